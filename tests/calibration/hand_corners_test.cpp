#include "calibration/hand_corners.h"

#include "tests/calibration/drawn_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::calibration {
namespace {

using testing::HasSubstr;

class HandCorners : public testing::Test {
  protected:
    std::vector<board::Hex> land_ = baseLand();
    cv::Matx33d truth_ = viewFromAbove(assumedCamera({1280, 720}), 40, 25, 700);

    std::array<Tap, 4> taps() const {
        std::array<Tap, 4> all;
        const auto corners = handles(land_);
        for (std::size_t i = 0; i < 4; ++i) {
            all[i].lattice = pointInLattice(corners[i]);
            all[i].image = project(truth_, all[i].lattice);
        }
        return all;
    }
};

TEST_F(HandCorners, FourTapsGiveTheBoard) {
    const auto laid = latticeFromTaps(taps());
    ASSERT_TRUE(laid) << laid.refusal;
    EXPECT_LT(disagreementSides(*laid, truth_, land_), 1e-3);
}

TEST_F(HandCorners, TheOrderOfTheTapsIsFree) {
    auto shuffled = taps();
    std::swap(shuffled[0], shuffled[2]);
    std::swap(shuffled[1], shuffled[2]);
    const auto laid = latticeFromTaps(shuffled);
    ASSERT_TRUE(laid) << laid.refusal;
    EXPECT_LT(disagreementSides(*laid, truth_, land_), 1e-3);
}

TEST_F(HandCorners, CrossedCornersAreRefused) {
    auto crossed = taps();
    std::swap(crossed[0].image, crossed[1].image);
    EXPECT_THAT(english(latticeFromTaps(crossed).refusal), HasSubstr("crossed"));
}

TEST_F(HandCorners, AMirroredBoardIsRefused) {
    auto mirrored = taps();
    for (Tap& tap : mirrored) tap.image.x = 1279 - tap.image.x;
    EXPECT_THAT(english(latticeFromTaps(mirrored).refusal), HasSubstr("mirrored"));
}

TEST_F(HandCorners, CornersInOneLineAreRefused) {
    auto flat = taps();
    flat[1].image = (flat[0].image + flat[2].image) / 2;
    EXPECT_THAT(english(latticeFromTaps(flat).refusal), HasSubstr("in one line"));
}

TEST_F(HandCorners, TheSameSpotTwiceIsRefused) {
    auto same = taps();
    same[3].image = same[0].image + cv::Point2d(3, 2);
    EXPECT_THAT(english(latticeFromTaps(same).refusal), HasSubstr("same spot"));
    same = taps();
    same[3].lattice = same[0].lattice;
    EXPECT_THAT(english(latticeFromTaps(same).refusal), HasSubstr("twice"));
}

TEST_F(HandCorners, HandlesAreFourDistantCornersOfTheRimClockwise) {
    const auto corners = handles(land_);
    double least = 1e9, turn = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const cv::Point2d a = pointInLattice(corners[i]), b = pointInLattice(corners[(i + 1) % 4]);
        least = std::min(least, cv::norm(a - b));
        turn += a.cross(b);
        EXPECT_GT(cv::norm(a), 4);
    }
    EXPECT_GT(least, 4);
    EXPECT_GT(turn, 0);
    EXPECT_TRUE(latticeFromTaps([&] {
        std::array<Tap, 4> ofOneHex;
        const auto one = handles({board::Hex{0, 0}});
        for (std::size_t i = 0; i < 4; ++i)
            ofOneHex[i] = {pointInLattice(one[i]), 100 * pointInLattice(one[i]) + cv::Point2d(300, 300)};
        return ofOneHex;
    }()));
}

}  // namespace
}  // namespace hexwarden::calibration
