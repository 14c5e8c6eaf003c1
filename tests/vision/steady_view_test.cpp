// A painted table under named flaws of room and camera: what is still comes out still, what is new comes out at once.
#include "vision/steady_view.h"

#include "tests/support/room_light.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

const cv::Size kSize{640, 360};
const cv::Rect kDie{420, 200, 16, 16};

class SteadyViewTest : public ::testing::Test {
  protected:
    SteadyViewTest() { steady_.start(table_, kPose); }

    SteadyView::Seen take(const cv::Mat& picture, cv::Point2d swayPx = {}) {
        atMs_ += pauseMs_;
        return steady_.take(picture, cv::Matx33d(1, 0, swayPx.x, 0, 1, swayPx.y, 0, 0, 1) * kPose, atMs_);
    }
    /// Mean difference from the clean table, grey levels, away from the rim.
    double off(const cv::Mat& picture) const {
        const cv::Rect inner(20, 20, kSize.width - 40, kSize.height - 40);
        return cv::norm(picture(inner), table_(inner), cv::NORM_L1) / (3. * inner.area());
    }
    /// The table with grey in place of these rows and all below.
    cv::Mat tornFrom(int row, int level) const {
        cv::Mat torn = table_.clone();
        torn.rowRange(row, kSize.height).setTo(cv::Scalar::all(level));
        return torn;
    }
    static cv::Mat withDie(const cv::Mat& picture) {
        cv::Mat with = picture.clone();
        with(kDie).setTo(cv::Scalar::all(235));
        return with;
    }

    static inline const cv::Matx33d kPose{60, 0, 320, 0, 60, 180, 0, 0, 1};
    cv::RNG random_{5};
    cv::Mat table_ = support::patchyTable(kSize);
    SteadyView steady_;
    std::int64_t atMs_ = 0, pauseMs_ = 80;
};

TEST_F(SteadyViewTest, AveragingWhatLiesStillTakesMostOfTheNoise) {
    const double raw = off(support::withNoise(table_, 14, random_));
    SteadyView::Seen seen;
    for (int i = 0; i < 40; ++i) seen = take(support::withNoise(table_, 14, random_));
    EXPECT_EQ(seen.fitness, SteadyView::Fitness::fit);
    EXPECT_LT(off(seen.image), .5 * raw);
}

TEST_F(SteadyViewTest, ANewDieIsThereAtOnceUnderNoise) {
    for (int i = 0; i < 20; ++i) take(support::withNoise(table_, 14, random_));
    const cv::Mat with = withDie(table_);
    for (int i = 0; i < 2; ++i) {
        const auto seen = take(support::withNoise(with, 14, random_));
        EXPECT_GT(cv::mean(seen.image(kDie))[1], 220) << "frame " << i;
    }
    for (int i = 0; i < 2; ++i) {
        const auto gone = take(support::withNoise(table_, 14, random_));
        EXPECT_LT(cv::norm(cv::mean(gone.image(kDie)), cv::mean(table_(kDie)), cv::NORM_INF), 8) << "frame " << i;
    }
}

TEST_F(SteadyViewTest, SwayThatThePoseTellsIsTakenOut) {
    const double raw = off(support::shiftedBy(table_, {6, -3}));
    SteadyView::Seen seen;
    for (int i = 0; i < 20; ++i) {
        const cv::Point2d sway(6 * std::sin(i * .55), 3 * std::cos(i * 1.8));
        seen = take(support::shiftedBy(table_, sway), sway);
        EXPECT_LT(off(seen.image), .3 * raw) << "frame " << i;
    }
}

TEST_F(SteadyViewTest, ACameraThatTiltsIsTakenOut) {
    for (const double tilt : {1e-6, 4e-5}) {  // hardly more than a shift, and plainly more
        const cv::Matx33d tilted{1, 0, 5, 0, 1, 2, tilt, tilt / 2, 1};
        cv::Mat picture;
        cv::warpPerspective(table_, picture, tilted, kSize, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        steady_ = SteadyView();
        steady_.start(table_, kPose);
        const double raw = off(picture), left = off(steady_.take(picture, tilted * kPose, atMs_ += pauseMs_).image);
        EXPECT_LT(left, .3 * raw) << tilt;
    }
}

TEST_F(SteadyViewTest, APoseThatTremblesByLessThanAFifthOfAPixelMovesNothing) {
    const cv::Mat sharp = support::withNoise(table_, 40, random_);
    steady_.start(sharp, kPose);
    for (int i = 0; i < 20; ++i) {
        const auto seen = take(sharp, {.15 * std::sin(i * .9), .1 * std::cos(i * 1.7)});
        EXPECT_LT(cv::norm(seen.image, sharp, cv::NORM_L1) / (3. * kSize.area()), .5) << "frame " << i;
    }
}

TEST_F(SteadyViewTest, LightIsBroughtToThatOfTheFirstFrame) {
    for (int i = 0; i < 20; ++i) {
        const cv::Mat lit = support::withBands(table_ * (1 - .01 * i), .06, 1.6, .37 * i);
        EXPECT_LT(off(take(lit).image), 2.5) << "frame " << i;
    }
}

TEST_F(SteadyViewTest, ASoftFrameIsReportedAndLeavesAllAsItWas) {
    // Detail that a lens out of focus loses.
    cv::Mat checks = table_.clone();
    for (int y = 0; y < kSize.height; y += 16)
        for (int x = (y / 16) % 2 * 16; x < kSize.width; x += 32)
            cv::rectangle(checks, cv::Rect(x, y, 16, 16), cv::Scalar(20, 40, 60), cv::FILLED);
    steady_.start(checks, kPose);
    for (int i = 0; i < 5; ++i) take(checks);
    cv::Mat soft;
    cv::GaussianBlur(checks, soft, {}, 2.5);
    const auto seen = take(soft);
    EXPECT_EQ(seen.fitness, SteadyView::Fitness::soft);
    EXPECT_LT(cv::norm(seen.image, checks, cv::NORM_L1) / (3. * kSize.area()), 1);
    EXPECT_EQ(take(checks).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, ATornFrameIsReportedAndLeavesAllAsItWas) {
    for (int i = 0; i < 5; ++i) take(table_);
    const auto seen = take(tornFrom(220, 128));
    EXPECT_EQ(seen.fitness, SteadyView::Fitness::torn);
    EXPECT_LT(off(seen.image), 1);
    EXPECT_EQ(take(table_).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, AFrameThatIsTornNearTheTopIsNotTakenForOtherLight) {
    for (int i = 0; i < 5; ++i) take(table_);
    EXPECT_EQ(take(tornFrom(90, 40)).fitness, SteadyView::Fitness::torn);
    EXPECT_EQ(take(table_).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, ATornFrameMayLookLikeTheTableInPlaces) {
    table_(cv::Rect(0, 240, 300, 40)).setTo(cv::Scalar::all(128));  // half of some rows
    steady_.start(table_, kPose);
    for (int i = 0; i < 5; ++i) take(table_);
    EXPECT_EQ(take(tornFrom(120, 128)).fitness, SteadyView::Fitness::torn);
    EXPECT_EQ(take(table_).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, AnArmAcrossTheTableIsNoTear) {
    for (int i = 0; i < 5; ++i) take(table_);
    cv::Mat arm = table_.clone();
    arm(cv::Rect(60, 100, 400, 260)).setTo(cv::Scalar(90, 120, 180));
    EXPECT_EQ(take(arm).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, AnArmAsEvenAsAShadowLeavesNoTraceInTheLight) {
    table_ = cv::Mat(kSize, CV_8UC3, cv::Scalar(60, 110, 150));
    for (int y = 0; y < kSize.height; y += 9) table_.row(y).setTo(cv::Scalar(50, 95, 135));  // boards of a table
    steady_.start(table_, kPose);
    for (int i = 0; i < 20; ++i) take(table_);
    cv::Mat arm = table_.clone();
    arm(cv::Rect(100, 60, 200, 300)).setTo(cv::Scalar(75, 90, 110));
    for (int reach = 0; reach < 4; ++reach) {
        for (int i = 0; i < 12; ++i) take(arm);
        SteadyView::Seen seen;
        for (int i = 0; i < 12; ++i) seen = take(table_);
        EXPECT_LT(off(seen.image), .5) << "after reach " << reach;
    }
}

TEST_F(SteadyViewTest, TheSamePictureAgainAndAgainIsATableAtRest) {
    for (int i = 0; i < 30; ++i) EXPECT_EQ(take(table_).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, APictureThatACameraDeliversTwiceIsReportedAndCountsOnce) {
    for (int i = 0; i < 20; ++i) take(support::withNoise(table_, 14, random_));
    const cv::Mat noisy = support::withNoise(table_, 14, random_);
    const auto seen = take(noisy);
    EXPECT_EQ(seen.fitness, SteadyView::Fitness::fit);
    for (int i = 0; i < 2; ++i) {
        const auto again = take(noisy.clone());
        EXPECT_EQ(again.fitness, SteadyView::Fitness::repeated) << "repeat " << i;
        EXPECT_EQ(cv::norm(again.image, seen.image, cv::NORM_INF), 0) << "repeat " << i;
    }
    EXPECT_EQ(take(support::withNoise(table_, 14, random_)).fitness, SteadyView::Fitness::fit);
}

TEST_F(SteadyViewTest, APictureThatDoesNotChangeAnyMoreIsATableAtRest) {
    for (int i = 0; i < 20; ++i) take(support::withNoise(table_, 14, random_));
    for (int i = 0; i < 3; ++i) take(table_.clone());
    for (int i = 0; i < 20; ++i) EXPECT_EQ(take(table_.clone()).fitness, SteadyView::Fitness::fit) << "picture " << i;
}

TEST_F(SteadyViewTest, ABufferThatIsFilledAnewIsNoPictureTwice) {
    cv::Mat buffer;
    for (int i = 0; i < 20; ++i) {
        support::withNoise(table_, 14, random_).copyTo(buffer);
        EXPECT_EQ(take(buffer).fitness, SteadyView::Fitness::fit) << "picture " << i;
    }
}

TEST_F(SteadyViewTest, UnfitFramesAreLeftOutForAsLongAtAnyRate) {
    const cv::Mat torn = tornFrom(220, 128);
    for (const std::int64_t pauseMs : {33, 80, 500}) {
        steady_ = SteadyView();
        steady_.start(table_, kPose);
        pauseMs_ = pauseMs;
        for (int i = 0; i < 5; ++i) take(table_);
        const std::int64_t sinceMs = atMs_ + pauseMs;
        while (atMs_ - sinceMs + pauseMs < 900)
            EXPECT_EQ(take(torn).fitness, SteadyView::Fitness::torn)
                << atMs_ - sinceMs << " ms, a frame every " << pauseMs;
        while (atMs_ - sinceMs < 1000) take(torn);
        EXPECT_EQ(take(torn).fitness, SteadyView::Fitness::fit) << "a frame every " << pauseMs;
    }
}

TEST_F(SteadyViewTest, ATableThatLooksOtherwiseForLongIsBelieved) {
    for (int i = 0; i < 5; ++i) take(table_);
    cv::Mat covered = table_.clone();
    covered.rowRange(220, kSize.height).setTo(cv::Scalar::all(128));
    SteadyView::Seen seen;
    for (int i = 0; i < 30; ++i) seen = take(covered);
    EXPECT_EQ(seen.fitness, SteadyView::Fitness::fit);
    EXPECT_NEAR(seen.image.at<cv::Vec3b>(300, 300)[1], 128, 12) << "but for its light";
}

}  // namespace
}  // namespace hexwarden::vision
