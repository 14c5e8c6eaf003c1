// Conquest's shapes, ways and production once more, slow and obvious, and Conquest tables thrown together at random.
#pragma once

#include "companion/rules/words.h"

#include <map>
#include <optional>
#include <random>
#include <set>
#include <vector>

namespace hexwarden::support {

using rules::Cards;
using rules::Colour;
using rules::Edge;
using rules::GameState;
using rules::Hex;
using rules::Piece;

struct RandomConquest {
    int radius = 3;
    int buildings = 12;
    int walls = 30;
    int units = 16;
    int players = 3;
};

/// A third of the hexes are water, some of them shoals; buildings and knights on land, ships on water, walls anywhere.
GameState conquestThrownTogether(const RandomConquest&, std::mt19937&);

/// CONQ-84: own buildings from which no step after step leads off the board but across an own wall, each with those it
/// can be reached from.
std::set<std::set<Hex>> slowWalledIn(const GameState&, Colour);

/// CONQ-91.
std::set<std::set<Hex>> slowConnectedBuildings(const GameState&, Colour, const std::vector<Hex>& without);

/// CONQ-93: the land hexes of each island.
std::set<std::set<Hex>> slowIslands(const GameState&);

/// CONQ-88: what walking out in every direction finds.
std::optional<int> slowSteps(const GameState&, Colour, Piece unit, Hex from, Hex to);

/// CONQ-2, CONQ-10, CONQ-11, CONQ-4: a roll other than 7, from a bank that never ends.
game::ByColour<Cards> slowConquestProduction(const GameState&, int roll, bool ownHexDraws);

}  // namespace hexwarden::support
