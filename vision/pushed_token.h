// A building that comes to the middle of a hex pushes the number token aside (CONQ-1): a disc goes and comes with it,
// and units beside it touch that.
#pragma once

#include "vision/bulk.h"

#include <optional>

namespace hexwarden::vision {

/// Where the number token from the middle of a hex lies now, on the lattice; none where it was not pushed, or none was
/// there. `middle`: of the hex, on the lattice; `before`, `after`: 8-bit BGR in the same light.
std::optional<cv::Point2d> pushedTo(const View&, cv::Point2d middle, const cv::Mat& before, const cv::Mat& after);

}  // namespace hexwarden::vision
