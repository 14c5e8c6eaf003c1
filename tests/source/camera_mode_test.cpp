#include "vision/source/camera_mode.h"

#include <stdexcept>

#include <gtest/gtest.h>

namespace hexwarden::source {
namespace {

std::string best(const std::vector<CameraMode>& modes, const std::string& wish = "") {
    const auto mode = bestMode(modes, modeWish(wish));
    return mode ? text(*mode) : "none";
}

const std::vector<CameraMode> kWebcam{{{640, 480}, 30, "YUYV"},   {{1280, 720}, 10, "YUYV"}, {{1920, 1080}, 5, "YUYV"},
                                      {{640, 480}, 30, "MJPG"},   {{1280, 720}, 30, "MJPG"}, {{1920, 1080}, 30, "MJPG"},
                                      {{1920, 1080}, 15, "MJPG"}, {{3840, 2160}, 30, "MJPG"}};

TEST(CameraMode, TheLargestThatIsFluentAndNotTooLarge) {
    EXPECT_EQ(best(kWebcam), "1920x1080@15/MJPG");
    EXPECT_EQ(best({kWebcam.begin(), kWebcam.begin() + 3}), "1280x720@10/YUYV");
    EXPECT_EQ(best({kWebcam[2]}), "1920x1080@5/YUYV");
    EXPECT_EQ(best({kWebcam[7]}), "3840x2160@30/MJPG");
    EXPECT_EQ(best({}), "none");
}

TEST(CameraMode, RawIsTakenWhereItIsAsGood) {
    EXPECT_EQ(best({{{1280, 720}, 30, "MJPG"}, {{1280, 720}, 30, "YUYV"}}), "1280x720@30/YUYV");
}

TEST(CameraMode, WishesNarrowTheChoice) {
    EXPECT_EQ(best(kWebcam, "1280x720"), "1280x720@10/YUYV");
    EXPECT_EQ(best(kWebcam, "1280x720/MJPG"), "1280x720@30/MJPG");
    EXPECT_EQ(best(kWebcam, "1920x1080@30/MJPG"), "1920x1080@30/MJPG");
    EXPECT_EQ(best(kWebcam, "800x600"), "none");
}

TEST(CameraMode, WhatIsNoModeIsRefused) {
    for (const char* wrong : {"x", "1920", "1920x", "1920x1080@", "1920x1080@fast", "1920x1080/MJ", "0x0", "big"})
        EXPECT_THROW(modeWish(wrong), std::runtime_error) << wrong;
}

}  // namespace
}  // namespace hexwarden::source
