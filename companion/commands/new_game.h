// `hexwarden new`: starts the journal of a game without a display.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int newGame(const Arguments&, Streams);

}  // namespace hexwarden::commands
