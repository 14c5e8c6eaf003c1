#include "calibration/camera_model.h"

#include "tests/calibration/drawn_board.h"

#include <gtest/gtest.h>

namespace hexwarden::calibration {
namespace {

CameraModel bent() {
    CameraModel camera = assumedCamera({1280, 720});
    camera.focalPx = {1010, 1005};
    camera.centrePx = {651, 352};
    camera.distortion = {-0.21, 0.07, 0.001, -0.0007, 0};
    return camera;
}

TEST(CameraModel, AStraightPictureHasItsLinesStraight) {
    // A line that is straight in the world, drawn as the lens delivers it, lies on one row after straightening.
    cv::Mat delivered = cv::Mat::zeros(720, 1280, CV_8U);
    std::vector<cv::Point2d> row;
    for (int x = 0; x < 1280; ++x) row.emplace_back(x, 80);
    for (cv::Point2d p : distorted(bent(), row)) cv::circle(delivered, p, 2, 255, -1);
    const cv::Mat straight = Straightener(bent())(delivered);
    for (int x = 100; x < 1200; x += 50) EXPECT_GT(straight.at<std::uint8_t>(80, x), 100) << x;
    EXPECT_LT(delivered.at<std::uint8_t>(80, 100), 100);
}

TEST(CameraModel, AStraightLensCopiesNothing) {
    const cv::Mat picture(480, 640, CV_8UC3, cv::Scalar(1, 2, 3));
    EXPECT_EQ(Straightener(assumedCamera({640, 480}))(picture).data, picture.data);
}

TEST(CameraModel, FocalLengthComesFromOneObliqueView) {
    for (double focal : {600., 900., 1400.})
        for (double tilt : {20., 35., 50.})
            for (double turn : {0., 17., 45.}) {
                CameraModel camera = assumedCamera({1280, 720});
                camera.focalPx = {focal, focal};
                const auto found = focalFromPlane(viewFromAbove(camera, tilt, turn, 800), camera.size);
                ASSERT_TRUE(found) << focal << ' ' << tilt << ' ' << turn;
                EXPECT_NEAR(*found, focal, 1e-6 * focal);
            }
}

TEST(CameraModel, AViewFromStraightAboveTellsNoFocalLength) {
    const CameraModel camera = assumedCamera({1280, 720});
    EXPECT_FALSE(focalFromPlane(viewFromAbove(camera, 0, 30, 800), camera.size));
    EXPECT_FALSE(focalFromPlane(viewFromAbove(camera, 4, 30, 800), camera.size));
}

TEST(CameraModel, NoLensForATableIsBelieved) {
    CameraModel wide = assumedCamera({1280, 720});
    wide.focalPx = {200, 200};
    EXPECT_FALSE(focalFromPlane(viewFromAbove(wide, 35, 10, 800), wide.size));
}

}  // namespace
}  // namespace hexwarden::calibration
