// The fast rules against the slow and obvious ones, on tables thrown together at random.
#include "companion/rules/longest_trail.h"
#include "companion/rules/placements.h"
#include "companion/rules/recipes.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tests/support/slow_ships.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <map>
#include <numeric>

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

using support::RandomTable;
using support::thrownTogether;

constexpr RouteLengths kLengths = lengthsOf({{Piece::road, 2}, {Piece::ship, 2}, {Piece::bridge, 3}});

class AgainstSlow : public testing::Test {
  protected:
    const unsigned seed = support::seed();
    std::mt19937 random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};
};

/// The chain must really be one: each edge once, each joined to the one before.
void expectIsChain(const GameState& state, Colour player, const LongestChain& chain) {
    int sum = 0;
    std::set<Edge> used;
    for (std::size_t i = 0; i < chain.edges.size(); ++i) {
        const auto route = state.routes[chain.edges[i]];
        EXPECT_EQ(route.colour, player);
        EXPECT_TRUE(used.insert(chain.edges[i]).second);
        sum += kLengths[static_cast<std::size_t>(route.piece)];
        if (i == 0) continue;
        const auto a = ends(chain.edges[i - 1]), b = ends(chain.edges[i]);
        EXPECT_TRUE(a[0] == b[0] || a[0] == b[1] || a[1] == b[0] || a[1] == b[1]);
    }
    EXPECT_EQ(sum, chain.halfRoads);
}

TEST_F(AgainstSlow, LongestChains) {
    const std::vector<RandomTable> tables{
        {1, 14, 2, {Piece::road}, false},
        {2, 40, 4, {Piece::road}, false},
        {2, 60, 6, {Piece::road, Piece::ship}, false},
        {2, 50, 4, {Piece::road, Piece::ship, Piece::bridge}, true},
    };
    for (int i = 0; i < 1500; ++i) {
        const GameState state = thrownTogether(tables[static_cast<std::size_t>(i) % tables.size()], random);
        for (const auto& seat : state.seats) {
            const LongestChain chain = longestChain(state, seat.colour, kLengths);
            ASSERT_EQ(chain.halfRoads, support::slowLongest(state, seat.colour, kLengths)) << word(seat.colour);
            expectIsChain(state, seat.colour, chain);
        }
    }
}

/// One colour everywhere: many rings, so the sweep answers.
TEST_F(AgainstSlow, LongestChainsFullOfRings) {
    for (int i = 0; i < 60; ++i) {
        GameState state = thrownTogether({1, 45, 1, {Piece::road}, false}, random);
        for (std::size_t e = 0; e < board::kEdgeCount; ++e)
            if (auto& route = state.routes[Edge::at(e)]; route.piece != Piece::none) route.colour = Colour::red;
        const LongestChain chain = longestChain(state, Colour::red, kLengths);
        ASSERT_EQ(chain.halfRoads, support::slowLongest(state, Colour::red, kLengths));
        expectIsChain(state, Colour::red, chain);
    }
}

/// Every walk from a node, link by link.
int heaviestFrom(const TrailGraph& graph, int node, std::vector<bool>& used) {
    int heaviest = 0;
    for (std::size_t i = 0; i < graph.links.size(); ++i) {
        const Link& link = graph.links[i];
        if (used[i] || (link.a != node && link.b != node)) continue;
        used[i] = true;
        heaviest = std::max(heaviest, link.weight + heaviestFrom(graph, link.a == node ? link.b : link.a, used));
        used[i] = false;
    }
    return heaviest;
}

TEST_F(AgainstSlow, TheSweepFindsWhatEveryWalkFinds) {
    for (int i = 0; i < 800; ++i) {
        TrailGraph graph;
        graph.nodes = 4 + static_cast<int>(random() % 9);
        std::vector<int> degree(static_cast<std::size_t>(graph.nodes));
        for (int tries = 0; tries < 40; ++tries) {
            const auto a = random() % static_cast<unsigned>(graph.nodes),
                       b = random() % static_cast<unsigned>(graph.nodes);
            if (a == b || degree[a] == 3 || degree[b] == 3) continue;
            ++degree[a];
            ++degree[b];
            graph.links.push_back({static_cast<int>(a), static_cast<int>(b), 1 + static_cast<int>(random() % 3)});
        }
        std::vector<int> order(graph.links.size());
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), random);
        const Trail swept = heaviestByFrontier(graph, order);
        int heaviest = 0;
        std::vector<bool> used(graph.links.size());
        for (int node = 0; node < graph.nodes; ++node) heaviest = std::max(heaviest, heaviestFrom(graph, node, used));
        EXPECT_EQ(swept.weight, heaviest);
        int sum = 0;
        for (int link : swept.links) sum += graph.links[static_cast<std::size_t>(link)].weight;
        EXPECT_EQ(sum, swept.weight);
    }
}

/// Every edge of a 19-hex board in one colour: 72 edges, of which the best trail leaves out as few as 54 corners with
/// three edges inside allow. Found here because a search by depth would not end.
TEST(LongestChain, AWholeBoardOfOneColourIsMeasured) {
    std::mt19937 fixed(1);
    GameState state = thrownTogether({2, 0, 0, {Piece::road}, false}, fixed);
    int edgeCount = 0;
    for (Hex h : hexes(state.layout))
        for (Edge e : edges(h)) {
            edgeCount += state.routes[e].piece == Piece::none;
            state.routes[e] = {Piece::road, Colour::red};
        }
    ASSERT_EQ(edgeCount, 72);
    // 36 corners have three edges; a trail may end at two of them and must leave one edge of each pair of the others.
    EXPECT_EQ(longestChain(state, Colour::red, kLengths).halfRoads, 2 * (72 - (36 - 2) / 2));
}

class RulesAgainstSlow : public AgainstSlow {
  protected:
    std::shared_ptr<const RuleSet> base = std::get<0>(compose({}, {}, 3));
};

TEST_F(RulesAgainstSlow, Production) {
    for (int i = 0; i < 500; ++i) {
        const GameState state = thrownTogether({2, 10, 12, {Piece::road}, true}, random);
        Ledger ledger;
        ledger.box = base->box();
        ledger.bank.fill(kUnlimited);
        for (int roll = 2; roll <= 12; ++roll)
            EXPECT_EQ(base->produce(state, ledger, roll).gains(), support::slowProduction(state, roll)) << roll;
    }
}

TEST_F(RulesAgainstSlow, Placements) {
    for (int i = 0; i < 150; ++i) {
        GameState state = thrownTogether({2, 25, 6, {Piece::road}, true}, random);
        Ledger ledger = base->open(state);
        for (auto& left : ledger.stock) left.fill(kUnlimited);
        for (const auto& seat : state.seats) {
            letAct(state, ledger, seat.colour);
            for (Piece piece : {Piece::road, Piece::settlement, Piece::city}) {
                std::set<std::string> fast;
                for (const Site& s : placements(*base, state, ledger, seat.colour, piece)) fast.insert(board::text(s));
                EXPECT_EQ(fast, support::slowPlacements(state, seat.colour, piece)) << word(piece);
            }
        }
    }
}

/// BASE-13: one who is owed a kind alone gets what is left of it, of several nobody gets any.
TEST_F(RulesAgainstSlow, BankShortage) {
    for (int i = 0; i < 500; ++i) {
        const GameState state = thrownTogether({2, 10, 12, {Piece::road}, true}, random);
        Ledger ledger;
        ledger.box = base->box();
        for (int& left : ledger.bank) left = static_cast<int>(random() % 5);
        for (int roll = 2; roll <= 12; ++roll) {
            auto expected = support::slowProduction(state, roll);
            for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind) {
                int owed = 0, players = 0;
                for (const auto& cards : expected) {
                    owed += cards[kind];
                    players += cards[kind] > 0;
                }
                for (auto& cards : expected)
                    if (owed > ledger.bank[kind]) cards[kind] = players == 1 && cards[kind] > 0 ? ledger.bank[kind] : 0;
            }
            EXPECT_EQ(base->produce(state, ledger, roll).gains(), expected) << roll;
        }
    }
}

/// BASE-32, BASE-36: the holder keeps the card in a tie, one who leads alone takes it, else it lies aside.
TEST_F(RulesAgainstSlow, HolderOfTheLongestRoad) {
    for (int i = 0; i < 500; ++i) {
        const GameState state = thrownTogether({2, 40, 4, {Piece::road}, false}, random);
        Ledger before;
        if (random() % 3 != 0) before.longest.holder = state.seats[random() % state.seats.size()].colour;
        std::map<int, std::vector<Colour>> byLength;
        for (const auto& seat : state.seats)
            byLength[support::slowLongest(state, seat.colour, kLengths)].push_back(seat.colour);
        const auto& [most, leaders] = *byLength.rbegin();
        std::optional<Colour> expected;
        if (most >= 10 && leaders.size() == 1) expected = leaders[0];
        if (most >= 10 && before.longest.holder &&
            std::count(leaders.begin(), leaders.end(), *before.longest.holder) > 0)
            expected = before.longest.holder;
        EXPECT_EQ(base->open(state, before).longest.holder, expected);
    }
}

/// Branched routes, rings with and without buildings, opponents in the middle, the pirate beside it.
TEST_F(RulesAgainstSlow, ShipMoves) {
    const auto sea = std::get<0>(compose({"seafarers"}, {}, 3));
    std::size_t moveCount = 0;
    for (int i = 0; i < 300; ++i) {
        GameState state = thrownTogether({2, 30, 5, {Piece::ship, Piece::ship, Piece::road}, true}, random);
        state.robber = std::nullopt;  // on water he would be Risk's pirate
        const auto all = hexes(state.layout);
        if (const Hex h = all[random() % all.size()]; !isLand(state.layout, h)) state.pirate = h;
        Ledger ledger = sea->open(state);
        for (const auto& seat : state.seats) {
            letAct(state, ledger, seat.colour);
            std::set<std::pair<Edge, Edge>> fast;
            for (const PieceMoves& move : moves(*sea, state, ledger, seat.colour, Piece::ship))
                for (const Site& to : move.to) fast.insert({std::get<Edge>(move.from), std::get<Edge>(to)});
            EXPECT_EQ(fast, support::slowShipMoves(state, seat.colour)) << word(seat.colour);
            moveCount += fast.size();
        }
    }
    EXPECT_GT(moveCount, 1000u);
}

}  // namespace
}  // namespace hexwarden::rules
