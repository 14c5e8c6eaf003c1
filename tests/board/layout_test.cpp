#include "tracker/board/layout.h"

#include "tracker/board/board_spec.h"
#include "tracker/board/message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

/// A river through the middle of nine hexes, its mouth at the south of z.
Layout islandWithRiver() {
    Layout layout;
    for (Hex h :
         {Hex{0, -2}, Hex{1, -2}, Hex{-1, -1}, Hex{0, -1}, Hex{1, -1}, Hex{-1, 0}, Hex{0, 0}, Hex{-2, 1}, Hex{-1, 1}})
        layout.terrain[h] = Terrain::forest;
    layout.terrain[{0, -2}] = Terrain::mountains;
    layout.terrain[{0, -1}] = Terrain::hills;
    layout.terrain[{0, 0}] = Terrain::fields;
    return layout;
}

TEST(Layout, CoastIsLandAgainstWaterOrTheRim) {
    Layout layout;
    layout.terrain[{0, 0}] = Terrain::fields;
    layout.terrain[{1, 0}] = Terrain::sea;
    layout.terrain[{0, 1}] = Terrain::hills;
    EXPECT_TRUE(isCoast(layout, edge({0, 0}, Direction::east)));
    EXPECT_TRUE(isCoast(layout, edge({0, 0}, Direction::west)));
    EXPECT_FALSE(isCoast(layout, edge({0, 0}, Direction::southEast)));
    EXPECT_TRUE(touchesWater(layout, edge({0, 0}, Direction::east)));
    EXPECT_FALSE(touchesWater(layout, edge({0, 0}, Direction::west))) << "off the board is not sea";
    EXPECT_TRUE(touchesLand(layout, Corner{{0, 0}, Tip::north}));
    EXPECT_FALSE(touchesLand(layout, Corner{{5, 5}, Tip::north}));
}

// RIVER-1, RIVER-2
TEST(Layout, ARiverLiesOnlyWhereTheTileFits) {
    const Layout layout = islandWithRiver();
    const River river{{0, -2}, {0, -1}, {0, 0}, corners({0, 0})[2]};  // the south-east corner of z
    EXPECT_EQ(objectionTo(river, layout), std::nullopt);

    River noCorner = river;
    noCorner.mouth = {{0, -2}, Tip::north};
    EXPECT_THAT(english(*objectionTo(noCorner, layout)), testing::HasSubstr("not a corner of z"));
    River inland = river;
    inland.mouth = corners({0, 0})[3];
    EXPECT_THAT(english(*objectionTo(inland, layout)), testing::HasSubstr("coast"));
    River bent = river;
    bent.x = {0, 1};
    EXPECT_THAT(english(*objectionTo(bent, layout)), testing::HasSubstr("share a side"));
    Layout wooded = layout;
    wooded.terrain[{0, -2}] = Terrain::forest;
    EXPECT_THAT(english(*objectionTo(river, wooded)), testing::HasSubstr("mountains"));
}

// RIVER-2
TEST(Layout, TheRiverCrossesTwoSidesAndLeavesByTwo) {
    const River river{{0, -2}, {0, -1}, {0, 0}, corners({0, 0})[2]};
    EXPECT_EQ(objectionTo(river), std::nullopt);
    EXPECT_THAT(bridgeSites(river),
                testing::ElementsAre(edge({0, 0}, Direction::northWest), edge({0, -1}, Direction::northWest)));
    EXPECT_THAT(mouthSides(river),
                testing::UnorderedElementsAre(edge({0, 0}, Direction::east), edge({0, 0}, Direction::southEast)));
    River besideY = river;
    besideY.mouth = corners({0, 0})[1];
    EXPECT_THAT(english(*objectionTo(besideY)), testing::HasSubstr("belongs to y"));
    River closed = river;
    closed.x = {1, -1};
    EXPECT_THAT(english(*objectionTo(closed)), testing::HasSubstr("touch"));
}

TEST(Layout, EveryPlaceForTheRiverIsFound) {
    const Layout layout = islandWithRiver();
    // Of the corners of z only the one in the south-east lies between two coasts and away from y.
    EXPECT_THAT(possibleRivers(layout), testing::ElementsAre(River{{0, -2}, {0, -1}, {0, 0}, corners({0, 0})[2]}));
    EXPECT_THAT(possibleRivers({}), testing::IsEmpty());
}

TEST(Layout, AKnownBoardIsFoundAsItLies) {
    Layout known;
    for (const Hex h : {Hex{0, 0}, Hex{1, 0}, Hex{0, 1}}) known.terrain[h] = Terrain::forest;
    known.terrain[{1, 0}] = Terrain::hills;
    known.token[{1, 0}] = 6;
    for (const Corner c : ends(edge({1, 0}, Direction::east))) known.harbour[c] = HarbourKind::ore;
    Layout read;
    for (const Hex h : {Hex{0, 0}, Hex{0, 1}, Hex{-1, 1}}) read.terrain[h] = Terrain::forest;
    read.terrain[{0, 1}] = Terrain::hills;
    read.token[{0, 1}] = 6;
    const auto there = asItLies(known, read);
    ASSERT_TRUE(there) << "a sixth further clockwise";
    for (const Corner c : ends(edge({0, 1}, Direction::southEast))) EXPECT_EQ(there->harbour[c], HarbourKind::ore);
    EXPECT_EQ(asItLies(known, known), known);
    read.token[{0, 1}] = 8;
    EXPECT_EQ(asItLies(known, read), std::nullopt) << "another token, another board";
}

// Two islands in a sea with a port: what a camera reads is the land, under its own numbers.
TEST(Layout, AKnownBoardBringsItsSeaItsPortsAndItsRiver) {
    Layout known = islandWithRiver();
    known.river = River{{0, -2}, {0, -1}, {0, 0}, corners({0, 0})[2]};
    known.terrain[{3, 0}] = Terrain::gold;
    known.token[{3, 0}] = 4;
    known.terrain[{2, 0}] = Terrain::sea;
    known.port[{2, 0}] = HarbourKind::wool;
    const auto moved = [](Hex h) {
        const Hex t = turned(h, 2);
        return Hex{t.q + 1, t.r - 1};
    };
    Layout read;
    for (const Hex h : hexes(known)) {
        if (!isLand(known, h)) continue;
        read.terrain[moved(h)] = known.terrain[h];
        read.token[moved(h)] = known.token[h];
    }
    const auto there = asItLies(known, read);
    ASSERT_TRUE(there);
    EXPECT_EQ(there->terrain[moved({2, 0})], Terrain::sea);
    EXPECT_EQ(there->port[moved({2, 0})], HarbourKind::wool);
    ASSERT_TRUE(there->river);
    EXPECT_EQ(there->river->z, moved(known.river->z));
    EXPECT_EQ(objectionTo(*there->river, *there), std::nullopt) << "the mouth has turned with it";
    read.terrain[moved({3, 0})] = Terrain::desert;
    EXPECT_EQ(asItLies(known, read), std::nullopt);
}

TEST(Layout, OneLineAHex) {
    Layout layout = islandWithRiver();
    layout.token[{0, 0}] = 6;
    EXPECT_EQ(text(layout, {0, 0}), "0,0 fields 6");
    EXPECT_EQ(text(layout, {0, -1}), "0,-1 hills");
    EXPECT_EQ(hexes(layout).size(), 9u);
}

}  // namespace
}  // namespace hexwarden::board
