// Reading tiles of water: sea and shoals.
#pragma once

#include "vision/tile_reader.h"

namespace hexwarden::vision {

/// Of terrains in the order of board::kTerrains, how likely it is one of water.
double waterOf(const Shares& terrain);

/// Tiles that are surely water: which of them are shoals, and the numbers on those.
std::vector<board::TileReading> readAsWater(const std::vector<TileLook>&);

}  // namespace hexwarden::vision
