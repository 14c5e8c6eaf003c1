// What a decoder of HEVC needs before the first picture: ISO 14496-15 8.3.3.1 (hvcC) and ITU-T H.265 7.3.2.2 (the
// sequence parameter set) up to the size.
#pragma once

#include <cstdint>
#include <span>

namespace hexwarden::vision {

struct HevcParameters {
    std::int64_t width = 0, height = 0;  ///< of the pictures it will hold; 0 where nothing says so
    bool deep = false;                   ///< more than 8 bits a channel
};

/// `hvcC`: the body of that box. Of several sizes the largest.
HevcParameters hevcParametersOf(std::span<const std::uint8_t> hvcC);

}  // namespace hexwarden::vision
