// How the light of a picture differs from that of another one of the same place: exposure, colour, rolling bands and
// soft shadow.
#pragma once

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// The gain, float BGR, that brings each pixel of `now` to the light of `before`. Both float BGR in grey levels,
/// reduced so that a die is a few pixels wide, of the same place. What is new in the picture, hands and pieces, does
/// not count: every part is a median, and light changes the channels alike but for one gain of the whole picture.
cv::Mat gainTo(const cv::Mat& before, const cv::Mat& now);

}  // namespace hexwarden::vision
