// A building that comes to the middle of a hex pushes the number token aside (CONQ-1): a disc goes and comes with it,
// and units beside it touch that.
#pragma once

#include "vision/bulk.h"

#include <optional>

namespace hexwarden::vision {

struct PushedToken {
    cv::Point2d to;  ///< where it lies now, on the lattice
    cv::Mat change;  ///< what differs by it, also the ground that it left off the middle: 8-bit, of the picture's size
};

/// The number token of a hex, which lay about its middle; none where it was not pushed, or none was there. `middle`: of
/// the hex, on the lattice; `before`, `after`: 8-bit BGR in the same light.
std::optional<PushedToken> pushedToken(const View&, cv::Point2d middle, const cv::Mat& before, const cv::Mat& after);

}  // namespace hexwarden::vision
