// Whether a thing came or went, on drawn tables: shadows, light that breathes, tokens and buildings in one place.
#include "vision/coming.h"

#include "vision/belonging.h"
#include "vision/differing.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Hex;
using board::Piece;

const View kView{{70.3, -25.7, 588, 4.1, 49.9, 298, -0.0021, -0.0316, 1}, {1280, 720}, 0};
const cv::Rect kThing(400, 300, 30, 40);
const cv::Scalar kRed(40, 40, 190);

cv::Mat table() {
    cv::Mat noise(kView.size, CV_8UC3), picture;
    cv::RNG rng(5);
    rng.fill(noise, cv::RNG::UNIFORM, 70, 190);
    cv::GaussianBlur(noise, picture, {0, 0}, 9);
    return picture;
}

cv::Mat with(const cv::Mat& picture, cv::Rect where, const cv::Scalar& colour) {
    cv::Mat changed = picture.clone();
    changed(where).setTo(colour);
    return changed;
}

cv::Mat darker(const cv::Mat& picture, cv::Rect where, double kept) {
    cv::Mat changed = picture.clone(), part = changed(where);
    part.convertTo(part, -1, kept);
    return changed;
}

double share(const cv::Mat& mask, cv::Rect where) {
    return cv::countNonZero(mask(where)) / static_cast<double>(where.area());
}

TEST(Differing, AnArmsShadowOnABrightTokenIsNone) {
    const cv::Mat token = with(table(), kThing, cv::Scalar(126, 170, 199));
    const cv::Mat shaded = darker(token, cv::Rect(300, 200, 300, 300), .75);
    EXPECT_LT(share(differing(token, shaded, {}), kThing), .02);
    EXPECT_GT(share(differing(token, with(token, kThing, cv::Scalar(60, 60, 60)), {}), kThing), .9)
        << "something dark came there";
}

TEST(BareTable, ShowsWhereNothingStandsAsTheLightBreathes) {
    const cv::Mat bare = table(), full = with(bare, kThing, kRed);
    cv::Mat brighter;
    bare.convertTo(brighter, -1, 1.12);
    BareTable ground;
    ground.see(bare, kView.imageFromLattice);
    EXPECT_LT(share(ground.shownIn(full, {}), kThing), .2);
    ground.see(brighter, kView.imageFromLattice);
    EXPECT_GT(share(ground.shownIn(brighter, {}), kThing), .95);
    cv::Matx33d moved = kView.imageFromLattice;
    moved(0, 2) += 30;
    ground.see(full, moved);
    EXPECT_GT(share(ground.shownIn(full, {}), kThing), .95) << "the table lies elsewhere: known afresh";
}

TEST(Coming, WhatIsKnownAfterAndNotBeforeCame) {
    EXPECT_GT(cameOdds({-3, 0, 1}, {3, 1, 0}, .1), 0);
    EXPECT_LT(cameOdds({3, 1, 0}, {-3, 0, 1}, -.1), 0);
    EXPECT_GT(cameOdds({-4, 0, 1}, {4, 1, 0}, -.2), 0) << "a settlement where a token with a plain rim lay";
}

TEST(Coming, TheThingItselfAndNotItsShadowSaysTheColour) {
    const cv::Mat bare = table();
    const cv::Rect about(385, 300, 50, 40);
    const cv::Mat full = with(darker(bare, about, .8), kThing, kRed);
    const cv::Mat mask(about.size(), CV_8U, cv::Scalar(255));
    const cv::Mat plain = plainestOf(bare(about), full(about), mask);
    const std::vector<calibration::Lab> red{calibration::labUnder({}, cv::Vec3d(40, 40, 190))};
    EXPECT_GT(likePlayers({}, full(about), plain & mask, red), 1);
    EXPECT_LT(likePlayers({}, bare(about), plain & mask, red), 0);
    const auto was = calibration::pieceColour({}, bare(about), plain),
               is = calibration::pieceColour({}, full(about), plain);
    ASSERT_TRUE(was && is);
    EXPECT_TRUE(areOtherColours(*was, *is));
    EXPECT_FALSE(areOtherColours(*was, *was));
}

TEST(Form, StaysTheSameAsAThingIsTurned) {
    const auto formAt = [](double degrees) {
        cv::Mat mask = cv::Mat::zeros(kView.size, CV_8U);
        std::vector<cv::Point> corners;
        for (const auto& [x, y] : {std::pair(-.3, -.1), {.3, -.1}, {.3, .1}, {-.3, .1}}) {
            const double a = degrees * CV_PI / 180;
            corners.emplace_back(project(kView.imageFromLattice,
                                         {x * std::cos(a) - y * std::sin(a), x * std::sin(a) + y * std::cos(a)}));
        }
        cv::fillConvexPoly(mask, corners, 255);
        return *formOf(mask, {}, kView);
    };
    const Form flat = formAt(0);
    EXPECT_NEAR(flat.area, .12, .02);
    EXPECT_NEAR(flat.length, .6, .05);
    EXPECT_NEAR(flat.breadth, .2, .05);
    EXPECT_GT(sameForm(flat, formAt(55)), -.3);
    EXPECT_LT(sameForm(flat, {.04F, .2F, .2F}), -4);
}

TEST(Belonging, UnitsSeldomStandAcrossAnEdgeWhereWallsDo) {
    const std::vector<Hex> land{{2, -1}, {3, -1}};
    board::PieceSet conquest, risk;
    conquest.onHexes = {Piece::settlement, Piece::city, Piece::ship};
    const cv::Point2d middle = centreInLattice({2, -1}), inland = (middle + centreInLattice({3, -1})) / 2,
                      coast = (middle + centreInLattice({1, -1})) / 2;
    for (const cv::Point2d edge : {inland, coast + (coast - middle) * .05})
        EXPECT_EQ(belongsAt(Piece::wall, edge, land, conquest), 0);
    EXPECT_LT(belongsAt(Piece::knight, inland, land, conquest), -1.5);
    EXPECT_EQ(belongsAt(Piece::army, inland, land, risk), 0) << "crowds of armies stand there too";
    EXPECT_LT(belongsAt(Piece::ship, coast + (coast - middle) * .05, land, conquest), -1.5);
    for (const Hex hex : land)
        EXPECT_EQ(belongsAt(Piece::knight, centreInLattice(hex) + cv::Point2d(.4, .45), land, conquest), 0);
}

TEST(Belonging, ShipsSailAndArmiesMarchAndBuildingsStandOnTheirSites) {
    const std::vector<Hex> land{{0, 0}};
    board::PieceSet conquest, risk;
    conquest.onHexes = {Piece::settlement, Piece::city, Piece::ship};
    const cv::Point2d middle = centreInLattice({0, 0}), sea = centreInLattice({1, 0}),
                      beside = middle + cv::Point2d(0, .5);
    EXPECT_LT(belongsAt(Piece::ship, beside, land, conquest), -4);
    EXPECT_EQ(belongsAt(Piece::ship, sea, land, conquest), 0);
    EXPECT_LT(belongsAt(Piece::ship, sea, land, risk), -4) << "there it lies on an edge";
    EXPECT_EQ(belongsAt(Piece::ship, (middle + sea) / 2, land, risk), 0);
    EXPECT_EQ(belongsAt(Piece::army, beside, land, risk), 0);
    EXPECT_LT(belongsAt(Piece::army, sea, land, risk), -4);
    EXPECT_EQ(belongsAt(Piece::settlement, middle, land, conquest), 0);
    EXPECT_LT(belongsAt(Piece::fort, middle, land, risk), -4);
    EXPECT_EQ(siteOfPiece(Piece::city, beside, conquest), board::Site(Hex{0, 0}));
    EXPECT_TRUE(std::holds_alternative<board::Corner>(siteOfPiece(Piece::city, beside, risk)));
    EXPECT_TRUE(std::holds_alternative<board::Edge>(siteOfPiece(Piece::wall, beside, conquest)));
}

}  // namespace
}  // namespace hexwarden::vision
