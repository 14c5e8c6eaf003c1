#include "companion/rules/conquest/ways.h"

#include "companion/rules/conquest/board.h"

#include <algorithm>
#include <vector>

namespace hexwarden::rules::conquest {
namespace {

bool mayEnter(const GameState& state, const Mover& mover, Hex from, Hex to) {
    if (isShip(mover.kind)) return isWater(state, to);
    if (wallAgainst(state, mover.owner, from, to)) return false;
    if (isLand(state, to)) return mover.attackPhase || !settledByOther(state, mover.owner, to);
    return isWater(state, to) && isLand(state, from) && roomAboard(state, mover.owner, to) > 0;
}

/// Entering to attack ends a knight's move.
bool mayGoOn(const GameState& state, const Mover& mover, Hex at) {
    return at == mover.at || isShip(mover.kind) || !settledByOther(state, mover.owner, at);
}

}  // namespace

int stepsOf(Piece kind) {
    switch (kind) {
        case Piece::ship:
        case Piece::galley:
            return 4;
        case Piece::cargo:
            return 7;
        case Piece::cavalry:
            return 3;
        case Piece::knight:
        case Piece::archer:
            return 1;
        case Piece::none:
        case Piece::settlement:
        case Piece::city:
        case Piece::fort:
        case Piece::castle:
        case Piece::road:
        case Piece::bridge:
        case Piece::wall:
        case Piece::army:
        case Piece::robber:
        case Piece::pirate:
        case Piece::flood:
            return 0;
    }
    return 0;
}

std::vector<Way> waysOf(const GameState& state, const Mover& mover) {
    std::vector<Way> ways{{{mover.at}}};
    board::SiteMap<Hex, bool> seen;
    seen[mover.at] = true;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Hex at = ways[i].to();
        if (static_cast<int>(ways[i].path.size()) > mover.steps || !mayGoOn(state, mover, at)) continue;
        for (Hex next : neighbours(at)) {
            if (!next.playable() || seen[next] || !mayEnter(state, mover, at, next)) continue;
            seen[next] = true;
            Way way = ways[i];
            way.path.push_back(next);
            ways.push_back(std::move(way));
        }
    }
    ways.erase(ways.begin());
    for (Way& way : ways) way.path.erase(way.path.begin());
    std::stable_sort(ways.begin(), ways.end(), [](const Way& a, const Way& b) {
        return a.steps() != b.steps() ? a.steps() < b.steps() : a.to() < b.to();
    });
    return ways;
}

int roomAboard(const GameState& state, Colour owner, Hex h) {
    int room = 0;
    for (const game::Stack& s : state.stacks) {
        if (s.at != h || s.owner != owner) continue;
        if (s.piece == Piece::cargo) room += s.count * game::kCargoRoom;
        if (isAboard(state.layout, s)) room -= s.count;
    }
    return room;
}

bool mayStep(const GameState& state, Colour owner, Piece unit, Hex from, Hex to) {
    if (isShip(unit)) return isWater(state, to);
    return isLand(state, to) && !wallAgainst(state, owner, from, to);
}

std::optional<int> stepsBetween(const GameState& state, Colour owner, Piece unit, Hex from, Hex to) {
    board::SiteMap<Hex, bool> seen;
    std::vector<Hex> ring{from};
    seen[from] = true;
    for (int steps = 0; !ring.empty(); ++steps) {
        std::vector<Hex> next;
        for (Hex h : ring) {
            if (h == to) return steps;
            if (h != from && settledByOther(state, owner, h)) continue;
            for (Hex n : neighbours(h))
                if (!seen[n] && mayStep(state, owner, unit, h, n)) {
                    seen[n] = true;
                    next.push_back(n);
                }
        }
        ring = std::move(next);
    }
    return std::nullopt;
}

}  // namespace hexwarden::rules::conquest
