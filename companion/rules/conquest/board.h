// Who stands where on a board of hexes.
#pragma once

#include "companion/rules/conquest/units.h"

#include <optional>

namespace hexwarden::rules::conquest {

bool isWater(const GameState&, Hex);
bool isLand(const GameState&, Hex);

/// That player's building stands on the hex.
bool hasSettled(const GameState&, Colour, Hex);
/// Another player's building stands there, and whose.
std::optional<Colour> settledByOther(const GameState&, Colour, Hex);

/// A knight of that player, of any kind, stands on that land hex.
bool hasKnightOn(const GameState&, Colour, Hex);
/// A ship of that player, of any kind, is on a water hex beside it.
bool hasShipBeside(const GameState&, Colour, Hex);

/// The wall between two neighbouring hexes that stops that player (CONQ-52): none if none is there or it is their own.
std::optional<game::Occupant> wallAgainst(const GameState&, Colour, Hex, Hex);
/// The walls that stop that player at the sides of a hex.
std::vector<Edge> wallsAgainst(const GameState&, Colour, Hex);

}  // namespace hexwarden::rules::conquest
