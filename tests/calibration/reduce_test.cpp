#include "calibration/reduce.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {
namespace {

cv::Mat noise(cv::Size size) {
    cv::Mat picture(size, CV_8UC3);
    cv::RNG(3).fill(picture, cv::RNG::UNIFORM, 0, 256);
    return picture;
}

TEST(AveragedDown, HalvesGiveTheMeanOfWhatAPixelCovers) {
    for (const int factor : {2, 3, 4, 6, 8}) {
        const cv::Size small(40, 24);
        const cv::Mat picture = noise(small * factor), reduced = averagedDown(picture, small);
        ASSERT_EQ(reduced.size(), small);
        for (const cv::Point at : {cv::Point(0, 0), cv::Point(17, 5), cv::Point(39, 23)}) {
            const cv::Scalar mean = cv::mean(picture(cv::Rect(at * factor, cv::Size(factor, factor))));
            const auto& seen = reduced.at<cv::Vec3b>(at);
            for (int c = 0; c < 3; ++c) EXPECT_NEAR(seen[c], mean[c], 2) << "a " << factor << "th";
        }
    }
}

TEST(AveragedDown, OtherFactorsKeepTheMeanAndComeOutInTheAskedSize) {
    const cv::Mat picture = noise({641, 363});
    for (const cv::Size size : {cv::Size(320, 180), cv::Size(100, 61), cv::Size(600, 340)}) {
        const cv::Mat reduced = averagedDown(picture, size);
        EXPECT_EQ(reduced.size(), size);
        EXPECT_NEAR(cv::mean(reduced)[0], cv::mean(picture)[0], 1);
    }
}

TEST(AveragedDown, ASmallerPictureStaysAsItIs) {
    const cv::Mat picture = noise({64, 48});
    EXPECT_EQ(averagedDown(picture, cv::Size(64, 48)).data, picture.data);
    EXPECT_EQ(averagedDown(picture, 1.).data, picture.data);
    EXPECT_EQ(averagedDown(picture, cv::Size(128, 96)).size(), picture.size());
}

}  // namespace
}  // namespace hexwarden::calibration
