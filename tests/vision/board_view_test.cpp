#include "vision/board_view.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

BoardPose straightAbove(double sidePx, cv::Point2d middle) {
    BoardPose pose;
    pose.land = {{0, 0}, {1, 0}, {0, 1}};
    pose.view.imageFromLattice = {sidePx, 0, middle.x, 0, sidePx, middle.y, 0, 0, 1};
    pose.view.size = {640, 480};
    return pose;
}

cv::Mat noisy(double spread) {
    cv::Mat picture(480, 640, CV_8UC3);
    cv::randn(picture, 120, spread);
    return picture;
}

TEST(BoardView, MeasuresSizeAndLightOfABoardSeenFromAbove) {
    const BoardView view = measureView(noisy(20), straightAbove(50, {250, 200}));
    EXPECT_NEAR(view.sidePx, 50, .01);
    EXPECT_NEAR(view.nearestPx, 50, .01);
    EXPECT_EQ(view.cutOff, 0);
    EXPECT_NEAR(view.brightness, 120, 3);
}

TEST(BoardView, CountsWhatIsCutOff) {
    const BoardView view = measureView(noisy(20), straightAbove(50, {0, 200}));
    EXPECT_GT(view.cutOff, .1);
    EXPECT_LT(view.cutOff, .5);
    EXPECT_EQ(measureView(noisy(20), straightAbove(50, {5000, 200})).cutOff, 1);
}

/// Squares with hard edges, softened as a lens out of focus does.
cv::Mat softened(double sigma) {
    cv::Mat picture(480, 640, CV_8UC3, cv::Scalar::all(60));
    for (int y = 0; y < 480; y += 80)
        for (int x = 0; x < 640; x += 80) picture(cv::Rect(x, y, 40, 40)).setTo(cv::Scalar::all(200));
    cv::GaussianBlur(picture, picture, {}, sigma);
    return picture;
}

TEST(BoardView, TellsHowWideEdgesAre) {
    for (const double sigma : {1.5, 2.5, 4.0})
        EXPECT_NEAR(measureView(softened(sigma)).blurPx, sigma, .15 * sigma) << sigma;
    EXPECT_LT(measureView(softened(.6)).blurPx, 1);
}

TEST(BoardView, TellsTheNoiseOfSmoothPlaces) {
    for (const double sigma : {3., 8., 16.}) {
        cv::Mat noise(480, 640, CV_16SC1), picture = softened(1), channels;
        cv::randn(noise, 0, sigma);
        cv::merge(std::vector<cv::Mat>{noise, noise, noise}, channels);
        cv::add(picture, channels, picture, cv::noArray(), CV_8UC3);
        EXPECT_NEAR(measureView(picture).noise, sigma, .15 * sigma) << sigma;
    }
    EXPECT_LT(measureView(softened(1)).noise, .5);
}

TEST(BoardView, FindsALampMirroredOnATokensPlace) {
    const BoardPose pose = straightAbove(50, {250, 200});
    cv::Mat picture(480, 640, CV_8UC3, cv::Scalar::all(120));
    EXPECT_EQ(measureView(picture, pose).glare, 0);
    const cv::Point2d at = project(pose.view.imageFromLattice, pointInLattice(pose.land[1]));
    cv::circle(picture, at, 6, cv::Scalar::all(255), cv::FILLED);
    EXPECT_NEAR(measureView(picture, pose).glare, 1 / 3., .001);
}

}  // namespace
}  // namespace hexwarden::vision
