#include "vision/placing.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using ::testing::HasSubstr;

BoardView wellSeen() {
    BoardView view;
    view.sidePx = view.nearestPx = 70;
    view.tiltDegrees = 30;
    view.brightness = 120;
    view.blurPx = .8;
    view.noise = 2;
    view.bands = .01;
    view.swayPx = .5;
    return view;
}

std::string cureOf(const BoardView& view, const PlacingNeeds& needs = {}) {
    for (const Placing& one : placingOf(view, needs))
        if (!one.good()) return english(one.sentence);
    return "";
}

TEST(Placing, IsGoodWhereEverythingIs) {
    EXPECT_EQ(cureOf(wellSeen()), "");
    EXPECT_EQ(cureOf(wellSeen(), {.units = true}), "");
}

TEST(Placing, SaysWhatIsTooSmallAndWhatHelps) {
    BoardView view = wellSeen();
    view.sidePx = 34;
    EXPECT_EQ(cureOf(view), "dice need 18 pixels a face, yours have 12: bring the camera nearer");
    EXPECT_EQ(cureOf(view, {.larger = cv::Size(1920, 1080)}),
              "dice need 18 pixels a face, yours have 12: bring the camera nearer, or choose 1920x1080");
    EXPECT_THAT(cureOf(view, {.units = true}), HasSubstr("units need 42 pixels a hex's side, yours have 34"));
    view.sidePx = 16;
    EXPECT_THAT(cureOf(view), HasSubstr("tokens need 17 pixels a hex's side, yours have 16"));
}

TEST(Placing, EveryFigureHasASentenceOfItsOwn) {
    const auto with = [](auto change) {
        BoardView view = wellSeen();
        change(view);
        return cureOf(view);
    };
    EXPECT_THAT(with([](BoardView& v) { v.brightness = 12; }), HasSubstr("is dark"));
    EXPECT_THAT(with([](BoardView& v) { v.brightness = 240; }), HasSubstr("is glaring"));
    EXPECT_THAT(with([](BoardView& v) { v.cutOff = .02; }), HasSubstr("outside the picture"));
    EXPECT_THAT(with([](BoardView& v) { v.tiltDegrees = 61; }), HasSubstr("too flat, 61 degrees"));
    EXPECT_THAT(with([](BoardView& v) { v.blurPx = 3; }), HasSubstr("is blurred"));
    EXPECT_THAT(with([](BoardView& v) { v.noise = 15; }), HasSubstr("is noisy"));
    EXPECT_THAT(with([](BoardView& v) { v.glare = .1; }), HasSubstr("reflected on 10 % of the hexes"));
    EXPECT_THAT(with([](BoardView& v) { v.bands = .1; }), HasSubstr("flickers in bands"));
    EXPECT_THAT(with([](BoardView& v) { v.swayPx = 7; }), HasSubstr("sways by 7 pixels"));
}

TEST(Placing, ASmallBoardInASharpPictureIsNotCalledSoft) {
    BoardView view = wellSeen();
    view.sidePx = 20;
    view.blurPx = 1;
    EXPECT_THAT(cureOf(view), HasSubstr("dice need"));
}

TEST(Placing, WithoutABoardOnlyThePictureCounts) {
    BoardView view;
    view.brightness = 120;
    EXPECT_EQ(cureOf(view), "");
    EXPECT_EQ(placingOf(view).size(), 2U);
}

TEST(Placing, IsStrainedTheMoreTheFartherBeyondItsLimit) {
    const auto strainOf = [](double noise) {
        BoardView view = wellSeen();
        view.noise = noise;
        const auto all = placingOf(view);
        return std::ranges::find(all, About::noise, &Placing::about)->strain();
    };
    EXPECT_LT(strainOf(3), 1);
    EXPECT_GT(strainOf(20), 1);
    EXPECT_GT(strainOf(30), strainOf(20));
}

}  // namespace
}  // namespace hexwarden::vision
