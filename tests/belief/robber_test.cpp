#include "tests/support/fabricated_table.h"
#include "tracker/belief/belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Change;
using board::Hex;
using support::FabricatedTable;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::vector<Change> watch(Belief& belief, FabricatedTable& table, int frames) {
    std::vector<Change> all;
    for (int i = 0; i < frames; ++i)
        for (const auto& change : belief.take(table.look())) all.push_back(change);
    return all;
}

TEST(Robber, IsFoundMovesAndIsReportedOnce) {
    FabricatedTable table;
    Belief belief;
    table.putRobber(Hex{0, 0});
    auto changes = watch(belief, table, 20);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(std::get<board::RobberChange>(changes[0]).from, std::nullopt);
    table.putRobber(std::nullopt);  // in somebody's hand
    EXPECT_THAT(watch(belief, table, 20), IsEmpty());
    table.putRobber(Hex{1, -1});
    changes = watch(belief, table, 20);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(std::get<board::RobberChange>(changes[0]).from, (Hex{0, 0}));
    EXPECT_EQ(std::get<board::RobberChange>(changes[0]).to, (Hex{1, -1}));
    EXPECT_EQ(belief.robber(), (Hex{1, -1}));
}

TEST(Robber, IsNotTakenForSeenWhereNobodyStandsWhileHeStandsBesideTheBoard) {
    Belief belief;
    const auto watchTile = [&](float probability) {
        std::vector<board::Change> all;
        for (int i = 0; i < 40; ++i) {
            board::Observation seen;
            seen.poseQuality = 1;
            seen.atMs = 100 * i;
            seen.robber = {Hex{1, 0}, probability};
            for (const auto& change : belief.take(seen)) all.push_back(change);
        }
        return all;
    };
    EXPECT_THAT(watchTile(.73F), IsEmpty()) << "a tile of dark rock";
    EXPECT_THAT(watchTile(.97F), SizeIs(1));
}

TEST(Robber, WherePeopleSayHeIsNotHeIsNotSeenAgain) {
    FabricatedTable table;
    Belief belief;
    table.putRobber(Hex{0, 0});
    watch(belief, table, 20);
    belief.confirmRobber(Hex{1, 0});
    EXPECT_THAT(watch(belief, table, 40), IsEmpty());
    table.putRobber(Hex{1, 0});
    watch(belief, table, 20);
    table.putRobber(Hex{0, 0});
    EXPECT_THAT(watch(belief, table, 20), SizeIs(1));
}

TEST(Robber, UnderAHandHeIsNotGuessedElsewhere) {
    FabricatedTable table;
    Belief belief;
    table.putRobber(Hex{0, 0});
    watch(belief, table, 20);
    table.coverWithHand({Hex{0, 0}});
    const auto look = [&](float probability) {
        auto seen = table.look();
        seen.robber = board::RobberReading{{1, -1}, probability};
        return belief.take(seen);
    };
    for (int i = 0; i < 40; ++i) EXPECT_THAT(look(0.35F), IsEmpty()) << "of what is in view that tile is the likeliest";
    std::size_t moves = 0;
    for (int i = 0; i < 40; ++i) moves += look(0.9F).size();
    EXPECT_EQ(moves, 1U) << "there he is seen, whatever the hand hides";
}

TEST(Robber, ATileHardlyMoreLikelyThanHisOwnSaysNothing) {
    FabricatedTable table;
    Belief belief;
    table.putRobber(Hex{0, 0});
    watch(belief, table, 20);
    for (int i = 0; i < 100; ++i) {
        auto seen = table.look();
        seen.robber = board::RobberReading{{1, -1}, 0.54F};
        seen.robberOdds = {{{0, 0}, 1.0F}, {{1, -1}, 1.2F}};
        EXPECT_THAT(belief.take(seen), IsEmpty());
    }
    EXPECT_EQ(belief.robber(), (Hex{0, 0}));
}

TEST(Robber, WhereNothingIsKnownTheLikeliestTileIsNotHis) {
    FabricatedTable table;
    Belief belief;
    for (int i = 0; i < 100; ++i) {
        auto seen = table.look();
        seen.robber = board::RobberReading{{1, -1}, 0.06F};
        EXPECT_THAT(belief.take(seen), IsEmpty());
    }
    table.putRobber(Hex{1, -1});
    EXPECT_THAT(watch(belief, table, 40), SizeIs(1)) << "there he is plainly seen";
}

/// Looks at tiles of which one is read plainly and others hardly, with the noise of a still camera.
class FaintRobber : public ::testing::Test {
  protected:
    std::vector<Change> watch(int frames, std::map<Hex, double> robberAdds, std::optional<Hex> plain = {}) {
        std::vector<Change> all;
        std::normal_distribution<double> noise(0, 0.1);
        for (int i = 0; i < frames; ++i) {
            board::Observation seen;
            seen.atMs = atMs_ += FabricatedTable::kFrameMs;
            seen.poseQuality = 1;
            if (plain) seen.robber = board::RobberReading{*plain, 0.9F};
            for (int q = -2; q <= 2; ++q)
                for (int r = -2; r <= 2; ++r)
                    if (const Hex hex{q, r}; distance(hex, {0, 0}) <= 2)
                        seen.robberOdds.push_back(
                            {hex, static_cast<float>(-4 - 0.2 * q + robberAdds[hex] + noise(random_))});
            for (const auto& change : belief_.take(seen)) all.push_back(change);
        }
        return all;
    }

    std::mt19937 random_{11};
    std::int64_t atMs_ = 0;
    Belief belief_;
};

TEST_F(FaintRobber, IsFoundWhereATileChangedAfterHeLeft) {
    EXPECT_THAT(watch(40, {{{-2, 1}, 5.5}}, Hex{-2, 1}), SizeIs(1));
    EXPECT_THAT(watch(30, {}), IsEmpty()) << "in somebody's hand";
    const auto changes = watch(12, {{{1, -1}, 0.6}});
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(std::get<board::RobberChange>(changes[0]).to, (Hex{1, -1}));
}

TEST_F(FaintRobber, StaysWhileHisOwnTileLooksAsBefore) {
    watch(40, {{{-2, 1}, 5.5}}, Hex{-2, 1});
    EXPECT_THAT(watch(60, {{{-2, 1}, 5.5}, {{1, -1}, 1.2}}), IsEmpty()) << "a settlement came onto another tile";
    EXPECT_EQ(belief_.robber(), (Hex{-2, 1}));
}

TEST_F(FaintRobber, IsNotGuessedWhileTwoTilesHaveChangedAlike) {
    watch(40, {{{-2, 1}, 5.5}}, Hex{-2, 1});
    EXPECT_THAT(watch(40, {{{1, -1}, 0.6}, {{0, 1}, 0.6}}), IsEmpty());
}

}  // namespace
}  // namespace hexwarden::belief
