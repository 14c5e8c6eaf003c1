// Whether what was read on a lattice of hexes is credible: a honeycomb has a lattice too, and a mirrored board has
// tiles but no numbers that can be trusted.
#pragma once

#include "tracker/board/message.h"
#include "tracker/board/observation.h"
#include "vision/frame.h"

#include <optional>

namespace hexwarden::vision {

class BoardFinder;
class Reader;

/// Mean probability of the most likely terrain and token, over all tiles; 1 if there are no tiles.
double tileCredence(const board::Observation&);

/// Why this is no board of the game, judged by its tiles; none if it may be one.
std::optional<board::Message> objectionToTiles(const board::Observation&);

/// Whether enough tokens show a number for `isMirrored` to tell.
bool showsNumbers(const board::Observation&);

/// Whether the picture shows the table as a mirror does: its tokens are doubtful as read, and less so in the mirrored
/// picture. Looks at the mirrored picture only where there is doubt; then it takes as long as another reading of tiles.
bool isMirrored(BoardFinder&, Reader&, const Frame&, const board::Observation& seen);

/// What to do about it.
board::Message mirrored();

}  // namespace hexwarden::vision
