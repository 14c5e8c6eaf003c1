#include "companion/rules/base/sentences.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

void judgeSite(const GameState& state, Colour player, Edge edge, Verdict& verdict) {
    if (const auto there = state.routes[edge]; there.piece != Piece::none)
        verdict.object({.sentence = &kWallTaken, .player = player, .other = there.colour, .sites = {edge}});
    const auto sides = hexes(edge);
    const bool atHome = std::any_of(sides.begin(), sides.end(), [&](Hex h) {
        return hasSettled(state, player, h) || hasKnightOn(state, player, h);
    });
    if (!atHome) verdict.object({.sentence = &kWallAtHome, .player = player, .sites = {edge}});
}

/// The event, if it moves a wall from edge to edge.
const game::Moved* movesWall(const Event& event) {
    const auto* moved = std::get_if<game::Moved>(&event.body);
    return moved && moved->piece == Piece::wall ? moved : nullptr;
}

void judgeMove(const GameState& state, const Ledger& ledger, const game::Moved& e, Verdict& verdict) {
    verdict.waive(base::kNothingMoves, "CONQ-51");
    const Edge from = std::get<Edge>(e.from), to = std::get<Edge>(e.to);
    if (accountOf(ledger).units.wallMoved) verdict.object({.sentence = &kOneWallATurn, .player = e.player});
    if (state.routes[from] != game::Occupant{Piece::wall, e.player})
        verdict.object({.sentence = &kNoWallThere, .player = e.player, .sites = {from}});
    judgeSite(state, e.player, to, verdict);
}

}  // namespace

void Walls::equip(Box& box, std::size_t) const {
    box.letMove(Piece::wall);
}

void Walls::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    if (const auto* built = std::get_if<game::Built>(&event.body)) {
        if (built->piece == Piece::wall) judgeSite(state, built->player, std::get<Edge>(built->at), verdict);
    } else if (const auto* moved = movesWall(event)) {
        judgeMove(state, ledger, *moved, verdict);
    } else if (const auto* played = std::get_if<game::Played>(&event.body)) {
        const auto isNoWall = [](const auto& build) { return build.first != Piece::wall; };
        if (std::any_of(played->builds.begin(), played->builds.end(), isNoWall))
            verdict.object({.sentence = &kTwoWalls, .player = played->player});
    }
}

void Walls::account(const GameState&, const GameState&, const Event& event, Ledger& ledger) const {
    if (movesWall(event)) accountOf(ledger).units.wallMoved = true;
    if (std::holds_alternative<game::TurnEnded>(event.body) || game::rollOf(event.body))
        accountOf(ledger).units.wallMoved = false;
}

}  // namespace hexwarden::rules::conquest
