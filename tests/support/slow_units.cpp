#include "tests/support/slow_units.h"

#include <algorithm>

namespace hexwarden::support {
namespace {

using namespace rules;
using conquest::Attack;
using conquest::Mover;
using conquest::Target;

bool water(const GameState& s, Hex h) {
    return s.layout.terrain[h] == board::Terrain::sea || s.layout.terrain[h] == board::Terrain::shoal;
}

bool land(const GameState& s, Hex h) {
    return s.layout.terrain[h] != board::Terrain::none && !water(s, h);
}

bool isOneOf(Piece p, std::initializer_list<Piece> kinds) {
    return std::find(kinds.begin(), kinds.end(), p) != kinds.end();
}

bool ship(Piece p) {
    return isOneOf(p, {Piece::ship, Piece::galley, Piece::cargo});
}

bool foreignBuilding(const GameState& s, Colour me, Hex h) {
    return s.hexBuildings[h].piece != Piece::none && s.hexBuildings[h].colour != me;
}

bool foreignWall(const GameState& s, Colour me, Hex a, Hex b) {
    for (board::Edge e : edges(a))
        for (board::Edge f : edges(b))
            if (e == f && s.routes[e].piece == Piece::wall && s.routes[e].colour != me) return true;
    return false;
}

int seatsAboard(const GameState& s, Colour me, Hex h) {
    int seats = 0;
    for (const game::Stack& t : s.stacks) {
        if (t.at == h && t.owner == me && t.piece == Piece::cargo) seats += 3 * t.count;
        if (t.at == h && t.owner == me && isAboard(s.layout, t)) seats -= t.count;
    }
    return seats;
}

bool canStep(const GameState& s, const Mover& m, Hex from, Hex to) {
    if (ship(m.kind)) return water(s, to);
    if (foreignWall(s, m.owner, from, to)) return false;                  // CONQ-52
    if (from != m.at && foreignBuilding(s, m.owner, from)) return false;  // CONQ-33: there the move ended
    if (land(s, to)) return m.attackPhase || !foreignBuilding(s, m.owner, to);
    return water(s, to) && land(s, from) && seatsAboard(s, m.owner, to) >= 1;  // CONQ-38
}

}  // namespace

std::set<Hex> slowReach(const GameState& s, const Mover& m) {
    const std::vector<Hex> board = hexes(s.layout);
    std::set<Hex> here{m.at}, all;
    for (int step = 0; step < m.steps; ++step) {
        std::set<Hex> next;
        for (Hex from : here)
            for (Hex to : board)
                if (distance(from, to) == 1 && canStep(s, m, from, to)) next.insert(to);
        all.insert(next.begin(), next.end());
        here = next;
    }
    all.erase(m.at);
    return all;
}

std::vector<Attack> slowAttacks(const GameState& s, Colour me, Piece kind, Hex at) {
    std::vector<Target> everything;
    for (Hex h : hexes(s.layout)) {
        if (s.hexBuildings[h].piece != Piece::none)
            everything.push_back({h, s.hexBuildings[h].colour, s.hexBuildings[h].piece});
        for (const game::Stack& t : s.stacks)
            if (t.at == h && !isAboard(s.layout, t)) everything.push_back({h, t.owner, t.piece});
    }
    std::sort(everything.begin(), everything.end());
    const auto building = [](const Target& t) { return board::isBuilding(t.kind); };
    const auto inReach = [&](const Target& t) {
        const bool sameHex = t.at == at, beside = distance(t.at, at) == 1 && !foreignWall(s, me, t.at, at);
        switch (kind) {
            case Piece::ship:
                return (sameHex && ship(t.kind)) || (beside && !ship(t.kind));
            case Piece::galley:
                return (sameHex && ship(t.kind)) || beside;
            case Piece::archer:
                return sameHex || beside;
            case Piece::knight:
            case Piece::cavalry:
                return sameHex && land(s, at);
            default:
                return false;
        }
    };
    std::vector<Attack> attacks;
    for (const Target& t : everything) {
        if (t.owner == me || !inReach(t)) continue;
        Attack a{t, {}, {}};
        for (const Target& d : everything) {
            if (d.owner != t.owner) continue;
            const bool sameHex = d.at == t.at, beside = distance(d.at, t.at) == 1;
            const bool knightThere = sameHex && isOneOf(d.kind, {Piece::knight, Piece::archer, Piece::cavalry});
            const bool shipBeside = ship(kind) && beside && isOneOf(d.kind, {Piece::ship, Piece::galley});
            if (building(t) && (knightThere || shipBeside)) a.first.push_back(d);
            const bool archerBeside = beside && d.kind == Piece::archer && land(s, d.at);
            if (building(t) && archerBeside) a.may.push_back(d);
            if (isOneOf(t.kind, {Piece::archer, Piece::cavalry}) && sameHex && d.kind == Piece::knight)
                a.may.push_back(d);
            if (isOneOf(t.kind, {Piece::galley, Piece::cargo}) && ship(kind) && sameHex && d.kind == Piece::ship)
                a.may.push_back(d);
        }
        attacks.push_back(std::move(a));
    }
    return attacks;
}

void embarkSome(GameState& s, std::mt19937& random) {
    for (const game::Stack& t : std::vector<game::Stack>(s.stacks)) {
        if (t.piece != Piece::cargo || random() % 3 == 0) continue;
        for (Piece kind : {Piece::knight, Piece::archer, Piece::cavalry})
            if (seatsAboard(s, t.owner, t.at) > 0 && random() % 2 == 0)
                game::apply(s, {.body = game::Built{t.owner, kind, t.at}});
    }
}

}  // namespace hexwarden::support
