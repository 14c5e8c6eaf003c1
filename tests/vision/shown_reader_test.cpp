// Sights and places that were made up.
#include "vision/shown_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using board::Hex;
using board::Piece;
using testing::IsEmpty;
using testing::SizeIs;

const cv::Matx33d kImageFromLattice(50, 0, 400, 0, 50, 300, 0, 0, 1);
const std::vector<Hex> kLand{{0, 0}, {1, 0}};
constexpr Hex kSea{-1, 0};

/// A red army that was shown at a lattice point, in sight of a camera that has not moved since.
calibration::ShownPieces armyShownAt(cv::Point2d foot) {
    calibration::ShownPiece army{Piece::army, 1, Colour::red, false, Place(calibration::kPlaceSize)};
    army.coming = {{.1F, .3F, .3F}, {static_cast<float>(foot.x), static_cast<float>(foot.y)}};
    return {"some", {army}};
}

std::vector<board::ShapeReading> readingsOf(Hex from, cv::Point2d foot, const calibration::ShownPieces& shown) {
    ShapeSight sight{foot, .99, 0, Shares(board::kShapeCount, 1. / board::kShapeCount),
                     Shares(board::kColourCount, 1. / board::kColourCount)};
    sight.place = Place(calibration::kPlaceSize);
    board::PieceSet set;
    set.colours = {Colour::red, Colour::blue};
    return shownAmong({{from, {sight}}}, kImageFromLattice, kLand, set, shown, {});
}

TEST(ShownReader, ReportsWhatLooksLikeAPieceThatWasShown) {
    const auto readings = readingsOf({0, 0}, {.4, 0}, armyShownAt({-5, 0}));
    ASSERT_THAT(readings, SizeIs(1));
    EXPECT_TRUE(readings[0].isThere());
    EXPECT_EQ(readings[0].shown->value.piece, Piece::army);
}

TEST(ShownReader, OverlooksThePieceThatWasShownBesideTheBoardAndStillStandsThere) {
    const cv::Point2d beside = centreInLattice(kSea) + cv::Point2d(-.5, 0);
    EXPECT_THAT(readingsOf(kSea, beside, armyShownAt(beside + cv::Point2d(.2, 0))), IsEmpty());
    EXPECT_THAT(readingsOf(kSea, beside, armyShownAt(beside + cv::Point2d(.6, 0))), SizeIs(1)) << "another one";
    EXPECT_THAT(readingsOf({0, 0}, {.4, 0}, armyShownAt({.4, 0})), SizeIs(1)) << "what stands on the land is in play";
}

TEST(ShownReader, WhatDoesNotBelongThereIsSomethingElse) {
    const auto inTheSea = readingsOf(kSea, centreInLattice(kSea) + cv::Point2d(-.5, 0), armyShownAt({-5, 0}));
    ASSERT_THAT(inTheSea, SizeIs(1));
    EXPECT_EQ(inTheSea[0].shown->value.piece, Piece::none) << "armies stand on the land";
}

TEST(ShownReader, NothingElseIsSeenOnABuilding) {
    const TakenPlaces taken{.sites = {{5, 5}}, .middles = {{0, 0}}};
    EXPECT_TRUE(taken.has({5.1, 5}));
    EXPECT_FALSE(taken.has({5.2, 5}));
    EXPECT_TRUE(taken.has({.2, 0})) << "in the middle of a hex it is seen from all sides";
    EXPECT_FALSE(taken.has({.4, 0}));
}

}  // namespace
}  // namespace hexwarden::vision
