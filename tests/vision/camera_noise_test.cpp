#include "vision/camera_noise.h"

#include "tests/support/room_light.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

class CameraNoiseTest : public ::testing::Test {
  protected:
    void watch(int pictures, double sigma, const cv::Mat& still = {}) {
        for (int i = 0; i < pictures; ++i) {
            const cv::Mat picture = support::withNoise(table_, sigma, random_);
            noise_.observe(last_.empty() ? picture : last_, picture, still.empty() ? everywhere_ : still);
            last_ = picture;
        }
    }

    float atMiddleGrey() const { return (noise_.sigma(0, 128) + noise_.sigma(1, 128) + noise_.sigma(2, 128)) / 3; }

    static cv::Mat precise(const cv::Mat& picture) {
        cv::Mat levels;
        picture.convertTo(levels, CV_32F);
        return levels;
    }

    cv::RNG random_{11};
    cv::Mat table_ = precise(support::patchyTable({320, 180})), last_;
    cv::Mat everywhere_{180, 320, CV_8U, cv::Scalar(255)};
    CameraNoise noise_;
};

TEST_F(CameraNoiseTest, IsMeasuredInGreyLevelsAtMiddleGrey) {
    for (const double sigma : {2., 8., 14., 20.}) {
        noise_ = {};
        watch(30, sigma);
        EXPECT_NEAR(atMiddleGrey(), sigma, .12 * sigma);
    }
}

TEST_F(CameraNoiseTest, GrowsWithBrightness) {
    watch(30, 8);
    EXPECT_NEAR(noise_.sigma(1, 64), 8 * std::sqrt(.5), 1);
    EXPECT_NEAR(noise_.sigma(1, 180), 8 * std::sqrt(180 / 128.), 1);
}

TEST_F(CameraNoiseTest, WhatMovesDoesNotCount) {
    watch(30, 4);
    cv::Mat still = everywhere_.clone();
    still(cv::Rect(0, 0, 200, 180)).setTo(0);
    for (int i = 0; i < 30; ++i) {
        cv::Mat hand = support::withNoise(table_, 4, random_);
        hand(cv::Rect(0, 0, 200, 180)) = cv::Scalar::all(i % 2 ? 40 : 160);
        noise_.observe(last_, hand, still);
        last_ = hand;
    }
    EXPECT_NEAR(atMiddleGrey(), 4, .6);
}

TEST_F(CameraNoiseTest, WhatOnlySomeBlocksOfACoarseJpegDoCountsAsWell) {
    for (int i = 0; i < 30; ++i) {
        cv::Mat flips(table_.size(), CV_8U);
        random_.fill(flips, cv::RNG::UNIFORM, 0, 256);
        cv::Mat picture = table_.clone();
        cv::add(picture, cv::Scalar::all(16), picture, flips < 32);
        noise_.observe(last_.empty() ? picture : last_, picture, everywhere_);
        last_ = picture;
    }
    EXPECT_GT(atMiddleGrey(), 4) << "a fifth of all places changes by 16 levels, the median by none";
}

TEST_F(CameraNoiseTest, IsKeptUpThroughTheEvening) {
    watch(30, 3);
    watch(120, 12);
    EXPECT_NEAR(atMiddleGrey(), 12, 1.5) << "the lamp was dimmed and the camera turned up its gain";
}

}  // namespace
}  // namespace hexwarden::vision
