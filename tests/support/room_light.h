// What a room and a camera do to a float picture of a table: named, seeded, one flaw each.
#pragma once

#include <cmath>
#include <numbers>

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::support {

/// A table of soft patches, 8-bit BGR, with brightness from dark to bright.
inline cv::Mat patchyTable(cv::Size size, std::uint64_t seed = 7) {
    cv::RNG random(seed);
    cv::Mat patches(12, 16, CV_8UC3), table;
    random.fill(patches, cv::RNG::UNIFORM, 30, 200);
    cv::resize(patches, table, size, 0, 0, cv::INTER_CUBIC);
    return table;
}

/// Variance linear in brightness; `sigma` in grey levels at middle grey.
inline cv::Mat withNoise(const cv::Mat& picture, double sigma, cv::RNG& random) {
    cv::Mat grain(picture.size(), CV_32FC3), level, spread, noisy;
    random.fill(grain, cv::RNG::NORMAL, 0, sigma);
    picture.convertTo(level, CV_32F);
    cv::sqrt(level / 128, spread);
    level += grain.mul(spread);
    level.convertTo(noisy, picture.type());
    return noisy;
}

/// Rows brighter and darker by this share, `cycles` of them from top to bottom.
inline cv::Mat withBands(const cv::Mat& picture, double share, double cycles, double phase) {
    cv::Mat banded;
    picture.convertTo(banded, CV_32F);
    for (int y = 0; y < banded.rows; ++y)
        banded.row(y) *= 1 + share * std::sin(2 * std::numbers::pi * (cycles * y / banded.rows + phase));
    banded.convertTo(banded, picture.type());
    return banded;
}

/// A soft shadow with its middle at these shares of the picture's width and height.
inline cv::Mat withShadow(const cv::Mat& picture, double share, double x, double y) {
    cv::Mat light(picture.size(), CV_32FC3), shaded;
    for (int v = 0; v < light.rows; ++v)
        for (int u = 0; u < light.cols; ++u) {
            const double off = std::hypot((u + .5) / light.cols - x, (v + .5) / light.rows - y);
            light.at<cv::Vec3f>(v, u) = cv::Vec3f::all(static_cast<float>(1 - share * std::exp(-off * off / .06)));
        }
    picture.convertTo(shaded, CV_32F);
    shaded = shaded.mul(light);
    shaded.convertTo(shaded, picture.type());
    return shaded;
}

inline cv::Mat shiftedBy(const cv::Mat& picture, cv::Point2d px) {
    cv::Mat shifted;
    cv::warpAffine(picture, shifted, cv::Matx23d(1, 0, px.x, 0, 1, px.y), picture.size(), cv::INTER_LINEAR,
                   cv::BORDER_REPLICATE);
    return shifted;
}

}  // namespace hexwarden::support
