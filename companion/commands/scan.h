// hexwarden scan: photographs in, what lies on their boards out.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int scan(const Arguments&, Streams);

}  // namespace hexwarden::commands
