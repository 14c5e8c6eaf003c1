// Which things are the marker of the flood, by where they lie and what was thrown.
#include "tracker/belief/flood_belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Hex;
using board::Piece;

const Hex kPlain{0, 2}, kOther{1, 0};

/// The chance that a thing is the marker of which a look at it alone says one in fifty.
float markerOn(Hex hex, const FloodBelief& flood) {
    board::Trace thing{true, hex, {{{}, hex, .98F}, {{Piece::flood, 1, false}, hex, .02F}}, {}, {}};
    const auto weighed = flood.weigh({thing}, kPlain);
    float sum = 0, marker = 0;
    for (const auto& guess : weighed.front().kinds) {
        EXPECT_GE(weighed.front().kinds.front().probability, guess.probability);
        sum += guess.probability;
        if (guess.what.piece == Piece::flood) marker = guess.probability;
    }
    EXPECT_NEAR(sum, 1, 1e-5);
    return marker;
}

TEST(Flood, IsMarkedOnTheFloodPlain) {
    const FloodBelief flood;
    EXPECT_GT(markerOn(kPlain, flood), .2F);
    EXPECT_LT(markerOn(kOther, flood), .001F);
}

TEST(Flood, ASevenAloneChangesIt) {
    FloodBelief flood;
    flood.thrown({{6, 2}, 1, 0});
    EXPECT_LT(markerOn(kPlain, flood), .4F);
    flood.thrown({{4, 3}, 1, 0});
    EXPECT_GT(markerOn(kPlain, flood), .85F);
    EXPECT_LT(markerOn(kOther, flood), .001F);
    flood.changed();
    EXPECT_LT(markerOn(kPlain, flood), .4F) << "once";
    flood.thrown({{4, 3}, 1, 0});
    flood.thrown({{5, 3}, 1, 0});
    EXPECT_LT(markerOn(kPlain, flood), .4F) << "it was not changed, or that was overlooked";
}

TEST(Flood, OfWhatIsNoMarkerNothingChanges) {
    const board::Trace army{true, kPlain, {{{Piece::army}, kPlain, .7F}, {{}, kPlain, .3F}}, {}, {}};
    FloodBelief flood;
    flood.thrown({{4, 3}, 1, 0});
    const auto weighed = flood.weigh({army}, kPlain);
    EXPECT_EQ(weighed[0].kinds[0].what.piece, Piece::army);
    EXPECT_NEAR(weighed[0].kinds[0].probability, .7, 1e-6);
}

}  // namespace
}  // namespace hexwarden::belief
