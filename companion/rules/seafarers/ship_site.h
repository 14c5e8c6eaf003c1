// Where a ship may lie, for building one and for moving one.
#pragma once

#include "companion/rules/verdict.h"

namespace hexwarden::rules::seafarers {

/// The hex that the pirate holds, or, where one robber is both, the robber at sea (RISK-4).
std::optional<Hex> pirateHex(const GameState&);

/// SEA-2 and SEA-7 for a new ship on that edge; with `mustJoin` it has to join what its owner has.
void judgeSite(const GameState&, Colour player, Edge, bool mustJoin, Verdict&);

}  // namespace hexwarden::rules::seafarers
