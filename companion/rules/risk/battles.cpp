#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

using game::Battled;

/// Both sides of a battle as they stand. Armies that have landed fight on the hex itself, and none stays behind.
struct Sides {
    std::optional<Colour> defender;
    int attackers = 0;
    int defenders = 0;
    bool landed = false;

    int staying() const { return armiesStaying(landed); }
};

Sides sidesOf(const GameState& state, const Battled& e) {
    Sides sides{enemyOn(state, e.player, e.to), armiesOn(state, e.player, e.from), 0, e.from == e.to};
    if (sides.defender) sides.defenders = armiesOn(state, *sides.defender, e.to);
    return sides;
}

bool isOn(const RiskAccount& risk, const Battled& e) {
    if (e.from == e.to) return risk.landing && risk.landing->at == e.to;
    return risk.battle == Battle{e.from, e.to, false};
}

void judgeDice(const Sides& sides, const Ledger& ledger, const Battled& e, Verdict& verdict) {
    if (e.attack.empty() && e.defend.empty()) return verdict.object({&kNoDice, e.player, sides.defender});
    if (e.attack.empty() && !isOn(accountOf(ledger), e))
        verdict.object({.sentence = &kNoBattleOn, .player = e.player, .sites = {e.to}});
    const int attack = attackDice(sides.attackers, sides.staying());
    const int defend = defenceDice(sides.defenders);
    if (static_cast<int>(e.attack.size()) > attack)
        verdict.object({.sentence = &kAttackDice, .player = e.player, .number = attack, .sites = {e.from}});
    if (sides.defender && static_cast<int>(e.defend.size()) > defend)
        verdict.object({.sentence = &kDefenceDice,
                        .player = e.player,
                        .other = sides.defender,
                        .number = defend,
                        .sites = {e.to}});
}

/// BATTLE-2, or all of the side that forfeits (RISK-13).
Losses outcomeOf(const Sides& sides, const Battled& e) {
    if (e.attack.empty() && e.defend.empty()) return {};
    if (e.attack.empty()) return {sides.attackers - sides.staying(), 0};
    if (e.defend.empty()) return {0, sides.defenders};
    return lossesOf(e.attack, e.defend);
}

void addArmies(GameState& state, Colour player, Hex at, int count) {
    game::apply(state, {.body = game::ArmiesPlaced{player, at, count, {}}});
}

}  // namespace

void Battles::equip(Box& box, std::size_t) const {
    box.armiesFight = true;
    box.diceOfBattles = true;
}

void Battles::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (std::holds_alternative<game::Lost>(event.body) || std::holds_alternative<game::Removed>(event.body)) {
        const auto* lost = std::get_if<game::Lost>(&event.body);
        const auto* removed = std::get_if<game::Removed>(&event.body);
        if ((lost && lost->piece == Piece::army) || (removed && removed->piece == Piece::army))
            verdict.object({&kArmiesStay, playerOf(event.body)});
        return;
    }
    const auto* e = std::get_if<Battled>(&event.body);
    if (!e) return;
    const Sides sides = sidesOf(state, *e);
    // Free armies come in others' turns and before the own roll or the robber too (RISK-41), and fight at once.
    if (sides.landed && isOn(accountOf(ledger), *e) && e->player == accountOf(ledger).landing->attacker)
        for (const Sentence* lifted : {&base::kNotYourTurn, &base::kRollFirst, &base::kThiefFirst})
            verdict.waive(*lifted, "RISK-32");
    if (!sides.defender) verdict.object({.sentence = &kNoEnemy, .player = e->player, .sites = {e->to}});
    judgeDice(sides, ledger, *e, verdict);
    if (sides.defender && board::distance(e->from, e->to) > 1 && !isOn(accountOf(ledger), *e))
        judgeSneakAttack(state, ledger, e->player, e->from, e->to, verdict);
}

void Battles::settle(const GameState& before, const Ledger&, const Event& event, GameState& after) const {
    const auto* e = std::get_if<Battled>(&event.body);
    if (!e) return;
    const Sides sides = sidesOf(before, *e);
    if (!sides.defender) return;
    const Losses losses = outcomeOf(sides, *e);
    addArmies(after, e->player, e->from, -std::min(losses.attacker, sides.attackers));
    addArmies(after, *sides.defender, e->to, -std::min(losses.defender, sides.defenders));
    if (losses.defender < sides.defenders || sides.landed) return;
    const int left = sides.attackers - losses.attacker;
    const int dice = e->defend.empty() ? 1 : static_cast<int>(e->attack.size());  // BATTLE-4, RISK-13
    const int moving = std::clamp(dice, 0, std::max(0, left - 1));
    addArmies(after, e->player, e->from, -moving);
    addArmies(after, e->player, e->to, moving);
}

void Battles::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    RiskAccount& risk = accountOf(ledger);
    const auto* e = std::get_if<Battled>(&event.body);
    if (!e) return;
    const Sides sides = sidesOf(before, *e);
    const bool won = sides.defender && armiesOn(after, *sides.defender, e->to) == 0;
    const bool over = won || armiesOn(after, e->player, e->from) <= sides.staying();
    if (board::distance(e->from, e->to) > 1 && !isOn(risk, *e))
        noteSneakAttack(before, e->player, e->from, e->to, risk);
    if (won && risk.sneakFrees == e->to) risk.sneakGoesOn = e->to;
    if (over) risk.sneakFrees = std::nullopt;
    if (sides.landed) {
        if (over && isOn(risk, *e)) risk.landing = std::nullopt;
        return;
    }
    if (ledger.phase != Phase::setUp) risk.attacked = true;
    const bool forfeited = e->attack.empty();
    risk.battle = forfeited ? std::nullopt : std::optional(Battle{e->from, e->to, won});
}

}  // namespace hexwarden::rules::risk
