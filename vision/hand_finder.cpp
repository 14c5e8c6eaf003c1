#include "vision/hand_finder.h"

#include "calibration/reduce.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kMotion = .09;        // share of the light: less is no motion
constexpr double kFloor = .07;         // share of the light that is added, so that black does not blow up noise
constexpr double kTableRate = 0.03;    // how fast the kept picture follows slow changes of light
constexpr double kManyDice = 3;        // squares of a tile side: half a dozen dice with their shadows, and the margin
constexpr double kMargin = 0.15;       // tile sides by which a hand is widened: its shadow and blur
constexpr double kRestingShare = 0.8;  // of a large patch that must lie still for it to become table

/// The largest difference of a pixel in any channel, 8-bit.
cv::Mat largestDifference(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat difference;
    cv::absdiff(a, b, difference);
    std::array<cv::Mat, 3> channels;
    cv::split(difference, channels);
    return cv::max(cv::max(channels[0], channels[1]), channels[2]);
}

/// The picture with each channel brought to the table's brightness: exposure reacts to hands. The median ratio over a
/// grid of pixels does not notice the hand itself.
cv::Mat levelled(const cv::Mat& picture, const cv::Mat& table, float floor) {
    std::array<std::vector<float>, 3> ratios;
    for (int y = 2; y < picture.rows; y += 5)
        for (int x = 2; x < picture.cols; x += 5)
            for (std::size_t c = 0; c < 3; ++c)
                ratios[c].push_back((static_cast<float>(table.at<cv::Vec3b>(y, x)[static_cast<int>(c)]) + floor) /
                                    (static_cast<float>(picture.at<cv::Vec3b>(y, x)[static_cast<int>(c)]) + floor));
    cv::Scalar gain;
    for (std::size_t c = 0; c < 3; ++c) {
        const auto middle = ratios[c].begin() + static_cast<std::ptrdiff_t>(ratios[c].size() / 2);
        std::nth_element(ratios[c].begin(), middle, ratios[c].end());
        gain[static_cast<int>(c)] = std::clamp(*middle, 0.5F, 2.0F);
    }
    cv::Mat even;
    cv::multiply(picture, gain, even);
    return even;
}

}  // namespace

void HandFinder::startWith(const cv::Mat& reduced) {
    table_ = reduced.clone();
    reduced.convertTo(slow_, CV_32F);
    last_ = reduced;
    seenMs_ = cv::Mat::zeros(reduced.size(), CV_32S);
    restingMs_ = cv::Mat::zeros(reduced.size(), CV_32S);
}

cv::Mat HandFinder::hidden(const cv::Mat& picture, std::int64_t atMs, double sidePx, const ChangeScale& changes) {
    const double scale = std::min(1.0, options_.longSidePx / static_cast<double>(std::max(picture.cols, picture.rows)));
    cv::Mat now;
    cv::GaussianBlur(calibration::averagedDown(picture, scale), now, {3, 3}, 0);
    if (table_.size() != now.size()) {
        startWith(now);
        lastMs_ = atMs;
        return {};
    }
    now = levelled(now, table_, static_cast<float>(kFloor * changes.light));

    const auto passed = static_cast<int>(std::clamp<std::int64_t>(atMs - lastMs_, 0, 1000));
    const cv::Mat foreground = largestDifference(now, table_) > changes.levels(options_.change);
    const cv::Mat moving = largestDifference(now, last_) > changes.levels(kMotion);
    cv::add(seenMs_, cv::Scalar(passed), seenMs_, ~foreground);
    restingMs_ += passed;
    restingMs_.setTo(0, moving | ~foreground);
    last_ = now;
    lastMs_ = atMs;
    if (cv::countNonZero(foreground) > options_.wholePicture * static_cast<double>(foreground.total())) {
        startWith(now);
        return cv::Mat(picture.size(), CV_8U, cv::Scalar(255));
    }

    const double side = sidePx * scale;
    cv::Mat patches, labels, stats, centres;
    const int reach = std::max(1, cvRound(0.06 * side));
    cv::morphologyEx(foreground, patches, cv::MORPH_CLOSE,
                     cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * reach + 1, 2 * reach + 1}));
    const int count = cv::connectedComponentsWithStats(patches, labels, stats, centres);
    cv::Mat hand = cv::Mat::zeros(now.size(), CV_8U);
    for (int i = 1; i < count; ++i) {
        const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                           stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
        const cv::Mat patch = labels(box) == i;
        const double area = stats.at<int>(i, cv::CC_STAT_AREA);
        const bool large = area >= options_.leastAreaSides * side * side;
        const cv::Mat proven = patch & (seenMs_(box) >= static_cast<double>(options_.provenMs));
        const bool overTable = 2 * cv::countNonZero(proven) > cv::countNonZero(patch);
        const bool apart = area < options_.mostApartSides * side * side && box.x > 0 && box.y > 0 &&
                           box.br().x < now.cols && box.br().y < now.rows;
        const auto largeMs = apart ? options_.apartMs : options_.thingMs;
        const auto restMs = large && overTable ? largeMs : options_.pieceMs;
        const cv::Mat rested = patch & (restingMs_(box) >= static_cast<double>(restMs));
        const bool becomesTable = cv::countNonZero(rested) >= kRestingShare * cv::countNonZero(patch & foreground(box));
        if (becomesTable) {
            now(box).copyTo(table_(box), patch);
            cv::Mat precise;
            now(box).convertTo(precise, CV_32F);
            precise.copyTo(slow_(box), patch);
        } else if (large) {
            hand(box).setTo(255, patch);
        }
    }
    cv::accumulateWeighted(now, slow_, kTableRate, ~patches);
    cv::Mat even;
    slow_.convertTo(even, CV_8U);
    even.copyTo(table_, ~patches);
    if (cv::countNonZero(hand) == 0) return {};
    const int margin = std::max(1, cvRound(kMargin * side));
    cv::dilate(hand, hand, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * margin + 1, 2 * margin + 1}));
    cv::Mat mask;
    cv::resize(hand, mask, picture.size(), 0, 0, cv::INTER_NEAREST);
    return mask;
}

cv::Mat largerThanDice(const cv::Mat& hidden, double sidePx) {
    if (hidden.empty()) return {};
    cv::Mat quarter, labels, stats, centres, large;
    cv::resize(hidden, quarter, {}, .25, .25, cv::INTER_NEAREST);
    const double least = kManyDice * (sidePx / 4) * (sidePx / 4);
    const int count = cv::connectedComponentsWithStats(quarter, labels, stats, centres);
    for (int i = 1; i < count; ++i) {
        if (stats.at<int>(i, cv::CC_STAT_AREA) < least) continue;
        if (large.empty()) large = cv::Mat::zeros(quarter.size(), CV_8U);
        large.setTo(255, labels == i);
    }
    if (!large.empty()) cv::resize(large, large, hidden.size(), 0, 0, cv::INTER_NEAREST);
    return large;
}

}  // namespace hexwarden::vision
