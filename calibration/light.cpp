#include "calibration/colours.h"
#include "calibration/reduce.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::calibration {
namespace {

constexpr int kClipped = 250, kDeepShadow = 12;  ///< of 255: beyond them a channel says little of colour; by hand
constexpr std::size_t kMinPiecePixels = 12;      ///< for a middle; by hand
constexpr int kMiddleRounds = 8;                 ///< then it is within a level of where it ends
constexpr double kUsualCast = 1.5;               ///< of white's channels, linear: the brightest over the darkest
constexpr double kMostGain = 8;                  ///< beyond it noise would be amplified

bool tellsColour(cv::Vec3b p) {
    const int most = std::max({p[0], p[1], p[2]});
    return most < kClipped && most > kDeepShadow;
}

/// Of a channel's linear light, by what is delivered of it.
const auto kSixthPowers = [] {
    std::array<double, 256> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = std::pow(linearOf(cv::Vec3d::all(double(i)))[0], 6);
    return all;
}();

double median(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

cv::Vec3d medianOf(const std::vector<cv::Vec3b>& pixels) {
    cv::Vec3d result;
    for (int channel = 0; channel < 3; ++channel) {
        std::vector<double> values;
        for (const cv::Vec3b& p : pixels) values.push_back(p[channel]);
        result[channel] = median(values);
    }
    return result;
}

/// Where the sum of the distances to all pixels is least (Weiszfeld, Tohoku Mathematical Journal 43, 1937). The median
/// of each channel of a thing with a bright and a dark side may be a colour that neither has.
static cv::Vec3d middleOf(const std::vector<cv::Vec3b>& pixels) {
    cv::Vec3d middle = medianOf(pixels);
    for (int round = 0; round < kMiddleRounds; ++round) {
        cv::Vec3d sum;
        double weights = 0;
        for (const cv::Vec3b& p : pixels) {
            const double weight = 1 / (1 + cv::norm(cv::Vec3d(p) - middle));
            sum += weight * cv::Vec3d(p);
            weights += weight;
        }
        middle = sum / weights;
    }
    return middle;
}

Light lightFromScene(const cv::Mat& picture) {
    const cv::Mat small = averagedDown(picture, 160. / std::max(picture.cols, picture.rows));
    cv::Vec3d sum;
    double count = 0;
    for (const cv::Vec3b& p : cv::Mat_<cv::Vec3b>(small)) {
        if (!tellsColour(p)) continue;
        for (int channel = 0; channel < 3; ++channel) sum[channel] += kSixthPowers[p[channel]];
        ++count;
    }
    if (count == 0) return {};
    Light light;
    for (int channel = 0; channel < 3; ++channel) light.whiteLinear[channel] = std::pow(sum[channel] / count, 1.0 / 6);
    // The mean gives the tint; the brightness of white is above it, near the brightest things of the scene.
    constexpr double whiteOverMean = 1.4;
    light.whiteLinear *= whiteOverMean;
    return light;
}

cv::Mat castRemoval(const Light& light) {
    const cv::Vec3d& white = light.whiteLinear;
    const double brightest = std::max({white[0], white[1], white[2], 1e-6});
    cv::Vec3d gain;
    for (int c = 0; c < 3; ++c) gain[c] = std::clamp(brightest / std::max(white[c], 1e-6) / kUsualCast, 1., kMostGain);
    if (gain == cv::Vec3d::all(1)) return {};
    cv::Mat table(1, 256, CV_8UC3);
    for (int level = 0; level < 256; ++level)
        table.at<cv::Vec3b>(level) = cv::Vec3b(deliveredOf(linearOf(cv::Vec3d::all(level)).mul(gain)));
    return table;
}

Lab labUnder(const Light& light, cv::Vec3d bgr) {
    const cv::Vec3d linear = linearOf(bgr);
    constexpr double least = 1e-3;  // a channel that the light lacks is not amplified without end
    return labOf({linear[0] / std::max(least, light.whiteLinear[0]), linear[1] / std::max(least, light.whiteLinear[1]),
                  linear[2] / std::max(least, light.whiteLinear[2])});
}

std::optional<Lab> pieceColour(const Light& light, const cv::Mat& picture, const cv::Mat& mask) {
    CV_Assert(picture.type() == CV_8UC3 && mask.type() == CV_8U && picture.size() == mask.size());
    std::vector<cv::Vec3b> usable;
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            if (const auto p = picture.at<cv::Vec3b>(y, x); mask.at<std::uint8_t>(y, x) != 0 && tellsColour(p))
                usable.push_back(p);
    if (usable.size() < kMinPiecePixels) return std::nullopt;
    return labUnder(light, middleOf(usable));
}

}  // namespace hexwarden::calibration
