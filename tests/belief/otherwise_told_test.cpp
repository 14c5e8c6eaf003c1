// Which things of a reach are the robber or dice, and no pieces; fabricated traces.
#include "tracker/belief/otherwise_told.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Hex;
using board::Piece;
using board::ShownAs;
using board::Trace;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Hex kTile{0, 0}, kTable{5, 0};
const ShownAs kShip{Piece::ship}, kArmy{Piece::army}, kUnknown{};

Trace cameAt(Hex hex, ShownAs what, std::array<float, 2> pixel = {}, float strange = 0) {
    Trace trace{true, hex, {{what, hex, 1 - strange}}, {}, pixel};
    if (strange > 0) trace.kinds.push_back({kUnknown, hex, strange});
    return trace;
}

TileBelief oneTile() {
    board::Observation seen;
    seen.tiles = {{kTile, {{{board::Terrain::sea, 1}, {}, {}}}, {}}};
    TileBelief tiles;
    tiles.take(seen);
    return tiles;
}

TEST(WithoutDice, ADieBesideTheBoardIsNoShip) {
    const board::DieReading die{4, board::Colour::white, .9F, {600, 400}, 20};
    EXPECT_THAT(withoutDice({cameAt(kTable, kShip, {610, 415})}, {die}, oneTile()), IsEmpty());
    EXPECT_THAT(withoutDice({cameAt(kTable, kShip, {660, 400})}, {die}, oneTile()), SizeIs(1)) << "beside the die";
    EXPECT_THAT(withoutDice({cameAt(kTile, kArmy, {610, 415})}, {die}, oneTile()), SizeIs(1))
        << "a cube on its tile may look like one";
}

TEST(WithoutRobber, WhereAThingIsPlainlyNoPieceAllThatCameIsHe) {
    const std::vector<Trace> parts{cameAt(kTile, kArmy, {}, .03F), cameAt(kTile, kArmy, {}, .8F),
                                   cameAt(kTable, kArmy)};
    EXPECT_THAT(withoutRobber(parts, board::RobberReading{kTile, .96F}, kTable), SizeIs(1));
    const std::vector<Trace> armies{cameAt(kTile, kArmy, {}, .03F), cameAt(kTile, kArmy, {}, .3F)};
    EXPECT_THAT(withoutRobber(armies, board::RobberReading{kTile, .96F}, kTable), SizeIs(1)) << "the stranger only";
    EXPECT_THAT(withoutRobber(parts, board::RobberReading{kTile, .96F}, kTile), SizeIs(3)) << "he stood there before";
}

}  // namespace
}  // namespace hexwarden::belief
