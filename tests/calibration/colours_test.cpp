#include "calibration/colours.h"

#include <algorithm>
#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::calibration {
namespace {

using board::Colour;
using testing::HasSubstr;

const std::vector<Colour> kSix{Colour::red, Colour::blue, Colour::white, Colour::orange, Colour::green, Colour::brown};

/// Reflectances of one box's pieces, blue green red, linear: measured nowhere, but apart from the common prototypes.
cv::Vec3d paintOf(Colour colour) {
    switch (colour) {
        case Colour::red:
            return {0.05, 0.04, 0.42};
        case Colour::blue:
            return {0.38, 0.11, 0.04};
        case Colour::white:
            return {0.66, 0.72, 0.76};
        case Colour::orange:
            return {0.03, 0.19, 0.74};
        case Colour::green:
            return {0.07, 0.24, 0.06};
        case Colour::brown:
            return {0.03, 0.06, 0.13};
        case Colour::yellow:
            return {0.05, 0.6, 0.8};
        case Colour::grey:
            return {0.25, 0.25, 0.25};
    }
    return {};
}

/// What white sends under lamps from warm to cold, blue green red, linear.
struct Cast {
    const char* name;
    cv::Vec3d white;
};
const std::vector<Cast> kCasts{
    {"incandescent", {0.32, 0.62, 0.95}}, {"warm lamp", {0.48, 0.7, 0.9}},    {"noon", {0.8, 0.8, 0.8}},
    {"overcast", {0.92, 0.8, 0.7}},       {"blue shade", {0.95, 0.72, 0.52}}, {"dim warm", {0.12, 0.2, 0.28}}};

/// Pixels of things under a cast, with shading and noise of the sensor.
class Camera {
  public:
    explicit Camera(std::uint64_t seed) : rng_(seed) {}

    cv::Vec3b pixel(cv::Vec3d reflectance, const Cast& cast) {
        const double shade = rng_.uniform(0.7, 1.0);
        cv::Vec3d linear;
        for (int c = 0; c < 3; ++c)
            linear[c] = std::clamp(reflectance[c] * cast.white[c] * shade + rng_.gaussian(0.004), 0.0, 1.0);
        return cv::Vec3b(deliveredOf(linear) + cv::Vec3d::all(0.5));
    }
    std::vector<cv::Vec3b> pixels(cv::Vec3d reflectance, const Cast& cast, int count) {
        std::vector<cv::Vec3b> all;
        for (int i = 0; i < count; ++i) all.push_back(pixel(reflectance, cast));
        return all;
    }
    Lab piece(Colour colour, const Cast& cast, const Light& light) {
        cv::Mat3b patch(6, 6);
        const cv::Vec3d paint = paintOf(colour) * rng_.uniform(0.8, 1.15);
        for (cv::Vec3b& p : patch) p = pixel(paint, cast);
        return pieceColour(light, patch, cv::Mat(6, 6, CV_8U, cv::Scalar(255))).value_or(Lab());
    }

  private:
    cv::RNG rng_;
};

const cv::Vec3d kDisc{0.7, 0.78, 0.8};  // a token's cream

/// What a white thing sends, blue green red, linear.
Light lightOf(const std::vector<cv::Vec3b>& pixelsOfAWhiteThing) {
    return {linearOf(medianOf(pixelsOfAWhiteThing))};
}

double rightShare(const ColourModel& model, const Cast& cast, const Light& light, Camera& camera) {
    int right = 0;
    for (int i = 0; i < 40; ++i)
        for (Colour colour : kSix)
            right += model.guess(camera.piece(colour, cast, light), kSix).front().colour == colour;
    return right / (40.0 * static_cast<double>(kSix.size()));
}

TEST(ColourDifference, AgreesWithThePublishedPairs) {
    // From the test data of Sharma, Wu and Dalal (2005): hue near 275, the mean hue across zero, greys, large steps.
    EXPECT_NEAR(ciede2000({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, 1e-4);
    EXPECT_NEAR(ciede2000({50, 2.49, -0.001}, {50, -2.49, 0.0011}), 7.2195, 1e-4);
    EXPECT_NEAR(ciede2000({50, 2.5, 0}, {73, 25, -18}), 27.1492, 1e-4);
    EXPECT_NEAR(ciede2000({50, 0, 0}, {50, -1, 2}), 2.3669, 1e-4);
    EXPECT_NEAR(ciede2000({2.0776, 0.0795, -1.135}, {0.9033, -0.0636, -0.5514}), 0.9082, 1e-4);
    EXPECT_EQ(ciede2000({40, 20, 30}, {40, 20, 30}), 0);
}

TEST(ColourDifference, LabOfKnownColours) {
    EXPECT_LT(cv::norm(labOf({1, 1, 1}) - Lab(100, 0, 0)), 0.02);
    EXPECT_LT(cv::norm(labOf(linearOf({0, 0, 255})) - Lab(53.24, 80.09, 67.20)), 0.05);
    for (double v : {0., 9., 100., 255.}) EXPECT_NEAR(deliveredOf(linearOf(cv::Vec3d::all(v)))[0], v, 1e-6);
}

TEST(Colours, TokensAsWhiteReferenceMakeColoursHoldFromWarmToCold) {
    Camera camera(21);
    for (const Cast& cast : kCasts) {
        const Light light = lightOf(camera.pixels(kDisc, cast, 60));
        EXPECT_GE(rightShare(ColourModel(), cast, light, camera), 0.95) << cast.name;
    }
}

TEST(Colours, AStrongCastIsBroughtDownToThatOfAUsualRoom) {
    EXPECT_TRUE(castRemoval({{0.8, 0.8, 0.8}}).empty());
    EXPECT_TRUE(castRemoval({{0.6, 0.7, 0.85}}).empty()) << "a usual room";
    for (const Light& light : {Light{{0.32, 0.62, 0.95}}, Light{{0.08, 0.2, 0.45}}, Light{{0.9, 0.5, 0.2}}}) {
        const cv::Vec3b white(deliveredOf(light.whiteLinear) + cv::Vec3d::all(0.5));
        cv::Mat3b left;
        cv::LUT(cv::Mat3b(1, 1, white), castRemoval(light), left);
        const cv::Vec3d linear = linearOf(left(0, 0));
        const auto [least, most] = std::minmax({linear[0], linear[1], linear[2]});
        EXPECT_NEAR(most / least, 1.5, 0.06) << light.whiteLinear;
        EXPECT_NEAR(most, std::max({light.whiteLinear[0], light.whiteLinear[1], light.whiteLinear[2]}), 0.01);
    }
}

TEST(Colours, ThreeConfirmedPiecesEachMakeUpForAnUnknownLight) {
    Camera camera(22);
    for (const Cast& cast : kCasts) {
        ColourModel model;
        for (int i = 0; i < 6; ++i)
            for (Colour colour : kSix) model.learn(colour, camera.piece(colour, cast, Light{}));
        EXPECT_GE(rightShare(model, cast, Light{}, camera), 0.97) << cast.name;
    }
}

TEST(Colours, WithoutWhitesTheSceneTellsTheTint) {
    Camera camera(23);
    for (const Cast& cast : kCasts) {
        // A brown table, a sea frame, fields, discs: not grey on the mean.
        cv::Mat3b scene(120, 160);
        const std::array<cv::Vec3d, 4> things{cv::Vec3d{0.1, 0.2, 0.35}, {0.45, 0.3, 0.12}, {0.1, 0.5, 0.6}, kDisc};
        for (int y = 0; y < scene.rows; ++y)
            for (int x = 0; x < scene.cols; ++x)
                scene(y, x) = camera.pixel(things[static_cast<std::size_t>(x / 13 + y / 17 * 3) % 4], cast);
        const Light light = lightFromScene(scene);
        // Far better than taking the picture as it is, and fit to tell the colours apart.
        const Lab disc = labUnder(light, camera.pixel(kDisc, cast)), raw = labUnder(Light{}, camera.pixel(kDisc, cast));
        if (std::hypot(raw[1], raw[2]) > 12) {
            EXPECT_LT(std::hypot(disc[1], disc[2]), 0.6 * std::hypot(raw[1], raw[2]));
        }
        EXPECT_GE(rightShare(ColourModel(), cast, light, camera), 0.85) << cast.name;
    }
}

TEST(Colours, ProbabilitiesAreHonestAndNeverAboveOne) {
    Camera camera(24);
    double stated = 0, right = 0, count = 0;
    for (const Cast& cast : kCasts) {
        const Light light = lightOf(camera.pixels(kDisc, cast, 60));
        for (int i = 0; i < 60; ++i)
            for (Colour colour : kSix) {
                const auto guesses = ColourModel().guess(camera.piece(colour, cast, light), kSix);
                double sum = 0;
                for (const ColourGuess& g : guesses) sum += g.probability;
                ASSERT_LE(sum, 1 + 1e-9);
                stated += guesses.front().probability;
                right += guesses.front().colour == colour;
                ++count;
            }
    }
    EXPECT_LE(stated / count, right / count + 0.02) << "more is promised than kept";
    EXPECT_GT(stated / count, 0.75) << "nothing is promised";
}

TEST(Colours, AThingOfNoPlayersColourIsDoubted) {
    const auto magenta = ColourModel().guess({55, 85, -60}, kSix);
    double sum = 0;
    for (const ColourGuess& g : magenta) sum += g.probability;
    EXPECT_LT(sum, 0.5);
    const auto red = ColourModel().guess({42, 55, 35}, kSix);
    EXPECT_EQ(red.front().colour, Colour::red);
    EXPECT_GT(red.front().probability, 0.9);
}

TEST(Colours, OnlyThePlayersColoursAreGuessed) {
    for (const ColourGuess& g : ColourModel().guess({63, 38, 58}, {Colour::red, Colour::blue}))
        EXPECT_TRUE(g.colour == Colour::red || g.colour == Colour::blue);
}

TEST(Colours, OneWrongConfirmationMovesLittleAndAChangeOfLightIsFollowed) {
    ColourModel model;
    const Lab red{45, 50, 30}, blue{36, 8, -45}, dimRed{25, 35, 25};
    for (int i = 0; i < 12; ++i) model.learn(Colour::red, red);
    const Lab before = model.prototype(Colour::red).mean;
    model.learn(Colour::red, blue);
    EXPECT_LT(cv::norm(model.prototype(Colour::red).mean - before), 1.5);
    for (int i = 0; i < 40; ++i) model.learn(Colour::red, dimRed);
    EXPECT_LT(cv::norm(model.prototype(Colour::red).mean - dimRed), 4);
    EXPECT_EQ(model.prototype(Colour::red).samples, 48);
}

TEST(Colours, WhatWasLearnedIsTakenUpAgain) {
    ColourModel evening;
    for (int i = 0; i < 20; ++i) evening.learn(Colour::green, {50, -20, 40});
    const ColourModel next(evening.prototypes());
    EXPECT_EQ(next.prototypes(), evening.prototypes());
    // It resists a first contrary piece more than a colour of which nothing was known.
    const auto movedBy = [](ColourModel model) {
        const Lab before = model.prototype(Colour::green).mean;
        model.learn(Colour::green, before + Lab(-10, -10, 10));
        return cv::norm(model.prototype(Colour::green).mean - before);
    };
    EXPECT_LT(movedBy(next), 0.5 * movedBy(ColourModel()));
}

TEST(Colours, ColoursThatLookAlikeAreWarnedAbout) {
    ColourModel model;
    EXPECT_TRUE(model.alike(kSix).empty());
    for (int i = 0; i < 30; ++i) model.learn(Colour::orange, {45, 50, 38});
    const auto pairs = model.alike(kSix);
    ASSERT_EQ(pairs.size(), 1u);
    EXPECT_THAT(pairs[0].warning, HasSubstr("red and orange look alike"));
    EXPECT_TRUE(model.alike({Colour::blue, Colour::orange}).empty());
}

TEST(Colours, AThingThatGleamsHasNotTheColourOfItsShadow) {
    const cv::Vec3b top(110, 100, 205), side(18, 20, 150), shadowOnAField(35, 100, 140);
    cv::Mat3b cube(10, 10, top);
    cube.rowRange(4, 8) = side;
    cube.rowRange(8, 10) = shadowOnAField;  // the median of each channel is near this
    const auto seen = pieceColour(Light{}, cube, cv::Mat(10, 10, CV_8U, cv::Scalar(255)));
    ASSERT_TRUE(seen);
    const auto differs = [&](cv::Vec3d colour) { return ciede2000(*seen, labUnder(Light{}, colour)); };
    EXPECT_LT(std::min(differs(top), differs(side)), differs(shadowOnAField));
}

TEST(Colours, TooLittleOrClippedIsNoReference) {
    const cv::Mat patch(6, 6, CV_8UC3, cv::Scalar(255, 255, 255));
    EXPECT_FALSE(pieceColour(Light{}, patch, cv::Mat(6, 6, CV_8U, cv::Scalar(1))));
    EXPECT_FALSE(pieceColour(Light{}, patch * 0.5, cv::Mat::zeros(6, 6, CV_8U)));
}

}  // namespace
}  // namespace hexwarden::calibration
