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

class BoardNetwork {
  public:
    /// Throws as Network does.
    explicit BoardNetwork(const std::filesystem::path& onnx);

    /// Looks at the square of the picture about `middle`, `squarePx` wide, scaled to `side` pixels a side.
    BoardMaps look(Pyramid&, cv::Point2d middle, double squarePx, int side);

  private:
    Network network_;
};

}  // namespace hexwarden::vision
