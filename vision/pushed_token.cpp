#include "vision/pushed_token.h"

#include "calibration/colours.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

constexpr Bulk kToken{.64F, 0}, kWithRim{.7F, 0};
constexpr double kNearest = .35, kFurthest = .75, kStep = .05;  // tile sides from the middle
constexpr int kSteps = static_cast<int>(kFurthest / kStep);
// Of the part of the token's new place that neither the middle disc nor the building hides: how large that is, the
// share of it that differs, and that has the token's colour. It differs less where the token lies over a rim of its
// own colour; its print has another one.
constexpr double kApart = .4, kDiffers = .6, kOfItsColour = .6;
constexpr double kAsGood = .04;     // places so little worse than the best are averaged
constexpr double kSameColour = 45;  // distance in BGR

cv::Scalar medianIn(const cv::Mat& picture, const cv::Mat& mask) {
    std::vector<cv::Vec3b> pixels;
    for (int y = 0; y < mask.rows; ++y)
        for (int x = 0; x < mask.cols; ++x)
            if (mask.at<uchar>(y, x) > 0) pixels.push_back(picture.at<cv::Vec3b>(y, x));
    const cv::Vec3d median = pixels.empty() ? cv::Vec3d{} : calibration::medianOf(pixels);
    return {median[0], median[1], median[2]};
}

cv::Mat inColour(const cv::Mat& picture, const cv::Scalar& colour) {
    cv::Mat off, squares;
    picture.convertTo(off, CV_32FC3);
    off -= colour;
    cv::transform(off.mul(off), squares, cv::Matx13f::ones());
    return squares < kSameColour * kSameColour;
}

}  // namespace

bool cutOutToken(Patch& patch, const View& view, cv::Point2d middle, const Bulk& building, const cv::Mat& before,
                 const cv::Mat& after) {
    const auto placeOf = [&](cv::Point2d at) { return outlineIn(patch.box, view, at, kToken); };
    const cv::Mat old = placeOf(middle), untold = old | outlineIn(patch.box, view, middle, building);
    const double least = kApart * cv::countNonZero(old);
    cutOut(patch, view, middle, kToken);
    const cv::Mat ofItsColour = inColour(after(patch.box), medianIn(before(patch.box), old));
    std::vector<std::pair<double, cv::Point2d>> places;
    for (int x = -kSteps; x <= kSteps; ++x)
        for (int y = -kSteps; y <= kSteps; ++y) {
            const cv::Point2d off(kStep * x, kStep * y);
            if (cv::norm(off) < kNearest || cv::norm(off) > kFurthest) continue;
            const cv::Mat apart = placeOf(middle + off) & ~untold;
            const double all = cv::countNonZero(apart);
            if (all < least) continue;
            const double differs = cv::countNonZero(apart & patch.mask) / all,
                         like = cv::countNonZero(apart & ofItsColour) / all;
            if (differs >= kDiffers && like >= kOfItsColour) places.emplace_back(differs + like, middle + off);
        }
    if (places.empty()) return false;
    const double most = std::ranges::max(places, {}, [](const auto& p) { return p.first; }).first;
    std::erase_if(places, [&](const auto& p) { return p.first < most - kAsGood; });
    cv::Point2d pushedTo;
    for (const auto& [likely, at] : places) pushedTo += at / static_cast<double>(places.size());
    cutOut(patch, view, pushedTo, kWithRim);
    return true;
}

}  // namespace hexwarden::vision
