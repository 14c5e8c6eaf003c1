// What lies on each hex of a board's lattice: a tile of land, one of water, or none.
//
// The heat maps know tiles, and a tile of sea is one too; what a tile looks like by itself does not always tell, for in
// yellow light a grey mountain is as blue as a light shoal. So each hex is compared with what is plainly land, water
// and bare table in the same picture, and a small network says what it is (data/models/ground.onnx).
#pragma once

#include "vision/crops.h"
#include "vision/land.h"
#include "vision/tile_reader.h"

#include <filesystem>
#include <map>

namespace hexwarden::vision {

/// How likely a hex is either; what is left is that no tile of the board lies there.
struct Ground {
    double land = 0, water = 0;
};

/// What is measured of a hex, in the order of data/models/ground.md.
using GroundSigns = std::vector<float>;

/// What the network is asked about hexes of one board, in their order. With few of them there is little to compare
/// with.
std::vector<GroundSigns> groundSigns(TileReader&, Pyramid&, const View&, const std::vector<HexEvidence>&);

/// What the network's logits (land, water, none) and the signs make of a hex.
Ground groundFrom(std::vector<float> logits, const GroundSigns&);

class GroundReader {
  public:
    /// Throws as Network does.
    explicit GroundReader(const std::filesystem::path& modelsFolder)
        : tiles_(modelsFolder), ground_(modelsFolder / "ground.onnx") {}

    /// Of hexes of one board, in their order.
    std::vector<Ground> read(Pyramid&, const View&, const std::vector<HexEvidence>&);

  private:
    TileReader tiles_;
    Network ground_;
};

/// Log-odds that it is land, within +-9.
double landOdds(const Ground&);

/// Those hexes that are likelier water than not and that water or land of this board joins, and those that lie amid
/// them, in index order.
std::vector<board::Hex> waterAbout(const std::vector<board::Hex>& land, const std::map<board::Hex, Ground>&);

}  // namespace hexwarden::vision
