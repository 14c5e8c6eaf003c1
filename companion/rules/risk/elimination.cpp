#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

/// The next player who is still in the game; the same one if nobody else is.
Colour nextInGame(const GameState& state, ColourSet out, Colour after) {
    Colour next = after;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        next = nextPlayer(state, next);
        if (!out.has(next)) return next;
    }
    return after;
}

/// Rulings and corrections, and events that are nobody's decision, are open to everybody.
bool isDeed(const Event& event) {
    return playerOf(event.body) && !std::holds_alternative<game::Consented>(event.body) &&
           !std::holds_alternative<game::Left>(event.body);
}

ColourSet holdersOf(const GameState& state, const RiskAccount& risk) {
    ColourSet all;
    for (const game::Seat& seat : state.seats) all.add(seat.colour);
    return all - Control(state, risk).withoutBuilding();
}

/// A fight of landed armies ends with their owner: armies of a player who is out defend, they do not attack.
void putOut(Colour player, Ledger& ledger) {
    accountOf(ledger).out.add(player);
    of(ledger.hands, player) = Hand{};
    of(accountOf(ledger).freeArmies, player) = 0;
    auto& landing = accountOf(ledger).landing;
    if (landing && landing->attacker == player) landing = std::nullopt;
}

/// Cards bought and not played are shuffled in again.
void returnCards(const GameState& state, Ledger& ledger) {
    for (Colour c : board::kColours) {
        if (!accountOf(ledger).out.has(c)) continue;
        const auto& deeds = of(state.deeds, c);
        ledger.deck += std::max(0, deeds.cardsBought - std::accumulate(deeds.played.begin(), deeds.played.end(), 0));
    }
}

}  // namespace

void Elimination::equip(Box& box, std::size_t) const {
    box.mayLeave = true;
}

void Elimination::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (std::holds_alternative<game::Left>(event.body))
        for (const Sentence* lifted : {&base::kNotYourTurn, &base::kRollFirst, &base::kSetUpNotOver})
            verdict.waive(*lifted, "RISK-50");
    if (isDeed(event) && accountOf(ledger).out.has(*playerOf(event.body)))
        verdict.object({&kIsOut, playerOf(event.body)});
    const auto* trade = std::get_if<game::Traded>(&event.body);
    if (trade && trade->with && accountOf(ledger).out.has(*trade->with)) verdict.object({&kIsOut, trade->with});
}

void Elimination::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (const auto* left = std::get_if<game::Left>(&event.body)) putOut(left->player, ledger);
    const bool piecesChange = playerOf(event.body) && !std::holds_alternative<game::Rolled>(event.body) &&
                              !std::holds_alternative<game::Traded>(event.body);
    if (piecesChange) {
        const ColourSet now = holdersOf(after, accountOf(ledger));
        if (ledger.phase != Phase::setUp)
            for (Colour c : board::kColours)
                if ((accountOf(ledger).holders - now).has(c)) putOut(c, ledger);
        accountOf(ledger).holders = now - accountOf(ledger).out;
    }
    if (accountOf(ledger).out == ColourSet{}) return;
    returnCards(after, ledger);
    if (ledger.active && accountOf(ledger).out.has(*ledger.active) &&
        (ledger.phase == Phase::roll || ledger.phase == Phase::act)) {
        ledger.phase = Phase::roll;
        ledger.active = nextInGame(after, accountOf(ledger).out, *ledger.active);
        ledger.thiefDue = ledger.discardsDue = false;
    }
}

void Elimination::open(const GameState& state, Ledger& ledger) const {
    accountOf(ledger).holders = holdersOf(state, accountOf(ledger));
}

}  // namespace hexwarden::rules::risk
