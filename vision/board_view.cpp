#include "vision/board_view.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kTokenSides = .3;  // a token's radius
constexpr int kRimPoints = 16;
constexpr int kOverexposed = 250;                  // in every channel
constexpr double kGlaring = .02;                   // of a token's place: from there on numbers are lost
constexpr int kBlockPx = 16;                       // in which noise is looked for
constexpr double kSmoothest = .1;                  // share of the blocks that hold nothing but noise
constexpr double kDarkest = 12, kBrightest = 243;  // between them noise is not cut off
constexpr int kMostMeasured = 2048;  // pixels a side, of the middle: slopes take eight times a picture's memory
constexpr double kReblurPx = 1;
constexpr double kSharpest = .01;  // share of the pixels whose edges give the blur
constexpr double kLeastEdge = 6;   // grey levels a pixel

double quantile(std::vector<double>& values, double share) {
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

/// Immerkær, "Fast noise variance estimation", 1996: the difference of two Laplacians sees neither slopes nor edges
/// that run straight. Here by blocks, of which the smoothest count.
double noiseOf(const cv::Mat& grey) {
    static const cv::Mat kernel = (cv::Mat_<float>(3, 3) << 1, -2, 1, -2, 4, -2, 1, -2, 1);
    cv::Mat rough;
    cv::filter2D(grey, rough, CV_32F, kernel, {-1, -1}, 0, cv::BORDER_REPLICATE);
    rough = cv::abs(rough);
    std::vector<double> sigmas;
    for (int y = 0; y + kBlockPx <= grey.rows; y += kBlockPx)
        for (int x = 0; x + kBlockPx <= grey.cols; x += kBlockPx) {
            const cv::Rect block(x, y, kBlockPx, kBlockPx);
            const double brightness = cv::mean(grey(block))[0];
            if (brightness < kDarkest || brightness > kBrightest) continue;
            sigmas.push_back(std::sqrt(CV_PI / 2) / 6 * cv::mean(rough(block))[0]);
        }
    return sigmas.empty() ? 0 : quantile(sigmas, kSmoothest);
}

cv::Mat slopeOf(const cv::Mat& grey) {
    cv::Mat x, y, slope;
    cv::Sobel(grey, x, CV_32F, 1, 0, 3, 1. / 8);
    cv::Sobel(grey, y, CV_32F, 0, 1, 3, 1. / 8);
    cv::magnitude(x, y, slope);
    return slope;
}

/// Zhuo and Sim, "Defocus map estimation from a single image", 2011: blurred once more by a known width, an edge of
/// width s becomes flatter by sqrt(1 + known^2 / s^2).
double blurOf(const cv::Mat& grey) {
    cv::Mat again;
    cv::GaussianBlur(grey, again, {}, kReblurPx);
    const cv::Mat before = slopeOf(grey), after = slopeOf(again);
    std::vector<double> slopes;
    for (int y = 0; y < before.rows; y += 3)
        for (int x = 0; x < before.cols; x += 3) slopes.push_back(before.at<float>(y, x));
    if (slopes.empty()) return 0;
    const double least = std::max(kLeastEdge, quantile(slopes, 1 - kSharpest));
    std::vector<double> widths;
    for (int y = 0; y < before.rows; ++y)
        for (int x = 0; x < before.cols; ++x) {
            const double steep = before.at<float>(y, x), flat = after.at<float>(y, x);
            if (steep < least || flat <= 0 || steep <= flat) continue;
            const double ratio = steep / flat;
            widths.push_back(kReblurPx / std::sqrt(ratio * ratio - 1));
        }
    return widths.empty() ? 0 : quantile(widths, .5);
}

bool mirrorsALamp(const cv::Mat& image, const View& view, board::Hex hex) {
    const cv::Point2d middle = pointInLattice(hex);
    std::vector<cv::Point> rim;
    for (int i = 0; i < kRimPoints; ++i) {
        const double angle = CV_2PI * i / kRimPoints;
        const cv::Point2d there = middle + kTokenSides * cv::Point2d(std::cos(angle), std::sin(angle));
        rim.emplace_back(project(view.imageFromLattice, there));
    }
    const cv::Rect around = cv::boundingRect(rim) & cv::Rect({}, image.size());
    if (around.empty()) return false;
    cv::Mat white, token = cv::Mat::zeros(around.size(), CV_8U);
    for (cv::Point& point : rim) point -= around.tl();
    cv::fillConvexPoly(token, rim, 255);
    cv::inRange(image(around), cv::Scalar::all(kOverexposed), cv::Scalar::all(255), white);
    return cv::countNonZero(white & token) > kGlaring * cv::countNonZero(token);
}

void measurePicture(const cv::Mat& whole, BoardView& view) {
    const cv::Size most(std::min(whole.cols, kMostMeasured), std::min(whole.rows, kMostMeasured));
    const cv::Mat image = whole({{(whole.cols - most.width) / 2, (whole.rows - most.height) / 2}, most});
    cv::Mat grey;
    cv::cvtColor(image, grey, cv::COLOR_BGR2GRAY);
    view.brightness = cv::mean(grey)[0];
    view.blurPx = blurOf(grey);
    view.noise = noiseOf(grey);
}

}  // namespace

BoardView measureView(const cv::Mat& image) {
    BoardView view;
    if (!image.empty()) measurePicture(image, view);
    return view;
}

BoardView measureView(const cv::Mat& image, const BoardPose& pose) {
    BoardView view;
    if (image.empty() || pose.land.empty()) return view;
    const cv::Rect picture({}, image.size());
    view.sidePx = std::numeric_limits<double>::max();
    view.tiltDegrees = tiltDegrees(pose.view, pointInLattice(pose.land.front()));
    std::vector<cv::Point> outline;
    int outside = 0, glaring = 0;
    for (const board::Hex hex : pose.land) {
        double side = 0;  // the mean of the six: a side that points at the camera is short at any distance
        const auto corners = board::corners(hex);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const cv::Point2d at = project(pose.view.imageFromLattice, pointInLattice(corners[i]));
            const cv::Point2d next =
                project(pose.view.imageFromLattice, pointInLattice(corners[(i + 1) % corners.size()]));
            side += cv::norm(next - at) / static_cast<double>(corners.size());
            outline.emplace_back(at);
            outside += !picture.contains(outline.back());
        }
        view.sidePx = std::min(view.sidePx, side);
        view.nearestPx = std::max(view.nearestPx, side);
        glaring += mirrorsALamp(image, pose.view, hex);
    }
    view.cutOff = static_cast<double>(outside) / static_cast<double>(outline.size());
    view.glare = static_cast<double>(glaring) / static_cast<double>(pose.land.size());
    const cv::Rect around = cv::boundingRect(outline) & picture;
    if (!around.empty()) measurePicture(image(around), view);
    return view;
}

}  // namespace hexwarden::vision
