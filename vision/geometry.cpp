#include "vision/geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwarden::vision {
namespace {

double degrees(double cosine) {
    return std::acos(std::clamp(cosine, -1., 1.)) * 180 / std::numbers::pi;
}

cv::Matx33d imageFromCamera(const View& view) {
    const double f = view.focalPx > 0 ? view.focalPx : kAssumedFocal * std::max(view.size.width, view.size.height);
    return {f, 0, (view.size.width - 1) / 2., 0, f, (view.size.height - 1) / 2., 0, 0, 1};
}

}  // namespace

cv::Point2d outward(board::Hex hex, board::Edge edge) {
    const cv::Point2d over = middleInLattice(edge) - centreInLattice(hex);
    return over * (1 / cv::norm(over));
}

CameraPose cameraPose(const View& view, cv::Point2d inView) {
    const cv::Matx33d rays = imageFromCamera(view).inv();
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

cv::Matx33d imageFromRaisedLattice(const View& view, double heightSides, cv::Point2d inView) {
    const auto [rotation, origin] = cameraPose(view, inView);
    cv::Matx33d cameraFromRaised = rotation;
    for (int row = 0; row < 3; ++row) cameraFromRaised(row, 2) = origin[row] - heightSides * rotation(row, 2);
    return imageFromCamera(view) * cameraFromRaised;
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
