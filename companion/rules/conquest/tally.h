// What everybody has on the board, counted as Conquest counts points (CONQ-80).
#pragma once

#include "companion/rules/words.h"

namespace hexwarden::rules::conquest {

struct Tally {
    int walls = 0;
    int settlements = 0, cities = 0, castles = 0;
    int ships = 0, bigShips = 0;      ///< big: galleys and cargo ships
    int knights = 0, bigKnights = 0;  ///< big: archers and cavalry
    int cards = 0;                    ///< victory-point cards that were shown (CONQ-70)

    int buildings() const { return settlements + cities + castles; }
    int allShips() const { return ships + bigShips; }
    int allKnights() const { return knights + bigKnights; }

    int pointsOfBuildingsAndWalls() const { return walls + settlements + 2 * cities + 3 * castles; }
    int pointsOfUnits() const { return ships + 2 * bigShips + knights + 2 * bigKnights; }
    int points() const { return pointsOfBuildingsAndWalls() + pointsOfUnits() + cards; }
};

/// All players at once; one look at the board.
game::ByColour<Tally> tallies(const GameState&);

}  // namespace hexwarden::rules::conquest
