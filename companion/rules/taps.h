// What a tap on a site can mean, in every book: as the table lies, whether the rules allow it or not.
#pragma once

#include "companion/rules/rule_set.h"

namespace hexwarden::rules {

/// All players in the order of their seats, whoever is at turn first.
std::vector<Colour> activeFirst(const GameState&, const Ledger&);

/// A player can mean to build that kind there: it suits the place, and the site is free, or a building of theirs
/// becomes another. On a hex there is always room for one more ship, knight or army.
bool canMeanToBuild(const Box&, const GameState&, const Site&, Colour player, Piece);

/// What the books add, then moves, building, taking away and the thief. A move has all pieces of its kind on the site
/// for its count, and the site for its goal: where they go is still to be tapped.
std::vector<game::Body> tapsOn(const RuleSet&, const GameState&, const Ledger&, const Site&);

}  // namespace hexwarden::rules
