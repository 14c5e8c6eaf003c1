// The middle one of several values.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace hexwarden::vision {

/// The upper one of the two in the middle of an even number; there must be one.
inline double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace hexwarden::vision
