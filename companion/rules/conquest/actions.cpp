#include "companion/rules/base/rules.h"
#include "companion/rules/base/sentences.h"
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/ways.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

bool isUnitMove(const game::Moved& e) {
    return std::holds_alternative<Hex>(e.from) && (isShip(e.piece) || isKnight(e.piece));
}

bool isAction(const Event& event) {
    if (const auto* moved = std::get_if<game::Moved>(&event.body)) return isUnitMove(*moved);
    return std::holds_alternative<game::Battled>(event.body) || std::holds_alternative<game::Breached>(event.body) ||
           std::holds_alternative<game::Foraged>(event.body);
}

Unit& unitOf(Units& units, int id) {
    return *std::find_if(units.all.begin(), units.all.end(), [&](const Unit& u) { return u.id == id; });
}

void act(Units& units, const Unit* actor, Action action) {
    if (!actor) return;
    units.lastActor = actor->id;
    unitOf(units, actor->id).note(action);
}

/// The piece goes; a move that pauses aboard keeps the hexes it has not used.
void go(Unit& unit, Hex to, int steps, bool ontoWater) {
    const int left = stepsLeft(unit) - steps;
    unit.note(Action::move);
    unit.goesOnAgainst.clear();
    unit.at = to;
    unit.stepsLeft = isKnight(unit.kind) && ontoWater ? std::max(0, left) : 0;
}

void move(const GameState& before, const game::Moved& e, Units& units) {
    const Hex from = std::get<Hex>(e.from), to = std::get<Hex>(e.to);
    const auto ways = waysOf(before, {e.player, e.piece, from, stepsOf(e.piece), true});
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const Way& w) { return w.to() == to; });
    const int steps = way == ways.end() ? stepsOf(e.piece) : way->steps();
    const bool ontoWater = board::isWater(before.layout.terrain[to]);

    std::vector<game::Stack> aboard;
    if (e.piece == Piece::cargo) aboard = passengers(before, e.player, from, e.count);
    for (int i = 0; i < e.count; ++i) {
        const auto there = units.on(from, e.player, e.piece);
        if (there.empty()) break;
        const auto able =
            std::find_if(there.begin(), there.end(), [&](const Unit* u) { return stepsLeft(*u) >= steps; });
        Unit& unit = unitOf(units, (able == there.end() ? there.front() : *able)->id);
        units.lastActor = unit.id;
        go(unit, to, steps, ontoWater);
    }
    for (const game::Stack& s : aboard)
        for (int i = 0; i < s.count; ++i)
            if (const auto there = units.on(from, e.player, s.piece); !there.empty())
                unitOf(units, there.front()->id).at = to;
}

}  // namespace

void Actions::judge(const GameState&, const Ledger&, const Event& event, Verdict& verdict) const {
    if (isAction(event)) verdict.waive(base::kRollFirst, "CONQ-32");
}

void Actions::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    Units& units = accountOf(ledger).units;
    if (game::turnIsOver(before, after)) return rest(units);
    if (const auto* moved = std::get_if<game::Moved>(&event.body)) {
        if (!isUnitMove(*moved)) return;
        move(before, *moved, units);
    } else if (const auto* breached = std::get_if<game::Breached>(&event.body)) {
        act(units, breacherOf(units, before, *breached), Action::breach);
    } else if (const auto* foraged = std::get_if<game::Foraged>(&event.body)) {
        act(units, foragerOf(units, *foraged), Action::forage);
    }
    if (!base::touchesNoPiece(event)) match(units, after);
}

void Actions::open(const GameState& state, Ledger& ledger) const {
    match(accountOf(ledger).units, state);
}

}  // namespace hexwarden::rules::conquest
