// Tells land from water among hexes that look like tiles. The heat maps know tiles, and a tile of sea is one too.
#pragma once

#include "vision/crops.h"
#include "vision/land.h"
#include "vision/tile_reader.h"

#include <filesystem>

namespace hexwarden::vision {

class WaterTeller {
  public:
    /// Throws as TileReader does.
    explicit WaterTeller(const std::filesystem::path& modelsFolder) : tiles_(modelsFolder) {}

    /// Log-odds that each hex is a tile of land: by what the networks say of it and of all together, and by how blue it
    /// is, also beside the surest water among them.
    std::vector<double> landOdds(Pyramid&, const View&, const std::vector<HexEvidence>&);

  private:
    TileReader tiles_;
};

}  // namespace hexwarden::vision
