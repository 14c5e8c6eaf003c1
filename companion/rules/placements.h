// Every site where a piece may be built: exactly those on which the rules have no objection.
#pragma once

#include "companion/rules/rule_set.h"

#include <vector>

namespace hexwarden::rules {

/// Legal sites for one kind, sorted by name. Asked for the moment that state and ledger describe: out of turn there is
/// none.
std::vector<Site> placements(const RuleSet&, const GameState&, const Ledger&, Colour, Piece);

struct PieceMoves {
    Site from;
    std::vector<Site> to;  ///< sorted by name
};

/// Every legal move of that player's pieces of one kind that lie on edges, sorted by name; pieces that cannot move are
/// left out.
std::vector<PieceMoves> moves(const RuleSet&, const GameState&, const Ledger&, Colour, Piece);

/// The same moment, but as if `player` had rolled and were building: "where could I build?".
void letAct(GameState&, Ledger&, Colour player);
/// As if `player` had to move the robber or the pirate, and nobody had to discard any more: "may he go there?".
void letSendThief(Ledger&, Colour player);

}  // namespace hexwarden::rules
