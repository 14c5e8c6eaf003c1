// A settlement of Conquest comes to a hex, its token is pushed aside, a knight stands beside it: one patch.
#include "vision/pushed_token.h"

#include "vision/geometry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

// Not centred on hex 0,0.
const View kView{{70.3, -25.7, 588, 4.1, 49.9, 298, -0.0021, -0.0316, 1}, {1280, 720}, 0};
const cv::Point2d kMiddle = centreInLattice({-1, 1});
const cv::Scalar kGround(70, 140, 90), kCream(170, 205, 225), kBlue(140, 60, 40);
constexpr Bulk kToken{.64F, 0}, kSettlement{.46F, .36F}, kKnight{.2F, .4F};

cv::Mat hiddenBy(cv::Point2d foot, const Bulk& bulk) {
    return maskOf(outlineOf(kView, foot, bulk), kView.size);
}

Patch patchOf(const cv::Mat& differs) {
    const cv::Rect box = cv::boundingRect(differs);
    return {box, differs(box).clone()};
}

/// Share of a knight that is part of the patch.
double shareOf(cv::Point2d knight, const Patch& patch) {
    const cv::Mat mine = hiddenBy(knight, kKnight);
    return cv::countNonZero(mine(patch.box) & patch.mask) / static_cast<double>(cv::countNonZero(mine));
}

/// The same print lies where the old and the new place of a token overlap: nothing differs there.
cv::Mat tokenPushedTo(cv::Point2d to) {
    const cv::Mat from = hiddenBy(kMiddle, kToken), there = hiddenBy(to, kToken);
    return (from | there) & ~(from & there);
}

/// A settlement and a knight came, and the token was pushed aside.
struct Built {
    cv::Mat before{kView.size, CV_8UC3, kGround}, after = before.clone();

    Built(cv::Point2d to, cv::Point2d knight) {
        before.setTo(kCream, hiddenBy(kMiddle, kToken));
        after.setTo(kCream, hiddenBy(to, kToken));
        after.setTo(kBlue, hiddenBy(kMiddle, kSettlement));
        after.setTo(kBlue, hiddenBy(knight, kKnight));
    }
};

TEST(PushedToken, GoesAndLeavesTheKnightThatTouchesIt) {
    const cv::Point2d to = kMiddle + cv::Point2d(-.1, -.55), knight = to + cv::Point2d(.42, .05);
    const cv::Mat settlement = hiddenBy(kMiddle, kSettlement);
    const Built built(to, knight);
    Patch patch = patchOf(tokenPushedTo(to) | settlement | hiddenBy(knight, kKnight));
    cutOut(patch, kView, kMiddle, kSettlement);
    ASSERT_TRUE(cutOutToken(patch, kView, kMiddle, kSettlement, built.before, built.after));
    EXPECT_GT(shareOf(knight, patch), .8);
    EXPECT_LT(cv::countNonZero(patch.mask), 1.2 * cv::countNonZero(hiddenBy(knight, kKnight)));
}

TEST(PushedToken, IsFoundByItsColourWhereItLiesOverARimOfTheSame) {
    const cv::Point2d to = kMiddle + cv::Point2d(.1, -.6), knight = to + cv::Point2d(-.4, .1);
    const cv::Mat rim = hiddenBy(to + cv::Point2d(.4, -.1), {.4F, 0});  // nothing differs there
    Built built(to, knight);
    for (cv::Mat* picture : {&built.before, &built.after}) picture->setTo(kCream, rim);
    Patch patch = patchOf((tokenPushedTo(to) & ~rim) | hiddenBy(kMiddle, kSettlement) | hiddenBy(knight, kKnight));
    cutOut(patch, kView, kMiddle, kSettlement);
    ASSERT_TRUE(cutOutToken(patch, kView, kMiddle, kSettlement, built.before, built.after));
    EXPECT_GT(shareOf(knight, patch), .8);
    EXPECT_LT(cv::countNonZero(patch.mask), 1.2 * cv::countNonZero(hiddenBy(knight, kKnight)));
}

TEST(PushedToken, IsNoneWhereThreeKnightsCame) {
    const cv::Point2d knights[] = {kMiddle + cv::Point2d(-.5, -.2), kMiddle + cv::Point2d(-.1, -.6),
                                   kMiddle + cv::Point2d(.35, -.4)};
    cv::Mat differs = hiddenBy(kMiddle, kSettlement) | hiddenBy(kMiddle, kToken);
    for (const cv::Point2d knight : knights) differs |= hiddenBy(knight, kKnight);
    Patch patch = patchOf(differs);
    cutOut(patch, kView, kMiddle, kSettlement);
    cv::Mat before(kView.size, CV_8UC3, kGround);
    before.setTo(kCream, hiddenBy(kMiddle, kToken));
    cv::Mat after = before.clone();
    after.setTo(kBlue, differs);
    EXPECT_FALSE(cutOutToken(patch, kView, kMiddle, kSettlement, before, after));
    for (const cv::Point2d knight : knights) EXPECT_GT(shareOf(knight, patch), .6);
}

}  // namespace
}  // namespace hexwarden::vision
