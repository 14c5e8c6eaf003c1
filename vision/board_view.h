// How well a picture shows its board, as figures that can be measured in the picture alone.
#pragma once

#include "vision/board_pose.h"
#include "vision/frame.h"

#include <optional>

namespace hexwarden::vision {

struct BoardView {
    // of the board; 0 without one
    double sidePx = 0;       ///< a hex's side in the picture, where the board is farthest away
    double nearestPx = 0;    ///< the same where it is nearest
    double tiltDegrees = 0;  ///< of the camera from straight above
    double cutOff = 0;       ///< share of the land's corners that lie outside the picture
    double glare = 0;        ///< share of the hexes in view whose middle, where tokens lie, mirrors a lamp
    // of what is seen around the land, or of the whole picture without one
    double brightness = 0;  ///< mean, 0 to 255
    double blurPx = 0;      ///< how wide the sharpest edges are, as the deviation of a Gaussian
    double noise = 0;  ///< standard deviation of smooth places, grey levels; noise that JPEG has removed does not count
    // between pictures; none from a single one
    std::optional<double> bands{};   ///< of the mains light, share of the brightness
    std::optional<double> swayPx{};  ///< of the camera, from rest to either side
};

/// `image`: 8-bit BGR.
BoardView measureView(const cv::Mat& image, const BoardPose&);
BoardView measureView(const cv::Mat& image);

}  // namespace hexwarden::vision
