#include "vision/pushed_token.h"

#include <optional>

#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

constexpr Bulk kToken{.64F, 0}, kWithRim{.7F, 0};
constexpr double kNearest = .35, kFurthest = .75, kStep = .05;  // tile sides from the middle
constexpr int kSteps = static_cast<int>(kFurthest / kStep);
constexpr double kSeen = .9;   // share of the token's place that differs,
constexpr double kApart = .4;  // of the part that neither the middle disc nor the building hides; and how large that is

}  // namespace

bool cutOutToken(Patch& patch, const View& view, cv::Point2d middle, const Bulk& building) {
    const auto placeOf = [&](cv::Point2d at) { return outlineIn(patch.box, view, at, kToken); };
    const cv::Mat old = placeOf(middle), untold = old | outlineIn(patch.box, view, middle, building);
    const double least = kApart * cv::countNonZero(old);
    cutOut(patch, view, middle, kToken);
    double most = kSeen;
    std::optional<cv::Point2d> pushedTo;
    for (int x = -kSteps; x <= kSteps; ++x)
        for (int y = -kSteps; y <= kSteps; ++y) {
            const cv::Point2d off(kStep * x, kStep * y);
            if (cv::norm(off) < kNearest || cv::norm(off) > kFurthest) continue;
            const cv::Mat apart = placeOf(middle + off) & ~untold;
            const double all = cv::countNonZero(apart);
            if (all < least) continue;
            const double seen = cv::countNonZero(apart & patch.mask) / all;
            if (seen > most) most = seen, pushedTo = middle + off;
        }
    if (pushedTo) cutOut(patch, view, *pushedTo, kWithRim);
    return pushedTo.has_value();
}

}  // namespace hexwarden::vision
