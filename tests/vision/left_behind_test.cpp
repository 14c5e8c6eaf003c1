// What a hand left behind, on drawn tables: things of known bulk, shadows, sensor noise, hands.
#include "vision/left_behind.h"

#include "vision/new_things.h"
#include "vision/patch_pieces.h"
#include "vision/site_traces.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Piece;
using ::testing::SizeIs;

/// As a camera sees a table from the side, tiles of about sixty pixels.
const View kView{{70.3, -25.7, 588, 4.1, 49.9, 298, -0.0021, -0.0316, 1}, {1280, 720}, 0};
const cv::Scalar kRed(40, 40, 190), kBlue(170, 60, 30);
constexpr Bulk kCube{.2F, .2F}, kTower{.3F, .6F}, kDisc{.4F, .1F};
constexpr double kSidePx = 60;

cv::Mat ground() {
    cv::Mat noise(kView.size, CV_8UC3), picture;
    cv::RNG rng(7);
    rng.fill(noise, cv::RNG::UNIFORM, 60, 180);
    cv::GaussianBlur(noise, picture, {0, 0}, 9);
    return picture;
}

void stand(cv::Mat& picture, cv::Point2d foot, const Bulk& bulk, const cv::Scalar& colour) {
    picture.setTo(colour, maskOf(outlineOf(kView, foot, bulk), picture.size()));
}

cv::Mat noisy(const cv::Mat& picture, double sigma, int seed) {
    cv::Mat noise(picture.size(), CV_16SC3), sum;
    cv::RNG rng(static_cast<std::uint64_t>(seed));
    rng.fill(noise, cv::RNG::NORMAL, 0, sigma);
    picture.convertTo(sum, CV_16SC3);
    sum += noise;
    sum.convertTo(sum, CV_8UC3);
    return sum;
}

std::vector<PatchPiece> piecesBetween(const cv::Mat& before, const cv::Mat& after, const std::vector<PatchKind>& kinds,
                                      const std::set<board::Site>& free = {}) {
    std::vector<PatchPiece> all;
    for (const Patch& patch : patchesOf(before, after, kSidePx, {}))
        for (PatchPiece& piece : piecesIn(patch, kView, kinds, free)) all.push_back(std::move(piece));
    return all;
}

TEST(Bulk, IsMeasuredFromWhatAThingHides) {
    for (const cv::Point2d foot : {cv::Point2d(0, 0), {2.4, -1.5}, {-3, 1}})
        for (const Bulk bulk : {kCube, kTower, Bulk{.5F, .1F}}) {
            const auto mask = maskOf(outlineOf(kView, foot, bulk), kView.size);
            const auto measured = bulkOf(mask, kView, foot);
            ASSERT_TRUE(measured);
            EXPECT_NEAR(measured->width, bulk.width, .05);
            EXPECT_NEAR(measured->height, bulk.height, .06);
            EXPECT_LT(cv::norm(*footOf(mask, kView) - foot), .07);
        }
    EXPECT_FALSE(bulkOf(cv::Mat::zeros(kView.size, CV_8U), kView, {0, 0}));
}

TEST(Bulk, AThingIsSeparatedFromTheGroundAboutIt) {
    cv::Mat picture = ground();
    stand(picture, {.5, .5}, kTower, kRed);
    Pyramid pyramid(picture);
    const auto measured = bulkAt(pyramid, kView, {.5, .5});
    ASSERT_TRUE(measured);
    EXPECT_NEAR(measured->width, kTower.width, .08);
    EXPECT_NEAR(measured->height, kTower.height, .12);
}

TEST(LeftBehind, WhatCameIsAPatchAndNoiseAndShadowsAreNone) {
    const cv::Mat empty = ground();
    cv::Mat full = empty.clone(), shadow = empty.clone();
    stand(full, {0, 0}, kCube, kRed);
    EXPECT_THAT(patchesOf(noisy(empty, 2, 1), noisy(full, 2, 2), kSidePx, {}), SizeIs(1));
    EXPECT_THAT(patchesOf(noisy(empty, 2, 1), noisy(empty, 2, 2), kSidePx, {}), SizeIs(0));
    const cv::Mat dark = maskOf(outlineOf(kView, {1, 1}, {.6F, 0}), kView.size);
    cv::Mat darker;
    shadow.convertTo(darker, -1, .72);
    darker.copyTo(shadow, dark);
    EXPECT_THAT(patchesOf(empty, shadow, kSidePx, {}), SizeIs(0));
}

TEST(LeftBehind, InTheDarkTheStepsOfACompressedPictureAreNone) {
    constexpr int kBlockPx = 16;
    constexpr double kStep = 4;
    const ChangeScale dark{.light = 35};
    const cv::Mat before = ground() * .3;
    cv::Mat after = before.clone();
    cv::RNG rng(3);
    for (int y = 0; y + kBlockPx <= after.rows; y += kBlockPx)
        for (int x = 0; x + kBlockPx <= after.cols; x += kBlockPx)
            after({x, y, kBlockPx, kBlockPx}) += cv::Scalar(0, rng.uniform(0, 2) * kStep, 0);
    EXPECT_THAT(patchesOf(before, after, kSidePx, dark), SizeIs(0));
    stand(after, {0, 0}, kCube, kRed * .3);
    EXPECT_THAT(patchesOf(before, after, kSidePx, dark), SizeIs(1));
}

TEST(LeftBehind, APaleThingOnPaleGroundIsNoLight) {
    cv::Mat sand(kView.size, CV_8UC3, cv::Scalar(150, 186, 214)), before = sand.clone(), after = sand.clone();
    stand(after, {0, 0}, kCube, {172, 180, 196});  // bluer and less red: light would change all alike
    EXPECT_THAT(patchesOf(before, after, kSidePx, {}), SizeIs(1));
    cv::Mat lighter = sand.clone();
    stand(lighter, {0, 0}, kCube, {165, 205, 236});
    EXPECT_THAT(patchesOf(before, lighter, kSidePx, {}), SizeIs(0));
}

TEST(LeftBehind, AGreyThingOnRockHidesItsGrainAndAShadowDoesNot) {
    cv::Mat noise(kView.size, CV_8UC1), rock;
    cv::RNG rng(11);
    rng.fill(noise, cv::RNG::UNIFORM, 20, 220);
    cv::GaussianBlur(noise, rock, {0, 0}, 2.5);
    rock.convertTo(rock, -1, 5, -500);
    cv::cvtColor(rock, rock, cv::COLOR_GRAY2BGR);
    for (const double grey : {150., 160., 170.}) {
        cv::Mat with = rock.clone();
        stand(with, {0, 0}, kDisc, cv::Scalar::all(grey));
        const auto patches = patchesOf(noisy(rock, 1, 1), noisy(with, 1, 2), kSidePx, {});
        ASSERT_THAT(patches, SizeIs(1)) << grey;
        const double all = cv::countNonZero(maskOf(outlineOf(kView, {0, 0}, kDisc), kView.size));
        EXPECT_GT(cv::countNonZero(patches[0].mask) / all, .6) << grey;
    }
    cv::Mat shaded = rock.clone(), darker;
    rock.convertTo(darker, -1, .6);
    darker.copyTo(shaded, maskOf(outlineOf(kView, {0, 0}, {.6F, .2F}), kView.size));
    EXPECT_THAT(patchesOf(noisy(rock, 1, 1), noisy(shaded, 1, 2), kSidePx, {}), SizeIs(0));
    EXPECT_THAT(patchesOf(noisy(shaded, 1, 1), noisy(rock, 1, 2), kSidePx, {}), SizeIs(0)) << "its end";
}

TEST(LeftBehind, AnOutlineTellsComingFromGoing) {
    const cv::Mat empty = ground();
    cv::Mat full = empty.clone();
    stand(full, {0, 0}, kCube, kBlue);
    const cv::Mat region = maskOf(outlineOf(kView, {0, 0}, kCube), kView.size);
    EXPECT_GT(outlineGained(empty, full, region), .2);
    EXPECT_LT(outlineGained(full, empty, region), -.2);
}

TEST(PatchPieces, AreAsManyAsTogetherHideThePatch) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube}, {{Piece::army, 10}, false, kTower}};
    const std::vector<cv::Point2d> feet{{0, 0}, {.2, .02}, {.1, .18}, {-.19, .1}};
    cv::Mat before = ground(), after = before.clone();
    for (const cv::Point2d foot : feet) stand(after, foot, kCube, kRed);
    const auto pieces = piecesBetween(before, after, kinds);
    ASSERT_THAT(pieces, SizeIs(4)) << "touching and half behind one another";
    for (const PatchPiece& piece : pieces) {
        EXPECT_EQ(piece.kind, 0U);
        double nearest = 1;
        for (const cv::Point2d foot : feet) nearest = std::min(nearest, cv::norm(foot - piece.foot));
        EXPECT_LT(nearest, .1);
    }
}

TEST(PatchPieces, ATowerIsNoHeapOfCubes) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube}, {{Piece::army, 10}, false, kTower}};
    cv::Mat before = ground(), after = before.clone();
    stand(after, {1.2, .4}, kTower, kBlue);
    const auto pieces = piecesBetween(before, after, kinds);
    ASSERT_THAT(pieces, SizeIs(1));
    EXPECT_EQ(pieces[0].kind, 1U);
    EXPECT_GT(pieces[0].fits[1], pieces[0].fits[0]);
    EXPECT_TRUE(pieces[0].outlined);
}

TEST(PatchPieces, OneCubeBehindAnotherHasATowersOutline) {
    constexpr Bulk kTall{.2F, .42F};
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube}, {{Piece::army, 5}, false, kTall}};
    cv::Mat before = ground(), after = before.clone();
    stand(after, {-.05, -.23}, kCube, kRed);
    stand(after, {0, 0}, kCube, kRed);
    const auto patches = patchesOf(before, after, kSidePx, {});
    ASSERT_THAT(patches, SizeIs(1));
    const auto one = piecesIn(patches[0], kView, kinds);
    ASSERT_THAT(one, SizeIs(1));
    EXPECT_EQ(one[0].kind, 1U);
    const auto cubes = piecesIn(patches[0], kView, kinds, {}, {0});
    ASSERT_THAT(cubes, SizeIs(2));
    for (const PatchPiece& piece : cubes) EXPECT_EQ(piece.kind, 0U);
}

TEST(PatchPieces, OfAKnownKindHaveNoShadeOnBrightGround) {
    // Shown with its shade a disc is a third larger than the two that lie side by side here.
    constexpr Bulk kAsShown{.36F, .12F}, kOwn{.28F, .06F};
    const std::vector<PatchKind> shaded{{{Piece::army}, false, kAsShown}},
        kinds{{{Piece::army}, false, kAsShown, {}, false, kOwn}};
    cv::Mat before = ground(), after = before.clone();
    stand(after, {1.2, .4}, kOwn, kRed);
    stand(after, {1.5, .4}, kOwn, kRed);
    const auto patches = patchesOf(before, after, kSidePx, {});
    ASSERT_THAT(patches, SizeIs(1));
    EXPECT_THAT(piecesIn(patches[0], kView, shaded, {}, {0}), SizeIs(1));
    const auto two = piecesIn(patches[0], kView, kinds, {}, {0});
    ASSERT_THAT(two, SizeIs(2));
    for (const PatchPiece& piece : two) EXPECT_EQ(piece.bulk, kOwn);
    EXPECT_THAT(piecesIn(patches[0], kView, kinds), SizeIs(1)) << "what it is must be known";
}

TEST(PatchPieces, ABuildingOfTheBaseGameFitsOnFreeCornersAlone) {
    const std::vector<PatchKind> kinds{{{Piece::fort}, false, kTower},
                                       {{Piece::settlement}, false, {.3F, .22F}, {}, true}};
    const board::Corner corner{{0, 0}, board::Tip::north};
    cv::Mat before = ground(), after = before.clone();
    stand(after, pointInLattice(corner), kTower, kRed);
    const auto free = piecesBetween(before, after, kinds, {corner}), taken = piecesBetween(before, after, kinds, {});
    ASSERT_THAT(free, SizeIs(1));
    ASSERT_THAT(taken, SizeIs(1));
    EXPECT_GT(free[0].fits[1], .4);
    EXPECT_EQ(taken[0].fits[1], 0);
}

TEST(PatchPieces, WhatHasNoKindsOutlineIsOnePieceIfItIsLarge) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube}, {{Piece::army, 10}, false, kTower}};
    const auto madeOf = [&](double length) {  // a thin thing, turned
        cv::Mat before = ground(), after = before.clone();
        const cv::Point from(640, 300), along(cvRound(length * kSidePx), cvRound(length * kSidePx * .6));
        cv::line(after, from, from + along, kRed, 5);
        return piecesBetween(before, after, kinds);
    };
    const auto pieces = madeOf(.7);
    ASSERT_THAT(pieces, SizeIs(1));
    EXPECT_FALSE(pieces[0].outlined);
    EXPECT_FALSE(pieces[0].hint);
    EXPECT_LT(cv::norm(project(kView.imageFromLattice, pieces[0].foot) - cv::Point2d(661, 313)), .4 * kSidePx);
    const auto hints = madeOf(.2);
    ASSERT_THAT(hints, SizeIs(1));
    EXPECT_TRUE(hints[0].hint) << "it may be light or shade";
    EXPECT_THAT(madeOf(.02), SizeIs(0)) << "light and shade make such patches";
}

TEST(PatchPieces, AWallLiesOnItsEdge) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube}, {{Piece::wall}, false, {.3F, .15F}}};
    const board::Edge edge{{0, 0}, board::Side::east};
    cv::Mat before = ground(), after = before.clone();
    after.setTo(kRed, maskOf(outlineAlong(kView, endsInLattice(edge), .15F), after.size()));
    const auto pieces = piecesBetween(before, after, kinds);
    ASSERT_THAT(pieces, SizeIs(1));
    EXPECT_EQ(pieces[0].kind, 1U);
    EXPECT_LT(cv::norm(pieces[0].foot - middleInLattice(edge)), 1e-6);
}

TEST(Sites, WhatAReachLeftCountsBesideWhatTheNetworkSays) {
    const board::Corner corner{{0, 0}, board::Tip::north}, other{{1, 0}, board::Tip::north};
    const auto noneAt = [&](board::Corner at, double none, double probability) {
        PieceLooks looks;
        looks.corners.push_back({at, {none, .7 * (1 - none), .3 * (1 - none)}});
        weighByReaches(looks, {{corner, probability}});
        const Shares& shares = looks.corners[0].occupant;
        EXPECT_NEAR(shares[0] + shares[1] + shares[2], 1, 1e-9);
        EXPECT_NEAR(shares[1], .7 * (1 - shares[0]), 1e-9) << "which piece it is, the network says as before";
        return shares[0];
    };
    EXPECT_LT(noneAt(corner, .99, .9), .25);
    EXPECT_LT(noneAt(corner, .9995, .9), .45);
    EXPECT_GT(noneAt(corner, .9995, .9), .25) << "which is not enough to tell";
    EXPECT_DOUBLE_EQ(noneAt(corner, .99, 0), .99) << "it went";
    EXPECT_DOUBLE_EQ(noneAt(other, .99, .9), .99);
    EXPECT_LE(noneAt(corner, .001, .5), .001);
    EXPECT_GT(noneAt(corner, .1, kBesideStranger), .5) << "something else came beside it";
    EXPECT_DOUBLE_EQ(noneAt(corner, .999, kBesideStranger), .999);
}

TEST(Discs, AreLargeAndFlat) {
    const auto isOne = [](const Bulk& bulk) {
        cv::Mat before = ground(), after = before.clone();
        stand(after, {1.2, .4}, bulk, kBlue);
        const auto patches = patchesOf(before, after, kSidePx, {});
        return patches.size() == 1 && isDisc(patches[0], kView);
    };
    EXPECT_TRUE(isOne({.6F, .03F}));
    EXPECT_FALSE(isOne(kTower));
    EXPECT_FALSE(isOne({.35F, .05F})) << "a ship";
}

TEST(PatchPieces, OfTheBaseGameStandOnFreeSites) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube},
                                       {{Piece::settlement}, false, {.36F, .3F}, {}, true},
                                       {{Piece::road}, false, {0, .14F}, {}, true}};
    const board::Edge edge{{0, 0}, board::Side::east};
    const board::Corner corner = board::ends(edge)[0];
    cv::Mat before = ground(), built = before.clone(), crowd = before.clone();
    built.setTo(kRed, maskOf(outlineAlong(kView, endsInLattice(edge), .14F), built.size()));
    stand(built, pointInLattice(corner), {.34F, .3F}, kRed);
    const auto pieces = piecesBetween(before, built, kinds, {corner, edge});
    ASSERT_THAT(pieces, SizeIs(2)) << "a settlement and its road touch";
    EXPECT_EQ(pieces[0].kind + pieces[1].kind, 3U);
    for (const PatchPiece& piece : piecesBetween(before, built, kinds)) EXPECT_EQ(piece.kind, 0U) << "nothing is free";
    for (const cv::Point2d off : {cv::Point2d(0, 0), {.21, .02}, {.1, .2}, {-.1, .21}})
        stand(crowd, pointInLattice(corner) * .55 + off, kCube, kBlue);
    const auto cubes = piecesBetween(before, crowd, kinds, {corner, edge});
    EXPECT_EQ(std::ranges::count(cubes, 0U, &PatchPiece::kind), 4) << "cubes by a free corner";
}

TEST(PatchPieces, ARoadLiesALittleOffItsEdge) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, kCube},
                                       {{Piece::road}, false, {0, .08F}, Form{.067F, .56F, .12F}, true}};
    const board::Edge edge{{0, 0}, board::Side::east};
    cv::Mat before = ground(), after = before.clone();
    auto ends = endsInLattice(edge);
    for (cv::Point2d& end : ends) end += cv::Point2d(.06, .09);
    after.setTo(kRed, maskOf(outlineAlong(kView, ends, .08F, kinds[1].form), after.size()));
    const auto pieces = piecesBetween(before, after, kinds, {edge});
    ASSERT_THAT(pieces, SizeIs(1));
    EXPECT_EQ(pieces[0].kind, 1U);
    EXPECT_GT(pieces[0].fits[1], .85);
}

TEST(PatchPieces, ARoadAndAButtonBesideItAreNoLargeThing) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, {.26F, .05F}},
                                       {{Piece::army, 10}, false, {.36F, .2F}},
                                       {{Piece::road}, false, {0, .08F}, Form{.067F, .56F, .12F}, true}};
    const board::Edge edge{{0, 0}, board::Side::east};
    const cv::Point2d beside = middleInLattice(edge) + cv::Point2d(-.19, .02);
    cv::Mat before = ground(), after = before.clone();
    after.setTo(kRed, maskOf(outlineAlong(kView, endsInLattice(edge), .08F, kinds[2].form), after.size()));
    stand(after, beside, kinds[0].bulk, kRed);
    const auto patches = patchesOf(before, after, kSidePx, {});
    ASSERT_THAT(patches, SizeIs(1));
    EXPECT_EQ(piecesIn(patches[0], kView, kinds, {edge})[0].kind, 1U) << "what explains most by itself";
    const auto ways = piecesBesideBase(patches[0], kView, kinds, {edge});
    ASSERT_FALSE(ways.empty());
    const auto& two = ways.front();
    ASSERT_THAT(two, SizeIs(2));
    EXPECT_EQ(two[0].kind, 2U);
    EXPECT_EQ(two[1].kind, 0U);
    EXPECT_LT(cv::norm(two[1].foot - beside), .08);
    EXPECT_TRUE(piecesBesideBase(patches[0], kView, kinds, {}).empty()) << "nothing is free";
}

std::vector<std::size_t> kindsOf(const std::vector<PatchPiece>& pieces) {
    std::vector<std::size_t> kinds;
    for (const PatchPiece& piece : pieces) kinds.push_back(piece.kind);
    return kinds;
}

TEST(PatchPieces, TwoButtonsBesideARoadMayBeTwoThoughALargeThingExplainsMore) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, {.26F, .05F}},
                                       {{Piece::army, 10}, false, {.4F, .12F}},
                                       {{Piece::road}, false, {0, .08F}, Form{.067F, .56F, .12F}, true}};
    const board::Edge edge{{0, 0}, board::Side::east};
    const cv::Point2d middle = middleInLattice(edge);
    cv::Mat before = ground(), after = before.clone();
    after.setTo(kRed, maskOf(outlineAlong(kView, endsInLattice(edge), .08F, kinds[2].form), after.size()));
    stand(after, middle + cv::Point2d(-.19, .02), kinds[0].bulk, kRed);
    stand(after, middle + cv::Point2d(-.27, -.17), kinds[0].bulk, kRed);
    const auto patches = patchesOf(before, after, kSidePx, {});
    ASSERT_THAT(patches, SizeIs(1));
    std::vector<std::vector<std::size_t>> ways;
    for (const auto& pieces : piecesBesideBase(patches[0], kView, kinds, {edge})) ways.push_back(kindsOf(pieces));
    EXPECT_THAT(ways, testing::Contains(testing::ElementsAre(2U, 1U)));
    EXPECT_THAT(ways, testing::Contains(testing::ElementsAre(2U, 0U, 0U)));
}

TEST(PatchPieces, ASettlementWithItsRoadAndAButtonIsNoCity) {
    const std::vector<PatchKind> kinds{{{Piece::army}, false, {.26F, .05F}},
                                       {{Piece::road}, false, {0, .14F}, Form{.067F, .56F, .12F}, true},
                                       {{Piece::settlement}, false, {.3F, .28F}, {}, true},
                                       {{Piece::city}, false, {.4F, .3F}, {}, true}};
    const board::Edge edge{{0, 0}, board::Side::east};
    const board::Corner corner = board::ends(edge)[0];
    cv::Mat before = ground(), after = before.clone();
    after.setTo(kRed, maskOf(outlineAlong(kView, endsInLattice(edge), .14F, kinds[1].form), after.size()));
    stand(after, pointInLattice(corner), kinds[2].bulk, kRed);
    stand(after, pointInLattice(corner) + cv::Point2d(-.22, .1), kinds[0].bulk, kRed);
    const auto patches = patchesOf(before, after, kSidePx, {});
    ASSERT_THAT(patches, SizeIs(1));
    const auto ways = piecesBesideBase(patches[0], kView, kinds, {edge, corner});
    ASSERT_FALSE(ways.empty());
    EXPECT_THAT(kindsOf(ways.front()), testing::UnorderedElementsAre(0U, 1U, 2U));
}

/// A table that is looked at eight times a second.
class Still : public testing::Test {
  protected:
    std::optional<Reach> look(const cv::Mat& picture, int frames = 1) {
        std::optional<Reach> last;
        for (int i = 0; i < frames; ++i)
            if (auto reach = table_.look(picture, picture, atMs_ += 125, {})) last = reach;
        return last;
    }

    StillTable table_;
    std::int64_t atMs_ = 0;
};

TEST_F(Still, AReachIsOverOnceTheTableLiesStillAgain) {
    const cv::Mat empty = ground();
    cv::Mat full = empty.clone(), hand = empty.clone();
    stand(full, {0, 0}, kCube, kRed);
    hand(cv::Rect(600, 400, 60, 320)).setTo(cv::Scalar(120, 150, 200));
    EXPECT_FALSE(look(empty, 10));
    EXPECT_FALSE(table_.stirred());
    EXPECT_FALSE(look(hand, 20)) << "a hand that rests";
    EXPECT_TRUE(table_.stirred());
    EXPECT_FALSE(look(full, 2));
    const auto reach = look(full, 6);
    ASSERT_TRUE(reach);
    EXPECT_THAT(patchesOf(reach->before, reach->after, kSidePx, {}), SizeIs(1));
    EXPECT_FALSE(look(full, 20)) << "reported once";
}

TEST_F(Still, ASeamOfTheTableThatLiesAPixelElsewhereIsNoArm) {
    const auto seamAt = [](int y) {
        cv::Mat picture = ground();
        picture(cv::Rect(0, y, picture.cols, 16)).setTo(cv::Scalar(20, 25, 30));
        return picture;
    };
    cv::Mat full = seamAt(644), hand = full.clone();
    stand(full, {0, 0}, kCube, kRed);
    hand(cv::Rect(600, 400, 60, 320)).setTo(cv::Scalar(120, 150, 200));
    EXPECT_FALSE(look(seamAt(640), 10));
    EXPECT_FALSE(look(hand, 10));
    EXPECT_TRUE(look(full, 8));
}

TEST_F(Still, SlowLightIsNoReach) {
    const cv::Mat empty = ground();
    cv::Mat darker;
    for (int i = 0; i < 80; ++i) {
        empty.convertTo(darker, -1, 1 - .004 * i);
        EXPECT_FALSE(look(darker)) << i;
    }
    stand(darker, {0, 0}, kCube, kRed);
    EXPECT_TRUE(look(darker, 10)) << "but what comes in the dark is one";
}

TEST(NewThings, OfOneReachTheNearestIsWhatWasShownAndOfSeveralTheLast) {
    const auto thing = [](cv::Point2d foot, std::int64_t number) { return NewThing{number, {}, foot, {}, {}}; };
    const std::vector<NewThing> first{thing({0, 0}, 1), thing({.2, -.2}, 2), thing({2, 0}, 3)};
    EXPECT_EQ(lastBrought({first}, {.05, 0})->number, 1) << "a speck of its shadow lies beside it";
    EXPECT_EQ(lastBrought({first, {thing({.1, .1}, 4)}}, {.05, 0})->number, 4) << "another was put in its place";
    EXPECT_EQ(lastBrought({first, {thing({1, 1}, 5)}}, {.05, 0})->number, 1);
    EXPECT_EQ(lastBrought({first, {}}, {1, 0}), nullptr);
}

TEST(NewThings, StandWhereTheyWerePutUntilTheyAreTaken) {
    const cv::Mat empty = ground();
    cv::Mat one = empty.clone(), two;
    stand(one, {3.2, 2.1}, kTower, kRed);
    two = one.clone();
    stand(two, {-3, 2}, kCube, kBlue);
    NewThings things;
    things.take({empty, one, 0}, kView, {});
    ASSERT_THAT(things.all(), SizeIs(1));
    EXPECT_LT(cv::norm(things.all()[0].foot - cv::Point2d(3.2, 2.1)), .12);
    EXPECT_NEAR(things.all()[0].bulk.height, kTower.height, .15);
    things.take({one, two, 0}, kView, {});
    ASSERT_THAT(things.all(), SizeIs(2));
    things.take({two, one, 0}, kView, {});
    ASSERT_THAT(things.all(), SizeIs(1));
    EXPECT_EQ(things.all()[0].number, 1);
    things.forget(1);
    EXPECT_THAT(things.all(), SizeIs(0));
}

TEST(PatchKinds, KeepTheOwnOutlineOfAPieceThatStoodOutBetter) {
    const auto shownWith = [](const Bulk& last) {
        calibration::ShownPieces shown{"conquest-figures-6", {}};
        for (const auto& [own, colour] :
             {std::pair(Bulk{.19F, .25F}, board::Colour::orange), {last, board::Colour::brown}}) {
            calibration::ShownPiece knight;
            knight.kind = Piece::knight;
            knight.colour = colour;
            knight.bulk = Bulk{.22F, .25F};
            knight.coming.emplace().own = own;
            shown.pieces.push_back(knight);
        }
        return patchKinds(shown).front().own;
    };
    EXPECT_EQ(shownWith({.08F, .32F}), (Bulk{.19F, .25F})) << "brown on brown wood: it hid three of them elsewhere";
    EXPECT_EQ(shownWith({.23F, .06F}), (Bulk{.23F, .06F})) << "of the same kind, seen from above";
}

}  // namespace
}  // namespace hexwarden::vision
