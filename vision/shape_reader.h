// The other pieces of the rule books: where about a hex they stand, their shapes and colours.
//
// A network (data/models/things.onnx.gz) draws a heat map of each hex's surroundings. A thing near a border is seen
// from several hexes and is taken from the one whose centre is nearest to its foot.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/board_pose.h"
#include "vision/crops.h"
#include "vision/network.h"
#include "vision/shares.h"

#include <vector>

namespace hexwarden::vision {

/// Something that may stand in a crop.
struct ShapeSight {
    cv::Point2d foot;     ///< its middle on the board: pixels of the crop, or tile sides once it is in a look
    double presence = 0;  ///< probability that anything is there; the others hold if so
    double lying = 0;     ///< that it lies on its side
    Shares shape;         ///< in the order of board::kShapes
    Shares colour;        ///< in the order of board::kColours
};

/// What the network drew of one picture (of N x 25 x 40 x 40, 4 pixels of the crop a cell; the model's card tells the
/// channels): cells that are higher than their neighbours and more likely than a tenth.
std::vector<ShapeSight> sightsIn(const cv::Mat& heat, std::size_t picture);

/// What is seen from one hex.
struct ShapeLook {
    board::Hex hex;
    std::vector<ShapeSight> sights;  ///< feet in lattice coordinates
};

/// Everything once, hex by hex. Only shapes that the set shows something by, in the set's colours (markers: in any).
std::vector<board::ShapeReading> shapesAmong(const std::vector<ShapeLook>&, const cv::Matx33d& imageFromLattice,
                                             const std::vector<board::Hex>& land, const board::PieceSet&);

/// The hexes where a set shows anything: the land, and the sea about it if there are ships.
std::vector<board::Hex> hexesOfShapes(const std::vector<board::Hex>& land, const board::PieceSet&);

/// What the network looks at, so many times smaller.
cv::Mat shapeCrop(Pyramid&, const View&, board::Hex, int reduction);

class ShapeReader {
  public:
    /// Throws as Network does.
    explicit ShapeReader(const std::filesystem::path& modelsFolder);

    std::vector<ShapeLook> look(Pyramid&, const View&, const std::vector<board::Hex>&);

  private:
    Network network_;
};

}  // namespace hexwarden::vision
