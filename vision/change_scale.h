// How large a difference must be to count as a change, for this camera and light: in half the light every change is
// half as strong, but nothing below the camera's noise can be seen, nor below the steps of a compressed picture, which
// are as large in the dark.
#pragma once

#include <algorithm>

namespace hexwarden::vision {

struct ChangeScale {
    double light = 110;  ///< mean brightness of the table, 0 to 255; until it is known, what automatic exposure aims at
    double noise = 0;    ///< standard deviation of what is compared, grey levels

    /// The least difference that is a change, grey levels: a share of the light, or what noise and steps hardly reach.
    double levels(double shareOfLight) const {
        constexpr double kUnlikely = 4;  // standard deviations
        constexpr double kStep = 5.25;   // grey levels
        return std::max({shareOfLight * light, kUnlikely * noise, kStep});
    }
};

}  // namespace hexwarden::vision
