// `hexwarden doctor`: what this machine has, what is wrong with it, and the cure.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int doctor(const Arguments&, Streams);

}  // namespace hexwarden::commands
