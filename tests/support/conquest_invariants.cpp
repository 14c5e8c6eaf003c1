#include "tests/support/conquest_invariants.h"

#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/tally.h"
#include "companion/rules/routes.h"
#include "tests/support/slow_conquest.h"
#include "tests/support/slow_rules.h"

#include <algorithm>

namespace hexwarden::support {
namespace {

using namespace rules::conquest;
using rules::Ledger;
using rules::Phase;

template <class T>
bool hasTwice(std::vector<T> list) {
    std::sort(list.begin(), list.end());
    return std::adjacent_find(list.begin(), list.end()) != list.end();
}

std::optional<std::string> brokenCounter(const GameState& state, const Ledger& ledger) {
    const Progress& p = rules::conquest::accountOf(ledger).progress;
    if (rules::conquest::accountOf(ledger).economy.dragonGold < 0 ||
        rules::conquest::accountOf(ledger).economy.dragonGold >= kDragonGold)
        return "the dragon's counter holds what it should have spent";
    if (p.attackPhase != ((p.round - 1) / kRoundsAPhase % 2 == 1)) return "the phase does not belong to the round";
    if (p.order.size() != state.seats.size() || hasTwice(p.order)) return "the order of a round leaves somebody out";
    if (ledger.phase == Phase::setUp || ledger.phase == Phase::over) return std::nullopt;
    if (!ledger.active || of(p.hadTurn, *ledger.active)) return "it is the turn of somebody who had it in this round";
    for (const Call& call : rules::conquest::accountOf(ledger).economy.calls)
        if (call.struck.empty()) return "a peril strikes nobody";
    return std::nullopt;
}

std::optional<std::string> brokenTokens(const GameState& state, const Ledger& ledger) {
    const Progress& p = rules::conquest::accountOf(ledger).progress;
    int balance = 0, most = 0;
    for (const TokenAward& award : p.awards) {
        if (award.count == 0) return "an award of nothing";
        if (award.count < 0 && award.token != Token::balance) return "a token was taken back";
        if (award.token == Token::balance) balance += award.count;
    }
    if (balance < 0) return "Balance gave away more than it handed on";
    for (const game::Seat& seat : state.seats) {
        if (tokensOf(p, seat.colour) < 0) return "somebody has less than no token";
        most = std::max(most, tokensOf(p, seat.colour));
        for (Token once : {Token::armada, Token::legion})
            if (std::count_if(p.awards.begin(), p.awards.end(),
                              [&](const TokenAward& a) { return a.player == seat.colour && a.token == once; }) > 1)
                return "a fleet or an army paid twice";
    }
    for (Colour c : p.winners)
        if (tokensOf(p, c) != most) return "somebody won with fewer tokens";
    if ((ledger.phase == Phase::over) == p.winners.empty()) return "a game ends with winners and no other way";
    return std::nullopt;
}

/// Whatever can earn a token has earned it.
std::optional<std::string> unpaidShape(const GameState& state, const Ledger& ledger, Colour c) {
    const Spent& spent = of(rules::conquest::accountOf(ledger).progress.spent, c);
    if (hasTwice(spent.fortress) || hasTwice(spent.wall) || hasTwice(spent.metropolis)) return "a site paid twice";
    for (const auto& area : slowWalledIn(state, c))
        for (Hex h : area)
            if (std::find(spent.fortress.begin(), spent.fortress.end(), h) == spent.fortress.end())
                return "a walled-in building has not paid";
    GameState rest = state;
    for (Edge e : spent.wall) rest.routes[e] = {};
    if (slowLongest(rest, c, rules::lengthsOf({{Piece::wall, 1}})) >= 5) return "a great wall has not paid";
    for (const auto& group : slowConnectedBuildings(state, c, spent.metropolis))
        if (group.size() >= 3) return "a metropolis has not paid";
    return std::nullopt;
}

}  // namespace

std::optional<std::string> brokenRounds(const GameState& state, const Ledger& ledger) {
    if (auto broken = brokenCounter(state, ledger)) return broken;
    if (auto broken = brokenTokens(state, ledger)) return broken;
    const auto all = tallies(state);
    for (const game::Seat& seat : state.seats) {
        if (ledger.points.total(seat.colour) != of(all, seat.colour).points()) return "points do not add up";
        if (ledger.phase == Phase::over) continue;
        if (auto broken = unpaidShape(state, ledger, seat.colour)) return broken;
        const Spent& spent = of(rules::conquest::accountOf(ledger).progress.spent, seat.colour);
        if (of(all, seat.colour).allShips() >= 5 && !spent.armada) return "an armada has not paid";
        if (of(all, seat.colour).allKnights() >= 5 && !spent.legion) return "a legion has not paid";
    }
    return std::nullopt;
}

}  // namespace hexwarden::support
