// Victory tokens of battles (CONQ-86, CONQ-87). A battle is all attacks by one player on one hex in one turn.
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules_of_rounds.h"

#include <algorithm>
#include <set>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

/// Ships, knights and buildings on a hex that `counts(owner)`.
template <class Counts>
int piecesOn(const GameState& state, Hex h, Counts counts) {
    const auto building = state.hexBuildings[h];
    int pieces = building.piece != Piece::none && counts(building.colour);
    for (const game::Stack& s : state.stacks)
        if (s.at == h && counts(s.owner)) pieces += s.count;
    return pieces;
}

int enemiesOn(const GameState& state, Colour player, Hex h) {
    return piecesOn(state, h, [&](Colour c) { return c != player; });
}

void rewardAttacker(const GameState& before, const GameState& after, Colour player, Ledger& ledger) {
    const auto& fights = ledger.conquest.units.fights;
    if (fights.empty() || !fights.back().won) return;
    const Hex at = fights.back().at;
    if (enemiesOn(before, player, at) == 0 || enemiesOn(after, player, at) > 0) return;
    int beaten = 0;
    for (const Fight& f : fights)
        if (f.at == at) beaten += f.defendersBefore - f.enemiesLeft;
    if (beaten > 1) give(ledger.conquest.progress, player, Token::attacker, 1, {at});
}

/// At the end of a turn, when nobody attacks any more.
void rewardDefenders(const GameState& state, Ledger& ledger) {
    std::set<std::pair<Hex, Colour>> done;
    const auto& fights = ledger.conquest.units.fights;
    for (const Fight& first : fights) {
        if (!done.insert({first.at, first.defender}).second) continue;
        std::set<int> attackers;
        for (const Fight& f : fights)
            if (f.at == first.at && f.defender == first.defender) attackers.insert(f.attacker);
        const bool survives = piecesOn(state, first.at, [&](Colour c) { return c == first.defender; }) > 0;
        if (survives && static_cast<int>(attackers.size()) > first.defendersBefore)
            give(ledger.conquest.progress, first.defender, Token::defender, 1, {first.at});
    }
}

}  // namespace

void BattleTokens::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (ledger.phase == Phase::over) return;
    if (const auto* battled = std::get_if<game::Battled>(&event.body)) {
        rewardAttacker(before, after, battled->player, ledger);
    } else if (std::holds_alternative<game::TurnEnded>(event.body) || game::rollOf(event.body)) {
        rewardDefenders(after, ledger);
    }
}

}  // namespace hexwarden::rules::conquest
