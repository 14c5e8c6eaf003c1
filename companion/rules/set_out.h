// How the base game's boards are set out (BASE-1 to BASE-4): dealt, or as the box shows beginners, and its tokens in
// the order of their letters.
#pragma once

#include "tracker/board/board_spec.h"

#include <cstdint>
#include <vector>

namespace hexwarden::rules {

/// The tokens of that box in the order of their letters; empty for a box that has none.
std::vector<board::Token> tokensInOrder(const board::BoardSpec&);

/// Lays them along the spiral from that corner; deserts are passed over. Where the land has other deserts than the box,
/// the last ones are left out, or the last hexes go without.
void layTokens(board::Layout&, const board::BoardSpec&, board::Hex corner);

/// Lays what the box has of harbours on these edges; `kinds` in their order. Others are taken away.
void layHarbours(board::Layout&, const std::vector<board::Edge>& places, const std::vector<board::HarbourKind>& kinds);

/// The kinds as the frame of three and four players shows them, clockwise from the north-west; of another box, its
/// harbours kind by kind.
std::vector<board::HarbourKind> harboursInOrder(const board::BoardSpec&);

/// A legal board of that box, the same for the same seed on every machine: terrains, tokens and harbours are shuffled,
/// and no two red tokens lie side by side.
board::Layout deal(const board::BoardSpec&, std::uint64_t seed);

/// The board for beginners of the box for three and four; none for another box.
board::Layout beginners(const board::BoardSpec&);

}  // namespace hexwarden::rules
