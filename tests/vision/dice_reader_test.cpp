#include "vision/dice_reader.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

TEST(ChanceOfDie, IsHigherThanThePeakAndNeverSure) {
    EXPECT_NEAR(chanceOfDie(.35), .7, .05);
    EXPECT_NEAR(chanceOfDie(.65), .975, .01);
    for (int i = 0; i < 20; ++i) EXPECT_LT(chanceOfDie(i / 20.), chanceOfDie((i + 1) / 20.)) << i;
    EXPECT_LT(chanceOfDie(1), 1);
}

/// A board of seven hexes, 12 tile sides from a camera that looks down at it aslant.
BoardPose boardSeenAt(double tiltDegrees) {
    const double c = std::cos(tiltDegrees * CV_PI / 180), s = std::sin(tiltDegrees * CV_PI / 180);
    const cv::Matx33d camera{1500, 0, 960, 0, 1500, 540, 0, 0, 1}, table{1, 0, 0, 0, c, 0, 0, -s, 12};
    BoardPose pose;
    pose.view = {camera * table, {1920, 1080}, 1500};
    pose.land = {{0, 0}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
    return pose;
}

TEST(DieSize, IsThatOfAFaceLyingThere) {
    const BoardPose pose = boardSeenAt(45);
    const auto pixelOf = [&](double x, double y) { return cv::Point2f(project(pose.view.imageFromLattice, {x, y})); };
    for (double y : {-7., -4., 0., 4., 7.}) {
        constexpr double half = .18;  // 16 of 45 mm
        const std::vector<cv::Point2f> face{pixelOf(-half, y - half), pixelOf(half, y - half), pixelOf(half, y + half),
                                            pixelOf(-half, y + half)};
        const double side = std::sqrt(cv::contourArea(face));
        EXPECT_NEAR(DieSize(pose).at(pixelOf(0, y)).value_or(0), side, .02 * side) << y << " sides nearer";
    }
    EXPECT_FALSE(DieSize(pose).at({960, -2000})) << "no table beyond the horizon";
    EXPECT_FALSE(DieSize().at({960, 540}));
}

TEST(Specks, AreWhatIsLessThanHalfAsLargeAsASureDie) {
    const auto die = [](float p, float side) {
        board::DieReading d;
        d.probability = p, d.sideInImage = side;
        return d;
    };
    std::vector<board::DieReading> dice{die(.99f, 60), die(.98f, 33), die(.97f, 22), die(.7f, 29), die(.6f, 140)};
    dropSpecks(dice);
    std::vector<float> sides;
    for (const auto& d : dice) sides.push_back(d.sideInImage);
    EXPECT_EQ(sides, (std::vector<float>{60, 33, 140}));
    std::vector<board::DieReading> unsure{die(.7f, 60), die(.9f, 20)};
    dropSpecks(unsure);
    EXPECT_EQ(unsure.size(), 2U) << "of two doubtful ones nobody knows which is the die";
}

TEST(DiceReader, OfAFilmReadsAllAtTheStartAndThenTwoBlocksAPictureOfThoseThatChanged) {
    DiceReader reader(HEXWARDEN_SOURCE "/data/models");
    BoardPose pose;
    pose.view = {{39, 0, 320, 0, 39, 180, 0, 0, 1}, {640, 360}, 0};
    pose.land = {{0, 0}};
    const DieSize size(pose);
    cv::Mat table(360, 640, CV_8UC3, cv::Scalar(70, 90, 110));
    const auto blocksReadOf = [&](const cv::Mat& picture) {
        const std::size_t due = reader.notice(picture, size);
        reader.readDue(picture, size);
        return due;
    };
    EXPECT_GT(blocksReadOf(table), 8U) << "what lies there at the start is known at once";
    EXPECT_EQ(blocksReadOf(table), 0U) << "nothing is new";
    table = cv::Mat(360, 640, CV_8UC3, cv::Scalar(70, 90, 110));
    cv::randu(table, 0, 255);
    EXPECT_EQ(blocksReadOf(table), 0U) << "everything has changed and may be moving still";
    EXPECT_EQ(blocksReadOf(table), 2U);
    for (int i = 0; i < 40; ++i) blocksReadOf(table);
    EXPECT_EQ(blocksReadOf(table), 0U);
    table = table.clone();
    table(cv::Rect(60, 60, 20, 20)).setTo(cv::Scalar::all(230));
    EXPECT_EQ(blocksReadOf(table), 0U) << "something moves";
    EXPECT_EQ(blocksReadOf(table), 1U) << "it lies still";
    EXPECT_EQ(blocksReadOf(table), 0U);
}

}  // namespace
}  // namespace hexwarden::vision
