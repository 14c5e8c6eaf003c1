#include "companion/rules/base/sentences.h"
#include "companion/rules/routes.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"
#include "companion/rules/seafarers/ship_site.h"

#include <variant>

namespace hexwarden::rules::seafarers {
namespace {

// Cards in the order lumber brick wool grain ore.
constexpr Cards kShipCost{1, 0, 1};  // SEA-1
constexpr int kShips = 15;           // SEA-1

}  // namespace

std::optional<Hex> pirateHex(const GameState& state) {
    if (state.pirate) return state.pirate;
    return state.robber && board::isWater(state.layout.terrain[*state.robber]) ? state.robber : std::nullopt;
}

void judgeSite(const GameState& state, Colour player, Edge edge, bool mustJoin, Verdict& verdict) {
    const auto there = state.routes[edge];
    if (there.piece != Piece::none)
        verdict.object({.sentence = &kEdgeTaken, .player = player, .other = there.colour, .sites = {edge}});
    if (!touchesWater(state.layout, edge)) verdict.object({.sentence = &kNoSea, .player = player, .sites = {edge}});
    if (const auto pirate = pirateHex(state); pirate && board::touches(*pirate, edge))
        verdict.object({.sentence = &kPirateThere, .player = player, .sites = {edge, *pirate}});
    if (!mustJoin) return;
    const Joint joint = jointOf(state, edge, player, Piece::ship);
    if (joint.joined) return;
    for (Corner c : joint.barred)
        verdict.object(
            {.sentence = &kThroughOpponent, .player = player, .other = state.buildings[c].colour, .sites = {c}});
    if (joint.barred.empty()) verdict.object({.sentence = &kShipJoinsNothing, .player = player, .sites = {edge}});
}

void Ships::equip(Box& box, std::size_t) const {
    box.piece(Piece::ship) = kShips;
    box.price(Piece::ship) = Price{kShipCost, "SEA-1"};
    box.pirate = !box.robberAtSea;
    box.robbedAtSea = [](const GameState& state, const Ledger&, Hex h) { return sailorsAt(state, h); };
}

void Ships::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || built->piece != Piece::ship) return;
    if (!std::holds_alternative<Edge>(built->at))
        return verdict.object({.sentence = &kNoSea, .player = built->player, .sites = {built->at}});
    const Edge edge = std::get<Edge>(built->at);
    const bool settingUp = ledger.phase == Phase::setUp;
    judgeSite(state, built->player, edge, !settingUp, verdict);
    if (!settingUp || ledger.setUp.piece != Piece::road || built->player != ledger.active) return;
    verdict.waive(base::kRoadIsDue, "SEA-8");
    const auto both = ends(edge);
    if (ledger.setUp.from && both[0] != *ledger.setUp.from && both[1] != *ledger.setUp.from)
        verdict.object({.sentence = &kShipAtNewSettlement, .player = built->player, .sites = {*ledger.setUp.from}});
}

void CoastalSettlements::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || built->piece != Piece::settlement || !std::holds_alternative<Corner>(built->at)) return;
    if (reaches(state, std::get<Corner>(built->at), built->player, Piece::ship))
        verdict.waive(base::kSettlementJoinsNothing, "SEA-4");
}

}  // namespace hexwarden::rules::seafarers
