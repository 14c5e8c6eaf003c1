// What pieces say about each other, as soft evidence: the table may break every rule, and is then still right.
#pragma once

#include "vision/piece_reader.h"

#include <map>

namespace hexwarden::vision {

/// Log-odds of what is seldom seen on tables.
struct PieceContext {
    double neighbours = 1.5;      ///< two buildings one edge apart (BASE: distance rule)
    double lonelyBuilding = 1.0;  ///< a building without a route of its colour
    double lonelyRoute = 1.5;     ///< a route that meets neither building nor route of its colour
    double buildingless = 2.5;    ///< a route on a board without any building: everybody begins with two (BASE)
    double beyondStock = 2.0;     ///< a piece more of one kind and colour than a player has
    double fewPlayers = 1.0;      ///< a colour of which hardly anything else is seen
};

/// Where ships stand on hexes (CONQ-1), what looks like one on an edge is something else.
void leaveOutShips(PieceLooks&);

/// Ships lie beside water and roads beside land (SEA-2, BASE-21). `water`: how likely a hex is water; nothing is known
/// of others, such as a frame's.
void weighByWater(PieceLooks&, const std::map<board::Hex, double>& water);

/// Rounds of mean-field updates: each site's shares are weighed by what its neighbours and the whole table probably
/// show.
void weighByContext(PieceLooks&, const board::PieceSet&, const PieceContext& = {});

}  // namespace hexwarden::vision
