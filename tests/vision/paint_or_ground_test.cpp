// Paint and ground told apart: by colour in more or less light, and together with their neighbours.
#include "vision/paint_or_ground.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

const cv::Vec3d kHills(72, 92, 130), kRed(12, 14, 100);

TEST(OffInLight, IsSmallForTheGroundInAShadowOfAnyTones) {
    const cv::Vec3d byFactor = kHills * .55, byDifference = kHills - cv::Vec3d::all(52);
    for (const cv::Vec3d& shade : {byFactor, byDifference, (byFactor + byDifference) / 2})
        EXPECT_LT(offInLight(shade, kHills, .35, 1.12), 1.5);
    EXPECT_GT(offInLight(kRed, kHills, .35, 1.12), 15);
    EXPECT_GT(offInLight(kHills * .1, kHills, .35, 1.12), 15) << "no shadow is as dark as that";
}

struct Scene {
    cv::Mat is, was, thing;
};

/// A red thing with a shadow on red hills, in a camera's noise.
Scene sceneOf(double noise) {
    const cv::Size size(60, 50);
    cv::Mat was(size, CV_32FC3, cv::Scalar(kHills)), is = was.clone();
    const cv::Rect thing(20, 10, 18, 22), shadow(26, 32, 14, 14);
    is(shadow) = cv::Scalar(kHills - cv::Vec3d::all(52));
    is(thing) = cv::Scalar(kRed);
    is(cv::Rect(thing.x + 12, thing.y, 6, thing.height)) = cv::Scalar(kRed * .6);
    cv::Mat own(size, CV_8U, cv::Scalar(0));
    own(thing).setTo(255);
    cv::RNG rng(5);
    for (cv::Mat* picture : {&was, &is}) {
        cv::Mat grain(size, CV_32FC3);
        rng.fill(grain, cv::RNG::NORMAL, 0, noise);
        *picture += grain;
        picture->convertTo(*picture, CV_8UC3);
    }
    return {is, was, own};
}

/// Share of the pixels that are told wrongly.
double wrong(const Scene& scene, const cv::Mat& painted) {
    return cv::countNonZero(painted != scene.thing) / static_cast<double>(painted.total());
}

TEST(PaintedPixels, AreTheThingAndNotItsShadow) {
    const Scene scene = sceneOf(0);
    const cv::Mat everywhere(scene.is.size(), CV_8U, cv::Scalar(255));
    EXPECT_LT(wrong(scene, paintedPixels(scene.is, scene.was, everywhere, kRed, {})), .005);
}

TEST(PaintedPixels, AreOfOnePieceInNoise) {
    const Scene scene = sceneOf(10);
    const cv::Mat everywhere(scene.is.size(), CV_8U, cv::Scalar(255));
    EXPECT_LT(wrong(scene, paintedPixels(scene.is, scene.was, everywhere, kRed, {.noise = 10})), .01);
}

TEST(PaintedPixels, AreSoughtWhereTheyMayBe) {
    const Scene scene = sceneOf(0);
    cv::Mat left = cv::Mat::zeros(scene.is.size(), CV_8U);
    left(cv::Rect(0, 0, 30, left.rows)).setTo(255);
    const cv::Mat painted = paintedPixels(scene.is, scene.was, left, kRed, {});
    EXPECT_EQ(cv::countNonZero(painted & ~left), 0);
    EXPECT_GT(cv::countNonZero(painted), 150);
}

}  // namespace
}  // namespace hexwarden::vision
