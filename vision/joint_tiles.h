// The tiles of one board read together.
#pragma once

#include "tracker/board/board_spec.h"
#include "vision/tile_reader.h"

#include <optional>

namespace hexwarden::vision {

/// Tiles that look alike are drawn to one terrain; a hidden tile gets what the others leave.
/// `spec`: whose counts are expected, softly; none for a free-form board. A desert without a token and a tile with one
/// confirm each other. Before the game some or all tokens are not laid yet. Whether that is so follows from the whole
/// board; counts are then upper limits only.
std::vector<board::TileReading> readTogether(std::vector<TileLook>, const board::BoardSpec* spec);

/// Terrains by what the tiles of a board tell of each other: those that look alike are drawn to one terrain, those that
/// do not away from it. Rows as the looks, in the order of board::kTerrains.
std::vector<Shares> terrainsTogether(std::vector<TileLook>);

/// At most one hex has the robber; none if he is more likely nowhere. `unseenHexes`: how many more the board has, on
/// which he may stand while a hand is over them or they are changing.
std::optional<board::RobberReading> robberAmong(const std::vector<TileLook>&, std::size_t unseenHexes = 0);

}  // namespace hexwarden::vision
