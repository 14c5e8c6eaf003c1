#include "vision/camera_noise.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hexwarden::vision {
namespace {

constexpr int kBins = 8, kStep = 3;                   // every third pixel each way is enough
constexpr std::size_t kEnough = 60;                   // differences in a bin
constexpr double kOfAbsMedian = 1 / .6745;            // standard deviation over median of a normal distribution's size
constexpr double kTail = .95, kOfAbsTail = 1 / 1.96;  // the same for the size that 95 % keep below
constexpr int kSettled = 24;                          // pictures after which a new one counts a twenty-fourth

struct Point {
    double brightness = 0, variance = 0, weight = 0;
};

/// Weighted least squares, neither part below 0.
std::pair<double, double> lineThrough(const std::vector<Point>& points) {
    double w = 0, x = 0, y = 0, xx = 0, xy = 0;
    for (const Point& p : points) {
        w += p.weight, x += p.weight * p.brightness, y += p.weight * p.variance;
        xx += p.weight * p.brightness * p.brightness, xy += p.weight * p.brightness * p.variance;
    }
    const double spread = w * xx - x * x;
    const double b = spread > 1e-6 * w * w ? std::max(0., (w * xy - x * y) / spread) : 0;
    const double a = (y - b * x) / w;
    return a >= 0 ? std::pair(a, b) : std::pair(0., xx > 0 ? std::max(0., xy / xx) : 0);
}

double quantile(std::vector<float>& values, double share) {
    const auto at = values.begin() + std::ptrdiff_t(share * static_cast<double>(values.size()));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

}  // namespace

void CameraNoise::observe(const cv::Mat& before, const cv::Mat& now, const cv::Mat& still) {
    CV_Assert(before.type() == CV_32FC3 && now.type() == CV_32FC3 && before.size() == now.size());
    std::array<std::array<std::vector<float>, kBins>, 3> sizes;
    for (int y = 1; y < now.rows; y += kStep)
        for (int x = 1; x < now.cols; x += kStep) {
            if (still.at<std::uint8_t>(y, x) == 0) continue;
            const auto& a = before.at<cv::Vec3f>(y, x);
            const auto& b = now.at<cv::Vec3f>(y, x);
            for (int c = 0; c < 3; ++c) {
                const float level = (a[c] + b[c]) / 2;
                if (level < 2 || level > 252) continue;  // clipped levels do not flicker
                sizes[std::size_t(c)][std::size_t(level * kBins / 256)].push_back(std::abs(a[c] - b[c]));
            }
        }
    const double share = 1. / std::min(++observed_, kSettled);
    for (std::size_t c = 0; c < 3; ++c) {
        std::vector<Point> points;
        for (int bin = 0; bin < kBins; ++bin) {
            auto& all = sizes[c][std::size_t(bin)];
            if (all.size() < kEnough) continue;
            // A coarse JPEG leaves most places unchanged and changes a few a lot: then the tail shows the usual noise.
            const double size = std::max(quantile(all, .5) * kOfAbsMedian, quantile(all, kTail) * kOfAbsTail);
            const double sigma = size / std::sqrt(2.);
            points.push_back({(bin + .5) * 256 / kBins, sigma * sigma, double(all.size())});
        }
        if (points.empty()) continue;
        const auto [a, b] = lineThrough(points);
        variance_[c].a += (a - variance_[c].a) * share;
        variance_[c].b += (b - variance_[c].b) * share;
    }
}

float CameraNoise::sigma(int channel, float brightness) const {
    const Line& line = variance_[std::size_t(channel)];
    return static_cast<float>(std::sqrt(std::max(0., line.a + line.b * brightness)));
}

}  // namespace hexwarden::vision
