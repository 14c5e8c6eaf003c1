// Places by hand, and the network's own word on rendered pieces.
#include "vision/likeness.h"

#include "tests/support/rendered_pieces.h"
#include "tests/vision/seen_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using board::Piece;
using board::ShownAs;
using calibration::ShownPiece;
using testing::IsEmpty;
using testing::SizeIs;

Place placeAt(float x, float y = 0) {
    Place place(calibration::kPlaceSize);
    place[0] = x, place[1] = y;
    return place;
}

ShownPiece shown(Piece kind, Place place, int worth = 1, bool lying = false) {
    return {kind, worth, Colour::red, lying, std::move(place)};
}

const calibration::ShownPieces kTable{
    "some",
    {shown(Piece::army, placeAt(0)), shown(Piece::army, placeAt(0, 3), 1, true), shown(Piece::knight, placeAt(3))}};

TEST(Likeness, IsToTheNearestOfAKind) {
    const Likeness army = likenessOf(placeAt(.3F), {}, kTable);
    EXPECT_EQ(army.shown.value, (ShownAs{Piece::army}));
    EXPECT_GT(army.shown.probability, .99F);
    EXPECT_GT(army.known, .9);
    EXPECT_FALSE(army.lying);
    EXPECT_TRUE(likenessOf(placeAt(0, 2.8F), {}, kTable).lying) << "as it was shown lying";
    EXPECT_EQ(likenessOf(placeAt(2.9F), {}, kTable).shown.value.piece, Piece::knight);
}

TEST(Likeness, BetweenTwoKindsIsDoubted) {
    EXPECT_NEAR(likenessOf(placeAt(1.5F), {}, {"", {shown(Piece::army, placeAt(1)), shown(Piece::knight, placeAt(2))}})
                    .shown.probability,
                .5, 1e-5);
}

TEST(Likeness, FarFromEverythingIsAStranger) {
    const Likeness stranger = likenessOf(placeAt(9), {}, kTable);
    EXPECT_EQ(stranger.shown.value.piece, Piece::none);
    EXPECT_GT(stranger.shown.probability, .99F);
    EXPECT_LT(stranger.known, .01);
    EXPECT_EQ(likenessOf(placeAt(0), {}, {}).shown.value.piece, Piece::none) << "nothing was shown";
}

/// All but sure to be one of board::kShapes.
Shares shapedAs(board::Shape shape) {
    Shares shares(board::kShapeCount, .01);
    shares[static_cast<std::size_t>(shape)] = 1;
    normalize(shares);
    return shares;
}

TEST(Likeness, FollowsTheShapeWhereThePlacesSayLittle) {
    ShownPiece cube = shown(Piece::army, placeAt(1)), pawn = shown(Piece::knight, placeAt(2));
    const auto kept = [](const Shares& shares) { return std::vector<float>(shares.begin(), shares.end()); };
    cube.shape = kept(shapedAs(board::Shape::cube)), pawn.shape = kept(shapedAs(board::Shape::pawn));
    const calibration::ShownPieces both{"", {cube, pawn}};
    const Likeness like = likenessOf(placeAt(1.55F), shapedAs(board::Shape::cube), both);
    EXPECT_EQ(like.shown.value.piece, Piece::army) << "though its place is nearer to the pawn's";
    EXPECT_GT(like.shown.probability, .9F);
    EXPECT_GT(likenessOf(placeAt(4.5F), shapedAs(board::Shape::pawn), both).known, .5);
    EXPECT_LT(likenessOf(placeAt(4.5F), shapedAs(board::Shape::boat), both).known, .5) << "of a shape nobody showed";

    struct Kind {
        ShownAs what;
        bool lying;
    };
    std::vector<double> logits(3);
    addShape(logits, shapedAs(board::Shape::pawn), both,
             std::vector<Kind>{{{Piece::army}, false}, {{Piece::knight}, false}});
    EXPECT_GT(logits[1], logits[2]);
    EXPECT_GT(logits[2], logits[0]) << "rather a stranger than a cube";
}

TEST(Likeness, TellsWhichKindsWillBeTakenForEachOther) {
    EXPECT_THAT(alikeAmong(kTable), IsEmpty());
    auto close = kTable;
    close.pieces.push_back(shown(Piece::archer, placeAt(2.5F)));
    close.pieces.push_back(shown(Piece::army, placeAt(3, .4F), 5));
    const auto alike = alikeAmong(close);
    ASSERT_THAT(alike, SizeIs(3)) << "knights, archers and armies of five, each once";
    EXPECT_EQ(alike[0].first.piece, Piece::knight);
    EXPECT_EQ(alike[0].second.piece, Piece::archer);
    EXPECT_GT(alike[0].probability, .3);
}

/// Cubes and obelisks of two colours on a rendered table, seen obliquely.
class RenderedKinds : public testing::Test {
  protected:
    RenderedKinds() {
        const auto truth = shuffled(4);
        auto table = support::render(truth, {.tiltDegrees = 35}, {}, 4);
        support::Pieces pieces(table.view);
        for (std::size_t i = 0; i < 8; ++i) {
            feet_.push_back(centreInLattice(truth.land[2 * i]) + cv::Point2d(.3, .25));
            const Colour colour = i % 4 < 2 ? Colour::red : Colour::blue;
            if (i % 2 == 0)
                pieces.addCube(feet_.back(), .2, colour);
            else
                pieces.addObelisk(feet_.back(), .13, .5, colour);
        }
        pieces.drawOn(table.image);
        Pyramid pyramid(table.image);
        places_ = LikenessReader(kData / "models/alike.onnx").places(pyramid, table.view, feet_);
    }
    std::vector<cv::Point2d> feet_;
    std::vector<Place> places_;  ///< cubes at even numbers, obelisks at odd ones
};

TEST_F(RenderedKinds, AreKnownByOneOfEachWhateverTheirColour) {
    const calibration::ShownPieces both{"", {shown(Piece::army, places_[0]), shown(Piece::knight, places_[1])}};
    for (std::size_t i = 2; i < places_.size(); ++i) {
        const Likeness like = likenessOf(places_[i], {}, both);
        EXPECT_EQ(like.shown.value.piece, i % 2 == 0 ? Piece::army : Piece::knight) << "thing " << i;
        EXPECT_GT(like.shown.probability, .9F) << "thing " << i;
    }
}

TEST_F(RenderedKinds, AreStrangersWhereOnlyTheOtherWasShown) {
    const calibration::ShownPieces cube{"", {shown(Piece::army, places_[0])}};
    for (std::size_t i = 1; i < places_.size(); ++i)
        EXPECT_EQ(likenessOf(places_[i], {}, cube).shown.value.piece, i % 2 == 0 ? Piece::army : Piece::none)
            << "thing " << i;
}

}  // namespace
}  // namespace hexwarden::vision
