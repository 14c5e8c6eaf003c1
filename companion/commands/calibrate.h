// hexwarden calibrate: the lens sheet, the lens and the profile of a table.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int calibrate(const Arguments&, Streams);

}  // namespace hexwarden::commands
