// Pictures reduced quickly.
#pragma once

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

/// The picture in that size; if it is smaller, itself, not a copy. Each pixel is the mean of those that it covers.
/// Halved first where it is four times as large or more, which takes a third of the time of one step.
cv::Mat averagedDown(const cv::Mat& picture, cv::Size);
/// By a factor; 1 and more leave it as it is.
cv::Mat averagedDown(const cv::Mat& picture, double scale);

}  // namespace hexwarden::calibration
