#include "vision/view_meter.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using ::testing::HasSubstr;

const cv::Size kSize(640, 480);

BoardPose posed() {
    BoardPose pose;
    pose.land = {{0, 0}, {1, 0}, {0, 1}};
    pose.view = {{60, 0, 300, 0, 60, 220, 0, 0, 1}, kSize, 0};
    return pose;
}

/// A table with something on it everywhere.
cv::Mat table() {
    cv::Mat picture(kSize, CV_8UC3, cv::Scalar::all(110));
    cv::RNG random(3);
    for (int i = 0; i < 200; ++i)
        cv::circle(picture, {random.uniform(0, kSize.width), random.uniform(0, kSize.height)}, random.uniform(5, 25),
                   cv::Scalar::all(random.uniform(60, 200)), cv::FILLED, cv::LINE_AA);
    return picture;
}

cv::Mat shifted(const cv::Mat& picture, double x, double y) {
    cv::Mat moved;
    cv::warpAffine(picture, moved, cv::Matx23d(1, 0, x, 0, 1, y), picture.size(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
    return moved;
}

cv::Mat banded(const cv::Mat& picture, double share, double phase) {
    cv::Mat lit;
    picture.convertTo(lit, CV_32FC3);
    for (int y = 0; y < lit.rows; ++y) lit.row(y) *= 1 + share * std::sin(CV_2PI * 2.3 * y / lit.rows + phase);
    lit.convertTo(lit, CV_8UC3);
    return lit;
}

/// Pictures at 15 a second.
template <class Picture>
void watch(ViewMeter& meter, double fromSeconds, double seconds, Picture picture) {
    for (int i = 0; i < seconds * 15; ++i) {
        const double at = fromSeconds + i / 15.;
        meter.take({picture(at), i, static_cast<std::int64_t>(1000 * at)}, posed());
    }
}

TEST(ViewMeter, ACalmTableHasNeitherSwayNorBands) {
    ViewMeter meter;
    EXPECT_FALSE(meter.view());
    const cv::Mat still = table();
    watch(meter, 0, 4, [&](double) { return still; });
    ASSERT_TRUE(meter.view()->bands);
    EXPECT_LT(*meter.view()->bands, .002);
    EXPECT_LT(*meter.view()->swayPx, .2);
    EXPECT_NEAR(meter.view()->sidePx, 60, .1);
}

TEST(ViewMeter, MeasuresHowFarACameraSways) {
    const cv::Mat still = table();
    for (const double px : {2., 6.}) {
        ViewMeter meter;
        watch(meter, 0, 6, [&](double at) { return shifted(still, px * std::sin(CV_2PI * .7 * at), 0); });
        EXPECT_NEAR(*meter.view()->swayPx, px, .25 * px) << px;
        EXPECT_LT(*meter.view()->bands, .02);
    }
}

TEST(ViewMeter, MeasuresTheBandsOfALamp) {
    const cv::Mat still = table();
    for (const double share : {.03, .08}) {
        ViewMeter meter;
        watch(meter, 0, 6, [&](double at) { return banded(still, share, 9.1 * at); });
        EXPECT_NEAR(*meter.view()->bands, share, .5 * share) << share;
        EXPECT_LT(*meter.view()->swayPx, 1);
    }
}

TEST(ViewMeter, TellsTheOneThingThatGotWorseAndThatItIsWellAgain) {
    ViewMeter meter;
    const cv::Mat still = table();
    const cv::Mat dark = still * .15;
    watch(meter, 0, 6, [&](double) { return still; });
    EXPECT_FALSE(meter.worse());
    watch(meter, 6, 4, [&](double) { return dark; });
    EXPECT_FALSE(meter.worse()) << "somebody may only be leaning over the table";
    watch(meter, 10, 12, [&](double) { return dark; });
    ASSERT_TRUE(meter.worse());
    EXPECT_THAT(english(meter.worse()->sentence), HasSubstr("is dark"));
    watch(meter, 22, 16, [&](double) { return still; });
    EXPECT_FALSE(meter.worse());
}

TEST(ViewMeter, WhatWasBadFromTheBeginningDidNotGetWorse) {
    ViewMeter meter;
    const cv::Mat dark = table() * .15;
    watch(meter, 0, 20, [&](double) { return dark; });
    EXPECT_FALSE(meter.worse());
}

TEST(ViewMeter, AHandIsNotMeasured) {
    ViewMeter meter;
    meter.take({table(), 0, 0}, posed(), true);
    EXPECT_FALSE(meter.view());
    meter.take({table(), 1, 2000}, posed(), false);
    EXPECT_TRUE(meter.view()) << "the table without it is";
}

}  // namespace
}  // namespace hexwarden::vision
