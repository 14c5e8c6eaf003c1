#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"

#include <variant>

namespace hexwarden::rules::base {
namespace {

/// The event, if it builds a piece of that kind where it belongs.
template <class S>
const game::Built* builds(const Event& event, Piece piece) {
    const auto* built = std::get_if<game::Built>(&event.body);
    return built && built->piece == piece && std::holds_alternative<S>(built->at) ? built : nullptr;
}

}  // namespace

void Roads::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* built = builds<Edge>(event, Piece::road);
    if (!built) return;
    const Edge edge = std::get<Edge>(built->at);
    const auto there = state.routes[edge];
    if (there.piece != Piece::none)
        verdict.object({.sentence = &kEdgeTaken, .player = built->player, .other = there.colour, .sites = {edge}});
    if (!touchesLand(state.layout, edge))
        verdict.object({.sentence = &kNoLand, .player = built->player, .sites = {edge}});
    if (ledger.phase == Phase::setUp) return;

    const Joint joint = jointOf(state, edge, built->player, Piece::road);
    if (joint.joined) return;
    for (Corner c : joint.barred)
        verdict.object(
            {.sentence = &kThroughOpponent, .player = built->player, .other = state.buildings[c].colour, .sites = {c}});
    if (joint.barred.empty())
        verdict.object({.sentence = &kRoadJoinsNothing, .player = built->player, .sites = {edge}});
}

void Settlements::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* any = std::get_if<game::Built>(&event.body);
        any && board::isBuilding(any->piece) && !std::holds_alternative<Corner>(any->at))
        verdict.object({.sentence = &kNotOnACorner, .player = any->player, .piece = any->piece, .sites = {any->at}});
    const auto* built = builds<Corner>(event, Piece::settlement);
    if (!built) return;
    const Corner corner = std::get<Corner>(built->at);
    const auto object = [&](const Sentence& sentence, std::optional<Colour> other, std::vector<Site> sites) {
        verdict.object({.sentence = &sentence, .player = built->player, .other = other, .sites = std::move(sites)});
    };
    if (const auto there = state.buildings[corner]; there.piece != Piece::none)
        object(kCornerTaken, there.colour, {corner});
    for (Corner next : neighbours(corner))
        if (const auto near = state.buildings[next]; near.piece != Piece::none)
            object(kTooClose, near.colour, {corner, next});
    if (!touchesLand(state.layout, corner)) object(kCornerOffLand, {}, {corner});
    if (ledger.phase != Phase::setUp && !reaches(state, corner, built->player, Piece::road))
        object(kSettlementJoinsNothing, {}, {corner});
}

void Cities::judge(const GameState& state, const Ledger&, const Event& event, Verdict& verdict) const {
    const auto* built = builds<Corner>(event, Piece::city);
    if (!built) return;
    const Corner corner = std::get<Corner>(built->at);
    if (state.buildings[corner] != game::Occupant{Piece::settlement, built->player})
        verdict.object({.sentence = &kNothingToUpgrade, .player = built->player, .sites = {corner}});
}

}  // namespace hexwarden::rules::base
