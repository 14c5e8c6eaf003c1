#include "tracker/board/board_spec.h"

#include "tests/support/shipped_board.h"
#include "tracker/board/message.h"

#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::board {
namespace {

using support::shippedBoard;

template <class Counts>
int sum(const Counts& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

// BASE-1, BASE-2, BASE-4
TEST(BoardSpec, BaseBoxesHoldWhatTheRulesSay) {
    const BoardSpec small = shippedBoard("base-19"), large = shippedBoard("base-30");
    EXPECT_EQ(small.land.size(), 19u);
    EXPECT_EQ(sum(small.terrainCount), 19);
    EXPECT_EQ(sum(small.tokenCount), 18);
    EXPECT_EQ(sum(small.harbourCount), 9);
    EXPECT_EQ(large.land.size(), 30u);
    EXPECT_EQ(sum(large.terrainCount), 30);
    EXPECT_EQ(sum(large.tokenCount), 28);
    EXPECT_EQ(sum(large.harbourCount), 11);
}

TEST(BoardSpec, TheBaseFrameIsTheHexagonOfRadiusTwo) {
    for (Hex h : shippedBoard("base-19").land) EXPECT_LE(distance(h, {0, 0}), 2);
}

TEST(BoardSpec, AWrongLineIsNamed) {
    for (const char* bad : {"board x\nrows 3 4\nterrain wood 4\n", "board x\nrows 3\nterrain forest\n", "rows 3\n",
                            "board x\nrows 0\n", "board x\nrows 3\ntoken 7 1\n"}) {
        try {
            parseBoardSpec(bad, "odd.txt");
            ADD_FAILURE() << bad;
        } catch (const Failure& e) {
            EXPECT_THAT(e.what(), testing::StartsWith("odd.txt, line "));
        }
    }
}

}  // namespace
}  // namespace hexwarden::board
