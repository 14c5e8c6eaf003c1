// One picture of the table.
#pragma once

#include <cstdint>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// Cheap to copy: the pixels are shared and nobody writes to them.
struct Frame {
    cv::Mat image;          ///< 8-bit BGR, upright (EXIF orientation applied), never empty
    std::int64_t id = 0;    ///< counts up within one source
    std::int64_t atMs = 0;  ///< time of capture since the source was opened
};

}  // namespace hexwarden::vision
