// The other pieces of the rule books: where about a hex they stand, their shapes and colours.
//
// A network (data/models/things.onnx.gz) draws a heat map of each hex's surroundings. A thing near a border is seen
// from several hexes and is taken from the one whose centre is nearest to its foot.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/board_pose.h"
#include "vision/crops.h"
#include "vision/likeness.h"
#include "vision/network.h"
#include "vision/shares.h"

#include <optional>
#include <vector>

namespace hexwarden::vision {

/// Something that may stand in a crop.
struct ShapeSight {
    cv::Point2d foot;     ///< its middle on the board: pixels of the crop, or tile sides once it is in a look
    double presence = 0;  ///< probability that anything is there; the others hold if so
    double lying = 0;     ///< that it lies on its side
    Shares shape;         ///< in the order of board::kShapes
    Shares colour;        ///< in the order of board::kColours
    Place place = {};     ///< among all kinds of things, where pieces were shown
    bool asked = false;   ///< it was looked at because a piece may stand there, not because a thing was seen
};

/// What the network drew of one picture (of N x 25 x 40 x 40, 4 pixels of the crop a cell; the model's card tells the
/// channels): cells that are higher than their neighbours and more likely than a tenth.
std::vector<ShapeSight> sightsIn(const cv::Mat& heat, std::size_t picture);
/// What it drew where a foot may be, whether a thing is seen there or not; pixels of the crop, within it.
ShapeSight sightAt(const cv::Mat& heat, std::size_t picture, cv::Point2d foot);

/// What is seen from one hex.
struct ShapeLook {
    board::Hex hex;
    std::vector<ShapeSight> sights;  ///< feet in lattice coordinates
};

/// What most likely stands near a foot; none if nothing is seen there. All in lattice coordinates.
std::optional<ShapeSight> surestNear(const std::vector<ShapeSight>&, cv::Point2d foot);

/// Every thing once, as seen from the nearest of these hexes.
std::vector<const ShapeSight*> eachOnce(const std::vector<ShapeLook>&);

/// Where a thing of this shape belongs whose foot is at a lattice point.
board::Site siteOf(board::Shape, cv::Point2d footInLattice, const std::vector<board::Hex>& land);

/// One thing, as one of the shapes that the set shows something by; none if it is less likely there than a tenth.
std::optional<board::ShapeReading> shapeOf(const ShapeSight&, const cv::Matx33d& imageFromLattice,
                                           const std::vector<board::Hex>& land, const board::PieceSet&);

/// Everything once, hex by hex. Only shapes that the set shows something by, in the set's colours (markers: in any).
std::vector<board::ShapeReading> shapesAmong(const std::vector<ShapeLook>&, const cv::Matx33d& imageFromLattice,
                                             const std::vector<board::Hex>& land, const board::PieceSet&);

/// The hexes where a set shows anything: the land, and the sea if there are ships.
std::vector<board::Hex> hexesOfShapes(const BoardPose&, const board::PieceSet&);
/// The land, the hexes about it, and those on which tiles of water lie.
std::vector<board::Hex> withSea(const BoardPose&);

/// What the network looks at, so many times smaller.
cv::Mat shapeCrop(Pyramid&, const View&, board::Hex, int reduction);

class ShapeReader {
  public:
    /// A mirror image half a cell aside is looked at too, and the mean counts: takes twice as long and misses a fifth
    /// fewer things.
    enum class Care { once, mirrored };

    /// Throws as Network does.
    explicit ShapeReader(const std::filesystem::path& modelsFolder);

    /// `asked`: where, about each hex, a foot may be, in lattice coordinates.
    std::vector<ShapeLook> look(Pyramid&, const View&, const std::vector<board::Hex>&,
                                const std::vector<std::vector<cv::Point2d>>& asked = {}, Care = Care::once);
    /// What is seen about a lattice point, on the board or beside it.
    std::vector<ShapeSight> lookAbout(Pyramid&, const View&, cv::Point2d);
    /// What most likely stands near a foot, seen about it and from its hex; none if nothing is seen there.
    std::optional<ShapeSight> surestAt(Pyramid&, const View&, cv::Point2d foot);

  private:
    Network network_;
};

}  // namespace hexwarden::vision
