// Places by hand: a knight at 0 and an archer at 2, by themselves and with the ground about them.
#include "vision/known_looks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using board::Piece;
using calibration::ShownPiece;
using testing::IsEmpty;
using testing::SizeIs;

struct Kind {
    board::ShownAs what;
    bool lying = false;
};
const std::vector<Kind> kKinds{{{Piece::knight}}, {{Piece::archer}}};

Place placeAt(float x, float aside = 0) {
    Place place(calibration::kPlaceSize);
    place[0] = x, place[1] = aside;
    return place;
}
Look lookAt(float x, float aside = 0) {
    return {placeAt(x, aside), placeAt(x, aside)};
}

class KnownLooksTest : public testing::Test {
  protected:
    KnownLooksTest() { looks_.know(table()); }

    static calibration::ShownPieces table(float archerAt = 2) {
        calibration::ShownPieces shown{"some", {}};
        for (const auto& [kind, x] : {std::pair(Piece::knight, 0.F), std::pair(Piece::archer, archerAt)}) {
            ShownPiece piece{kind, 1, Colour::red, false, placeAt(x)};
            piece.coming = {{.1F, .3F, .3F}, {}, placeAt(x)};
            shown.pieces.push_back(piece);
        }
        return shown;
    }
    /// How much rather it is a knight than an archer, nats.
    double knightAt(float x, bool wholly = true) const {
        const auto logits = looks_.logits(lookAt(x), kKinds, wholly);
        return logits.at(0) - logits.at(1);
    }

    KnownLooks looks_;
};

TEST_F(KnownLooksTest, AThingIsWhatItIsNearTo) {
    const auto near = looks_.logits(lookAt(.3F), kKinds, true);
    ASSERT_THAT(near, SizeIs(3));
    EXPECT_GT(near[0], near[2] + 3);
    EXPECT_GT(near[0], near[1] + 3);
    const auto far = looks_.logits(lookAt(-6), kKinds, true);
    EXPECT_GT(far[2], far[0]) << "rather a stranger";
}

TEST_F(KnownLooksTest, OfWhatIsFarFromBothItMeansLittleWhichIsNearer) {
    const auto aside = looks_.logits(lookAt(.5F, 2), kKinds, true);
    EXPECT_GT(knightAt(.5F), 4);
    EXPECT_LT(aside[0] - aside[1], 2.5) << "the squared distances differ by 2 there as well";
}

TEST_F(KnownLooksTest, OfAThingThatIsPartlySeenItsPixelsSayLess) {
    EXPECT_LT(knightAt(.3F, false), knightAt(.3F));
    EXPECT_GT(knightAt(.3F, false), 1);
}

TEST_F(KnownLooksTest, WhatWasRecognisedIsKnownFromThatSideToo) {
    const double before = knightAt(-2);
    looks_.recognise({Piece::knight}, false, lookAt(-1.8F));
    EXPECT_GT(knightAt(-2), before + 1);
    looks_.know(table());
    EXPECT_EQ(knightAt(-2), before) << "other pieces were shown";
}

TEST_F(KnownLooksTest, OfTwoThatLookAlikeOnlyPeopleTeachWhichIsWhich) {
    looks_.know(table(.6F));
    const double before = knightAt(-2);
    looks_.recognise({Piece::knight}, false, lookAt(-1.8F));
    EXPECT_EQ(knightAt(-2), before) << "it may have been an archer";
    looks_.name({Piece::knight}, false, lookAt(-1.8F));
    EXPECT_GT(knightAt(-2), before + 1);
}

TEST_F(KnownLooksTest, AKindThatWasSeenOftenDoesNotWinByNumber) {
    for (int i = 0; i < 50; ++i) looks_.recognise({Piece::knight}, false, lookAt(0));
    EXPECT_NEAR(knightAt(1), 0, 1e-6);
}

TEST_F(KnownLooksTest, WhatWasBuiltTellsOfAKindThatNobodyShowed) {
    constexpr double kExpected = 2;
    const auto roadAt = [&](float x) { return looks_.overStranger(lookAt(x), {Piece::road}, true, kExpected); };
    EXPECT_NEAR(roadAt(6), kExpected, 1e-9) << "none was built yet";
    for (int i = 0; i < 3; ++i) looks_.recognise({Piece::road}, false, lookAt(6));
    EXPECT_GT(roadAt(6), kExpected + 4);
    EXPECT_LT(roadAt(2), kExpected - 1) << "no road looked like it";
    EXPECT_GT(roadAt(2), kExpected - 2) << "three do not show every side of a road";
}

TEST_F(KnownLooksTest, NeedALookOfEachKind) {
    calibration::ShownPieces shown = table();
    shown.pieces.back().coming->alone.clear();
    looks_.know(shown);
    EXPECT_THAT(looks_.logits(lookAt(0), kKinds, true), IsEmpty()) << "the archer was shown in a photograph";
}

}  // namespace
}  // namespace hexwarden::vision
