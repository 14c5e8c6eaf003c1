// hexwarden teach: pieces shown once in pictures or a film, and a profile that knows them out.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int teach(const Arguments&, Streams);

}  // namespace hexwarden::commands
