#include "tracker/board/text.h"

#include "tracker/board/words.h"

#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

TEST(Text, SitesGoBothWays) {
    for (int q = -kReach; q <= kReach; ++q)
        for (int r = -kReach; r <= kReach; ++r) {
            const Hex h{q, r};
            EXPECT_EQ(hexOf(text(h)), h);
            for (Corner c : corners(h)) {
                EXPECT_EQ(cornerOf(text(c)), c);
                EXPECT_EQ(siteOf(text(c)), Site{c});
            }
            for (Edge e : edges(h)) {
                EXPECT_EQ(edgeOf(text(e)), e);
                EXPECT_EQ(siteOf(text(e)), Site{e});
            }
        }
}

TEST(Text, CornersAreOrderedAsTheirNamesAreSorted) {
    for (Hex h : {Hex{0, 0}, Hex{-1, 10}, Hex{2, -3}, Hex{10, 1}})
        for (Corner a : corners(h))
            for (Corner b : corners(Hex{-2, 1})) EXPECT_EQ(nameOrder(a) < nameOrder(b), text(a) < text(b));
}

// The examples of the interface description: every corner has exactly one name, corners clockwise from the top.
TEST(Text, CornersAreNamedAsTheInterfaceNamesThem) {
    const auto c = corners({0, 0});
    const std::array<std::string, 6> names{"0,0,N", "1,-1,S", "0,1,N", "0,0,S", "-1,1,N", "0,-1,S"};
    for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(text(c[i]), names[i]);
}

TEST(Text, EdgesNameTheirCornersSortedAsStrings) {
    EXPECT_EQ(text(edge({0, 0}, Direction::northEast)), "0,0,N/1,-1,S");
    EXPECT_EQ(text(edge({0, 0}, Direction::southWest)), "-1,1,N/0,0,S");
    EXPECT_EQ(edgeOf("1,-1,S/0,0,N"), edge({0, 0}, Direction::northEast));
}

TEST(Text, SidesAndCornersOfAHexAreReadToo) {
    EXPECT_EQ(edgeOf("0,0,W"), edge({-1, 0}, Direction::east));
    EXPECT_EQ(cornerOf("0,0,SE"), (Corner{{0, 1}, Tip::north}));
    EXPECT_EQ(siteOf("0,0,NE"), Site{edge({0, 0}, Direction::northEast)});
}

TEST(Text, NonsenseIsNoSite) {
    for (const char* bad :
         {"", "0", "0,", ",0", "0,0,", "0,0,X", "0,0,N ", "a,b", "99,0", "0,0,N/0,0,S", "0,0,N/", "1.5,0"})
        EXPECT_FALSE(siteOf(bad)) << bad;
}

TEST(Words, GoBothWays) {
    for (Terrain t : kTerrains) EXPECT_EQ(terrainOf(word(t)), t);
    for (Resource r : kResources) EXPECT_EQ(resourceOf(word(r)), r);
    for (Colour c : kColours) EXPECT_EQ(colourOf(word(c)), c);
    for (Piece p : kPieces) EXPECT_EQ(pieceOf(word(p)), p);
    for (Shape s : kShapes) EXPECT_EQ(shapeOf(word(s)), s);
    EXPECT_EQ(harbourKindOf("3:1"), HarbourKind::any);
    EXPECT_FALSE(terrainOf("none"));
    EXPECT_FALSE(pieceOf("none"));
    EXPECT_FALSE(colourOf("Red"));
}

TEST(Words, PipsAreSixLessTheDistanceFromSeven) {
    const std::array<int, 13> expected{0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1};
    for (int token = 0; token <= 12; ++token) EXPECT_EQ(pips(static_cast<Token>(token)), expected[token]) << token;
}

}  // namespace
}  // namespace hexwarden::board
