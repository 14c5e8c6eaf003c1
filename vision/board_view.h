// How well a picture shows its board, as figures.
#pragma once

#include "vision/board_pose.h"
#include "vision/frame.h"

namespace hexwarden::vision {

struct BoardView {
    double sidePx = 0;      ///< a hex's side in the picture, where the board is farthest away
    double nearestPx = 0;   ///< the same where it is nearest
    double cutOff = 0;      ///< share of the land's corners that lie outside the picture
    double brightness = 0;  ///< mean of the picture around the land, 0 to 255
    double sharpness = 0;   ///< variance of its Laplacian: compares pictures of one board by one camera
};

BoardView measureView(const cv::Mat& image, const BoardPose&);

}  // namespace hexwarden::vision
