// Victory tokens of battles (CONQ-86, CONQ-87). A battle is all attacks by one player on one hex in one turn.
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules_of_rounds.h"

#include <algorithm>
#include <set>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

/// Ships, knights and buildings on a hex for which `counts(owner, aboard)`.
template <class Counts>
int piecesOn(const GameState& state, Hex h, Counts counts) {
    const auto building = state.hexBuildings[h];
    int pieces = building.piece != Piece::none && counts(building.colour, false);
    for (const game::Stack& s : state.stacks)
        if (s.at == h && counts(s.owner, isAboard(state.layout, s))) pieces += s.count;
    return pieces;
}

int enemiesOn(const GameState& state, Colour player, Hex h) {
    return piecesOn(state, h, [&](Colour c, bool) { return c != player; });
}

/// Whoever is aboard does not defend.
int defendersOn(const GameState& state, Colour player, Hex h) {
    return piecesOn(state, h, [&](Colour c, bool aboard) { return c == player && !aboard; });
}

void rewardAttacker(const GameState& before, const GameState& after, const game::Battled& e, Ledger& ledger) {
    if (enemiesOn(before, e.player, e.to) == 0 || enemiesOn(after, e.player, e.to) > 0) return;
    int beaten = 0;
    for (const Fight& f : accountOf(ledger).units.fights)
        if (f.at == e.to) beaten += f.defendersBefore - f.enemiesLeft;
    if (beaten > 1) give(accountOf(ledger).progress, e.player, Token::attacker, 1, {e.to});
}

void noteDefenders(const GameState& before, Hex at, Progress& progress) {
    const bool known =
        std::any_of(progress.assaults.begin(), progress.assaults.end(), [&](const Assault& a) { return a.at == at; });
    if (known) return;
    for (const game::Seat& seat : before.seats)
        if (const int n = defendersOn(before, seat.colour, at); n > 0)
            progress.assaults.push_back({at, seat.colour, n});
}

/// At the end of a turn, when nobody attacks any more.
void rewardDefenders(const GameState& state, Ledger& ledger) {
    Progress& progress = accountOf(ledger).progress;
    for (const Assault& assault : progress.assaults) {
        std::set<int> attackers;
        for (const Fight& f : accountOf(ledger).units.fights)
            if (f.at == assault.at && f.defender == assault.defender) attackers.insert(f.attacker);
        const bool survives = defendersOn(state, assault.defender, assault.at) > 0;
        if (survives && static_cast<int>(attackers.size()) > assault.defenders)
            give(progress, assault.defender, Token::defender, 1, {assault.at});
    }
    progress.assaults.clear();
}

}  // namespace

void BattleTokens::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    if (ledger.phase == Phase::over) return;
    if (const auto* battled = std::get_if<game::Battled>(&event.body)) {
        rewardAttacker(before, after, *battled, ledger);
        noteDefenders(before, battled->to, accountOf(ledger).progress);
    } else if (game::turnIsOver(before, after)) {
        rewardDefenders(after, ledger);
    }
}

}  // namespace hexwarden::rules::conquest
