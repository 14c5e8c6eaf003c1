// Pictures of a camera that is held upright, hangs upside down, or looks by way of a mirror.
#include "vision/source/turn.h"

#include <gtest/gtest.h>

namespace hexwarden::source {
namespace {

/// One white pixel in a corner tells every turn apart.
cv::Mat marked() {
    cv::Mat picture(2, 3, CV_8UC3, cv::Scalar::all(0));
    picture.at<cv::Vec3b>(0, 0) = {255, 255, 255};
    return picture;
}

cv::Point markIn(const cv::Mat& picture) {
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            if (picture.at<cv::Vec3b>(y, x)[0] > 0) return {x, y};
    return {-1, -1};
}

TEST(Turn, BringsPicturesUpright) {
    const auto at = [](const char* turn) { return markIn(turned(marked(), turnOf(turn))); };
    EXPECT_EQ(at(""), cv::Point(0, 0));
    EXPECT_EQ(at("0"), cv::Point(0, 0));
    EXPECT_EQ(at("90"), cv::Point(1, 0));
    EXPECT_EQ(at("180"), cv::Point(2, 1));
    EXPECT_EQ(at("270"), cv::Point(0, 2));
    EXPECT_EQ(at("mirrored"), cv::Point(2, 0));
    EXPECT_EQ(at("90,mirrored"), cv::Point(1, 2));
    EXPECT_EQ(at("180,mirrored"), cv::Point(0, 1));
    EXPECT_EQ(at("270,mirrored"), cv::Point(0, 0));
    EXPECT_EQ(turned(marked(), turnOf("90")).size(), cv::Size(2, 3));
}

TEST(Turn, WhatIsNoneIsRefusedInOneSentence) {
    for (const char* text : {"45", "left", "90,", ",mirrored", "90,turned", "360", "-90", "090"}) {
        try {
            turnOf(text);
            FAIL() << text;
        } catch (const std::runtime_error& e) {
            EXPECT_EQ(e.what(), "'" + std::string(text) +
                                    "' is no turn of a picture; write 90, 180, 270, mirrored or 90,mirrored");
        }
    }
}

}  // namespace
}  // namespace hexwarden::source
