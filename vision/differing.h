// Where two pictures of a table differ by more than a shadow.
#pragma once

#include "vision/change_scale.h"

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// 8-bit. Two pictures of 8-bit BGR, in the same pixels and in much the same light.
cv::Mat differing(const cv::Mat& before, const cv::Mat& after, const ChangeScale&);

}  // namespace hexwarden::vision
