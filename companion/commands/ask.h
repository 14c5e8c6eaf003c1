#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

/// hexwarden ask: JSON lines on standard input, one JSON line each on standard output, in order. Exit status 0 if all
/// lines were answered, 1 otherwise.
int ask(const Arguments&, Streams);

}  // namespace hexwarden::commands
