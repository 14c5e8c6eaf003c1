#include "vision/coming.h"

#include "vision/differing.h"
#include "vision/on_all_cores.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kMovedPx = 1.5;  // of the lattice's middle: the table lies elsewhere
constexpr std::size_t kFewPixels = 40;
constexpr int kLightStep = 5;  // pixels
constexpr double kDark = 25, kGlare = 245;
constexpr std::size_t kFewRatios = 200;
constexpr double kKnown = .7, kColour = .8, kOutline = 8, kMostOutline = .3, kBare = 3;  // weights, nats
constexpr double kOtherColour = 22, kLikePlayer = 18, kLikeSpread = 6, kMostColour = 2;  // CIEDE2000; nats

}  // namespace

cv::Mat inLightOf(const cv::Mat& reference, const cv::Mat& picture) {
    cv::Vec3d gains;
    onAllCores(3, [&](std::size_t channel) {
        const int c = static_cast<int>(channel);
        std::vector<double> ratios;
        for (int y = 0; y < picture.rows; y += kLightStep)
            for (int x = 0; x < picture.cols; x += kLightStep) {
                const double is = reference.at<cv::Vec3b>(y, x)[c], was = picture.at<cv::Vec3b>(y, x)[c];
                if (was > kDark && was < kGlare && is < kGlare) ratios.push_back(is / was);
            }
        gains[c] = 1;
        if (ratios.size() < kFewRatios) return;
        const auto middle = ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2);
        std::nth_element(ratios.begin(), middle, ratios.end());
        gains[c] = *middle;
    });
    cv::Mat lit;
    cv::multiply(picture, cv::Scalar(gains[0], gains[1], gains[2]), lit);
    return lit;
}

void BareTable::see(const cv::Mat& before, const cv::Matx33d& imageFromLattice) {
    bool moved = bare_.size() != before.size();
    for (const cv::Point2d at : {cv::Point2d(0, 0), cv::Point2d(2, 0), cv::Point2d(0, 2)})
        moved = moved || cv::norm(project(imageFromLattice, at) - project(imageFromLattice_, at)) > kMovedPx;
    bare_ = moved ? before.clone() : inLightOf(before, bare_);
    imageFromLattice_ = imageFromLattice;
}

void BareTable::follow(const cv::Mat& after, const cv::Mat& shown) {
    after.copyTo(bare_, shown);
}

cv::Mat BareTable::shownIn(const cv::Mat& picture, const ChangeScale& changes) const {
    return ~differing(bare_, picture, changes);
}

cv::Mat plainestOf(const cv::Mat& before, const cv::Mat& after, const cv::Mat& mask) {
    cv::Mat difference;
    std::array<cv::Mat, 3> channels;
    cv::absdiff(before, after, difference);
    cv::split(difference, channels);
    const cv::Mat greatest = cv::max(cv::max(channels[0], channels[1]), channels[2]);
    std::vector<std::uint8_t> values;
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x)
            if (mask.at<std::uint8_t>(y, x)) values.push_back(greatest.at<std::uint8_t>(y, x));
    if (values.size() < kFewPixels) return mask;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return mask & (greatest >= *middle);
}

double cameOdds(const Presence& before, const Presence& after, double outline) {
    return kKnown * (after.known - before.known) + kColour * (after.colour - before.colour) +
           kOutline * std::clamp(outline, -kMostOutline, kMostOutline) + kBare * (before.bare - after.bare);
}

bool areOtherColours(const calibration::Lab& a, const calibration::Lab& b) {
    return calibration::ciede2000(a, b) > kOtherColour;
}

double likePlayers(const calibration::Light& light, const cv::Mat& picture, const cv::Mat& mask,
                   const std::vector<calibration::Lab>& players) {
    const auto seen = calibration::pieceColour(light, picture, mask);
    if (!seen) return 0;
    double nearest = 100;
    for (const calibration::Lab& player : players) nearest = std::min(nearest, calibration::ciede2000(*seen, player));
    return std::clamp((kLikePlayer - nearest) / kLikeSpread, -kMostColour, kMostColour);
}

}  // namespace hexwarden::vision
