// What the board network says of a picture, and reading it.
#pragma once

#include "vision/crops.h"
#include "vision/heat_map.h"
#include "vision/network.h"

namespace hexwarden::vision {

/// Three heat maps of one square cut-out, 0 to 1, 32-bit float; four pixels of the cut-out a cell.
struct BoardMaps {
    cv::Mat centre;  ///< middles of land tiles
    cv::Mat corner;  ///< corners of land tiles
    cv::Mat land;    ///< land
    cv::Matx33d imageFromMap;
    cv::Size picture;  ///< size of the whole picture
};

/// A square of `side` pixels that shows a board as if from straight above, with a margin about these points of its
/// lattice. There must be one.
cv::Matx33d imageFromRectified(const cv::Matx33d& imageFromLattice, const std::vector<cv::Point2d>& inLattice,
                               int side);

class BoardNetwork {
  public:
    /// Throws as Network does.
    explicit BoardNetwork(const std::filesystem::path& onnx);

    /// Looks at a square cut-out of the picture, `side` pixels (a multiple of 32) a side; beyond the picture it is
    /// black.
    BoardMaps look(Pyramid&, const cv::Matx33d& imageFromCutOut, int side);

  private:
    Network network_;
};

}  // namespace hexwarden::vision
