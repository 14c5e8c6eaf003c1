// Chains of roads, ships and bridges: what joins what, and the longest of them.
#pragma once

#include "companion/rules/path_search.h"

#include <array>
#include <optional>
#include <vector>

namespace hexwarden::rules {

/// Half roads that one piece counts, by Piece; 0: it is no part of a chain.
using RouteLengths = std::array<int, board::kPieceCount>;
constexpr RouteLengths lengthsOf(std::initializer_list<std::pair<Piece, int>> halfRoads) {
    RouteLengths lengths{};
    for (const auto& [piece, half] : halfRoads) lengths[static_cast<std::size_t>(piece)] = half;
    return lengths;
}

/// A bridge joins as a road does (RIVER-21); ships join ships (SEA-3).
constexpr bool joinAlike(Piece a, Piece b) {
    const auto onLand = [](Piece p) { return p == Piece::road || p == Piece::bridge; };
    return a == b || (onLand(a) && onLand(b));
}

/// How a piece would join what its owner has at the two ends of an edge.
struct Joint {
    bool joined = false;
    std::vector<Corner> barred;  ///< corners where it would join but for an opponent's building
};
Joint jointOf(const GameState&, Edge, Colour owner, Piece);

/// The owner's pieces of that kind that meet at a corner.
bool reaches(const GameState&, Corner, Colour owner, Piece);

struct LongestChain {
    int halfRoads = 0;
    std::vector<Edge> edges;  ///< in order
};

/// The heaviest chain of one player's pieces that uses no edge twice (BASE-32). A corner may be passed more than once;
/// an opponent's building there ends every chain (BASE-35); pieces that do not join alike meet only across the owner's
/// own building (SEA-3). Exact.
/// Pieces on the edges `without`, which are sorted, are no part of it.
LongestChain longestChain(const GameState&, Colour owner, const RouteLengths&, const std::vector<Edge>& without = {});

/// The same for several players at once, by colour.
game::ByColour<LongestChain> longestChains(const GameState&, const RouteLengths&, const std::vector<Edge>& without = {},
                                           ColourSet players = kEverybody);

/// Whose chains may differ between two tables: whoever has a piece that came or went, or one beside a building that
/// did.
ColourSet rerouted(const GameState& before, const GameState& after);

}  // namespace hexwarden::rules
