// Moves and attacks of Conquest's ships and knights once more, slow and obvious: clause by clause, one hex and one
// piece at a time.
#pragma once

#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/ways.h"

#include <random>
#include <set>

namespace hexwarden::support {

/// CONQ-33, CONQ-38, CONQ-52: every hex that a piece can get to, by all ways of at most so many steps.
std::set<rules::Hex> slowReach(const rules::GameState&, const rules::conquest::Mover&);

/// CONQ-34, CONQ-37, CONQ-52: what a piece attacks from its hex, with its defenders; sorted as `attacksOf` sorts.
std::vector<rules::conquest::Attack> slowAttacks(const rules::GameState&, rules::Colour, rules::Piece, rules::Hex at);

/// Puts up to three knights of each kind aboard some cargo ships, as far as they have room.
void embarkSome(rules::GameState&, std::mt19937&);

}  // namespace hexwarden::support
