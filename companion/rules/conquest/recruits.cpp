#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

constexpr int kUnitsATurn = 2;  // CONQ-31

const game::Built* recruits(const Event& event) {
    const auto* built = std::get_if<game::Built>(&event.body);
    return built && (isShip(built->piece) || isKnight(built->piece)) ? built : nullptr;
}

bool hasBuildingBeside(const GameState& state, Colour player, Hex sea) {
    const auto around = neighbours(sea);
    return std::any_of(around.begin(), around.end(), [&](Hex h) { return hasSettled(state, player, h); });
}

}  // namespace

void Recruits::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* built = recruits(event);
    if (!built || ledger.phase == Phase::setUp) return;
    const Colour player = built->player;
    const auto object = [&](const Sentence& sentence, std::optional<Colour> other = {}) {
        verdict.object({.sentence = &sentence, .player = player, .other = other, .sites = {built->at}});
    };
    if (of(accountOf(ledger).units.builtThisTurn, player) >= kUnitsATurn) object(kTwoUnitsATurn);
    const auto* hex = std::get_if<Hex>(&built->at);
    if (isShip(built->piece)) {
        if (!hex || !isWater(state, *hex) || !hasBuildingBeside(state, player, *hex)) object(kShipAtCoast);
        return;
    }
    if (const auto other = hex ? settledByOther(state, player, *hex) : std::nullopt)
        return object(kSettledByOther, other);
    const bool atHome =
        hex && isLand(state, *hex) && (hasSettled(state, player, *hex) || hasShipBeside(state, player, *hex));
    if (!atHome) object(kKnightAtHome);
}

void Recruits::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    auto& built = accountOf(ledger).units.builtThisTurn;
    if (const auto* unit = recruits(event)) ++of(built, unit->player);
    if (game::turnIsOver(before, after) || game::rollOf(event.body)) built = {};
}

}  // namespace hexwarden::rules::conquest
