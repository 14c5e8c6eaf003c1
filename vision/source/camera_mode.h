// What a camera can deliver: size, rate and format of its pictures, and which of them is worth asking for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::source {

struct CameraMode {
    cv::Size size;
    double framesPerSecond = 0;
    std::string format;  ///< the four letters of V4L2: MJPG, YUYV, NV12, GREY

    bool operator==(const CameraMode&) const = default;
};

/// A mode as people wish for it; what is left out may be anything.
struct ModeWish {
    std::optional<cv::Size> size;
    std::optional<double> framesPerSecond;
    std::string format;
};

/// "1920x1080@15/MJPG"
std::string text(const CameraMode&);

/// "1920x1080@15/MJPG", without rate or format if they do not matter; empty for no wish. Throws std::runtime_error with
/// one sentence if it is none.
ModeWish modeWish(const std::string& text);

/// The mode to ask for among `modes`: of those that fit the wish the largest up to 1920x1080 at 10 pictures a second or
/// more, at the rate nearest to 15, raw before MJPG of the same size and rate. None if no mode fits.
std::optional<CameraMode> bestMode(const std::vector<CameraMode>& modes, const ModeWish& wish = {});

}  // namespace hexwarden::source
