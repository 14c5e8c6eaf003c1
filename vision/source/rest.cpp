#include "vision/source/rest.h"

#include <algorithm>

namespace hexwarden::source {
namespace {

// Chosen by hand: how long a change may wait that no glimpse shows.
constexpr std::int64_t kLookEveryMs = 1000;
// To decode even an eighth of a picture takes a hundredth of a second where it is large and noisy.
constexpr std::int64_t kGlimpseEveryMs = 90;
// Dice are reported 1.5 s after they lie still, at the latest; twice that, so that none comes to rest unseen.
constexpr std::int64_t kAwakeMs = 3000;
// Of the light: a white die of 17 px fills four pixels of an eighth and stands out from wood by a third.
constexpr double kShareOfLight = .08;
constexpr double kUnlikely = 6;   // standard deviations of noise, in none of thirty thousand pixels
constexpr int kFewestPixels = 3;  // of those four: one may lie half on the wood

/// Robust: what moved is in a small part of the picture.
double noiseOf(const cv::Mat& difference) {
    cv::Mat all = difference.reshape(1, 1).clone();
    const auto middle = all.begin<float>() + all.cols / 2;
    std::nth_element(all.begin<float>(), middle, all.end<float>());
    constexpr double kDeviationOfMedian = 1.4826;  // of a normal distribution
    return kDeviationOfMedian * *middle;
}

}  // namespace

bool Rest::isTooSoon(std::int64_t atMs) const {
    return !shown_.empty() && atMs >= awakeUntilMs_ && atMs < glimpsedMs_ + kGlimpseEveryMs;
}

bool Rest::passes(const cv::Mat& glimpse, std::int64_t atMs) {
    glimpsedMs_ = atMs;
    const bool moved = differs(glimpse);
    if (moved) awakeUntilMs_ = atMs + kAwakeMs;
    if (!moved && atMs >= awakeUntilMs_ && atMs < shownMs_ + kLookEveryMs) return true;
    shown_ = glimpse;
    shownMs_ = atMs;
    return false;
}

bool Rest::differs(const cv::Mat& glimpse) const {
    if (shown_.size() != glimpse.size()) return true;
    const double light = cv::mean(shown_)[0], lightNow = cv::mean(glimpse)[0];
    if (light == 0 || lightNow == 0) return light != lightNow;
    cv::Mat now, difference;
    glimpse.convertTo(now, CV_32F, light / lightNow);  // automatic exposure is no change
    shown_.convertTo(difference, CV_32F);
    difference = cv::abs(difference - now);
    const double least = std::max(kShareOfLight * light, kUnlikely * noiseOf(difference));
    return cv::countNonZero(difference > least) >= kFewestPixels;
}

}  // namespace hexwarden::source
