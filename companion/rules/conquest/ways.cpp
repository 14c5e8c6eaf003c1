#include "companion/rules/conquest/ways.h"

#include "companion/rules/conquest/board.h"

#include <vector>

namespace hexwarden::rules::conquest {

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
