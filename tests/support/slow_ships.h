// Ship moves of Seafarers once more, slow and obvious: clause by clause, by trying every way along the ships.
#pragma once

#include "companion/rules/words.h"

#include <set>
#include <utility>

namespace hexwarden::support {

/// SEA-5, SEA-7: every move of that player's ships, from and to, on a turn in which none was built or moved.
std::set<std::pair<rules::Edge, rules::Edge>> slowShipMoves(const rules::GameState&, rules::Colour);

}  // namespace hexwarden::support
