// `hexwarden replay`: a journal's events and what follows from them, in words.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int replay(const Arguments&, Streams);

}  // namespace hexwarden::commands
