// A painted table, a hand that comes and goes, pieces that stay.
#include "vision/hand_finder.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kSidePx = 80;
constexpr int kFrameMs = 125;

class HandFinderTest : public ::testing::Test {
  protected:
    void SetUp() override {
        cv::RNG random(7);
        cv::Mat patches(12, 16, CV_8UC3);
        random.fill(patches, cv::RNG::UNIFORM, 30, 200);
        cv::resize(patches, table_, {640, 480}, 0, 0, cv::INTER_CUBIC);
    }

    /// The share of the picture that is hidden in the last of so many frames.
    double watch(int frames, double light = 1) {
        double share = 0;
        for (int i = 0; i < frames; ++i) {
            cv::Mat noise(table_.size(), CV_8UC3), frame;
            random_.fill(noise, cv::RNG::UNIFORM, 0, 6);
            cv::add(table_ * light, noise, frame);
            if (hand_.area() > 0) {
                const cv::Point sway(i % 2 * 4, 0);
                cv::ellipse(frame, cv::RotatedRect(hand_.tl() + cv::Point(hand_.size()) / 2 + sway, hand_.size(), 20),
                            {120, 160, 220}, cv::FILLED);
            }
            mask_ = finder_.hidden(frame, atMs_ += kFrameMs, kSidePx);
            share = mask_.empty() ? 0 : cv::countNonZero(mask_) / static_cast<double>(mask_.total());
        }
        return share;
    }

    cv::RNG random_{3};
    cv::Mat table_, mask_;
    cv::Rect hand_;
    HandFinder finder_;
    std::int64_t atMs_ = 0;
};

TEST_F(HandFinderTest, AQuietTableHidesNothing) {
    EXPECT_EQ(watch(40), 0);
    hand_ = {200, 150, 200, 160};
    EXPECT_GT(watch(1), .06) << "and the first hand hides it at once";
}

TEST_F(HandFinderTest, ASmallPictureIsLeftAsItIs) {
    cv::resize(table_, table_, {320, 240}, 0, 0, cv::INTER_AREA);
    const cv::Mat before = table_.clone();
    finder_.hidden(table_, 0, kSidePx);
    finder_.hidden(table_, kFrameMs, kSidePx);
    EXPECT_EQ(cv::norm(table_, before, cv::NORM_INF), 0);
}

TEST_F(HandFinderTest, AHandHidesWhatIsUnderItAndNoMore) {
    watch(10);
    hand_ = {200, 150, 200, 160};
    const double share = watch(40);
    EXPECT_GT(share, 0.06);
    EXPECT_LT(share, 0.2);
    EXPECT_EQ(mask_.at<uchar>(230, 300), 255);
    EXPECT_EQ(mask_.at<uchar>(20, 20), 0);
    hand_ = {};
    EXPECT_EQ(watch(2), 0);
}

TEST_F(HandFinderTest, InDimLightAHandDiffersByLess) {
    const auto foundAt = [&](const ChangeScale& changes) {
        HandFinder finder;
        cv::Mat frame = table_ * .25, mask;
        for (int i = 0; i < 10; ++i) finder.hidden(frame, i * kFrameMs, kSidePx, changes);
        cv::ellipse(frame, cv::RotatedRect({300, 230}, {200, 160}, 20), {24, 30, 36}, cv::FILLED);
        mask = finder.hidden(frame, 10 * kFrameMs, kSidePx, changes);
        return mask.empty() ? 0. : cv::countNonZero(mask) / static_cast<double>(mask.total());
    };
    EXPECT_GT(foundAt({.light = 28}), .06);
    EXPECT_LT(foundAt({.light = 110}), .06) << "or it would be the same in any light";
}

TEST_F(HandFinderTest, AHandInTheFirstPictureLeavesNoGhost) {
    hand_ = {200, 150, 200, 160};
    watch(6);
    hand_ = {};
    EXPECT_GT(watch(2), 0) << "what lay under the hand is news";
    EXPECT_EQ(watch(12), 0) << "and is table within two seconds";
    hand_ = {200, 150, 200, 160};
    EXPECT_GT(watch(30), .06) << "from then on a hand there is a hand";
}

TEST_F(HandFinderTest, APieceIsNeverAHandAndIsTableSoon) {
    watch(10);
    cv::rectangle(table_, {300, 200, 50, 14}, {0, 0, 220}, cv::FILLED);
    EXPECT_EQ(watch(1), 0);
    EXPECT_EQ(watch(20), 0);
    hand_ = {220, 150, 200, 160};
    EXPECT_GT(watch(8), .06) << "but a hand over it is one";
    hand_ = {};
    EXPECT_EQ(watch(2), 0);
}

TEST_F(HandFinderTest, PiecesThatStandTogetherAreTableOnceNoArmLeadsToThem) {
    watch(10);
    cv::rectangle(table_, {300, 200, 110, 70}, {20, 20, 20}, cv::FILLED);  // 1.2 squares of a tile side
    EXPECT_GT(watch(8), 0) << "a hand may hold still for a second";
    EXPECT_EQ(watch(12), 0);
    cv::rectangle(table_, {0, 340, 110, 70}, {20, 20, 20}, cv::FILLED);
    EXPECT_GT(watch(32), 0) << "what comes in from the rim is an arm";
}

TEST_F(HandFinderTest, AThingThatLiesStillForLongIsTable) {
    watch(10);
    cv::rectangle(table_, {100, 100, 200, 200}, {30, 30, 30}, cv::FILLED);
    EXPECT_GT(watch(20), 0.05);
    EXPECT_EQ(watch(120), 0);
}

TEST_F(HandFinderTest, LightThatChangesIsNoHand) {
    watch(10);
    for (const double light : {0.8, 1.15}) {
        SCOPED_TRACE(light);
        hand_ = {};
        EXPECT_EQ(watch(10, light), 0);
        hand_ = {200, 150, 200, 160};
        EXPECT_GT(watch(10, light), 0.06) << "but a hand in that light is one";
        EXPECT_EQ(mask_.at<uchar>(230, 300), 255);
    }
}

TEST_F(HandFinderTest, ACameraThatWasMovedHidesOneFrame) {
    watch(10);
    cv::Mat turned;
    cv::rotate(table_, turned, cv::ROTATE_180);
    table_ = cv::Scalar::all(255) - turned;
    EXPECT_EQ(watch(1), 1);
    EXPECT_EQ(watch(3), 0);
}

TEST(LargerThanDice, AreHandsAndArmsButNoDice) {
    cv::Mat hidden = cv::Mat::zeros(480, 640, CV_8U);
    cv::rectangle(hidden, {100, 100, 70, 40}, 255, cv::FILLED);  // two dice of 0.36 sides that touch, and their shadows
    EXPECT_TRUE(largerThanDice(hidden, kSidePx).empty());
    cv::rectangle(hidden, {100, 100, int(2.1 * kSidePx), int(1.3 * kSidePx)}, 255, cv::FILLED);
    EXPECT_TRUE(largerThanDice(hidden, kSidePx).empty()) << "under a low lamp, with long shadows";
    EXPECT_TRUE(largerThanDice({}, kSidePx).empty());
    cv::rectangle(hidden, {400, 0, 120, 300}, 255, cv::FILLED);
    const cv::Mat large = largerThanDice(hidden, kSidePx);
    ASSERT_FALSE(large.empty());
    EXPECT_EQ(cv::countNonZero(large), 120 * 300) << "the arm and not the dice";
}

}  // namespace
}  // namespace hexwarden::vision
