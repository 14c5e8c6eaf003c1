#include "tracker/board/frame.h"

#include "tests/support/shipped_board.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>

namespace hexwarden::board {
namespace {

using support::shippedBoard;

/// The hexes that have at most three neighbours.
std::vector<Hex> cornersOf(const std::vector<Hex>& land) {
    std::vector<Hex> corners;
    for (const Hex h : land) {
        const auto around = neighbours(h);
        if (std::ranges::count_if(around, [&](Hex n) { return std::ranges::count(land, n) > 0; }) <= 3)
            corners.push_back(h);
    }
    return corners;
}

TEST(Frame, TheCoastGoesRoundTheIslandEdgeByEdge) {
    for (const auto& [name, length] : {std::pair("base-19", 30U), {"base-30", 38U}}) {
        const auto coast = coastOf(shippedBoard(name).land);
        ASSERT_EQ(coast.size(), length) << name;
        for (std::size_t i = 0; i < coast.size(); ++i) {
            const auto here = ends(coast[i]), next = ends(coast[(i + 1) % coast.size()]);
            EXPECT_TRUE(std::ranges::any_of(here, [&](Corner c) { return c == next[0] || c == next[1]; }))
                << name << ", edge " << i << " does not touch the one after it";
        }
    }
    const auto coast = coastOf(shippedBoard("base-19").land);
    EXPECT_EQ(coast[0], edge(Hex{0, -2}, Direction::northWest));
    EXPECT_EQ(coast[1], edge(Hex{0, -2}, Direction::northEast)) << "clockwise";
}

TEST(Frame, NoTwoHarboursShareACorner) {
    for (const char* name : {"base-19", "base-30"})
        for (int turn : {0, 5, -3}) {
            std::set<Corner> corners;
            const auto slots = harbourSlots(shippedBoard(name), turn);
            EXPECT_EQ(slots.size(), name == std::string("base-19") ? 9U : 11U);
            for (const Edge e : slots)
                for (const Corner c : ends(e)) EXPECT_TRUE(corners.insert(c).second) << name << " " << turn;
        }
}

TEST(Frame, TheFrameOfFourHasItsHarboursThreeFourAndThreeEdgesApart) {
    const auto spec = shippedBoard("base-19");
    const auto coast = coastOf(spec.land);
    std::vector<int> at;
    for (const Edge e : harbourSlots(spec)) at.push_back(static_cast<int>(std::ranges::find(coast, e) - coast.begin()));
    EXPECT_THAT(at, testing::ElementsAre(0, 3, 7, 10, 13, 17, 20, 23, 27));
}

TEST(Frame, ASpiralGoesAnticlockwiseRoundByRoundFromEveryCorner) {
    for (const char* name : {"base-19", "base-30"}) {
        const auto land = shippedBoard(name).land;
        EXPECT_EQ(cornersOf(land).size(), 6U) << name;
        for (const Hex corner : cornersOf(land)) {
            const auto spiral = spiralFrom(corner, land);
            EXPECT_EQ(spiral[0], corner);
            EXPECT_THAT(spiral, testing::UnorderedElementsAreArray(land));
            for (std::size_t i = 1; i < spiral.size(); ++i)
                EXPECT_EQ(distance(spiral[i - 1], spiral[i]), 1) << name << ": " << i;
        }
    }
    const auto spiral = spiralFrom({0, -2}, shippedBoard("base-19").land);
    EXPECT_EQ(spiral[1], (Hex{-1, -1})) << "anticlockwise: to the south-west from the north-west corner";
    EXPECT_EQ(spiral.back(), (Hex{0, 0}));
}

}  // namespace
}  // namespace hexwarden::board
