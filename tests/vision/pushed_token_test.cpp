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
const cv::Scalar kGround(70, 140, 90), kCream(170, 205, 225), kPrint(40, 40, 150), kVein(200, 200, 205),
    kBlue(140, 60, 40), kWhite(190, 215, 220);
constexpr Bulk kToken{.64F, 0}, kDigit{.2F, 0}, kSettlement{.34F, .3F}, kKnight{.2F, .4F};

cv::Mat hiddenBy(cv::Point2d foot, const Bulk& bulk) {
    return maskOf(outlineOf(kView, foot, bulk), kView.size);
}

/// A table with a number token in the middle of the hex, and the same where it lies elsewhere, turned perhaps.
struct Pictures {
    cv::Mat before{kView.size, CV_8UC3, kGround}, after;

    explicit Pictures(cv::Point2d to, const cv::Mat& veins = {}, cv::Point2d print = {.08, .05},
                      cv::Point2d from = kMiddle) {
        if (!veins.empty()) before.setTo(kVein, veins);
        after = before.clone();
        lay(before, from, {.08, .05});
        lay(after, to, print);
    }
    void lay(cv::Mat& picture, cv::Point2d at, cv::Point2d print) const {
        picture.setTo(kCream, hiddenBy(at, kToken));
        picture.setTo(kPrint, hiddenBy(at + print, kDigit));
    }
    void stand(cv::Point2d foot, const Bulk& bulk, const cv::Scalar& colour) {
        after.setTo(colour, hiddenBy(foot, bulk));
    }
    std::optional<PushedToken> pushed() const { return pushedToken(kView, kMiddle, before, after); }
};

/// Stripes of white over the whole hex.
cv::Mat veins() {
    cv::Mat stripes = cv::Mat::zeros(kView.size, CV_8U);
    for (int i = 0; i < 7; ++i)
        for (int k = 0; k < 20; ++k) {
            const double x = -1 + .3 * i, y = -1 + .1 * k;
            stripes |= hiddenBy(kMiddle + cv::Point2d(x + y / 4, y), {.14F, 0});
        }
    return stripes;
}

MATCHER_P(IsNear, place, "") {
    return arg && cv::norm(arg->to - place) < .05;
}

TEST(PushedToken, IsFoundBesideASettlementAndAKnight) {
    const cv::Point2d to = kMiddle + cv::Point2d(-.1, -.55);
    Pictures pictures(to);
    pictures.stand(kMiddle, kSettlement, kBlue);
    pictures.stand(to + cv::Point2d(.42, .05), kKnight, kBlue);
    EXPECT_THAT(pictures.pushed(), IsNear(to));
}

TEST(PushedToken, IsFoundOnVeinsOfItsOwnColourUnderAWhiteSettlement) {
    const cv::Point2d to = kMiddle + cv::Point2d(.3, -.4);
    Pictures pictures(to, veins());
    pictures.stand(kMiddle, kSettlement, kWhite);
    EXPECT_THAT(pictures.pushed(), IsNear(to));
}

TEST(PushedToken, IsFoundThoughItLayOffTheMiddle) {
    const cv::Point2d from = kMiddle + cv::Point2d(-.28, .12), to = kMiddle + cv::Point2d(.05, -.7);
    Pictures pictures(to, {}, {.08, .05}, from);
    pictures.stand(kMiddle + cv::Point2d(.1, .1), kSettlement, kBlue);
    pictures.stand(from + cv::Point2d(-.1, .1), kKnight, kBlue);
    EXPECT_THAT(pictures.pushed(), IsNear(to));
    const cv::Mat change = pictures.pushed()->change;
    EXPECT_GT(cv::countNonZero(change & hiddenBy(from, {.5F, 0})), .5 * cv::countNonZero(hiddenBy(from, {.5F, 0})));
    EXPECT_EQ(cv::countNonZero(change & hiddenBy(from + cv::Point2d(-.1, .1), kKnight)), 0);
    EXPECT_EQ(cv::countNonZero(change & ~hiddenBy(from, {1, 0}) & ~hiddenBy(to, {1, 0})), 0);
}

TEST(PushedToken, IsFoundThoughItWasTurned) {
    const cv::Point2d to = kMiddle + cv::Point2d(.4, .35);
    Pictures pictures(to, {}, {-.08, -.06});
    pictures.stand(kMiddle, kSettlement, kBlue);
    EXPECT_THAT(pictures.pushed(), IsNear(to));
}

TEST(PushedToken, IsNoneWhereFiguresCame) {
    for (const cv::Scalar& colour : {kBlue, kWhite}) {
        Pictures pictures(kMiddle);
        for (const cv::Point2d off : {cv::Point2d(-.5, -.2), cv::Point2d(-.1, -.6), cv::Point2d(.35, -.4)})
            pictures.stand(kMiddle + off, kKnight, colour);
        pictures.stand(kMiddle, kSettlement, kBlue);
        EXPECT_FALSE(pictures.pushed());
    }
}

TEST(PushedToken, IsNoneWhereOneWasTakenAway) {
    Pictures pictures(kMiddle + cv::Point2d(2.5, 0));
    pictures.stand(kMiddle, kSettlement, kBlue);
    EXPECT_FALSE(pictures.pushed());
}

}  // namespace
}  // namespace hexwarden::vision
