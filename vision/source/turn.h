// How a camera is held: what brings its pictures upright and unmirrored.
#pragma once

#include "vision/source/source.h"

#include <string>

#include <opencv2/core.hpp>

namespace hexwarden::source {

/// "0", "90", "180" or "270" degrees clockwise, with "mirrored" behind a comma or alone: "90,mirrored". Empty: as it
/// is. Throws std::runtime_error with one sentence if it is none.
Turn turnOf(const std::string& text);

/// Unmirrored first, then turned.
cv::Mat turned(const cv::Mat& picture, const Turn&);

/// Hands out the pictures of `delivered` turned.
std::unique_ptr<FrameSource> turned(std::unique_ptr<FrameSource> delivered, const Turn&);

}  // namespace hexwarden::source
