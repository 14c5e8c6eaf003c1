#include "vision/source/rest.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::source {
namespace {

/// A table in a camera's noise, thirty pictures a second.
class RestTest : public testing::Test {
  protected:
    RestTest() : table_(90, 160, CV_32F, cv::Scalar(120)) {
        cv::rectangle(table_, {30, 20, 80, 50}, cv::Scalar(60), cv::FILLED);
    }

    /// How many of so many pictures are looked at.
    int looked(int pictures, double noise = 2, double gain = 1) {
        int count = 0;
        for (int i = 0; i < pictures; ++i, atMs_ += 33) {
            cv::Mat grain(table_.size(), CV_32F), glimpse;
            random_.fill(grain, cv::RNG::NORMAL, 0, noise);
            cv::Mat(table_ * gain + grain).convertTo(glimpse, CV_8U);
            count += !rest_.isTooSoon(atMs_) && !rest_.passes(glimpse, atMs_);
        }
        return count;
    }

    cv::Mat table_;
    cv::RNG random_{7};
    Rest rest_;
    std::int64_t atMs_ = 0;
};

TEST_F(RestTest, ATableAtRestIsLookedAtOnceASecond) {
    EXPECT_EQ(looked(90), 90) << "for three seconds nothing is passed over";
    EXPECT_LE(looked(90), 4);
    EXPECT_GE(looked(90), 2);
    EXPECT_LE(looked(90, 4), 4) << "in a dim room";
}

TEST_F(RestTest, ADieThatComesIsLookedAtAtOnceAndUntilItHasComeToRest) {
    looked(180);
    cv::rectangle(table_, {100, 60, 2, 2}, cv::Scalar(165), cv::FILLED);
    EXPECT_GE(looked(3), 1) << "within a tenth of a second";
    EXPECT_EQ(looked(85), 85);
    looked(5);
    EXPECT_LE(looked(90), 4) << "then it belongs to the table";
}

TEST_F(RestTest, AutomaticExposureWakesNobody) {
    looked(180);
    EXPECT_LE(looked(30, 2, 1.1), 2);
    EXPECT_LE(looked(30, 2, .85), 2);
}

TEST_F(RestTest, AfterSomethingHappenedTheNextPictureIsLookedAt) {
    looked(180);
    rest_.forget();
    EXPECT_EQ(looked(1), 1);
}

}  // namespace
}  // namespace hexwarden::source
