#include "vision/covered.h"

#include "vision/on_all_cores.h"

#include <array>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kGrain = 2;                       // standard deviation of what is no grain any more, pixels
constexpr int kWindow = 7;                         // pixels that are compared
constexpr double kLeastGrain = .05, kNoise = 1.5;  // of the light: of a grain that tells; standard deviations of noise
constexpr double kFloor = 6;                       // grey levels
constexpr double kKept = .5;                       // share of the grain that a shadow leaves at least
constexpr int kLeastWidth = 9, kSeam = 3;          // pixels: of a thing, as edges of shadows are narrower; within it
constexpr double kMostlyKnown = .75;               // share of what changed
constexpr int kMargin = 3 * kWindow;

cv::Mat grainOf(const cv::Mat& picture) {
    cv::Mat grey, light, smooth;
    cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    grey.convertTo(light, CV_32F, 1, kFloor);
    cv::log(light, light);
    cv::GaussianBlur(light, smooth, {}, kGrain);
    return light - smooth;
}

cv::Mat round(int across) {
    return cv::getStructuringElement(cv::MORPH_ELLIPSE, {across, across});
}

cv::Mat aboutEach(const cv::Mat& values) {
    cv::Mat mean;
    cv::boxFilter(values, mean, CV_32F, {kWindow, kWindow});
    return mean;
}

/// The connected parts of what changed of which no more is known than that; at the rim of any thing its colour and the
/// ground's mix.
cv::Mat mostlyUnknown(const cv::Mat& changed, const cv::Mat& known) {
    cv::Mat inner, labels, stats, centres, unknown = cv::Mat::zeros(changed.size(), CV_8U);
    cv::morphologyEx(changed, inner, cv::MORPH_CLOSE, round(kSeam));
    cv::erode(inner, inner, round(kSeam));
    const int count = cv::connectedComponentsWithStats(inner, labels, stats, centres);
    for (int i = 1; i < count; ++i) {
        const cv::Rect part(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                            stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
        const cv::Mat mine = labels(part) == i;
        if (cv::countNonZero(mine & known(part)) < kMostlyKnown * stats.at<int>(i, cv::CC_STAT_AREA))
            unknown(part).setTo(255, mine);
    }
    cv::dilate(unknown, unknown, round(kSeam));
    return unknown;
}

}  // namespace

cv::Mat withCovered(const cv::Mat& things, const cv::Mat& shaded, const cv::Mat& before, const cv::Mat& after,
                    const ChangeScale& changes) {
    const cv::Rect all = cv::boundingRect(shaded);
    if (all.empty()) return things;
    const cv::Rect box = cv::Rect(all.x - kMargin, all.y - kMargin, all.width + 2 * kMargin, all.height + 2 * kMargin) &
                         cv::Rect({}, shaded.size());
    std::array<cv::Mat, 2> grain, power;
    onAllCores(2, [&](std::size_t i) {
        grain[i] = grainOf((i == 0 ? before : after)(box));
        power[i] = aboutEach(grain[i].mul(grain[i]));
    });
    const double least = kLeastGrain + kNoise * changes.noise / changes.light;
    const cv::Mat both = aboutEach(grain[0].mul(grain[1])), most = cv::max(power[0], power[1]);
    const cv::Mat lost = (both < kKept * most) & (most > least * least) & shaded(box);
    const cv::Mat known = things(box), changed = known | shaded(box);
    cv::Mat whole = lost | known, with = things.clone();
    cv::morphologyEx(whole, whole, cv::MORPH_CLOSE, round(kSeam));
    cv::morphologyEx(whole, whole, cv::MORPH_OPEN, round(kLeastWidth));
    with(box).setTo(255, whole & changed & mostlyUnknown(changed, known));
    return with;
}

}  // namespace hexwarden::vision
