// Risk's queries against slow and obvious ones, on tables thrown together at random; its dice and its deal.
#include "companion/rules/risk/battle.h"
#include "companion/rules/risk/deal.h"
#include "companion/rules/risk/travel.h"
#include "tests/support/seed.h"
#include "tests/support/slow_risk.h"
#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <map>

#include <gtest/gtest.h>

namespace hexwarden::rules::risk {
namespace {

constexpr int kTables = 3000;

class RiskAgainstSlow : public testing::Test {
  protected:
    const unsigned seed = support::seed();
    std::mt19937 random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};
};

template <class S>
void addAll(const Control& control, std::set<std::string>& lines) {
    for (std::size_t i = 0; i < board::kSiteCount<S>; ++i)
        if (const auto c = control.of(S::at(i))) lines.insert(board::text(S::at(i)) + " " + std::string(word(*c)));
}

TEST_F(RiskAgainstSlow, Control) {
    std::size_t captured = 0;
    for (int i = 0; i < kTables && !HasFailure(); ++i) {
        const GameState state = support::armiesThrownTogether(random);
        const Control control(state);
        std::set<std::string> lines;
        addAll<Hex>(control, lines);
        const auto held = lines.size();
        addAll<Corner>(control, lines);
        addAll<Edge>(control, lines);
        captured += lines.size() - held;
        EXPECT_EQ(lines, support::slowControl(state));
    }
    EXPECT_GT(captured, 100u);
}

/// A path is hexes and corners that follow one another, from the start to the goal.
void expectIsPath(const Way& way, Hex from) {
    ASSERT_GE(way.path.size(), 2u);
    EXPECT_EQ(way.path.front(), Site(from));
    EXPECT_EQ(way.path.back(), Site(way.to));
    for (std::size_t i = 1; i < way.path.size(); ++i) {
        const auto *a = std::get_if<Corner>(&way.path[i - 1]), *b = std::get_if<Corner>(&way.path[i]);
        if (a && b) {
            EXPECT_TRUE(board::edgeBetween(*a, *b));
        } else if (!a && !b) {
            EXPECT_EQ(board::distance(std::get<Hex>(way.path[i - 1]), std::get<Hex>(way.path[i])), 1);
        } else {
            const auto around = hexes(a ? *a : *b);
            const Hex h = std::get<Hex>(way.path[a ? i : i - 1]);
            EXPECT_NE(std::find(around.begin(), around.end(), h), around.end());
        }
    }
}

TEST_F(RiskAgainstSlow, SneakAttacksAndRedeployments) {
    std::size_t found = 0;
    for (int i = 0; i < kTables && !HasFailure(); ++i) {
        const GameState state = support::armiesThrownTogether(random);
        const Control control(state);
        const Colour mover = state.seats[random() % 3].colour;
        const auto consent = ColourSet::fromBits(static_cast<unsigned>(random() % 8));
        for (Hex from : hexes(state.layout))
            for (const bool redeploying : {false, true}) {
                std::set<std::string> goals;
                for (const Way& way : redeploying ? redeployments(state, control, mover, from, consent)
                                                  : sneakAttacks(state, control, mover, from, consent)) {
                    goals.insert(board::text(way.to));
                    expectIsPath(way, from);
                    const auto reach = redeploying ? redeployment(state, control, mover, from, way.to, consent)
                                                   : sneakAttack(state, control, mover, from, way.to, consent);
                    EXPECT_EQ(reach.path.size(), way.path.size());
                }
                found += goals.size();
                EXPECT_EQ(goals, support::slowGoals(state, mover, from, consent, redeploying)) << board::text(from);
            }
    }
    EXPECT_GT(found, 1000u);
}

/// Known to the published six decimals, and consistent in its expectations.
TEST(RiskOdds, AreThoseOfTheDice) {
    EXPECT_EQ(lossesOf({6, 1, 1}, {6, 1}), (Losses{2, 0}));
    EXPECT_EQ(lossesOf({2}, {1, 1}), (Losses{0, 1}));
    EXPECT_NEAR(odds(2, 1).win, 15.0 / 36, 1e-12);
    EXPECT_NEAR(odds(3, 2).win, 0.36265432098765432, 1e-12);
    EXPECT_NEAR(odds(2, 1, 0).win, 125.0 / 216 + 91.0 / 216 * 15 / 36, 1e-12);
    for (int a = 2; a < 12; ++a)
        for (int d = 1; d < 12; ++d) {
            const Odds o = odds(a, d);
            EXPECT_GE(o.attackersLeft, 1 + o.win - 1e-12);
            EXPECT_LE(o.defendersLeft, d * (1 - o.win) + 1e-12);
            EXPECT_GT(odds(a + 1, d).win, o.win);
            EXPECT_NEAR(oddsCurve(a, d).back().win, o.win, 1e-15);
        }
}

TEST(RiskDeal, EverySeedIsALegalBoardAndKnownByItsSeed) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const board::Layout layout = deal(seed);
        EXPECT_EQ(deal(seed), layout);
        std::map<board::Terrain, int> mix;
        int tokens = 0;
        for (Hex h : hexes(layout)) {
            ++mix[layout.terrain[h]];
            tokens += layout.token[h] > 0;
            EXPECT_EQ(layout.token[h] > 0, board::yieldOf(layout.terrain[h]).has_value());
            if (layout.token[h] != 6 && layout.token[h] != 8) continue;
            EXPECT_NE(layout.terrain[h], board::Terrain::gold);
            for (Hex next : neighbours(h)) EXPECT_TRUE(layout.token[next] != 6 && layout.token[next] != 8);
        }
        EXPECT_EQ(tokens, 27);
        for (const auto& [terrain, count] : std::map<board::Terrain, int>{{board::Terrain::sea, 19},
                                                                          {board::Terrain::desert, 3},
                                                                          {board::Terrain::gold, 2},
                                                                          {board::Terrain::forest, 5},
                                                                          {board::Terrain::hills, 5},
                                                                          {board::Terrain::mountains, 5}})
            EXPECT_EQ(mix[terrain], count) << word(terrain);
    }
}

}  // namespace
}  // namespace hexwarden::rules::risk
