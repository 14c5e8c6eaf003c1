// The rules of the Great River once more, slow and obvious, to hold the fast ones against: the corners A1 to B3 are
// looked up as the rule book draws them.
#pragma once

#include "tests/support/slow_rules.h"

#include <optional>

namespace hexwarden::support {

/// Puts a river tile somewhere on the table, or does nothing if a try finds no place for it.
void layRiver(GameState&, std::mt19937&);

/// RIVER-20, RIVER-21, RIVER-30, RIVER-31, as texts.
std::set<std::string> slowRiverPlacements(const GameState&, Colour, Piece);

/// RIVER-10, RIVER-14.
game::ByColour<game::Cards> slowRiverProduction(const GameState&, bool flooded, int roll);

/// RIVER-22, RIVER-23: who holds the longest road after `before` held it.
std::optional<Colour> slowRiverHolder(const GameState&, std::optional<Colour> before);

}  // namespace hexwarden::support
