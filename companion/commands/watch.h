// `hexwarden watch`: a camera, a video, a folder of pictures or a stream as lines of what happens on the table.
#pragma once

#include "companion/commands/command.h"

namespace hexwarden::commands {

int watch(const Arguments&, Streams);

}  // namespace hexwarden::commands
