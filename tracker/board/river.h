// The river tile of the Great River.
#pragma once

#include "tracker/board/site.h"

namespace hexwarden::board {

/// The river tile (RIVER-1, RIVER-2): three hexes in a chain and C1, the corner of z where the river meets the sea.
struct River {
    Hex x;  ///< mountains
    Hex y;  ///< hills
    Hex z;  ///< the flood plain
    Corner mouth;

    bool operator==(const River&) const = default;
};

}  // namespace hexwarden::board
