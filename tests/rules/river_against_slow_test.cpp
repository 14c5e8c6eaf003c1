// The rules of the Great River against the slow and obvious ones, on rivers laid at random.
#include "companion/rules/placements.h"
#include "companion/rules/recipes.h"
#include "companion/rules/river/account.h"
#include "tests/support/seed.h"
#include "tests/support/slow_river.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

class RiverAgainstSlow : public testing::Test {
  protected:
    const unsigned seed = support::seed();
    std::mt19937 random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};
    std::shared_ptr<const RuleSet> river = std::get<0>(compose({"great-river"}, {}, 3));

    /// A table with a river; bridges lie on some of its sites.
    GameState table(int routes, int buildings) {
        GameState state;
        while (!state.layout.river) {
            state = support::thrownTogether({2, routes, buildings, {Piece::road}, random() % 2 == 0}, random);
            support::layRiver(state, random);
        }
        for (Edge site : bridgeSites(*state.layout.river)) {
            state.routes[site] = {};
            if (random() % 3 != 0) state.routes[site] = {Piece::bridge, state.seats[random() % 2].colour};
        }
        return state;
    }
};

TEST_F(RiverAgainstSlow, Placements) {
    int bridges = 0;
    for (int i = 0; i < 60; ++i) {
        GameState state = table(22, 6);
        Ledger ledger = river->open(state);
        for (auto& left : ledger.stock) left.fill(kUnlimited);
        for (const auto& seat : state.seats) {
            letAct(state, ledger, seat.colour);
            for (Piece piece : {Piece::road, Piece::bridge, Piece::settlement}) {
                std::set<std::string> fast;
                for (const Site& s : placements(*river, state, ledger, seat.colour, piece)) fast.insert(board::text(s));
                EXPECT_EQ(fast, support::slowRiverPlacements(state, seat.colour, piece)) << word(piece);
                if (piece == Piece::bridge) bridges += static_cast<int>(fast.size());
            }
        }
    }
    EXPECT_GT(bridges, 0);
}

TEST_F(RiverAgainstSlow, Production) {
    for (int i = 0; i < 200; ++i) {
        const GameState state = table(0, 14);
        for (const bool flooded : {false, true}) {
            Ledger before;
            rules::river::accountOf(before).flooded = flooded;
            Ledger ledger = river->open(state, before);
            ledger.bank.fill(kUnlimited);
            for (int roll = 2; roll <= 12; ++roll)
                EXPECT_EQ(river->produce(state, ledger, roll).gains(),
                          support::slowRiverProduction(state, flooded, roll))
                    << roll;
        }
    }
}

TEST_F(RiverAgainstSlow, HolderOfTheLongestRoad) {
    int held = 0;
    for (int i = 0; i < 1500; ++i) {
        const GameState state = table(30, 3);
        const auto pick = random() % (state.seats.size() + 1);
        Ledger before;
        if (pick < state.seats.size()) before.longest.holder = state.seats[pick].colour;
        const auto holder = river->open(state, before).longest.holder;
        held += holder.has_value();
        EXPECT_EQ(holder, support::slowRiverHolder(state, before.longest.holder));
    }
    EXPECT_GT(held, 0);
}

}  // namespace
}  // namespace hexwarden::rules
