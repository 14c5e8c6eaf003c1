#include "vision/light_field.h"

#include "tests/support/room_light.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

class LightFieldTest : public ::testing::Test {
  protected:
    static cv::Mat precise(const cv::Mat& picture) {
        cv::Mat levels;
        picture.convertTo(levels, CV_32F);
        return levels;
    }
    /// Mean of what is left of the difference over what there was, once light is divided out.
    double left(const cv::Mat& picture) const {
        const cv::Mat now = precise(picture);
        return cv::norm(now.mul(gainTo(table_, now)), table_, cv::NORM_L1) / cv::norm(now, table_, cv::NORM_L1);
    }

    cv::Mat table_ = precise(support::patchyTable({320, 180}));
};

TEST_F(LightFieldTest, ExposureIsDividedOut) {
    EXPECT_LT(left(table_ * .7), .15);
    EXPECT_LT(left(table_ * 1.25), .15);
}

TEST_F(LightFieldTest, WhiteBalanceIsDividedOut) {
    cv::Mat warm;
    cv::multiply(table_, cv::Scalar(.88, 1, 1.12), warm);
    EXPECT_LT(left(warm), .25);
}

TEST_F(LightFieldTest, RollingBandsAreDividedOut) {
    for (const double share : {.036, .06, .09})
        for (const double cycles : {1.6, 4.3}) EXPECT_LT(left(support::withBands(table_, share, cycles, .2)), .25);
}

TEST_F(LightFieldTest, ASoftShadowIsDividedOut) {
    EXPECT_LT(left(support::withShadow(table_, .2, .4, .6)), .35);
}

TEST_F(LightFieldTest, ADieIsNoLight) {
    cv::Mat with = table_.clone();
    with(cv::Rect(150, 90, 6, 6)).setTo(cv::Scalar::all(235));
    const cv::Mat gain = gainTo(table_, with);
    const cv::Vec3f on = gain.at<cv::Vec3f>(93, 153);
    for (int c = 0; c < 3; ++c) EXPECT_NEAR(on[c], 1, .05) << "a die would fade into the table";
}

}  // namespace
}  // namespace hexwarden::vision
