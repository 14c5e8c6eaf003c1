#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

/// Who may try that wall: knights on land; ships if the other side is land.
bool standsAt(const GameState& state, const Unit& unit, board::Edge wall) {
    const auto sides = hexes(wall);
    const Hex behind = sides[0] == unit.at ? sides[1] : sides[0];
    return isShip(unit.kind) ? isLand(state, behind) : isLand(state, unit.at);
}

void judgeActor(const Unit* actor, Action action, Colour player, Piece kind, Hex at, Verdict& verdict) {
    const auto object = [&](const Sentence& sentence, Piece piece) {
        verdict.object({.sentence = &sentence, .player = player, .piece = piece, .sites = {at}});
    };
    if (!actor) return object(kNoUnitThere, kind);
    if (mayStill(*actor, action)) return;
    object(actor->has(action) ? kActedAlready : kTwoActions, actor->kind);
}

}  // namespace

const Unit* breacherOf(const Units& units, const GameState& state, const game::Breached& e) {
    auto there = units.on(e.from, e.player);
    std::erase_if(there, [&](const Unit* u) { return !standsAt(state, *u, e.at); });
    return actorOf(there, Action::breach);
}

const Unit* foragerOf(const Units& units, const game::Foraged& e) {
    auto there = units.on(e.at, e.player);
    std::erase_if(there, [&](const Unit* u) {
        return e.how == game::Foraged::How::fish ? !isShip(u->kind) : !isKnight(u->kind);
    });
    return actorOf(there, Action::forage);
}

void Breaches::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<game::Breached>(&event.body);
    if (!e) return;
    const auto wall = state.routes[e->at];
    if (wall.piece != Piece::wall || wall.colour == e->player || !board::touches(e->from, e->at))
        verdict.object({.sentence = &kNotBesideTheWall, .player = e->player, .sites = {e->at, e->from}});
    const Unit* actor = breacherOf(accountOf(ledger).units, state, *e);
    judgeActor(actor, Action::breach, e->player, isWater(state, e->from) ? Piece::ship : Piece::knight, e->from,
               verdict);
}

void Foraging::judge(const GameState&, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<game::Foraged>(&event.body);
    if (!e) return;
    const Unit* actor = foragerOf(accountOf(ledger).units, *e);
    const Piece kind = e->how == game::Foraged::How::fish ? Piece::ship : Piece::knight;
    judgeActor(actor, Action::forage, e->player, kind, e->at, verdict);
}

}  // namespace hexwarden::rules::conquest
