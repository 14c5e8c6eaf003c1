// A known shape of board: which hexes it has and what is in its box. Read from data/boards/*.txt:
//
//   board base-19
//   rows 3 4 5 4 3                  rows of land hexes from north to south, centred as a hexagon frame holds them
//   terrain forest 4                one line a kind
//   token 2 1                       number, how many
//   harbour 3:1 4                   kind, how many
#pragma once

#include "tracker/board/layout.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::board {

struct BoardSpec {
    std::string name;
    std::vector<Hex> land;  ///< in index order, the middle of the board at or next to 0,0
    std::array<int, kTerrains.size() + 1> terrainCount{};  ///< by Terrain
    std::array<int, 13> tokenCount{};                      ///< by number
    std::array<int, 7> harbourCount{};                     ///< by HarbourKind
};

/// Throws std::runtime_error naming `source` and the line that cannot be read.
BoardSpec parseBoardSpec(std::string_view text, std::string_view source);

/// The hex `h`, turned clockwise about 0,0 by `turns` sixths.
Hex turned(Hex h, int turns);

}  // namespace hexwarden::board
