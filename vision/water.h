// Tells land from water among hexes that look like tiles. The heat maps know tiles, and a tile of sea is one too.
// Then finds the tiles of water about a land, and reads them.
#pragma once

#include "vision/crops.h"
#include "vision/land.h"
#include "vision/tile_reader.h"

#include <filesystem>

namespace hexwarden::vision {

/// Of terrains in the order of board::kTerrains, how likely it is one of water.
double waterOf(const Shares& terrain);

class WaterTeller {
  public:
    /// Throws as TileReader does.
    explicit WaterTeller(const std::filesystem::path& modelsFolder) : tiles_(modelsFolder) {}

    /// Log-odds that each hex is a tile of land: by what the networks say of it and of all together, and by how blue it
    /// is, also beside the surest water among them.
    std::vector<double> landOdds(Pyramid&, const View&, const std::vector<HexEvidence>&);

    /// Those of the hexes that are likelier tiles of water than not and that water or land of this board joins, and
    /// those that lie amid them.
    std::vector<board::Hex> waterAbout(Pyramid&, const View&, const std::vector<board::Hex>& land,
                                       const std::vector<board::Hex>& hexes);

  private:
    TileReader tiles_;
};

/// Tiles that are surely water: which of them are shoals, and the numbers on those.
std::vector<board::TileReading> readAsWater(const std::vector<TileLook>&);

}  // namespace hexwarden::vision
