// Pictures from bytes that anybody may have sent.
#pragma once

#include <cstdint>
#include <span>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// 8-bit BGR, turned upright as EXIF says, at half its width and height if it has more than `kMostWholePixels`; empty
/// if the bytes cannot be decoded. What the codecs have to say about damage does not reach stderr. Check the size first
/// (`picture_header.h`): decoding takes the memory that it promises.
cv::Mat decoded(std::span<const std::uint8_t> bytes);

/// A JPEG in grey at an eighth of its width and height, in a fraction of the time; empty if it cannot be decoded.
cv::Mat glimpse(std::span<const std::uint8_t> jpeg);

}  // namespace hexwarden::vision
