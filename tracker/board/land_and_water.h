// All tiles that were read, those of the land first.
#pragma once

#include "tracker/board/observation.h"

#include <vector>

namespace hexwarden::board {

inline std::vector<TileReading> landAndWater(const Observation& seen) {
    std::vector<TileReading> all = seen.tiles;
    all.insert(all.end(), seen.water.begin(), seen.water.end());
    return all;
}

}  // namespace hexwarden::board
