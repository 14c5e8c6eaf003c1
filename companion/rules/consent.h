// The purposes of a consent (`game::Consented`) that the companion writes itself; people may name others.
#pragma once

#include <string_view>

namespace hexwarden::rules {

/// A promise not to attack. Any other purpose lends roads and lets troops through (RISK-12).
inline constexpr std::string_view kPeaceWord = "peace";
inline constexpr std::string_view kPassageWord = "passage";

}  // namespace hexwarden::rules
