#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace hexwarden::bench {

/// The value that this share of the others does not exceed; 0 of none.
inline double at(std::vector<double> values, double share) {
    std::ranges::sort(values);
    return values.empty() ? 0 : values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

}  // namespace hexwarden::bench
