// Which roads are abandoned (WAR-31), and what can be crossed, built from and attacked as a road.
#pragma once

#include "companion/rules/ledger.h"
#include "companion/rules/options.h"

namespace hexwarden::rules::war {

/// The rulings on roads and knights that a table may decide otherwise.
struct Terms {
    bool shipsAreRoads = false;          ///< WAR-37
    bool abandonedBlockAttacks = false;  ///< WAR-31
    bool knightsServeOnce = false;       ///< WAR-3: each serves one attack a turn
};
Terms termsOf(const Options&);

/// A road, a bridge (RIVER-32) and, if the table wants it so, a ship.
constexpr bool isRoad(Piece p, const Terms& terms) {
    return p == Piece::road || p == Piece::bridge || (p == Piece::ship && terms.shipsAreRoads);
}

/// Every road from which no chain of its colour leads to a building of its colour; an opponent's building breaks the
/// chain. Sorted. The ledger holds them as `abandoned`.
std::vector<Edge> abandonedRoads(const GameState&, const Terms&);

bool isAbandoned(const Ledger&, Edge);

}  // namespace hexwarden::rules::war
