#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/battle.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/conquest/sentences.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

using game::Battled;

/// A battle with everything that the event leaves to be found out.
struct Duel {
    const Unit* unit = nullptr;  ///< who attacks; none if nobody is there
    std::optional<Target> target;
    const Unit* defender = nullptr;  ///< none for a building
    bool inRange = false;            ///< the target, or what it stands in for
    std::vector<Target> first;       ///< who had to be beaten before

    std::optional<bool> won(const Battled& e) const {
        if (!unit || !target) return std::nullopt;
        return attackerWins(e.attack, attackersBonus(), e.defend, defendersBonus());
    }
    bool undecided(const Battled& e) const {
        return unit && target && tied(e.attack, attackersBonus(), e.defend, defendersBonus());
    }
    int attackersBonus() const { return attackBonus(unit->kind, unit->blessed); }
    int defendersBonus() const { return defenceBonus(target->kind, defender && defender->blessed); }
};

/// How well a unit can fight a target, best first.
struct Aim {
    bool inRange = false;
    std::vector<Target> first;
};

Aim aimAt(const GameState& state, const Unit& unit, const Target& target) {
    Aim aim;
    for (const Attack& a : attacksOf(state, unit.owner, unit.kind, unit.at)) {
        if (a.target == target) return {true, a.first};
        aim.inRange = aim.inRange || a.isDefendedBy(target);
    }
    return aim;
}

/// What a target stands in for, against one piece.
std::vector<Target> defendedBy(const GameState& state, const Unit& unit, const Target& target) {
    std::vector<Target> defended;
    for (const Attack& a : attacksOf(state, unit.owner, unit.kind, unit.at))
        if (a.isDefendedBy(target)) defended.push_back(a.target);
    return defended;
}

/// The same attack goes on against what was defended, and against anyone else who stands before it.
bool goesOn(const GameState& state, const Unit& unit, const Target& target) {
    if (contains(unit.goesOnAgainst, target)) return true;
    const auto defended = defendedBy(state, unit, target);
    return std::any_of(defended.begin(), defended.end(),
                       [&](const Target& t) { return contains(unit.goesOnAgainst, t); });
}

bool mayFight(const GameState& state, const Unit& unit, const Target& target) {
    return mayStill(unit, Action::attack) || goesOn(state, unit, target);
}

/// Of the units and targets that the event can mean the first pair that is legal, else the first pair.
Duel duelOf(const GameState& state, const Ledger& ledger, const Battled& e) {
    Duel best;
    int bestWorth = -1;
    const auto units = accountOf(ledger).units.on(e.from, e.player, e.unit.value_or(Piece::none));
    if (!units.empty()) best.unit = units.front();
    for (const Target& t : targetsOn(state, e.player, e.to)) {
        if (e.target && *e.target != t.kind) continue;
        for (const Unit* u : units) {
            const Aim aim = aimAt(state, *u, t);
            const int worth = (aim.inRange ? 4 : 0) + (aim.first.empty() ? 2 : 0) + (mayFight(state, *u, t) ? 1 : 0);
            if (worth <= bestWorth) continue;
            bestWorth = worth;
            best.unit = u;
            best.target = t;
            best.inRange = aim.inRange;
            best.first = aim.first;
        }
        if (units.empty() && !best.target) best.target = t;
    }
    if (best.target && !board::isBuilding(best.target->kind)) {
        const auto there = accountOf(ledger).units.on(best.target->at, best.target->owner, best.target->kind);
        if (!there.empty()) best.defender = there.front();
    }
    return best;
}

std::vector<Site> sitesOf(const std::vector<Target>& targets) {
    std::vector<Site> sites;
    for (const Target& t : targets)
        if (std::find(sites.begin(), sites.end(), Site(t.at)) == sites.end()) sites.emplace_back(t.at);
    return sites;
}

int piecesOn(const GameState& state, Colour attacker, Hex h) {
    int pieces = settledByOther(state, attacker, h) ? 1 : 0;
    for (const game::Stack& s : state.stacks)
        if (s.at == h && s.owner != attacker && (isShip(s.piece) || isKnight(s.piece))) pieces += s.count;
    return pieces;
}

}  // namespace

bool isTied(const GameState& state, const Ledger& ledger, const Battled& e) {
    return duelOf(state, ledger, e).undecided(e);
}

void Battles::equip(Box& box, std::size_t) const {
    box.unitsFight = true;
    box.diceOfBattles = true;
}

void Battles::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* e = std::get_if<Battled>(&event.body);
    if (!e) return;
    const Duel duel = duelOf(state, ledger, *e);
    const auto object = [&](const Sentence& sentence, Piece piece, std::vector<Site> sites) {
        verdict.object({.sentence = &sentence,
                        .player = e->player,
                        .other = duel.target ? std::optional(duel.target->owner) : std::nullopt,
                        .piece = piece,
                        .sites = std::move(sites)});
    };
    if (!duel.unit) return object(kNoUnitThere, e->unit.value_or(Piece::knight), {e->from});
    const Unit& unit = *duel.unit;
    if (!duel.target) return object(kNothingToAttack, unit.kind, {e->to});
    if (unit.kind == Piece::cargo) return object(kCargoDoesNotAttack, unit.kind, {e->from});
    if (!duel.inRange) {
        const auto wall = wallAgainst(state, e->player, e->from, e->to);
        if (!wall) return object(kOutOfRange, unit.kind, {e->from, e->to});
        return verdict.object({.sentence = &kWallInTheWay,
                               .player = e->player,
                               .other = wall->colour,
                               .sites = {*board::edgeBetween(e->from, e->to)}});
    }
    if (!duel.first.empty()) object(kDefendersFirst, unit.kind, sitesOf(duel.first));
    if (!mayFight(state, unit, *duel.target))
        object(unit.has(Action::attack) ? kActedAlready : kTwoActions, unit.kind, {e->from});
    if (duel.undecided(*e)) return verdict.remark({&kOneDieEach, e->player});
    if (!duel.won(*e)) object(kOneDieEach, unit.kind, {});
}

void Battles::settle(const GameState& before, const Ledger& ledger, const Event& event, GameState& after) const {
    const auto* e = std::get_if<Battled>(&event.body);
    if (!e) return;
    const Duel duel = duelOf(before, ledger, *e);
    if (!duel.won(*e).value_or(false)) return;
    const Target& target = *duel.target;
    if (!board::isBuilding(target.kind)) {
        game::apply(after, {.body = game::Lost{target.owner, target.kind, target.at}});
        return;
    }
    const Piece piece = conquered(before, ledger.box, e->player, target.kind);
    after.hexBuildings[target.at] = piece == Piece::none ? game::Occupant{} : game::Occupant{piece, e->player};
}

void Battles::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    Units& units = accountOf(ledger).units;
    const auto* e = std::get_if<Battled>(&event.body);
    if (!e) return;
    const Duel duel = duelOf(before, ledger, *e);
    if (!duel.unit || !duel.target || duel.undecided(*e)) return;  // a tied attack is still to be rolled
    const Target target = *duel.target;
    const bool won = duel.won(*e).value_or(false);
    units.fights.push_back({duel.unit->id, target.at, target.owner, target.kind, won,
                            piecesOn(before, e->player, target.at), piecesOn(after, e->player, target.at)});
    units.lastActor = duel.unit->id;
    const int attacker = duel.unit->id, defender = duel.defender ? duel.defender->id : 0;
    const auto passengersLost = won && target.kind == Piece::cargo ? passengers(before, target.owner, target.at, 1)
                                                                   : std::vector<game::Stack>{};
    for (Unit& u : units.all)
        if (u.id == attacker) {
            u.note(Action::attack);
            u.goesOnAgainst.clear();
            if (attackGoesOn_ && won) u.goesOnAgainst = defendedBy(before, u, target);
        }
    if (!won || defender == 0) return;
    std::erase_if(units.all, [&](const Unit& u) { return u.id == defender; });
    if (isShip(target.kind)) {
        ++of(units.shipsTaken, e->player);
    } else {
        ++of(units.knightsTaken, e->player);
    }
    for (const game::Stack& s : passengersLost) of(units.knightsTaken, e->player) += s.count;
}

}  // namespace hexwarden::rules::conquest
