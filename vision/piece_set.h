// Which pieces may lie on a table. Read from data/pieces/*.txt:
//
//   pieces base-4
//   colours red blue white orange
//   stock road 15                   kind, how many one player has; a kind that is not named does not occur
#pragma once

#include "tracker/board/words.h"

#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::vision {

struct PieceSet {
    std::string name;
    std::vector<board::Colour> colours;
    std::array<int, board::kPieceCount> stock{};  ///< by piece, of one player

    int stockOf(board::Piece p) const { return stock[static_cast<std::size_t>(p)]; }
};

/// Throws std::runtime_error naming `source` and the line that cannot be read.
PieceSet parsePieceSet(std::string_view text, std::string_view source);
/// Throws std::runtime_error naming the file if it cannot be read.
PieceSet readPieceSet(const std::filesystem::path&);

}  // namespace hexwarden::vision
