// Moves and attacks of Conquest against the slow reference, on thousands of tables thrown together at random.
#include "tests/support/seed.h"
#include "tests/support/slow_conquest.h"
#include "tests/support/slow_rules.h"
#include "tests/support/slow_units.h"
#include "tracker/board/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::rules::conquest {
namespace {

constexpr int kTables = 1000;

GameState randomTable(std::mt19937& random) {
    GameState state = support::conquestThrownTogether(
        {.radius = 2 + static_cast<int>(random() % 2), .buildings = 8, .walls = 25, .units = 24, .players = 3}, random);
    support::embarkSome(state, random);
    return state;
}

std::string describe(const game::Stack& s) {
    return std::string(word(s.owner)) + " " + std::string(word(s.piece)) + " " + board::text(s.at);
}

TEST(UnitMoves, AsTheSlowReferenceHasThem) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    int ways = 0, boardings = 0, settled = 0;
    for (int i = 0; i < kTables && !testing::Test::HasFailure(); ++i) {
        const GameState state = randomTable(random);
        for (const game::Stack& s : state.stacks) {
            SCOPED_TRACE("table " + std::to_string(i) + ", " + describe(s));
            const Mover mover{s.owner, s.piece, s.at, static_cast<int>(random() % 6), random() % 4 != 0};
            std::vector<std::set<Hex>> slow;  // by steps
            for (Mover m = mover; m.steps >= 0; --m.steps) slow.insert(slow.begin(), support::slowReach(state, m));
            std::set<Hex> fast;
            for (const Way& way : waysOf(state, mover)) {
                ++ways;
                fast.insert(way.to());
                boardings += isKnight(s.piece) && board::isWater(state.layout.terrain[way.to()]);
                settled += state.hexBuildings[way.to()].piece != Piece::none;
                Hex at = s.at;
                for (Hex next : way.path) {
                    EXPECT_EQ(distance(at, next), 1);
                    at = next;
                }
                EXPECT_FALSE(slow[way.path.size() - 1].contains(way.to())) << board::text(way.to());
            }
            EXPECT_EQ(fast, slow.back()) << mover.steps;
        }
    }
    EXPECT_GT(ways, 1000);
    EXPECT_GT(boardings, 100);
    EXPECT_GT(settled, 100);
}

TEST(UnitAttacks, AsTheSlowReferenceHasThem) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    int targets = 0, before = 0, instead = 0;
    for (int i = 0; i < kTables && !testing::Test::HasFailure(); ++i) {
        const GameState state = randomTable(random);
        for (const game::Stack& s : state.stacks) {
            SCOPED_TRACE("table " + std::to_string(i) + ", " + describe(s));
            const auto fast = attacksOf(state, s.owner, s.piece, s.at);
            const auto slow = support::slowAttacks(state, s.owner, s.piece, s.at);
            ASSERT_EQ(fast.size(), slow.size());
            for (std::size_t k = 0; k < fast.size(); ++k) {
                ++targets;
                before += !fast[k].first.empty();
                instead += !fast[k].may.empty();
                EXPECT_TRUE(fast[k].target == slow[k].target);
                EXPECT_TRUE(fast[k].first == slow[k].first) << board::text(fast[k].target.at);
                EXPECT_TRUE(fast[k].may == slow[k].may) << board::text(fast[k].target.at);
            }
        }
    }
    EXPECT_GT(targets, 1000);
    EXPECT_GT(before, 100);
    EXPECT_GT(instead, 100);
}

}  // namespace
}  // namespace hexwarden::rules::conquest
