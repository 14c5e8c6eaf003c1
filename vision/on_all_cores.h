// The same for each of several things, on all cores at once.
#pragma once

#include <opencv2/core/utility.hpp>

namespace hexwarden::vision {

/// Calls `work` with each of 0 to count - 1, in any order; what one call writes no other may touch.
template <class Work>
void onAllCores(std::size_t count, const Work& work) {
    const int all = static_cast<int>(count);
    cv::parallel_for_(
        {0, all},
        [&](const cv::Range& range) {
            for (int i = range.start; i < range.end; ++i) work(static_cast<std::size_t>(i));
        },
        all);
}

}  // namespace hexwarden::vision
