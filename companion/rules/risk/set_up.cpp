#include "companion/rules/base/sentences.h"
#include "companion/rules/risk/account.h"
#include "companion/rules/risk/control.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/risk/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::risk {
namespace {

using game::ArmiesPlaced;
using game::Built;

bool anyLandIsFree(const GameState& state) {
    const auto all = hexes(state.layout);
    return std::any_of(all.begin(), all.end(), [&](Hex h) { return isLand(state.layout, h) && isFree(state, h); });
}

bool isFreeBeside(const GameState& state, Corner c) {
    const auto around = hexes(c);
    return std::any_of(around.begin(), around.end(),
                       [&](Hex h) { return isLand(state.layout, h) && isFree(state, h); });
}

bool isSecondSettlement(const Ledger& ledger, const Built& e) {
    return ledger.phase == Phase::setUp && ledger.active == e.player && ledger.setUp.piece == Piece::settlement &&
           ledger.setUp.round == 2 && std::holds_alternative<Corner>(e.at);
}

/// A city recorded as such: for the second settlement, or over the one that has just become it.
void judgeCity(const GameState& state, const Ledger& ledger, const Built& e, Verdict& verdict) {
    const Corner c = std::get<Corner>(e.at);
    if (isSecondSettlement(ledger, e)) {
        verdict.waive(base::kSettlementIsDue, "RISK-5");
        verdict.waive(base::kNothingToUpgrade, "RISK-5");
        base::Settlements().judge(state, ledger, {.body = Built{e.player, Piece::settlement, c}}, verdict);
    } else if (accountOf(ledger).startedAt == c && state.buildings[c] == game::Occupant{Piece::city, e.player}) {
        verdict.waive(base::kRoadIsDue, "RISK-5");
        verdict.waive(base::kNothingToUpgrade, "RISK-5");
    }
}

void judgeArmy(const GameState& state, const Ledger& ledger, const ArmiesPlaced& e, Verdict& verdict) {
    if (accountOf(ledger).setUp == SetUpArmy::none) return;  // BASE-10 says what is due
    verdict.waive(base::kSetUpNotOver, "RISK-6");
    if (e.player != ledger.active) verdict.object({&base::kNotYourPlacement, e.player, ledger.active});
    if (e.count != 1) verdict.object({&kOneArmy, e.player});
    const bool besideBuilding = accountOf(ledger).setUp == SetUpArmy::besideBuilding && accountOf(ledger).startedAt;
    const Corner at = accountOf(ledger).startedAt.value_or(Corner{});
    if (!isLand(state.layout, e.at) || (besideBuilding && !board::touches(e.at, at)))
        return verdict.object({.sentence = &kBesideBuilding, .player = e.player, .sites = {e.at}});
    const bool mayBattle = besideBuilding && !isFreeBeside(state, at) && armiesOn(state, e.player, e.at) == 0;
    if (!isFree(state, e.at) && !mayBattle)
        verdict.object({.sentence = &kFreeHex, .player = e.player, .sites = {e.at}});
}

/// Lets the player at that seat, or the army's owner, go on setting up.
void await(Ledger& ledger, Colour player) {
    ledger.phase = Phase::setUp;
    ledger.active = player;
    ledger.setUp.piece = Piece::army;
    ledger.setUp.from =
        accountOf(ledger).setUp == SetUpArmy::besideBuilding ? accountOf(ledger).startedAt : std::nullopt;
}

}  // namespace

void SetUp::equip(Box& box, std::size_t) const {
    box.mayPass = true;
}

void SetUp::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (ledger.phase != Phase::setUp || !ledger.active) return;
    if (ledger.setUp.piece == Piece::army) {
        const auto number = verdict.objections.size();
        verdict.waive(base::kRoadIsDue, "RISK-6");
        if (verdict.objections.size() < number) verdict.object({&kArmyIsDue, playerOf(event.body), ledger.active});
    }
    if (const auto* built = std::get_if<Built>(&event.body)) {
        if (built->piece == Piece::city && std::holds_alternative<Corner>(built->at))
            judgeCity(state, ledger, *built, verdict);
    } else if (const auto* placed = std::get_if<ArmiesPlaced>(&event.body)) {
        judgeArmy(state, ledger, *placed, verdict);
    } else if (std::holds_alternative<game::Battled>(event.body)) {
        if (accountOf(ledger).landing) verdict.waive(base::kSetUpNotOver, "RISK-6");
    } else if (std::holds_alternative<game::TurnEnded>(event.body) && accountOf(ledger).setUp != SetUpArmy::none) {
        const auto& at = accountOf(ledger).startedAt;  // declining a battle means no army
        const bool mayDecline = accountOf(ledger).setUp == SetUpArmy::besideBuilding && at && !isFreeBeside(state, *at);
        if (!mayDecline) verdict.object({&kArmyIsDue, playerOf(event.body), ledger.active});
    }
}

void SetUp::settle(const GameState&, const Ledger& ledger, const Event& event, GameState& after) const {
    const auto* built = std::get_if<Built>(&event.body);
    if (built && built->piece == Piece::settlement && isSecondSettlement(ledger, *built))
        after.buildings[std::get<Corner>(built->at)].piece = Piece::city;
}

/// Stands after the rule that says whose building or route is due, and takes the floor when an army is.
void SetUp::account(const GameState&, const GameState& after, const Event& event, Ledger& ledger) const {
    if (std::holds_alternative<game::Began>(event.body)) accountOf(ledger) = {};
    const bool goesOn =
        ledger.phase == Phase::setUp || accountOf(ledger).setUp != SetUpArmy::none || accountOf(ledger).startedAt;
    if (after.turn.number > 0 || after.seats.empty() || !goesOn) return;
    RiskAccount& risk = accountOf(ledger);
    const auto player = playerOf(event.body);
    if (const auto* built = std::get_if<Built>(&event.body)) {
        if (const auto* corner = std::get_if<Corner>(&built->at)) {
            risk.startedAt = *corner;
            risk.setUp = SetUpArmy::none;
        } else if (risk.startedAt && after.buildings[*risk.startedAt].colour == built->player) {
            risk.setUp = SetUpArmy::besideBuilding;
        }
    } else if (risk.setUp == SetUpArmy::besideBuilding && !risk.landing) {
        const bool placed = std::holds_alternative<ArmiesPlaced>(event.body) ||
                            std::holds_alternative<game::Battled>(event.body) ||
                            std::holds_alternative<game::TurnEnded>(event.body);
        if (placed && player == after.buildings[*risk.startedAt].colour) {
            risk.setUp = SetUpArmy::none;
            risk.startedAt = std::nullopt;
        }
    }
    if (risk.setUp == SetUpArmy::besideBuilding) return await(ledger, after.buildings[*risk.startedAt].colour);
    if (ledger.phase == Phase::setUp && risk.setUp == SetUpArmy::none) return;  // a building or a route is due
    if (!anyLandIsFree(after)) {
        risk.setUp = SetUpArmy::none;
        risk.startedAt = std::nullopt;
        return;
    }
    const Colour first = nextPlayer(after, after.seats[0].colour);
    if (risk.setUp == SetUpArmy::none) {
        risk.nextToPlace = first;
    } else if (std::holds_alternative<ArmiesPlaced>(event.body) && player == risk.nextToPlace) {
        risk.nextToPlace = nextPlayer(after, *player);
    }
    risk.setUp = SetUpArmy::anywhere;
    await(ledger, risk.nextToPlace.value_or(first));
}

/// A table on which all buildings stand but not all land is held: armies are still being placed.
void SetUp::open(const GameState& state, Ledger& ledger) const {
    if (state.turn.number > 0 || ledger.phase != Phase::roll || state.seats.empty() || !anyLandIsFree(state)) return;
    std::size_t placed = 0;
    for (const game::Stack& s : state.stacks) placed += s.piece == Piece::army ? static_cast<std::size_t>(s.count) : 0;
    const std::size_t seats = state.seats.size(), round = placed > 2 * seats ? placed - 2 * seats : 0;
    accountOf(ledger).setUp = SetUpArmy::anywhere;
    accountOf(ledger).nextToPlace = state.seats[(1 + round) % seats].colour;
    await(ledger, *accountOf(ledger).nextToPlace);
}

}  // namespace hexwarden::rules::risk
