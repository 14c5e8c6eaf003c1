// How many number tokens lie on a board that was read.
#pragma once

#include "tracker/board/observation.h"

namespace hexwarden::board {

struct LaidTokens {
    int laid = 0;
    int wanted = 0;  ///< by the land that yields

    bool isAll() const { return laid >= wanted; }
};

/// By the likeliest of every tile.
inline LaidTokens laidTokens(const std::vector<TileReading>& tiles) {
    LaidTokens tokens;
    for (const TileReading& tile : tiles) {
        if (!yieldOf(tile.terrain[0].value)) continue;
        ++tokens.wanted;
        if (tile.token[0].value) ++tokens.laid;
    }
    return tokens;
}

}  // namespace hexwarden::board
