// Where armies may be recruited (RISK-32, RISK-42).
#pragma once

#include "companion/rules/risk/control.h"

#include <vector>

namespace hexwarden::rules::risk {

/// Hexes on which a player may put recruited or free armies, sorted by name: where they have troops, beside a building
/// of theirs that another controls, and without any troops beside any building of theirs. None for who is out.
std::vector<Hex> recruitingHexes(const GameState&, const Control&, Colour);

/// One of them.
bool mayRecruitAt(const GameState&, const Control&, Colour, Hex);

/// Armies of that player can come to lie there: on a free hex or their own, else where they may recruit, or where they
/// are placed before the first turn (RISK-6).
bool canComeTo(const GameState&, const Ledger&, Colour, Hex);

}  // namespace hexwarden::rules::risk
