#include "vision/light_field.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

// All in natural logarithms of a ratio of brightness.
constexpr double kFloor = .07;           // share of the mean that is added, so that black does not blow up noise
constexpr float kLargestExposure = .9F;  // of the whole picture
constexpr float kLargestBand = .14F, kLargestShadow = .45F;
constexpr float kUneven = .09F;  // median deviation in a block beyond which something else lies there
constexpr int kBlockPx = 12;
constexpr double kParts = 8;  // of the work, for the cores to share

float medianOf(std::vector<float>& values) {
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// Whether the median deviation is small. Counted, for a second median takes several times as long.
bool areEven(const std::vector<float>& values, float median) {
    std::size_t near = 0;
    for (const float value : values) near += std::abs(value - median) < kUneven ? 1 : 0;
    return 2 * near > values.size();
}

/// One value a row, smoothed over its neighbours.
std::vector<float> bandsOf(const cv::Mat& ratio) {
    std::vector<float> rows(std::size_t(ratio.rows));
    const auto measure = [&](const cv::Range& range) {
        std::vector<float> values;
        for (int y = range.start; y < range.end; ++y) {
            values.assign(ratio.ptr<float>(y), ratio.ptr<float>(y) + ratio.cols);
            const float median = medianOf(values);
            rows[std::size_t(y)] = areEven(values, median) ? std::clamp(median, -kLargestBand, kLargestBand) : 0;
        }
    };
    cv::parallel_for_({0, ratio.rows}, measure, kParts);
    std::vector<float> smooth(rows.size());
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const std::size_t first = y == 0 ? 0 : y - 1, last = std::min(y + 1, rows.size() - 1);
        float sum = 0;
        for (std::size_t i = first; i <= last; ++i) sum += rows[i];
        smooth[y] = sum / static_cast<float>(last - first + 1);
    }
    return smooth;
}

/// Soft shadow: a value a block where the block only became darker or brighter, filled in from there elsewhere.
cv::Mat shadowOf(const cv::Mat& ratio) {
    const cv::Size blocks((ratio.cols + kBlockPx - 1) / kBlockPx, (ratio.rows + kBlockPx - 1) / kBlockPx);
    cv::Mat sum = cv::Mat::zeros(blocks, CV_32F), weight = cv::Mat::zeros(blocks, CV_32F);
    const auto measure = [&](const cv::Range& range) {
        std::vector<float> values;
        for (int i = range.start; i < range.end; ++i) {
            const int u = i % blocks.width, v = i / blocks.width;
            const cv::Mat block =
                ratio(cv::Rect(u * kBlockPx, v * kBlockPx, kBlockPx, kBlockPx) & cv::Rect({}, ratio.size()));
            values.clear();
            for (int y = 0; y < block.rows; ++y)
                values.insert(values.end(), block.ptr<float>(y), block.ptr<float>(y) + block.cols);
            const float median = medianOf(values);
            if (!areEven(values, median)) continue;
            sum.at<float>(v, u) = std::clamp(median, -kLargestShadow, kLargestShadow);
            weight.at<float>(v, u) = 1;
        }
    };
    cv::parallel_for_({0, blocks.area()}, measure, kParts);
    cv::GaussianBlur(sum, sum, {5, 5}, .8, .8, cv::BORDER_REPLICATE);
    cv::GaussianBlur(weight, weight, {5, 5}, .8, .8, cv::BORDER_REPLICATE);
    cv::Mat shadow = sum / (weight + .02F), full;
    cv::resize(shadow, full, blocks * kBlockPx, 0, 0, cv::INTER_LINEAR);
    return full(cv::Rect({}, ratio.size()));
}

}  // namespace

cv::Mat gainTo(const cv::Mat& before, const cv::Mat& now) {
    CV_Assert(before.type() == CV_32FC3 && now.type() == CV_32FC3 && before.size() == now.size());
    const cv::Scalar mean = cv::mean(before), floor = cv::Scalar::all(kFloor * (mean[0] + mean[1] + mean[2]) / 3 + 1);
    const cv::Mat ratio = (before + floor) / (now + floor);
    cv::Vec3f whole;
    for (int c = 0; c < 3; ++c) {
        std::vector<float> values;
        for (int y = 1; y < ratio.rows; y += 4)
            for (int x = 1; x < ratio.cols; x += 4) values.push_back(ratio.at<cv::Vec3f>(y, x)[c]);
        whole[c] = std::clamp(std::log(medianOf(values)), -kLargestExposure, kLargestExposure);
    }
    cv::Mat rest(ratio.size(), CV_32F);
    for (int y = 0; y < ratio.rows; ++y) {
        const auto* from = ratio.ptr<cv::Vec3f>(y);
        auto* to = rest.ptr<float>(y);
        for (int x = 0; x < ratio.cols; ++x) to[x] = from[x][0] * from[x][1] * from[x][2];
    }
    cv::log(rest, rest);
    rest = (rest - (whole[0] + whole[1] + whole[2])) / 3;
    const std::vector<float> bands = bandsOf(rest);
    for (int y = 0; y < rest.rows; ++y) rest.row(y) -= bands[std::size_t(y)];
    const cv::Mat shadow = shadowOf(rest);
    cv::Mat local(rest.size(), CV_32F);
    for (int y = 0; y < local.rows; ++y) local.row(y) = shadow.row(y) + bands[std::size_t(y)];
    cv::exp(local, local);
    const cv::Vec3f exposure(std::exp(whole[0]), std::exp(whole[1]), std::exp(whole[2]));
    cv::Mat gain(ratio.size(), CV_32FC3);
    for (int y = 0; y < gain.rows; ++y) {
        const auto* from = local.ptr<float>(y);
        auto* to = gain.ptr<cv::Vec3f>(y);
        for (int x = 0; x < gain.cols; ++x) to[x] = exposure * from[x];
    }
    return gain;
}

}  // namespace hexwarden::vision
