// The base rules once more, slow and obvious: straight from the clauses, one question at a time, to hold the fast ones
// against. And tables thrown together at random, legal or not.
#pragma once

#include "companion/rules/routes.h"

#include <random>
#include <set>
#include <string>

namespace hexwarden::support {

using rules::Colour;
using rules::Edge;
using rules::GameState;
using rules::of;
using rules::Piece;

/// BASE-32, BASE-35, SEA-3: half roads of the longest chain, by trying every walk.
int slowLongest(const GameState&, Colour, const rules::RouteLengths&);

/// BASE-12: cards by player and resource, asked building by building.
game::ByColour<game::Cards> slowProduction(const GameState&, int roll);

/// BASE-21, BASE-22, BASE-23, as texts.
std::set<std::string> slowPlacements(const GameState&, Colour, Piece);

struct RandomTable {
    int radius = 2;
    int routes = 20;
    int buildings = 8;
    std::vector<Piece> kinds{Piece::road};  ///< of the routes
    bool sea = false;                       ///< a third of the hexes
};

GameState thrownTogether(const RandomTable&, std::mt19937&);

}  // namespace hexwarden::support
