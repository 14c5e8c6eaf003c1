#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/ways.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <tuple>

namespace hexwarden::rules::conquest {

int Unit::actionsDone() const {
    return std::popcount(done);
}

std::vector<const Unit*> Units::on(Hex h, Colour owner, Piece kind) const {
    std::vector<const Unit*> there;
    for (const Unit& u : all)
        if (u.at == h && u.owner == owner && (kind == Piece::none || u.kind == kind)) there.push_back(&u);
    return there;
}

const std::vector<Unit>& unitsOf(const Ledger& ledger) {
    return accountOf(ledger).units.all;
}

int takenBy(const Ledger& ledger, Colour player) {
    const Units& units = accountOf(ledger).units;
    return of(units.shipsTaken, player) + of(units.knightsTaken, player);
}

const Unit* actorOf(const std::vector<const Unit*>& units, Action action) {
    if (units.empty()) return nullptr;
    const auto able = std::find_if(units.begin(), units.end(), [&](const Unit* u) { return mayStill(*u, action); });
    return able == units.end() ? units.front() : *able;
}

int actionsLeft(const Unit& unit) {
    return kActionsATurn - unit.actionsDone();
}

bool mayStill(const Unit& unit, Action action) {
    return !unit.has(action) && actionsLeft(unit) > 0;
}

std::vector<Action> actionsOpen(const Unit& unit) {
    std::vector<Action> open;
    std::copy_if(kActions.begin(), kActions.end(), std::back_inserter(open),
                 [&](Action action) { return mayStill(unit, action); });
    return open;
}

int stepsLeft(const Unit& unit) {
    if (mayStill(unit, Action::move)) return stepsOf(unit.kind);
    return unit.aboard ? unit.stepsLeft : 0;
}

void rest(Units& units) {
    units.fights.clear();
    for (Unit& u : units.all) {
        u.done = 0;
        u.stepsLeft = 0;
        u.goesOnAgainst.clear();
    }
}

void match(Units& units, const GameState& state) {
    using Place = std::tuple<Hex, Colour, Piece>;
    std::map<Place, int> missing;
    for (const game::Stack& s : state.stacks)
        if (isShip(s.piece) || isKnight(s.piece)) missing[{s.at, s.owner, s.piece}] += s.count;
    for (const Unit& u : units.all) --missing[{u.at, u.owner, u.kind}];
    std::erase_if(units.all, [&](const Unit& u) {
        int& count = missing[{u.at, u.owner, u.kind}];
        if (count >= 0) return false;
        ++count;
        return true;
    });
    for (const auto& [place, count] : missing)
        for (int i = 0; i < count; ++i) {
            const auto& [at, owner, kind] = place;
            units.all.push_back({.id = units.nextId++, .owner = owner, .kind = kind, .at = at, .home = at});
        }
    for (Unit& u : units.all) u.aboard = isKnight(u.kind) && board::isWater(state.layout.terrain[u.at]);
}

}  // namespace hexwarden::rules::conquest
