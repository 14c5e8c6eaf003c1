// Where something covers the ground although its light and tint could be those of a shadow: a grey thing on rock, a
// white one on sand. Shade leaves the grain of the ground as it was, a thing hides it.
#pragma once

#include "vision/change_scale.h"

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// `things`, with the parts of `shaded` in which one picture lacks the grain of the other; nothing is told of plain
/// ground. Two pictures of 8-bit BGR; masks of 8 bits: where they differ by more than a shadow, and as by one.
cv::Mat withCovered(const cv::Mat& things, const cv::Mat& shaded, const cv::Mat& before, const cv::Mat& after,
                    const ChangeScale&);

}  // namespace hexwarden::vision
