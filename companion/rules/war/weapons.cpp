#include "companion/rules/base/sentences.h"
#include "companion/rules/war/rules.h"
#include "companion/rules/war/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::war {
namespace {

constexpr Cards kWeaponCost{1, 0, 0, 0, 1};  // WAR-1: lumber brick wool grain ore

/// Weapons bought lie with their cards, weapons burned for without; those with cards are used first.
void layCards(const GameState& state, Ledger& ledger) {
    ledger.cardsOnTable = {};
    for (const game::Deeds& deeds : state.deeds)
        for (std::size_t kind = 0; kind < kWeaponCost.size(); ++kind)
            ledger.cardsOnTable[kind] += std::max(0, deeds.weaponsBought - deeds.weaponsUsed) * kWeaponCost[kind];
}

bool buysWeapon(const Event& event) {
    const auto* bought = std::get_if<game::Bought>(&event.body);
    return bought && bought->what == game::Bought::What::weapon;
}

}  // namespace

void Weapons::equip(Box& box, std::size_t) const {
    box.weapon = Price{kWeaponCost, "WAR-1"};
    box.weaponsDestroy = true;
}

void Weapons::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (!buysWeapon(event)) return;
    if (ledger.phase == Phase::between) verdict.object({&base::kOnlyBuilding, playerOf(event.body)});
}

void Weapons::account(const GameState&, const GameState& after, const Event&, Ledger& ledger) const {
    if (!cardsReturnAtOnce_) layCards(after, ledger);
}

void Weapons::open(const GameState& state, Ledger& ledger) const {
    if (!cardsReturnAtOnce_) layCards(state, ledger);
}

void Burning::equip(Box& box, std::size_t) const {
    box.burns = allowed_;
}

void Burning::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* burned = std::get_if<game::Burned>(&event.body);
    if (!burned) return;
    verdict.waive(base::kRollFirst, "WAR-33");
    if (!allowed_) return verdict.object({&kNoBurning, burned->player});
    if (of(ledger.army.count, burned->player) == 0) verdict.object({&kNoKnightToBurn, burned->player});
}

void Burning::account(const GameState&, const GameState&, const Event& event, Ledger& ledger) const {
    const auto* burned = std::get_if<game::Burned>(&event.body);
    if (burned && of(ledger.army.count, burned->player) > 0) ++of(ledger.knightsDiscarded, burned->player);
}

}  // namespace hexwarden::rules::war
