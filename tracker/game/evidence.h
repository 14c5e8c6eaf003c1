// Names of the pictures that an event rests on. `Event::evidence` names the photograph of the whole table; the
// close-ups of what changed lie beside it.
#pragma once

#include <string>

namespace hexwarden::game {

/// "12.jpg" -> "12-before.jpg", "12-after.jpg"; empty stays empty. Either picture may be missing.
std::string closeUpBefore(const std::string& evidence);
std::string closeUpAfter(const std::string& evidence);

}  // namespace hexwarden::game
