// A board of which only the view is asked.
#pragma once

#include "vision/board_pose.h"

#include <cmath>

namespace hexwarden::tests {

/// A board of seven hexes, 12 tile sides from a camera that looks down at it aslant.
inline vision::BoardPose boardSeenAt(double tiltDegrees) {
    const double c = std::cos(tiltDegrees * CV_PI / 180), s = std::sin(tiltDegrees * CV_PI / 180);
    const cv::Matx33d camera{1500, 0, 960, 0, 1500, 540, 0, 0, 1}, table{1, 0, 0, 0, c, 0, 0, -s, 12};
    vision::BoardPose pose;
    pose.view = {camera * table, {1920, 1080}, 1500};
    pose.land = {{0, 0}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    return pose;
}

}  // namespace hexwarden::tests
