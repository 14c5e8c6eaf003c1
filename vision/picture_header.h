// What the first bytes of a file say: which kind of picture it is and how large, before anything of it is decoded. A
// few bytes can promise a picture that takes gigabytes.
//
// JPEG: ITU-T T.81 B.2.2; PNG: W3C PNG 11.2.2; WebP: RFC 9649 2.5 to 2.7; BMP: BITMAPINFOHEADER; TIFF: TIFF 6.0 page 13
// and 15; HEIC: heic_header.h; PPM: netpbm.
#pragma once

#include "vision/heic_header.h"

#include <cstdint>
#include <optional>
#include <span>

namespace hexwarden::vision {

/// The largest picture that is read at full size: no picture may take 300 MB. Larger ones of some kinds are halved in
/// width and height.
inline constexpr std::int64_t kMostWholePixels = 25'000'000;

enum class PictureKind : std::uint8_t { jpeg, png, webp, bmp, tiff, ppm, heic };

struct PictureHeader {
    PictureKind kind{};
    std::int64_t width = 0, height = 0;  ///< pixels as stored, before it is turned upright
    std::optional<HeicHeader> heic{};    ///< of a HEIC

    bool operator==(const PictureHeader&) const = default;
};

/// How many pixels of such a picture are decoded at all. JPEG and PNG can be halved while they are decoded.
std::int64_t mostPixels(const PictureHeader&);

/// By the first dozen bytes alone.
std::optional<PictureKind> kindOf(std::span<const std::uint8_t> bytes);

/// None if the bytes do not begin as any of these kinds do, or end before the size is said.
std::optional<PictureHeader> headerOf(std::span<const std::uint8_t> bytes);

}  // namespace hexwarden::vision
