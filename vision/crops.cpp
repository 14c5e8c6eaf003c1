#include "vision/crops.h"

#include <cmath>
#include <numbers>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

cv::Matx33d latticeFromSquare(cv::Point2d centre, int pixels, double halfSpan, double degrees) {
    const double scale = 2 * halfSpan / pixels, angle = degrees * std::numbers::pi / 180;
    const double c = std::cos(angle) * scale, s = std::sin(angle) * scale, middle = (pixels - 1) / 2.;
    return {c, -s, centre.x - (c - s) * middle, s, c, centre.y - (s + c) * middle, 0, 0, 1};
}

/// `anchor` (crop pixels) lies at `at` (image); the crop's up is the unit vector `up` of the image.
cv::Matx33d imageFromUpright(cv::Point2d at, cv::Vec2d up, double pxPerCropPx, cv::Point2d anchor) {
    const double a = -up[1] * pxPerCropPx, b = -up[0] * pxPerCropPx, c = up[0] * pxPerCropPx, d = -up[1] * pxPerCropPx;
    return {a, b, at.x - a * anchor.x - b * anchor.y, c, d, at.y - c * anchor.x - d * anchor.y, 0, 0, 1};
}

}  // namespace

cv::Matx33d imageFromUprightCrop(const View& view, cv::Point2d at, cv::Size crop, double halfWidth, double above) {
    const double pixelsPerSide = crop.width / (2 * halfWidth);
    const cv::Point2d anchor((crop.width - 1) / 2., above * pixelsPerSide - .5);
    return imageFromUpright(project(view.imageFromLattice, at), leanAt(view, at),
                            sidePxAt(view.imageFromLattice, at) / pixelsPerSide, anchor);
}

cv::Matx33d imageFromTileCrop(const cv::Matx33d& imageFromLattice, cv::Point2d centre, double degrees) {
    return imageFromLattice * latticeFromSquare(centre, kTileCrop.width, kTileHalfSpan, degrees);
}

cv::Matx33d imageFromTokenCrop(const cv::Matx33d& imageFromLattice, cv::Point2d centre, double degrees) {
    return imageFromLattice * latticeFromSquare(centre, kTokenCrop.width, kTokenHalfSpan, degrees);
}

cv::Matx33d imageFromCornerCrop(const View& view, cv::Point2d corner) {
    return imageFromUprightCrop(view, corner, kCornerCrop, kCornerHalfWidth, kCornerAbove);
}

cv::Matx33d imageFromShapeCrop(const View& view, cv::Point2d centre) {
    return imageFromUprightCrop(view, centre, kShapeCrop, kShapeHalfWidth, kShapeAbove);
}

cv::Matx33d imageFromAlikeCrop(const View& view, cv::Point2d foot) {
    return imageFromUprightCrop(view, foot, kAlikeCrop, kAlikeHalfWidth, kAlikeAbove);
}

cv::Matx33d imageFromEdgeCrop(const View& view, const std::array<cv::Point2d, 2>& ends) {
    const cv::Point2d middle = (ends[0] + ends[1]) / 2;
    const cv::Point2d along = project(view.imageFromLattice, ends[1]) - project(view.imageFromLattice, ends[0]);
    const double length = cv::norm(along);
    cv::Vec2d up(along.y / length, -along.x / length);
    if (up.dot(leanAt(view, middle)) < 0) up = -up;
    const cv::Point2d anchor((kEdgeCrop.width - 1) / 2., (kEdgeCrop.height - 1) / 2.);
    return imageFromUpright(project(view.imageFromLattice, middle), up, length * 2 * kEdgeHalfWidth / kEdgeCrop.width,
                            anchor);
}

Pyramid::Pyramid(cv::Mat image) : levels_{std::move(image)} {}

const calibration::Light& Pyramid::light() {
    if (!light_) light_ = calibration::lightFromScene(image());
    return *light_;
}

cv::Mat Pyramid::crop(const cv::Matx33d& imageFromCrop, cv::Size size, cv::BorderTypes border) {
    double step = sidePxAt(imageFromCrop, {(size.width - 1) / 2., (size.height - 1) / 2.});
    std::size_t index = 0;
    for (; step >= 2 && std::min(level(index).rows, level(index).cols) >= 2; ++index) step /= 2;
    const double half = std::pow(0.5, index);
    cv::Mat out;
    cv::warpPerspective(level(index), out, resizedFromPicture(half, half) * imageFromCrop, size,
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, border);
    return out;
}

cv::Mat reducedCrop(Pyramid& pyramid, const cv::Matx33d& imageFromCrop, cv::Size size, int reduction) {
    return pyramid.crop(imageFromCrop * resizedFromPicture(reduction, reduction), size / reduction);
}

const cv::Mat& Pyramid::level(std::size_t index) {
    while (levels_.size() <= index) {
        const cv::Mat& above = levels_.back();
        const cv::Size halved(above.cols / 2, above.rows / 2);
        cv::Mat below;
        cv::resize(above({0, 0, halved.width * 2, halved.height * 2}), below, halved, 0, 0, cv::INTER_AREA);
        levels_.push_back(below);
    }
    return levels_[index];
}

}  // namespace hexwarden::vision
