// How a box's frame holds a board: the coast all round, where its harbours lie, and the order in which tokens are laid.
// Known shapes only (data/boards): one island without bays.
#pragma once

#include "tracker/board/board_spec.h"
#include "tracker/board/edge.h"

#include <vector>

namespace hexwarden::board {

/// The coast's edges, clockwise from the north-west side of the first hex of the northernmost row.
std::vector<Edge> coastOf(const std::vector<Hex>& land);

/// Where the frame has harbours, clockwise: on the frame of three and four players 3, 4 and 3 edges apart, as its six
/// pieces are printed; on the larger one, whose pieces are laid in any order, as evenly as possible. `turn`: the frame
/// is rotated by this many edges.
std::vector<Edge> harbourSlots(const BoardSpec&, int turn = 0);

/// The land from that hex on, a corner of it, round by round and anticlockwise, as tokens A, B, C … are laid.
std::vector<Hex> spiralFrom(Hex corner, const std::vector<Hex>& land);

}  // namespace hexwarden::board
