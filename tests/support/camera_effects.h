// What an ordinary webcam in an evening room does to a film: noise, mains light, a bending arm and the rest, each named
// and of three strengths. The same film, effect and strength give the same pictures every time.
#pragma once

#include "vision/source/source.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::tests {

/// What the camera makes of a picture that was taken at that moment. `strength`: 1 slight, 2 ordinary, 3 strong.
struct CameraEffect {
    std::string name;
    bool judges = false;  ///< kept out of making thresholds
    std::function<cv::Mat(const cv::Mat& clean, const cv::Mat& before, std::int64_t atMs, int strength)> apply;
    /// How long after the last picture the next one is delivered, ms; pictures before that are dropped. Empty: all are
    /// delivered.
    std::function<std::int64_t(std::int64_t lastMs, int strength)> pauseMs{};
};

const std::vector<CameraEffect>& cameraEffects();
/// Throws std::out_of_range for an unknown name.
const CameraEffect& cameraEffect(const std::string& name);

/// The frames of `clean` as such a camera would deliver them.
std::unique_ptr<source::FrameSource> through(std::unique_ptr<source::FrameSource> clean, const CameraEffect&,
                                             int strength);

}  // namespace hexwarden::tests
