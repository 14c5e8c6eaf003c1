// Conquest's shapes, ways and production against the slow and obvious ones, on tables thrown together at random.
#include "companion/rules/conquest/economy.h"
#include "companion/rules/conquest/shapes.h"
#include "companion/rules/conquest/ways.h"
#include "companion/rules/recipes.h"
#include "companion/rules/routes.h"
#include "tests/support/seed.h"
#include "tests/support/slow_conquest.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden::rules::conquest {
namespace {

using support::conquestThrownTogether;

class ConquestAgainstSlow : public testing::Test {
  protected:
    const unsigned seed = support::seed();
    std::mt19937 random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};

    Hex anyHex(const GameState& state) {
        const auto all = hexes(state.layout);
        return all[random() % all.size()];
    }
};

std::set<std::set<Hex>> sets(const std::vector<std::vector<Hex>>& lists) {
    std::set<std::set<Hex>> all;
    for (const auto& list : lists) all.emplace(list.begin(), list.end());
    return all;
}

TEST_F(ConquestAgainstSlow, WalledInBuildings) {
    int found = 0;
    for (int i = 0; i < 1500; ++i) {
        // Few colours and many walls, or rings would hardly ever close.
        const GameState state = conquestThrownTogether({2, 8, 45 + 10 * (i % 8), 0, 1 + i % 2}, random);
        for (const auto& seat : state.seats) {
            const auto areas = walledIn(state, seat.colour);
            ASSERT_EQ(sets(areas), support::slowWalledIn(state, seat.colour)) << word(seat.colour);
            found += static_cast<int>(areas.size());
        }
    }
    EXPECT_GT(found, 300);
}

TEST_F(ConquestAgainstSlow, LongestWalls) {
    for (int i = 0; i < 1500; ++i) {
        GameState state = conquestThrownTogether({2, 4, 16, 0, 1 + i % 3}, random);
        std::vector<Edge> without;
        for (std::size_t e = 0; e < board::kEdgeCount; ++e)
            if (state.routes[Edge::at(e)].piece == Piece::wall && random() % 6 == 0) without.push_back(Edge::at(e));
        for (const auto& seat : state.seats) {
            const auto chain = longestWall(state, seat.colour, without);
            GameState rest = state;
            for (Edge e : without) rest.routes[e] = {};
            const int slow = support::slowLongest(rest, seat.colour, lengthsOf({{Piece::wall, 1}}));
            ASSERT_EQ(static_cast<int>(chain.size()), slow);
            for (Edge e : chain) EXPECT_EQ(rest.routes[e], (game::Occupant{Piece::wall, seat.colour}));
        }
    }
}

TEST_F(ConquestAgainstSlow, ConnectedBuildings) {
    int large = 0;
    for (int i = 0; i < 1500; ++i) {
        const GameState state = conquestThrownTogether({3, 20, 0, 0, 2}, random);
        std::vector<Hex> without;
        for (int n = 0; n < 4; ++n) without.push_back(anyHex(state));
        for (const auto& seat : state.seats) {
            const auto groups = connectedBuildings(state, seat.colour, without);
            ASSERT_EQ(sets(groups), support::slowConnectedBuildings(state, seat.colour, without));
            for (const auto& group : groups) large += group.size() >= 3;
        }
    }
    EXPECT_GT(large, 300);
}

TEST_F(ConquestAgainstSlow, IslandsOfTheBoard) {
    for (int i = 0; i < 1000; ++i) {
        const GameState state = conquestThrownTogether({3, 0, 0, 0, 1}, random);
        const Islands islands(state.layout);
        std::vector<std::vector<Hex>> lists(static_cast<std::size_t>(islands.count()));
        for (std::size_t h = 0; h < board::kHexCount; ++h)
            if (const int island = islands.at(Hex::at(h)); island >= 0)
                lists[static_cast<std::size_t>(island)].push_back(Hex::at(h));
        ASSERT_EQ(sets(lists), support::slowIslands(state));
    }
}

TEST_F(ConquestAgainstSlow, StepsBetweenHexes) {
    int found = 0, none = 0;
    for (int i = 0; i < 1500; ++i) {
        const GameState state = conquestThrownTogether({3, 8, 40, 0, 3}, random);
        const Piece unit = i % 2 == 0 ? Piece::cargo : Piece::archer;
        for (int n = 0; n < 4; ++n) {
            Hex from = anyHex(state), to = anyHex(state);
            const Colour owner = state.seats[random() % 3].colour;
            const auto steps = stepsBetween(state, owner, unit, from, to);
            ASSERT_EQ(steps, support::slowSteps(state, owner, unit, from, to))
                << board::text(from) << " " << board::text(to);
            ++(steps ? found : none);
        }
    }
    EXPECT_GT(found, 1000);
    EXPECT_GT(none, 1000);
}

TEST_F(ConquestAgainstSlow, Production) {
    for (const char* ownHexDraws : {"true", "false"}) {
        const auto rules = std::get<0>(compose({"conquest"}, {{"own_hex_draws", ownHexDraws}}, 3));
        for (int i = 0; i < 400; ++i) {
            const GameState state = conquestThrownTogether({3, 12, 0, 16, 3}, random);
            Ledger ledger;
            ledger.bank.fill(kUnlimited);
            for (int roll : {2, 3, 4, 5, 6, 8, 9, 10, 11, 12})
                ASSERT_EQ(rules->produce(state, ledger, roll).gains(),
                          support::slowConquestProduction(state, roll, ownHexDraws == std::string_view("true")))
                    << roll;
        }
    }
}

/// One card a level, and only of land that the building touches.
TEST_F(ConquestAgainstSlow, ChoicesOfASeven) {
    for (int i = 0; i < 400; ++i) {
        const GameState state = conquestThrownTogether({3, 12, 0, 6, 3}, random);
        for (const Choice& c : choicesOfSeven(state, false)) {
            const auto building = state.hexBuildings[c.building];
            EXPECT_EQ(building.colour, c.player);
            std::set<Resource> there;
            for (Hex h : neighbours(c.building))
                if (const auto r = board::yieldOf(state.layout.terrain[h]); r && isLand(state.layout, h))
                    there.insert(*r);
            EXPECT_EQ(std::set<Resource>(c.among.begin(), c.among.end()), there);
            EXPECT_EQ(c.among.size(), there.size());
        }
    }
}

}  // namespace
}  // namespace hexwarden::rules::conquest
