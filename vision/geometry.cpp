#include "vision/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwarden::vision {
namespace {

const double kHalfWidth = std::numbers::sqrt3 / 2;

double degrees(double cosine) {
    return std::acos(std::clamp(cosine, -1., 1.)) * 180 / std::numbers::pi;
}

}  // namespace

cv::Point2d centreInLattice(board::Hex h) {
    return {2 * kHalfWidth * (h.q + h.r / 2.), 1.5 * h.r};
}

cv::Point2d pointInLattice(board::Corner c) {
    return centreInLattice(c.hex) + cv::Point2d(0, c.tip == board::Tip::north ? -1 : 1);
}

std::array<cv::Point2d, 2> endsInLattice(board::Edge e) {
    const auto both = ends(e);
    return {pointInLattice(both[0]), pointInLattice(both[1])};
}

cv::Point2d middleInLattice(board::Edge e) {
    const auto [first, second] = endsInLattice(e);
    return (first + second) / 2;
}

cv::Point2d pointInLattice(const board::Site& site) {
    if (const auto* hex = std::get_if<board::Hex>(&site)) return centreInLattice(*hex);
    if (const auto* corner = std::get_if<board::Corner>(&site)) return pointInLattice(*corner);
    return middleInLattice(std::get<board::Edge>(site));
}

board::Hex hexAt(cv::Point2d p) {
    const double r = p.y / 1.5, q = p.x / (2 * kHalfWidth) - r / 2, s = -q - r;
    double wholeQ = std::round(q), wholeR = std::round(r);
    const double wholeS = std::round(s);
    const double offQ = std::abs(wholeQ - q), offR = std::abs(wholeR - r), offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS) {
        wholeQ = -wholeR - wholeS;
    } else if (offR > offS) {
        wholeR = -wholeQ - wholeS;
    }
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

cv::Matx33d latticeTurned(int sixths) {
    const double a = sixths * std::numbers::pi / 3;
    return {std::cos(a), -std::sin(a), 0, std::sin(a), std::cos(a), 0, 0, 0, 1};
}

cv::Matx33d latticeShiftedTo(board::Hex h) {
    const cv::Point2d to = centreInLattice(h);
    return {1, 0, to.x, 0, 1, to.y, 0, 0, 1};
}

cv::Point2d project(const cv::Matx33d& m, cv::Point2d p) {
    const cv::Vec3d v = m * cv::Vec3d(p.x, p.y, 1);
    return {v[0] / v[2], v[1] / v[2]};
}

cv::Matx22d jacobianAt(const cv::Matx33d& m, cv::Point2d p) {
    const cv::Vec3d v = m * cv::Vec3d(p.x, p.y, 1);
    const double w = v[2], w2 = w * w;
    return {(m(0, 0) * w - m(2, 0) * v[0]) / w2, (m(0, 1) * w - m(2, 1) * v[0]) / w2,
            (m(1, 0) * w - m(2, 0) * v[1]) / w2, (m(1, 1) * w - m(2, 1) * v[1]) / w2};
}

double sidePxAt(const cv::Matx33d& imageFromLattice, cv::Point2d p) {
    const cv::Matx22d j = jacobianAt(imageFromLattice, p);
    const double sum = j.dot(j), det = j(0, 0) * j(1, 1) - j(0, 1) * j(1, 0);
    return std::sqrt((sum + std::sqrt(std::max(0., sum * sum - 4 * det * det))) / 2);
}

CameraPose cameraPose(const View& view, cv::Point2d inView) {
    const double f = view.focalPx > 0 ? view.focalPx : kFocalOverLongSide * std::max(view.size.width, view.size.height);
    const cv::Matx33d rays{1 / f, 0, -(view.size.width - 1) / 2. / f, 0, 1 / f, -(view.size.height - 1) / 2. / f, 0,
                           0,     1};
    cv::Matx33d m = rays * view.imageFromLattice;
    if ((m * cv::Vec3d(inView.x, inView.y, 1))[2] < 0) m = m * -1;
    cv::Vec3d x(m(0, 0), m(1, 0), m(2, 0)), y(m(0, 1), m(1, 1), m(2, 1)), origin(m(0, 2), m(1, 2), m(2, 2));
    const double scale = 2 / (cv::norm(x) + cv::norm(y));
    x *= scale;
    y *= scale;
    const cv::Vec3d through = cv::normalize(x.cross(y));
    return {{x[0], y[0], through[0], x[1], y[1], through[1], x[2], y[2], through[2]}, origin * scale};
}

double tiltDegrees(const View& view, cv::Point2d inView) {
    return degrees(cameraPose(view, inView).cameraFromLattice(2, 2));
}

cv::Vec2d leanAt(const View& view, cv::Point2d p) {
    const auto [rotation, origin] = cameraPose(view, p);
    cv::Vec2d lean;
    if (degrees(rotation(2, 2)) < kTopViewDegrees) {
        const cv::Point2d inImage = project(view.imageFromLattice, p);
        lean = {inImage.x - (view.size.width - 1) / 2., inImage.y - (view.size.height - 1) / 2.};
    } else {
        const cv::Vec3d at = rotation * cv::Vec3d(p.x, p.y, 0) + origin;
        const cv::Vec3d up(-rotation(0, 2), -rotation(1, 2), -rotation(2, 2));
        lean = {up[0] * at[2] - at[0] * up[2], up[1] * at[2] - at[1] * up[2]};
    }
    const double length = cv::norm(lean);
    return length > 1e-9 ? lean / length : cv::Vec2d(0, -1);
}

}  // namespace hexwarden::vision
