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

TEST(BoardView, ABlurredPictureIsLessSharp) {
    const cv::Mat sharp = noisy(20);
    cv::Mat soft;
    cv::GaussianBlur(sharp, soft, {}, 2);
    const BoardPose pose = straightAbove(50, {250, 200});
    EXPECT_LT(measureView(soft, pose).sharpness, .2 * measureView(sharp, pose).sharpness);
}

}  // namespace
}  // namespace hexwarden::vision
