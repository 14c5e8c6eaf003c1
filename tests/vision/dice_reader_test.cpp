#include "vision/dice_reader.h"

#include "tests/support/board_seen.h"
#include "tests/support/drawn_die.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using tests::boardSeenAt;

TEST(ChanceOfDie, IsHigherThanThePeakAndNeverSure) {
    EXPECT_NEAR(chanceOfDie(.25), .65, .05);
    EXPECT_NEAR(chanceOfDie(.65), .99, .005);
    for (int i = 0; i < 20; ++i) EXPECT_LT(chanceOfDie(i / 20.), chanceOfDie((i + 1) / 20.)) << i;
    EXPECT_LT(chanceOfDie(1), 1);
}

/// One hex in the middle of the picture.
BoardPose boardFromAbove(cv::Size picture, double sidePx) {
    BoardPose pose;
    pose.view = {{sidePx, 0, picture.width / 2., 0, sidePx, picture.height / 2., 0, 0, 1}, picture, 0};
    pose.land = {{0, 0}};
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

board::DieReading dieAt(float x, float side, float p) {
    board::DieReading die;
    die.probability = p, die.sideInImage = side, die.atInImage = {x, 100};
    return die;
}

std::vector<float> sidesLeftOf(std::vector<board::DieReading> dice) {
    dropSpecks(dice);
    std::vector<float> sides;
    for (const auto& die : dice) sides.push_back(die.sideInImage);
    return sides;
}

TEST(Specks, AreWhatIsLessThanHalfAsLargeAsASureDieAndDoubtful) {
    const std::vector<board::DieReading> dice{dieAt(0, 60, .99F), dieAt(200, 33, .98F), dieAt(400, 22, .9F),
                                              dieAt(600, 29, .7F), dieAt(800, 140, .6F)};
    EXPECT_EQ(sidesLeftOf(dice), (std::vector<float>{60, 33, 29, 140})) << "29 is as large as a sure one of 33";
    EXPECT_EQ(sidesLeftOf({dieAt(0, 60, .7F), dieAt(200, 20, .9F)}).size(), 2U)
        << "of two doubtful ones nobody knows which is the die";
}

TEST(Specks, SmallDiceBesideLargeOnesAreDice) {
    const std::vector<board::DieReading> dice{dieAt(0, 60, .99F), dieAt(200, 26, .97F), dieAt(300, 25, .7F)};
    EXPECT_EQ(sidesLeftOf(dice), (std::vector<float>{60, 26, 25}));
}

TEST(Specks, PipsLieOnADieHoweverSureTheyAre) {
    EXPECT_EQ(sidesLeftOf({dieAt(0, 60, .99F), dieAt(15, 12, .98F), dieAt(55, 14, .97F)}), (std::vector<float>{60}));
}

/// A picture turned to the right about its middle.
BoardPose turned(BoardPose pose, double by) {
    const cv::Point2d middle(960, 540);
    const double c = std::cos(by), s = std::sin(by);
    const cv::Matx33d about{
        c, -s, middle.x - c * middle.x + s * middle.y, s, c, middle.y - s * middle.x - c * middle.y, 0, 0, 1};
    pose.view.imageFromLattice = about * pose.view.imageFromLattice;
    return pose;
}

TEST(DieSize, KnowsHowATopFaceIsSeen) {
    const cv::Point2d middle(960, 540);
    for (const double turn : {0., .5, 2.5}) {
        const DieSize size(turned(boardSeenAt(50), turn));
        const cv::Matx22d face = size.imageFromFace(middle);
        EXPECT_NEAR(cv::determinant(face), 1, 1e-6) << "it keeps areas and hands";
        const cv::Vec2d up = face * cv::Vec2d(0, -1), right = face * cv::Vec2d(1, 0);
        EXPECT_NEAR(std::atan2(up[0], -up[1]), std::remainder(turn, 2 * CV_PI), .05) << "up is away from the table";
        EXPECT_NEAR(cv::norm(up) / cv::norm(right), std::cos(50 * CV_PI / 180), .03) << "what lies is foreshortened";
    }
    EXPECT_EQ(DieSize().imageFromFace(middle), cv::Matx22d::eye()) << "without a board nothing is known";
}

struct Tally {
    int right = 0, others = 0;
};

/// Of twelve dice that are drawn as seen from so far aside, each value twice on top.
Tally tallyAt(DiceReader& reader, double tilt, bool boardKnown) {
    Tally tally;
    const BoardPose pose = boardSeenAt(tilt);
    for (int value = 1; value <= 6; ++value) {
        const int side = value % 6 + 1, other = 7 - side == value ? side % 6 + 1 : side;
        const std::array<tests::DrawnDie, 2> dice{
            tests::DrawnDie{.at = {-3, 2.6}, .turn = .3, .top = value, .beside = {other, 7 - other, 7 - other, other}},
            tests::DrawnDie{.at = {3, 2.2}, .turn = 1., .top = 7 - value, .beside = {other, other, 7 - other, other}}};
        cv::Mat table(1080, 1920, CV_8UC3, cv::Scalar(60, 90, 60));
        for (const tests::DrawnDie& die : dice) tests::draw(table, pose.view, die);
        for (const board::DieReading& reported : reader.read(table, boardKnown ? DieSize(pose) : DieSize())) {
            const auto isThat = [&](const tests::DrawnDie& die) {
                const cv::Point2d top = tests::topOf(pose.view, die);
                return die.top == reported.value &&
                       std::hypot(reported.atInImage[0] - top.x, reported.atInImage[1] - top.y) <
                           .5 * reported.sideInImage;
            };
            ++(std::ranges::any_of(dice, isThat) ? tally.right : tally.others);
        }
    }
    return tally;
}

TEST(DiceReader, TellsTheTopFromTheSidesFromLowDown) {
    DiceReader reader(HEXWARDEN_SOURCE "/data/models");
    int right = 0;
    for (const double tilt : {35., 45., 55.}) {
        const Tally tally = tallyAt(reader, tilt, true);
        EXPECT_EQ(tally.others, 0) << tilt << " degrees";
        right += tally.right;
    }
    EXPECT_GE(right, 31) << "of 36";
}

TEST(DiceReader, TellsTheTopFromTheSidesWithoutABoardToo) {
    DiceReader reader(HEXWARDEN_SOURCE "/data/models");
    for (const double tilt : {25., 35., 45.}) {
        const Tally tally = tallyAt(reader, tilt, false);
        EXPECT_EQ(tally.right, 12) << tilt << " degrees";
        EXPECT_EQ(tally.others, 0) << tilt << " degrees";
    }
}

TEST(DiceReader, OfAFilmReadsAllAtTheStartAndThenTwoBlocksAPictureOfThoseThatChanged) {
    DiceReader reader(HEXWARDEN_SOURCE "/data/models");
    const DieSize size(boardFromAbove({640, 360}, 39));
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
    std::size_t again = 0;
    for (int i = 0; i < 30; ++i) again += blocksReadOf(table);
    EXPECT_EQ(again, 1U) << "once more, when the mean of several frames shows it clearly";
}

TEST(DiceReader, OfAFilmLeavesABlockForTheNextPictureWhereAnotherOneShowsADie) {
    DiceReader reader(HEXWARDEN_SOURCE "/data/models");
    const BoardPose pose = boardFromAbove({1280, 720}, 90);
    const DieSize size(pose);
    const cv::Mat table(720, 1280, CV_8UC3, cv::Scalar(60, 90, 60));
    cv::Mat thrown = table.clone();
    tests::draw(thrown, pose.view, {.at = {-4, 1}, .turn = .3, .top = 2});
    tests::draw(thrown, pose.view, {.at = {4, -1}, .turn = 1., .top = 5});
    const auto take = [&](const cv::Mat& picture) {
        reader.notice(picture, size);
        return reader.readDue(picture, size).size();
    };
    take(table);
    const std::size_t all = reader.searched().size();
    EXPECT_EQ(take(thrown), 0U) << "may be moving still";
    EXPECT_EQ(take(thrown), 1U);
    EXPECT_LT(reader.searched().size(), all);
    EXPECT_EQ(take(thrown), 2U);
    for (int i = 0; i < 2; ++i) take(thrown);  // a die's sides may reach into the next block
    EXPECT_EQ(reader.searched().size(), all);
}

}  // namespace
}  // namespace hexwarden::vision
