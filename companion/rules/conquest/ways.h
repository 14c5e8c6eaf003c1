// Where a ship or a knight can go, its range left aside (CONQ-33, CONQ-52).
#pragma once

#include "companion/rules/words.h"

#include <optional>

namespace hexwarden::rules::conquest {

/// One step between neighbouring hexes: ships keep to water, knights to land and out of other players' walls.
bool mayStep(const GameState&, Colour owner, Piece unit, Hex from, Hex to);

/// Steps of the shortest way that is open to the piece (CONQ-88), 0 for none to go; none if no way leads there. A hex
/// that another player has settled may be entered, but there the way ends.
std::optional<int> stepsBetween(const GameState&, Colour owner, Piece unit, Hex from, Hex to);

}  // namespace hexwarden::rules::conquest
