#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <variant>

namespace hexwarden::rules::risk {
namespace {

template <class... E>
bool isAny(const Event& event) {
    return (std::holds_alternative<E>(event.body) || ...);
}

bool isArmyMove(const Event& event) {
    const auto* moved = std::get_if<game::Moved>(&event.body);
    return moved && moved->piece == Piece::army;
}

/// Trade with the bank, building, buying and recruiting: what comes before attacks.
bool builds(const Ledger& ledger, const Event& event) {
    if (const auto* trade = std::get_if<game::Traded>(&event.body)) return !trade->with;
    if (const auto* placed = std::get_if<game::ArmiesPlaced>(&event.body))
        return placed->paid || placed->count > of(accountOf(ledger).freeArmies, placed->player);
    return isAny<game::Built, game::Bought>(event) || (isAny<game::Moved>(event) && !isArmyMove(event));
}

bool attacks(const Event& event) {
    return isAny<game::Battled>(event) || isArmyMove(event);
}

/// A fight without retreat (RISK-44) that is neither won nor lost: of armies that landed, or of a sneak attack that was
/// recorded as a battle, while armies are left to roll.
struct Fight {
    Colour attacker{};
    Hex from;
    Hex to;

    bool goesOnIn(const Event& event) const {
        const auto* e = std::get_if<game::Battled>(&event.body);
        return e && e->player == attacker && e->from == from && e->to == to;
    }
};

std::optional<Fight> fightOn(const GameState& state, const Ledger& ledger) {
    const RiskAccount& risk = accountOf(ledger);
    if (risk.landing) return Fight{risk.landing->attacker, risk.landing->at, risk.landing->at};
    if (!risk.battle || risk.battle->won || !ledger.active) return std::nullopt;
    const Battle& battle = *risk.battle;
    const bool sneaks = board::distance(battle.from, battle.to) > 1;
    if (!sneaks || armiesOn(state, *ledger.active, battle.from) < 2) return std::nullopt;
    return Fight{*ledger.active, battle.from, battle.to};
}

}  // namespace

void TurnOrder::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto player = playerOf(event.body);
    if (!player) return;
    const RiskAccount& risk = accountOf(ledger);
    const bool acts = builds(ledger, event) || attacks(event);
    const auto fight = fightOn(state, ledger);
    const bool waits = acts || isAny<game::ArmiesPlaced, game::TurnEnded, game::Rolled>(event);
    if (fight && waits && !fight->goesOnIn(event))
        verdict.object({.sentence = &kFightOn, .player = player, .other = fight->attacker, .sites = {fight->to}});
    if (player != ledger.active || ledger.phase != Phase::act) return;
    if (risk.redeployed && acts) verdict.object({&kRedeployed, player});
    if (risk.attacked && !mixed_ && builds(ledger, event)) verdict.object({&kBuildBeforeAttack, player});
    if (!isAny<game::TurnEnded>(event)) return;
    for (const game::Seat& seat : state.seats)
        if (const int count = of(risk.freeArmies, seat.colour); count > 0)
            verdict.ask({.sentence = &kFreeFirst, .player = player, .other = seat.colour, .number = count});
}

void TurnOrder::account(const GameState&, const GameState&, const Event& event, Ledger& ledger) const {
    RiskAccount& risk = accountOf(ledger);
    const bool endsBattle = builds(ledger, event) || isAny<game::TurnEnded, game::Rolled>(event);
    if (endsBattle) risk.battle = std::nullopt;
    if (!isAny<game::TurnEnded, game::Rolled>(event)) return;
    risk.attacked = risk.redeployed = false;
    risk.landing = std::nullopt;
    risk.sneakedFrom = risk.sneakFrees = risk.sneakGoesOn = std::nullopt;
}

}  // namespace hexwarden::rules::risk
