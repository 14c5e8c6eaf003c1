// What the first bytes of a file say: which kind of picture it is and how large, before anything of it is decoded. A
// few bytes can promise a picture that takes gigabytes.
//
// JPEG: ITU-T T.81 B.2.2; PNG: W3C PNG 11.2.2; WebP: RFC 9649 2.5 to 2.7; BMP: BITMAPINFOHEADER; TIFF: TIFF 6.0 page 13
// and 15; HEIC: ISO 14496-12 4.3; PPM: netpbm.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace hexwarden::vision {

/// What is decoded at all: a decoded picture takes three bytes a pixel.
inline constexpr std::int64_t kMostPixels = 100'000'000;

enum class PictureKind : std::uint8_t { jpeg, png, webp, bmp, tiff, ppm, heic };

struct PictureHeader {
    PictureKind kind{};
    /// Pixels as stored, before it is turned upright; 0 where the beginning does not say.
    std::int64_t width = 0, height = 0;

    bool operator==(const PictureHeader&) const = default;
};

/// By the first dozen bytes alone.
std::optional<PictureKind> kindOf(std::span<const std::uint8_t> bytes);

/// None if the bytes do not begin as any of these kinds do, or end before the size is said.
std::optional<PictureHeader> headerOf(std::span<const std::uint8_t> bytes);

}  // namespace hexwarden::vision
