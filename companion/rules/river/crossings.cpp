#include "companion/rules/base/sentences.h"
#include "companion/rules/river/rules.h"
#include "companion/rules/river/sentences.h"
#include "companion/rules/routes.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::river {
namespace {

// Cards in the order lumber brick wool grain ore.
constexpr Cards kBridgeCost{1, 1, 0, 0, 1};        // RIVER-21
constexpr Cards kBridgeCostByCard{0, 0, 0, 0, 1};  // RIVER-24
constexpr int kRoadPieces = 2;                     // RIVER-21
constexpr int kBridges = 2;                        // RIVER-21: places for one

bool contains(const std::array<Edge, 2>& edges, Edge e) {
    return edges[0] == e || edges[1] == e;
}

void judgeRoad(const board::River& river, Colour player, Edge edge, Verdict& verdict) {
    const auto object = [&](const Sentence& sentence) {
        verdict.object({.sentence = &sentence, .player = player, .sites = {edge}});
    };
    if (contains(mouthSides(river), edge)) object(kNoRoadAtMouth);
    if (contains(bridgeSites(river), edge)) object(kBridgeOnly);
}

void judgeBridge(const GameState& state, const Ledger& ledger, Colour player, Edge edge, Verdict& verdict) {
    const auto object = [&](const Sentence& sentence, std::optional<Colour> other, Site site) {
        verdict.object({.sentence = &sentence, .player = player, .other = other, .sites = {site}});
    };
    const auto& river = state.layout.river;
    if (!river || !contains(bridgeSites(*river), edge)) return object(kNothingToBridge, {}, edge);
    if (const auto there = state.routes[edge]; there.piece != Piece::none) object(kBridgeTaken, there.colour, edge);
    if (const int left = ledger.left(player, Piece::road); left < kRoadPieces)
        verdict.object({.sentence = &kTwoRoadPieces, .player = player, .number = std::max(0, left)});
    const Joint joint = jointOf(state, edge, player, Piece::bridge);
    if (joint.joined) return;
    for (Corner c : joint.barred) object(kBridgeThroughOpponent, state.buildings[c].colour, c);
    if (joint.barred.empty()) object(kBridgeJoinsNothing, {}, edge);
}

}  // namespace

void Crossings::equip(Box& box, std::size_t) const {
    box.river = true;
    box.piece(Piece::bridge) = kBridges;
    box.price(Piece::bridge) = Price{kBridgeCost, "RIVER-21", kBridgeCostByCard};
    box.making(Piece::bridge) = {Piece::road, kRoadPieces};
}

void Crossings::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || !std::holds_alternative<Edge>(built->at)) return;
    const Edge edge = std::get<Edge>(built->at);
    if (built->piece == Piece::road && state.layout.river) judgeRoad(*state.layout.river, built->player, edge, verdict);
    if (built->piece == Piece::bridge) judgeBridge(state, ledger, built->player, edge, verdict);
}

void Banks::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto& river = state.layout.river;
    if (!river || !std::holds_alternative<game::Built>(event.body)) return;
    verdict.waive(base::kTooClose, "RIVER-31", [&](const Finding& f) {
        const auto side = edgeBetween(std::get<Corner>(f.sites[0]), std::get<Corner>(f.sites[1]));
        return side && contains(bridgeSites(*river), *side);
    });
}

void BareMouth::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* built = std::get_if<game::Built>(&event.body);
    if (!built || !state.layout.river || !std::holds_alternative<Corner>(built->at)) return;
    if (const Corner mouth = state.layout.river->mouth; std::get<Corner>(built->at) == mouth)
        verdict.object({.sentence = &kNothingAtMouth, .player = built->player, .sites = {mouth}});
}

}  // namespace hexwarden::rules::river
