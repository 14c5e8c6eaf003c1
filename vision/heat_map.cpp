#include "vision/heat_map.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

/// Where the parabola through three heights' logarithms has its top, in cells from the middle one.
double summit(float before, float middle, float after) {
    const auto logarithm = [](float v) { return std::log(std::max(v, 1e-4f)); };
    const double a = logarithm(before), b = logarithm(middle), c = logarithm(after), bend = a - 2 * b + c;
    return bend < -1e-6 ? std::clamp((a - c) / (2 * bend), -.5, .5) : 0;
}

bool isHighest(const cv::Mat& heat, int x, int y) {
    const float here = heat.at<float>(y, x);
    for (int v = std::max(0, y - 1); v <= std::min(heat.rows - 1, y + 1); ++v)
        for (int u = std::max(0, x - 1); u <= std::min(heat.cols - 1, x + 1); ++u) {
            const bool earlier = v < y || (v == y && u < x);
            const float other = heat.at<float>(v, u);
            if (other > here || (other == here && earlier)) return false;
        }
    return true;
}

}  // namespace

std::vector<cv::Point> highestCells(const cv::Mat& heat, float threshold) {
    std::vector<cv::Point> found;
    for (int y = 0; y < heat.rows; ++y)
        for (int x = 0; x < heat.cols; ++x)
            if (heat.at<float>(y, x) > threshold && isHighest(heat, x, y)) found.emplace_back(x, y);
    return found;
}

std::vector<Peak> peaksOf(const cv::Mat& heat, float threshold) {
    std::vector<Peak> found;
    for (const auto [x, y] : highestCells(heat, threshold)) {
        const float here = heat.at<float>(y, x);
        cv::Point2d at(x, y);
        if (x > 0 && x + 1 < heat.cols) at.x += summit(heat.at<float>(y, x - 1), here, heat.at<float>(y, x + 1));
        if (y > 0 && y + 1 < heat.rows) at.y += summit(heat.at<float>(y - 1, x), here, heat.at<float>(y + 1, x));
        found.push_back({at, here});
    }
    std::stable_sort(found.begin(), found.end(), [](const Peak& a, const Peak& b) { return a.height > b.height; });
    return found;
}

float heatAt(const cv::Mat& heat, cv::Point2d at) {
    const int x = static_cast<int>(std::floor(at.x)), y = static_cast<int>(std::floor(at.y));
    const auto fx = static_cast<float>(at.x - x), fy = static_cast<float>(at.y - y);
    const auto value = [&](int v, int u) {
        return v >= 0 && u >= 0 && v < heat.rows && u < heat.cols ? heat.at<float>(v, u) : 0.f;
    };
    return (value(y, x) * (1 - fx) + value(y, x + 1) * fx) * (1 - fy) +
           (value(y + 1, x) * (1 - fx) + value(y + 1, x + 1) * fx) * fy;
}

}  // namespace hexwarden::vision
