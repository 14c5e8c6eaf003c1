// PNG pictures too large for the memory that a photograph may take.
#pragma once

#include <cstdint>
#include <span>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// 8-bit BGR at half the width and height, each pixel the mean of four; two rows of the picture are held at a time.
/// Empty if the bytes are damaged or interlaced (such a picture has to be held whole).
cv::Mat halvedPng(std::span<const std::uint8_t> bytes);

}  // namespace hexwarden::vision
