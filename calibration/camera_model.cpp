#include "calibration/camera_model.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {
namespace {

constexpr std::array kLensWords{"assumed", "sheet"};

// sin²/cos of the tilt, so 13 degrees: nearer to square on the answer is mostly the noise of the homography.
constexpr double kLeastSkew = 0.05;
constexpr double kLeastFocal = 0.4, kMostFocal = 4;  // long sides; phones and webcams lie between 0.7 and 1.1

cv::Point2d middleOf(cv::Size size) {
    return {(size.width - 1) / 2.0, (size.height - 1) / 2.0};
}

}  // namespace

std::string_view word(LensSource source) {
    return kLensWords[static_cast<std::size_t>(source)];
}

std::optional<LensSource> lensSourceOf(std::string_view word) {
    const auto found = std::find(kLensWords.begin(), kLensWords.end(), word);
    if (found == kLensWords.end()) return std::nullopt;
    return static_cast<LensSource>(found - kLensWords.begin());
}

CameraModel assumedCamera(cv::Size size) {
    const double focal = kAssumedFocal * std::max(size.width, size.height);
    CameraModel camera;
    camera.size = size;
    camera.focalPx = {focal, focal};
    camera.centrePx = middleOf(size);
    return camera;
}

std::optional<double> focalFromPlane(const cv::Matx33d& imageFromPlane, cv::Size size) {
    const double longSide = std::max(size.width, size.height);
    const cv::Point2d middle = middleOf(size);
    // Pixels from the middle, in long sides, so that the sums are well scaled.
    const cv::Matx33d centred(1 / longSide, 0, -middle.x / longSide, 0, 1 / longSide, -middle.y / longSide, 0, 0, 1);
    const cv::Matx33d h = centred * imageFromPlane;
    // With w = 1 / f^2 the columns obey (a.x b.x + a.y b.y) w + a.z b.z = 0 for a = h1, b = h2 and for their sum and
    // difference; dividing by the columns' size makes the two equations weigh the same.
    const double size1 = h(0, 0) * h(0, 0) + h(1, 0) * h(1, 0), size2 = h(0, 1) * h(0, 1) + h(1, 1) * h(1, 1);
    const double scale = std::sqrt(size1 * size2);
    if (!(scale > 0)) return std::nullopt;
    const double a1 = 2 * (h(0, 0) * h(0, 1) + h(1, 0) * h(1, 1)) / scale, b1 = 2 * h(2, 0) * h(2, 1) / scale;
    const double a2 = (size1 - size2) / scale, b2 = (h(2, 0) * h(2, 0) - h(2, 1) * h(2, 1)) / scale;
    // b is minus a times w: both vanish where the plane faces the camera, and their ratio is noise before that.
    if (std::hypot(a1, a2) < kLeastSkew) return std::nullopt;
    const double w = -(a1 * b1 + a2 * b2) / (a1 * a1 + a2 * a2);
    if (!(w > 0)) return std::nullopt;
    const double focal = 1 / std::sqrt(w);
    if (focal < kLeastFocal || focal > kMostFocal) return std::nullopt;
    return focal * longSide;
}

cv::Matx33d cameraMatrix(const CameraModel& camera) {
    return {camera.focalPx[0], 0, camera.centrePx.x, 0, camera.focalPx[1], camera.centrePx.y, 0, 0, 1};
}

bool isStraight(const CameraModel& camera) {
    return std::all_of(camera.distortion.begin(), camera.distortion.end(), [](double k) { return k == 0; });
}

Straightener::Straightener(const CameraModel& camera) : size_(camera.size) {
    if (isStraight(camera)) return;
    const cv::Matx33d matrix = cameraMatrix(camera);
    cv::initUndistortRectifyMap(matrix, camera.distortion, cv::noArray(), matrix, size_, CV_16SC2, mapXY_,
                                mapFraction_);
}

cv::Mat Straightener::operator()(const cv::Mat& delivered) const {
    if (mapXY_.empty()) return delivered;
    assert(delivered.size() == size_);
    cv::Mat straight;
    cv::remap(delivered, straight, mapXY_, mapFraction_, cv::INTER_LINEAR);
    return straight;
}

}  // namespace hexwarden::calibration
