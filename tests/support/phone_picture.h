// HEIC pictures as encoders and phones write them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::support {

using Bytes = std::vector<std::uint8_t>;

/// In one piece, red on the left and blue on the right; none where nothing encodes it.
std::optional<Bytes> heicInOnePiece(cv::Size);

struct PhonePicture {
    cv::Size size;  ///< as stored
    int turns = 0;  ///< quarter turns against the clock that bring it upright
    bool mirrored = false;
};

/// The same piece again and again, cut off at the right and below, as phones lay theirs.
Bytes heicOfTiles(const Bytes& tile, cv::Size tileSize, const PhonePicture&);

}  // namespace hexwarden::support
