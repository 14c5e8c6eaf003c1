// `hexwarden cameras`: the cameras of this machine, their modes and what would be chosen.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int cameras(const Arguments&, Streams);

}  // namespace hexwarden::commands
