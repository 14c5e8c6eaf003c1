// A thing by itself, on drawn tables: grounds, paints, shadows.
#include "vision/own_pixels.h"

#include "vision/bulk.h"
#include "vision/geometry.h"
#include "vision/patch_pieces.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

const View kView{{70.3, -25.7, 588, 4.1, 49.9, 298, -0.0021, -0.0316, 1}, {1280, 720}, 0};
const cv::Scalar kRed(40, 40, 190), kBlue(150, 60, 30), kWhite(200, 205, 210);
constexpr int kReach = 8;

/// Coarsely grained, as wood, fields and hills are.
cv::Mat ground(int seed, const cv::Scalar& tint) {
    cv::Mat noise(kView.size, CV_8UC1), smooth, picture(kView.size, CV_8UC3);
    cv::RNG rng(static_cast<std::uint64_t>(seed));
    rng.fill(noise, cv::RNG::UNIFORM, 150, 255);
    cv::GaussianBlur(noise, smooth, {0, 0}, 6);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < picture.cols; ++x)
            for (int c = 0; c < 3; ++c)
                picture.at<cv::Vec3b>(y, x)[c] =
                    cv::saturate_cast<std::uint8_t>(tint[c] * smooth.at<std::uint8_t>(y, x) / 200.);
    return picture;
}
const cv::Scalar kWood(70, 110, 160), kMeadow(60, 140, 80);

/// A head on a body: the pixels of both.
cv::Mat pawnAt(cv::Point2d foot) {
    const cv::Mat body = maskOf(outlineOf(kView, foot, {.26F, .18F}), kView.size);
    return body | maskOf(outlineOf(kView, foot, {.14F, .45F}), kView.size);
}
cv::Mat coneAt(cv::Point2d foot) {
    return maskOf(outlineOf(kView, foot, {.34F, .12F}), kView.size);
}

/// ... with the shadow that it throws, its right side darker.
cv::Mat with(const cv::Mat& picture, const cv::Mat& thing, const cv::Scalar& paint) {
    cv::Mat full = picture.clone(), shadow, dark;
    cv::warpAffine(thing, shadow, cv::Matx23d(1, 0, 9, 0, 1, 5), thing.size(), cv::INTER_NEAREST);
    full.convertTo(dark, -1, .6);
    dark.copyTo(full, shadow);
    full.setTo(paint, thing);
    const cv::Rect box = cv::boundingRect(thing);
    cv::Mat shade = cv::Mat::zeros(thing.size(), CV_8U);
    shade(cv::Rect(box.x + box.width * 2 / 3, box.y, box.width, box.height)).setTo(255);
    full.convertTo(dark, -1, .7);
    dark.copyTo(full, thing & shade);
    cv::GaussianBlur(full, full, {}, .6);
    return full;
}

/// As where the pictures differ: with some of the shadow, and a rim.
std::optional<OwnPixels> found(const cv::Mat& full, const cv::Mat& bare, const cv::Mat& thing, bool lone = false) {
    cv::Mat about;
    cv::dilate(thing, about, cv::getStructuringElement(cv::MORPH_ELLIPSE, {9, 9}));
    const cv::Rect box = cv::boundingRect(about);
    return ownPixels(full, bare, about(box).clone(), box.tl(), kReach, {}, lone);
}

double overlap(const OwnPixels& own, const cv::Mat& thing) {
    cv::Mat all = cv::Mat::zeros(thing.size(), CV_8U);
    own.mask.copyTo(all(own.box));
    return cv::countNonZero(all & thing) / static_cast<double>(cv::countNonZero(all | thing));
}

TEST(OwnPixels, AreTheThingsAndNotItsShadows) {
    for (const cv::Scalar& tint : {kWood, kMeadow})
        for (const cv::Scalar& paint : {kRed, kBlue, kWhite}) {
            const cv::Mat bare = ground(3, tint), thing = pawnAt({.3, -1.2}), full = with(bare, thing, paint);
            const auto own = found(full, bare, thing);
            ASSERT_TRUE(own);
            EXPECT_GT(overlap(*own, thing), .8);
        }
}

TEST(OwnPixels, AShadowThatDiffersMoreThanAPaleThingIsNone) {
    const cv::Mat bare = ground(3, kWood), thing = pawnAt({.3, -1.2});
    cv::Mat full = bare.clone(), shadow, dark, about;
    cv::warpAffine(thing, shadow, cv::Matx23d(1, 0, 9, 0, 1, 12), thing.size(), cv::INTER_NEAREST);
    cv::multiply(bare, cv::Scalar(.62, .66, .72), dark);  // warmer than the table: the wood itself throws light there
    dark.copyTo(full, shadow);
    full.setTo(cv::Scalar(90, 120, 152), thing);
    cv::GaussianBlur(full, full, {}, .6);
    cv::dilate(thing | shadow, about, cv::getStructuringElement(cv::MORPH_ELLIPSE, {5, 5}));
    const cv::Rect box = cv::boundingRect(about);
    const auto own = ownPixels(full, bare, about(box).clone(), box.tl(), kReach, {});
    ASSERT_TRUE(own);
    EXPECT_GT(overlap(*own, thing), .8);
}

TEST(OwnPixels, OfALoneThingGoOnBeyondItsShade) {
    const cv::Mat bare = ground(3, kWood), thing = pawnAt({.3, -1.2});
    cv::Mat full = with(bare, thing, kWhite), dark;
    const cv::Rect box = cv::boundingRect(thing);
    cv::Mat neck = cv::Mat::zeros(thing.size(), CV_8U);
    neck(cv::Rect(box.x, box.y + box.height / 2, box.width, 5)).setTo(255);
    bare.convertTo(dark, -1, .85);  // light from the wood: it looks like that in less light
    dark.copyTo(full, thing & neck);
    const auto one = found(full, bare, thing), lone = found(full, bare, thing, true);
    ASSERT_TRUE(one && lone);
    EXPECT_LT(overlap(*one, thing), .7) << "several things may meet there";
    EXPECT_GT(overlap(*lone, thing), .8);
}

TEST(OwnPixels, AGleamIsTheThingsToo) {
    const cv::Mat bare = ground(3, kWood), thing = coneAt({.3, -1.2});
    cv::Mat full = with(bare, thing, cv::Scalar(30, 32, 34)), top = cv::Mat::zeros(thing.size(), CV_8U);
    const cv::Rect box = cv::boundingRect(thing);
    top(cv::Rect(box.x, box.y, box.width, box.height * 2 / 5)).setTo(255);
    full.setTo(cv::Scalar(150, 150, 146), thing & top);
    const auto own = found(full, bare, thing);
    ASSERT_TRUE(own);
    EXPECT_GT(overlap(*own, thing), .8);
}

TEST(OwnPixels, AreNoneWhereOnlyAShadowFalls) {
    const cv::Mat bare = ground(3, kWood), thing = pawnAt({.3, -1.2});
    cv::Mat dark, shaded = bare.clone();
    bare.convertTo(dark, -1, .6);
    dark.copyTo(shaded, thing);
    EXPECT_FALSE(found(shaded, bare, thing));
    shaded.setTo(kRed * .6, thing);
    EXPECT_TRUE(found(shaded, bare, thing)) << "a red thing as dark as that is one";
    EXPECT_FALSE(found(bare, bare, thing)) << "nothing differs";
}

TEST(OwnPixels, MayReachToTheRimOfThePicture) {
    const cv::Mat bare = ground(3, kWood);
    cv::Mat thing = cv::Mat::zeros(kView.size, CV_8U);
    thing(cv::Rect(0, 300, 14, 30)).setTo(255);
    const auto own = found(with(bare, thing, kRed), bare, thing);
    ASSERT_TRUE(own);
    EXPECT_GT(overlap(*own, thing), .8);
}

constexpr Bulk kCube{.22F, .18F};
const std::vector<PatchKind> kCubes{{{board::Piece::army}, false, {.27F, .34F}, {}, false, kCube}};
const std::vector<cv::Point2d> kFeet{{.3, -1.2}, {.62, -1.1}, {.5, -.8}};

/// Cubes whose shadows join them, and where the pictures differ.
struct Crowd {
    cv::Mat bare, full, about;
};
Crowd crowdOf(const cv::Scalar& paint, const cv::Scalar& tint) {
    Crowd crowd{ground(3, tint), {}, {}};
    cv::Mat things = cv::Mat::zeros(kView.size, CV_8U);
    for (const cv::Point2d foot : kFeet) things |= maskOf(outlineOf(kView, foot, kCube), kView.size);
    crowd.full = with(crowd.bare, things, paint);
    cv::dilate(things, crowd.about, cv::getStructuringElement(cv::MORPH_ELLIPSE, {15, 15}));
    return crowd;
}

TEST(OwnPixels, TellThingsApartThatTheirShadowsJoin) {
    for (const cv::Scalar& tint : {kWood, kMeadow})
        for (const cv::Scalar& paint : {kRed, kBlue, kWhite}) {
            const Crowd crowd = crowdOf(paint, tint);
            cv::Mat labels;
            ASSERT_EQ(cv::connectedComponents(crowd.about, labels), 2) << "background and one patch";
            const cv::Mat own = ownOfSeveral(crowd.full, crowd.bare, crowd.about, {}, {});
            const auto pieces = piecesOfOwn({cv::Rect({}, own.size()), own}, kView, kCubes, {0});
            EXPECT_EQ(pieces.size(), kFeet.size());
            for (const cv::Point2d foot : kFeet)
                EXPECT_TRUE(std::ranges::any_of(
                    pieces, [&](const PatchPiece& piece) { return cv::norm(piece.foot - foot) < .08; }));
        }
}

TEST(OwnPixels, OfACrumbAreNoPiece) {
    const cv::Mat cube = maskOf(outlineOf(kView, kFeet[0], kCube), kView.size);
    const auto piecesOf = [](const cv::Mat& own) {
        return piecesOfOwn({cv::Rect({}, own.size()), own}, kView, kCubes, {0}).size();
    };
    EXPECT_EQ(piecesOf(cube), 1U);
    cv::Mat crumb = cube.clone();
    for (int y = 0; cv::countNonZero(crumb) > .4 * cv::countNonZero(cube); ++y) crumb.row(y).setTo(0);
    EXPECT_EQ(piecesOf(crumb), 0U);
}

/// Of two crops, per pixel.
double unlike(const cv::Mat& a, const cv::Mat& b) {
    return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * 3);
}

TEST(OwnPixels, OneShapeLooksTheSameInAnyPaintOnAnyGround) {
    const cv::Point2d here(.3, -1.2);
    const auto alone = [](const cv::Mat& bare, const cv::Mat& thing, const cv::Scalar& paint) {
        const cv::Mat full = with(bare, thing, paint);
        const auto own = found(full, bare, thing);
        return own ? aloneCrop(full, kView, *own) : cv::Mat(kAlikeCrop, CV_8UC3, cv::Scalar::all(0));
    };
    const cv::Mat wood = ground(3, kWood), meadow = ground(4, kMeadow);
    const cv::Mat shown = alone(wood, pawnAt(here), kBlue);
    const double same = unlike(shown, alone(meadow, pawnAt(here), kRed)),
                 other = unlike(shown, alone(meadow, coneAt(here), kBlue));
    EXPECT_LT(2 * same, other);
}

}  // namespace
}  // namespace hexwarden::vision
