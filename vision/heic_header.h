// How a HEIC is put together, read before its library decodes anything: ISO 14496-12 4.2 (boxes) and 8.11 (meta, pitm,
// iinf, iref, iprp), ISO 23008-12 6.5 (ispe, irot, imir) and 6.6.2.3 (grid); how each piece is coded:
// hevc_parameters.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace hexwarden::vision {

/// Sides that are said to be longer are taken for this one: two of them can be multiplied.
inline constexpr std::int64_t kMostSide = 1'000'000'000;

struct HeicHeader {
    std::int64_t width = 0, height = 0;  ///< as stored; what the decoder will hold where that is much more
    bool tiled = false;                  ///< as phones write it; else in one piece
    bool deep = false;                   ///< more than 8 bits a channel
    int turns = 0;                       ///< quarter turns against the clock that bring it upright
    bool reshaped = false;               ///< mirrored or cropped besides

    bool operator==(const HeicHeader&) const = default;
};

/// Of the main picture; none if the bytes do not say its size.
std::optional<HeicHeader> heicHeaderOf(std::span<const std::uint8_t>);

/// How many pixels of such a picture are decoded. Its library holds three whole planes of it, and of one in a single
/// piece the brightness and colours that they were made of beside them; mirrored or cropped planes are a second set.
std::int64_t mostPixels(const HeicHeader&);

}  // namespace hexwarden::vision
