// Rendered tables are found where they lie; anything else is refused.
#include "tests/vision/seen_tables.h"

#include <numbers>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

/// The model is loaded once for all tests.
BoardFinder& finder() {
    static BoardFinder one(kData / "models", readBoardSpecs(kData / "boards"));
    return one;
}

class RenderedTable : public testing::TestWithParam<SeenTable> {};

TEST_P(RenderedTable, IsFoundWhereItLies) {
    for (std::uint64_t seed : {1, 2}) {
        SCOPED_TRACE(seed);
        const auto truth = shuffled(seed);
        const auto picture = render(truth, GetParam().view, GetParam().flaws, seed);
        const auto found = finder().find({picture.image, 0, 0});
        ASSERT_TRUE(found) << found.refusal;
        EXPECT_EQ(found->layout, "base-19");
        EXPECT_LT(worstOff(picture, truth.land, *found), .06);
        EXPECT_GT(found->quality, .6);
    }
}

INSTANTIATE_TEST_SUITE_P(Seen, RenderedTable, testing::ValuesIn(seenTables()),
                         [](const auto& param) { return param.param.name; });

class NoBoard : public testing::Test {
  protected:
    static std::string refusalOf(const cv::Mat& image) {
        const auto found = finder().find({image, 0, 0});
        EXPECT_FALSE(found);
        return english(found.refusal);
    }
};

TEST_F(NoBoard, OnABareTable) {
    for (std::uint64_t seed : {1, 2, 3}) EXPECT_NE(refusalOf(support::bareTable({1280, 960}, {}, seed)), "");
}

TEST_F(NoBoard, InNoise) {
    cv::RNG random(4);
    cv::Mat noise(720, 960, CV_8UC3);
    random.fill(noise, cv::RNG::UNIFORM, 0, 256);
    EXPECT_NE(refusalOf(noise), "");
}

TEST_F(NoBoard, InTinyPictures) {
    const auto picture = render(shuffled(5), {.size = {960, 720}}, {}, 5);
    const auto shrunkTo = [&](cv::Size size) {
        cv::Mat image;
        cv::resize(picture.image, image, size, 0, 0, cv::INTER_AREA);
        return image;
    };
    EXPECT_TRUE(finder().find({shrunkTo({320, 240}), 0, 0})) << "or there was nothing to refuse";
    for (cv::Size size : {cv::Size(1, 1), cv::Size(2, 300), cv::Size(16, 16)})
        EXPECT_NE(refusalOf(shrunkTo(size)), "") << size;
}

TEST_F(NoBoard, WhereTwoLieSideBySide) {
    const auto one = render(shuffled(5), {.size = {900, 900}}, {}, 5);
    const auto other = render(shuffled(6), {.turnDegrees = 25, .fill = .6, .size = {900, 900}}, {}, 6);
    cv::Mat both;
    cv::hconcat(one.image, other.image, both);
    EXPECT_EQ(refusalOf(both), "there are two boards: turn the camera to one, or cover the other");
}

// The lattice of one board reaches into the other and takes both for one of 38 hexes.
TEST_F(NoBoard, WhereTwoLieInLine) {
    const auto one = render(shuffled(5), {.size = {1100, 900}}, {}, 5);
    const auto other = render(shuffled(6), {.size = {1100, 900}}, {}, 6);
    const double side = sidePxAt(one.view.imageFromLattice, {}), row = side * std::numbers::sqrt3;
    const int apart = cvRound(6 * row + .15 * side);
    cv::Mat both;
    cv::hconcat(one.image.colRange(0, apart), other.image, both);
    EXPECT_EQ(refusalOf(both), "there are two boards: turn the camera to one, or cover the other");
}

TEST_F(NoBoard, WhereTheSecondIsTooSmallToSeeItsTilesAtOnce) {
    const auto one = render(shuffled(5), {.size = {1200, 1200}}, {}, 5);
    const auto other = render(shuffled(6), {.turnDegrees = 25, .size = {220, 220}}, {}, 6);
    cv::Mat both;
    cv::copyMakeBorder(other.image, both, 490, 490, 0, 0, cv::BORDER_REPLICATE);
    cv::hconcat(one.image, both, both);
    EXPECT_EQ(refusalOf(both), "there are two boards: turn the camera to one, or cover the other");
}

TEST_F(NoBoard, WhereOnlyACornerOfItIsInView) {
    const auto picture = render(shuffled(5), {.fill = 1.6, .shift = {.75, .6}}, {}, 5);
    EXPECT_NE(refusalOf(picture.image), "");
}

TEST(RenderedTableInAHugePicture, IsFound) {
    const auto truth = shuffled(6);
    const auto picture = render(truth, {.tiltDegrees = 12, .size = {6000, 4500}}, {}, 6);
    const auto found = finder().find({picture.image, 0, 0});
    ASSERT_TRUE(found) << found.refusal;
    EXPECT_LT(worstOff(picture, truth.land, *found), .06);
}

TEST(Finder, ABoardUnderAWideLensIsNotTooFlat) {
    const support::ViewFrom phonesWidest{.tiltDegrees = 50, .focal = .42};
    const auto picture = render(shuffled(3), phonesWidest, {}, 3);
    const auto found = finder().find({picture.image, 0, 0});
    ASSERT_TRUE(found) << found.refusal;
    EXPECT_NEAR(tiltDegrees(found->view), 50, 5);
}

TEST(Finder, GivesTheSameAnswerTwice) {
    const auto picture = render(shuffled(7), {.tiltDegrees = 30, .turnDegrees = 33}, {}, 7);
    const auto first = finder().find({picture.image, 0, 0}), again = finder().find({picture.image, 1, 9});
    ASSERT_TRUE(first && again);
    EXPECT_EQ(cv::norm(first->view.imageFromLattice - again->view.imageFromLattice), 0);
}

}  // namespace
}  // namespace hexwarden::vision
