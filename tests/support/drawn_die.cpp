#include "tests/support/drawn_die.h"

#include <cmath>
#include <vector>

#include <opencv2/imgproc.hpp>

namespace hexwarden::tests {
namespace {

constexpr int kFacePx = 96;
constexpr double kPipSpacing = .26, kPipRadius = .1;  // over the side
constexpr std::array kShades{.62, .8, .7, .55};       // of the sides, around
constexpr int kLarger = 2;                            // the picture is drawn so much larger and reduced

std::vector<cv::Point2d> pipsOf(int value) {
    std::vector<cv::Point2d> pips;
    if (value % 2 == 1) pips.push_back({0, 0});
    if (value > 1) pips.insert(pips.end(), {{-1, -1}, {1, 1}});
    if (value > 3) pips.insert(pips.end(), {{-1, 1}, {1, -1}});
    if (value == 6) pips.insert(pips.end(), {{-1, 0}, {1, 0}});
    return pips;
}

cv::Mat faceOf(int value, const DrawnDie& die, double shade) {
    cv::Mat face(kFacePx, kFacePx, CV_8UC3, die.body * shade);
    for (const cv::Point2d& pip : pipsOf(value))
        cv::circle(face, cv::Point2d(kFacePx / 2., kFacePx / 2.) + pip * (kPipSpacing * kFacePx),
                   cvRound(kPipRadius * kFacePx), die.pips * shade, -1, cv::LINE_AA);
    return face;
}

/// A corner of the die: -1 or 1 along its own axes, at the table (0) or at the top (1).
cv::Point2f cornerOf(const vision::View& view, const DrawnDie& die, double x, double y, double up) {
    const double c = std::cos(die.turn), s = std::sin(die.turn), half = die.side / 2;
    const cv::Point2d foot = die.at + cv::Point2d(c * x - s * y, s * x + c * y) * half;
    return vision::project(vision::imageFromRaisedLattice(view, up * die.side, die.at), foot);
}

void put(cv::Mat& picture, const cv::Mat& face, const std::array<cv::Point2f, 4>& corners) {
    if (cv::contourArea(std::vector<cv::Point2f>(corners.begin(), corners.end()), true) <= 0) return;  // turned away
    const std::array<cv::Point2f, 4> own{cv::Point2f(0, 0), cv::Point2f(kFacePx, 0), cv::Point2f(kFacePx, kFacePx),
                                         cv::Point2f(0, kFacePx)};
    cv::warpPerspective(face, picture, cv::getPerspectiveTransform(own.data(), corners.data()), picture.size(),
                        cv::INTER_LINEAR, cv::BORDER_TRANSPARENT);
}

}  // namespace

void draw(cv::Mat& picture, const vision::View& view, const DrawnDie& die) {
    vision::View large = view;
    large.imageFromLattice = cv::Matx33d::diag({kLarger, kLarger, 1}) * view.imageFromLattice;
    large.size = view.size * kLarger;
    large.focalPx = view.focalPx * kLarger;
    cv::Mat canvas;
    cv::resize(picture, canvas, large.size, 0, 0, cv::INTER_NEAREST);
    const std::array<cv::Point2d, 5> around{cv::Point2d(-1, -1), cv::Point2d(1, -1), cv::Point2d(1, 1),
                                            cv::Point2d(-1, 1), cv::Point2d(-1, -1)};
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d &a = around[i], &b = around[i + 1];
        put(canvas, faceOf(die.beside[i], die, kShades[i]),
            {cornerOf(large, die, b.x, b.y, 1), cornerOf(large, die, a.x, a.y, 1), cornerOf(large, die, a.x, a.y, 0),
             cornerOf(large, die, b.x, b.y, 0)});
    }
    put(canvas, faceOf(die.top, die, 1),
        {cornerOf(large, die, -1, -1, 1), cornerOf(large, die, 1, -1, 1), cornerOf(large, die, 1, 1, 1),
         cornerOf(large, die, -1, 1, 1)});
    cv::resize(canvas, picture, picture.size(), 0, 0, cv::INTER_AREA);
}

cv::Point2d topOf(const vision::View& view, const DrawnDie& die) {
    return vision::project(vision::imageFromRaisedLattice(view, die.side, die.at), die.at);
}

}  // namespace hexwarden::tests
