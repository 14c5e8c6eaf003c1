#include "calibration/board_in_space.h"

#include "tests/calibration/drawn_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::calibration {
namespace {

using testing::HasSubstr;

const CameraModel kCamera = assumedCamera({1280, 720});

TEST(BoardInSpace, IsWhereTheCameraWasPut) {
    const auto board = boardInSpace(viewFromAbove(kCamera, 40, 15, 700), kCamera);
    ASSERT_TRUE(board) << board.refusal;
    EXPECT_NEAR(tiltDegrees(*board), 40, 1e-3);
    EXPECT_NEAR(cameraHeightMm(*board), 700 * std::cos(40 * CV_PI / 180), 0.01);
    EXPECT_LT(board->disagreementSides, 1e-6);
    EXPECT_LT(disagreementSides(imageFromLattice(*board), viewFromAbove(kCamera, 40, 15, 700), baseLand()), 1e-5);
}

TEST(BoardInSpace, TheScaleOfTheHomographyIsFree) {
    for (double factor : {-3.0, 0.001}) {
        const auto board = boardInSpace(viewFromAbove(kCamera, 40, 15, 700) * factor, kCamera);
        ASSERT_TRUE(board) << board.refusal;
        EXPECT_NEAR(board->originInCamera[2], 700, 0.01);
    }
}

TEST(BoardInSpace, StandingThingsLeanAwayFromTheCamera) {
    const auto board = boardInSpace(viewFromAbove(kCamera, 40, 0, 700), kCamera);
    ASSERT_TRUE(board);
    // The camera looks from the south: tops are displaced up in the picture.
    const cv::Point2d foot = imageOf(*board, {0, 0}), top = imageOf(*board, {0, 0}, 20);
    EXPECT_NEAR(top.x, foot.x, 1e-6);
    EXPECT_LT(top.y, foot.y - 5);
    const cv::Vec2d lean = leanPxPerMm(*board, {0, 0});
    const cv::Point2d littleHigher = imageOf(*board, {0, 0}, 0.01);
    EXPECT_NEAR(lean[1], (littleHigher.y - foot.y) / 0.01, 1e-3);
    EXPECT_NEAR(lean[0], 0, 1e-9);
}

TEST(BoardInSpace, NothingLeansUnderTheCamera) {
    const auto board = boardInSpace(viewFromAbove(kCamera, 0, 30, 700), kCamera);
    ASSERT_TRUE(board);
    EXPECT_LT(cv::norm(leanPxPerMm(*board, {0, 0})), 1e-6);
    EXPECT_GT(cv::norm(leanPxPerMm(*board, {3, 0})), 0.1);
}

TEST(BoardInSpace, WhatAppearsAboveTheBoardIsTracedToItsFoot) {
    const auto board = boardInSpace(viewFromAbove(kCamera, 35, 70, 650, {30, 20}), kCamera);
    ASSERT_TRUE(board);
    for (double heightMm : {0., 15., 25.}) {
        const auto foot = latticeUnder(*board, imageOf(*board, {1.5, -2}, heightMm), heightMm);
        ASSERT_TRUE(foot);
        EXPECT_LT(cv::norm(*foot - cv::Point2d(1.5, -2)), 1e-6);
    }
    const auto flat = boardInSpace(viewFromAbove(kCamera, 70, 0, 900), kCamera);
    ASSERT_TRUE(flat) << flat.refusal;
    EXPECT_FALSE(latticeUnder(*flat, {640, -2000}));
}

TEST(BoardInSpace, ImpossibleViewsAreRefused) {
    const cv::Matx33d view = viewFromAbove(kCamera, 35, 10, 700), mirror{-1, 0, 0, 0, 1, 0, 0, 0, 1};
    EXPECT_THAT(boardInSpace(view * mirror, kCamera).refusal, HasSubstr("mirrored"));
    EXPECT_THAT(boardInSpace(viewFromAbove(kCamera, 80, 0, 100), kCamera).refusal, HasSubstr("behind the camera"));
}

TEST(BoardInSpace, QualityFallsWithAWrongLensASmallBoardAndAFlatView) {
    const cv::Matx33d view = viewFromAbove(kCamera, 40, 15, 700);
    EXPECT_GT(quality(*boardInSpace(view, kCamera)), 0.95);
    CameraModel wrong = kCamera;
    wrong.focalPx *= 2.5;
    EXPECT_LT(quality(*boardInSpace(view, wrong)), 0.8);
    EXPECT_LT(quality(*boardInSpace(viewFromAbove(kCamera, 40, 15, 2500), kCamera)), 0.6);
    EXPECT_LT(quality(*boardInSpace(viewFromAbove(kCamera, 75, 15, 900), kCamera)), 0.6);
}

}  // namespace
}  // namespace hexwarden::calibration
