// Neighbour relations by brute force over every playable hex.
#include "tracker/board/site.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

template <class F>
void forEachPlayable(F visit) {
    for (int q = -kReach; q <= kReach; ++q)
        for (int r = -kReach; r <= kReach; ++r) visit(Hex{q, r});
}

template <class Range, class T>
bool has(const Range& range, const T& value) {
    return std::find(range.begin(), range.end(), value) != range.end();
}

Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<int>(d) + 3) % 6);
}

TEST(Geometry, SixNeighboursAllOneStepAwayAndMutual) {
    forEachPlayable([](Hex h) {
        for (Direction d : kDirections) {
            EXPECT_EQ(distance(h, neighbour(h, d)), 1);
            EXPECT_EQ(neighbour(neighbour(h, d), opposite(d)), h);
        }
    });
}

TEST(Geometry, AHexAndItsCornersKnowEachOther) {
    forEachPlayable([](Hex h) {
        const auto all = corners(h);
        EXPECT_EQ(std::set(all.begin(), all.end()).size(), 6u);
        for (Corner c : all) EXPECT_TRUE(has(hexes(c), h));
    });
}

TEST(Geometry, CornersGoRoundTheHexOneEdgeAtATime) {
    forEachPlayable([](Hex h) {
        const auto c = corners(h);
        const auto e = edges(h);
        for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(edgeBetween(c[i], c[(i + 1) % 6]), e[i]);
    });
}

TEST(Geometry, AnEdgeSeparatesTheTwoHexesThatShareIt) {
    forEachPlayable([](Hex h) {
        for (Direction d : kDirections) {
            const Edge e = edge(h, d);
            EXPECT_TRUE(has(hexes(e), h));
            EXPECT_TRUE(has(hexes(e), neighbour(h, d)));
            EXPECT_EQ(e, edge(neighbour(h, d), opposite(d)));
            EXPECT_EQ(edgeBetween(h, neighbour(h, d)), e);
        }
    });
}

TEST(Geometry, ACornerHasThreeNeighboursThreeEdgesThreeHexes) {
    forEachPlayable([](Hex h) {
        for (Tip tip : {Tip::north, Tip::south}) {
            const Corner c{h, tip};
            for (std::size_t i = 0; i < 3; ++i) {
                EXPECT_TRUE(has(neighbours(neighbours(c)[i]), c));
                EXPECT_TRUE(has(ends(edges(c)[i]), c));
                EXPECT_EQ(otherEnd(edges(c)[i], c), neighbours(c)[i]);
            }
        }
    });
}

TEST(Geometry, AHexTouchesItselfItsCornersAndItsEdges) {
    forEachPlayable([](Hex h) {
        EXPECT_TRUE(touches(h, h));
        EXPECT_FALSE(touches(h, neighbour(h, Direction::west)));
        for (Tip tip : {Tip::north, Tip::south})
            for (Hex other : neighbours(h))
                EXPECT_EQ(touches(other, Corner{h, tip}), has(corners(other), Corner{h, tip}));
        for (Edge e : edges(h)) EXPECT_TRUE(touches(h, e));
        for (Edge e : edges(neighbour(h, Direction::east))) EXPECT_EQ(touches(h, e), e == edge(h, Direction::east));
    });
}

TEST(Geometry, IndexesAreDenseAndGoBothWays) {
    for (std::size_t i = 0; i < kHexCount; ++i) EXPECT_EQ(Hex::at(i).index(), i);
    for (std::size_t i = 0; i < kCornerCount; ++i) EXPECT_EQ(Corner::at(i).index(), i);
    for (std::size_t i = 0; i < kEdgeCount; ++i) EXPECT_EQ(Edge::at(i).index(), i);
}

TEST(Geometry, SitesApartHaveNoCommonEdge) {
    EXPECT_FALSE(edgeBetween(Hex{0, 0}, Hex{2, 0}));
    EXPECT_FALSE(edgeBetween(Corner{{0, 0}, Tip::north}, Corner{{0, 0}, Tip::south}));
}

TEST(SiteMap, HoldsOneValueASite) {
    SiteMap<Edge, std::uint8_t> map;
    map[edge({0, 0}, Direction::west)] = 7;
    EXPECT_EQ((map[edge({-1, 0}, Direction::east)]), 7);
    EXPECT_EQ((map[edge({0, 0}, Direction::east)]), 0);
    static_assert(std::is_trivially_copyable_v<SiteMap<Edge, std::uint8_t>>);
}

}  // namespace
}  // namespace hexwarden::board
