#include "vision/bulk.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr int kRim = 24;                                                      // points of a drum's rim
constexpr double kRouteLength = .7, kRouteWidth = .14, kBroadestRoute = .22;  // tile sides

// A crop about a thing with the ground about it: +-0.75 sides wide, 1.05 above to 0.45 below.
const cv::Size kGroundCrop{60, 60};
constexpr double kGroundHalfWidth = .75, kGroundAbove = 1.05;  // chosen by hand
constexpr int kSeedPx = 2, kRounds = 3;                        // of GrabCut: pixels about the foot; chosen by hand
constexpr double kLeastShare = .004, kMostShare = .35;         // of the crop, that a thing covers

/// Of a form: how much it differs from look to look, as a logarithm; no form speaks more against a kind.
constexpr double kAreaSpread = .22, kSideSpread = .25, kOtherForm = -6;
constexpr std::size_t kLeastPixels = 6;
constexpr double kSlenderest = .6;

/// Below this share the height cannot be measured: hardly any of it shows from straight above.
constexpr double kLeastRise = .2;
constexpr float kUsualHeight = .2F, kLowest = .03F;

struct Extent {
    double across, along;
};

/// Pixels of the picture along the lean and across it.
Extent extentOf(const std::vector<cv::Point2f>& points, cv::Vec2d lean) {
    double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
    for (const cv::Point2f p : points) {
        const double along = p.x * lean[0] + p.y * lean[1], across = p.x * lean[1] - p.y * lean[0];
        left = std::min(left, across), right = std::max(right, across);
        low = std::min(low, along), high = std::max(high, along);
    }
    return {right - left, high - low};
}

std::vector<cv::Point2f> hullOf(const View& view, const std::vector<cv::Point2d>& ground, float height) {
    const cv::Matx33d raised = imageFromRaisedLattice(view, height, ground.front());
    std::vector<cv::Point2f> points, hull;
    for (cv::Point2d p : ground) {
        points.emplace_back(project(view.imageFromLattice, p));
        points.emplace_back(project(raised, p));
    }
    cv::convexHull(points, hull);
    return hull;
}

Bulk bulkFrom(Extent px, const View& view, cv::Point2d foot) {
    const double side = sidePxAt(view.imageFromLattice, foot);
    Bulk bulk{static_cast<float>(px.across / side), kUsualHeight};
    // What is left of its length along the lean once its foot is taken away is height.
    const cv::Vec2d lean = leanAt(view, foot);
    const double flat = extentOf(outlineOf(view, foot, {bulk.width, 0}), lean).along;
    const double rise =
        extentOf({project(view.imageFromLattice, foot), project(imageFromRaisedLattice(view, 1, foot), foot)}, lean)
            .along;
    if (rise > kLeastRise * side) bulk.height = std::max(kLowest, static_cast<float>((px.along - flat) / rise));
    bulk.width = std::min(bulk.width, calibration::kLargestBulk);
    bulk.height = std::min(bulk.height, calibration::kLargestBulk);
    return bulk;
}

}  // namespace

std::vector<cv::Point2f> outlineOf(const View& view, cv::Point2d foot, const Bulk& bulk) {
    std::vector<cv::Point2d> rim;
    for (int i = 0; i < kRim; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRim;
        rim.push_back(foot + cv::Point2d(std::cos(angle), std::sin(angle)) * (double(bulk.width) / 2));
    }
    return hullOf(view, rim, bulk.height);
}

std::vector<cv::Point2f> outlineAlong(const View& view, const std::array<cv::Point2d, 2>& ends, float height,
                                      const std::optional<Form>& form) {
    const double length = form ? double(form->length) : kRouteLength;
    const double width = form ? std::min(double(form->breadth), kBroadestRoute) : kRouteWidth;
    const cv::Point2d middle = (ends[0] + ends[1]) / 2, along = (ends[1] - ends[0]) * (length / 2);
    const cv::Point2d across = cv::Point2d(-along.y, along.x) * (width / length);
    return hullOf(view,
                  {middle + along + across, middle + along - across, middle - along - across, middle - along + across},
                  height);
}

cv::Mat maskOf(const std::vector<cv::Point2f>& outline, cv::Size size) {
    std::vector<cv::Point> pixels;
    for (const cv::Point2f p : outline) pixels.emplace_back(cvRound(p.x), cvRound(p.y));
    cv::Mat mask = cv::Mat::zeros(size, CV_8U);
    cv::fillConvexPoly(mask, pixels, 255);
    return mask;
}

std::optional<calibration::Lab> colourOf(const calibration::Light& light, const cv::Mat& picture, const View& view,
                                         cv::Point2d foot, const Bulk& bulk) {
    constexpr float kAcross = .7F, kUp = .8F;  // of the outline: inside its rim; chosen by hand
    const auto outline = outlineOf(view, foot, {bulk.width * kAcross, bulk.height * kUp});
    std::vector<cv::Point> pixels;
    for (const cv::Point2f p : outline) pixels.emplace_back(cvRound(p.x), cvRound(p.y));
    const cv::Rect box = cv::boundingRect(pixels) & cv::Rect({}, picture.size());
    if (box.empty()) return std::nullopt;
    for (cv::Point& p : pixels) p -= box.tl();
    cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
    cv::fillConvexPoly(mask, pixels, 255);
    return calibration::pieceColour(light, picture(box), mask);
}

std::optional<Bulk> bulkOf(const cv::Mat& mask, const View& view, cv::Point2d foot) {
    std::vector<cv::Point> inside;
    cv::findNonZero(mask, inside);
    if (inside.empty()) return std::nullopt;
    std::vector<cv::Point2f> corners;
    for (const cv::Point p : inside) {
        corners.emplace_back(float(p.x) - .5F, float(p.y) - .5F);
        corners.emplace_back(float(p.x) + .5F, float(p.y) + .5F);
    }
    Bulk bulk = bulkFrom(extentOf(corners, leanAt(view, foot)), view, foot);
    // A thing with a waist hides less than a cylinder: make the cylinder hide as much as the thing.
    const double share =
        static_cast<double>(inside.size()) / std::max(1., cv::contourArea(outlineOf(view, foot, bulk)));
    const auto less = static_cast<float>(std::clamp(std::sqrt(share), kSlenderest, 1.));
    bulk.width *= less, bulk.height *= less;
    return bulk;
}

std::optional<Form> formOf(const cv::Mat& mask, cv::Point origin, const View& view) {
    std::vector<cv::Point> inside;
    cv::findNonZero(mask, inside);
    if (inside.size() < kLeastPixels) return std::nullopt;
    const cv::Matx33d latticeFromImage = view.imageFromLattice.inv();
    std::vector<cv::Point2f> points;
    for (const cv::Point p : inside) points.emplace_back(project(latticeFromImage, cv::Point2d(p + origin)));
    const cv::Point2f middle = std::accumulate(points.begin(), points.end(), cv::Point2f()) / double(points.size());
    const double side = sidePxAt(view.imageFromLattice, middle);
    const cv::Size2f size = cv::minAreaRect(points).size;
    const auto pixel = static_cast<float>(1 / side);
    // Along the board a pixel is as long as the view is slanted.
    const double slant = std::abs(cv::determinant(jacobianAt(view.imageFromLattice, middle)));
    return Form{static_cast<float>(double(inside.size()) / slant), std::max(size.width, size.height) + pixel,
                std::min(size.width, size.height) + pixel};
}

double sameForm(const Form& a, const Form& b) {
    const auto nats = [](float x, float y, double spread) {
        const double off = std::log(double(x) / double(y)) / spread;
        return -.5 * off * off;
    };
    return std::max(kOtherForm, nats(a.area, b.area, kAreaSpread) + nats(a.length, b.length, kSideSpread) +
                                    nats(a.breadth, b.breadth, kSideSpread));
}

std::optional<Bulk> bulkAt(Pyramid& pyramid, const View& view, cv::Point2d foot) {
    const cv::Matx33d imageFromCrop = imageFromUprightCrop(view, foot, kGroundCrop, kGroundHalfWidth, kGroundAbove);
    const cv::Mat crop = pyramid.crop(imageFromCrop, kGroundCrop);
    const double perSide = kGroundCrop.width / (2 * kGroundHalfWidth);
    const cv::Point at(kGroundCrop.width / 2, cvRound(kGroundAbove * perSide));
    // Ground: the rim and all below the foot; the thing: just above its foot; the rest is what is asked.
    cv::Mat marks(crop.size(), CV_8U, cv::Scalar(cv::GC_BGD));
    const int reach = cvRound(.42 * perSide), up = cvRound(.85 * perSide), down = cvRound(.22 * perSide);
    marks(cv::Rect(at.x - reach, at.y - up, 2 * reach, up + down)).setTo(cv::GC_PR_BGD);
    const int half = cvRound(.15 * perSide);
    marks(cv::Rect(at.x - half, at.y - 2 * half, 2 * half, 3 * half)).setTo(cv::GC_PR_FGD);
    marks(cv::Rect(at.x - kSeedPx, at.y - kSeedPx, 2 * kSeedPx + 1, kSeedPx + 1)).setTo(cv::GC_FGD);
    cv::Mat ground, thing;
    cv::theRNG().state = 1;  // the same picture gives the same answer
    cv::grabCut(crop, marks, {}, ground, thing, kRounds, cv::GC_INIT_WITH_MASK);
    const cv::Mat found = (marks == cv::GC_FGD) | (marks == cv::GC_PR_FGD);
    cv::Mat labels;
    cv::connectedComponents(found, labels);
    const cv::Mat mine = labels == labels.at<int>(at.y - 1, at.x);
    const double share = cv::countNonZero(mine) / static_cast<double>(mine.total());
    if (share < kLeastShare || share > kMostShare) return std::nullopt;
    std::vector<cv::Point> inside;
    cv::findNonZero(mine, inside);
    const cv::Rect box = cv::boundingRect(inside);
    const double px = sidePxAt(view.imageFromLattice, foot) / perSide;
    return bulkFrom({box.width * px, box.height * px}, view, foot);
}

}  // namespace hexwarden::vision
