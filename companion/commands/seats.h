// Who plays, as the command line says it: `red:Ann,blue:Ben`.
#pragma once

#include "tracker/game/event.h"

#include <string>
#include <vector>

namespace hexwarden::commands {

/// In playing order, placed round the table clockwise from the south. A name may be left out. Throws
/// board::Failure with one sentence if a colour is none or comes twice.
std::vector<game::Seat> seatsOf(const std::string& words);

}  // namespace hexwarden::commands
