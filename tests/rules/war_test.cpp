// Attacks, connections and abandoned roads against walking every path and trying every set of consents.
#include "companion/rules/placements.h"
#include "companion/rules/recipes.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tests/support/slow_war.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden::rules::war {
namespace {

using support::SlowAttack;

class WarAgainstSlow : public testing::Test {
  protected:
    /// Four players' roads and buildings on seven hexes, some of them sea, with weapons and knights at hand.
    GameState table() {
        GameState state = support::thrownTogether(
            {1, 16 + pick(20), 6 + pick(4), {Piece::road, Piece::road, Piece::road, Piece::ship}, pick(3) == 0},
            random);
        state.seats.push_back({Colour::orange, {}, {}});
        for (std::size_t i = 0; i < board::kCornerCount; ++i)
            if (auto& building = state.buildings[Corner::at(i)]; building.piece != Piece::none) {
                if (pick(5) == 0) building.colour = Colour::orange;
                if (pick(3) == 0) building.piece = Piece::fort;
            }
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (const Edge e = Edge::at(i); state.routes[e].piece != Piece::none && pick(3) > 0)
                joinABuilding(state, e);
        for (const auto& seat : state.seats) {
            of(state.deeds, seat.colour).played[0] = static_cast<std::int16_t>(1 + pick(3));
            of(state.deeds, seat.colour).weaponsBought = static_cast<std::int16_t>(1 + pick(5));
        }
        return state;
    }

    /// Gives a road the colour of a building at one of its ends, so that not too many are abandoned.
    static void joinABuilding(GameState& state, Edge e) {
        for (Corner c : ends(e))
            if (state.buildings[c].piece == Piece::settlement || state.buildings[c].piece == Piece::city)
                state.routes[e].colour = state.buildings[c].colour;
    }

    /// Anything that stands on the table, but rarely one's own.
    std::optional<Site> target(const GameState& state, Colour attacker) {
        std::vector<Site> sites;
        const auto add = [&](const Site& s) {
            const auto o = occupantOf(state, s);
            if (o.piece != Piece::none && (o.colour != attacker || pick(10) == 0)) sites.push_back(s);
        };
        for (std::size_t i = 0; i < board::kCornerCount; ++i) add(Corner::at(i));
        for (std::size_t i = 0; i < board::kEdgeCount; ++i) add(Edge::at(i));
        if (sites.empty()) return std::nullopt;
        return sites[static_cast<std::size_t>(pick(static_cast<int>(sites.size())))];
    }

    int pick(int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); }
    ColourSet some() { return ColourSet::fromBits(random() & random() & 0xf); }

    std::shared_ptr<const RuleSet> rulesFor(const Terms& terms) {
        const auto flag = [](bool on) { return on ? "true" : "false"; };
        return std::get<0>(compose({"war", "seafarers"},
                                   {{"ships_are_roads", flag(terms.shipsAreRoads)},
                                    {"abandoned_block_attacks", flag(terms.abandonedBlockAttacks)}},
                                   4));
    }

    const unsigned seed = support::seed();
    std::mt19937 random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};
};

std::vector<Colour> list(ColourSet set) {
    std::vector<Colour> colours;
    for (Colour c : board::kColours)
        if (set.has(c)) colours.push_back(c);
    return colours;
}

std::set<std::string> texts(const std::vector<Condition>& conditions) {
    std::set<std::string> all;
    for (const Condition& c : conditions) {
        std::string text = c.consent.empty() ? "" : "consent";
        for (Colour player : c.consent) text += " " + std::string(word(player));
        if (c.knights > 0) text += "knights " + std::to_string(c.knights);
        if (c.weapons > 0) text += "weapons " + std::to_string(c.weapons);
        all.insert(text);
    }
    return all;
}

bool objectsBy(const Verdict& verdict, ClauseId clause) {
    return std::any_of(verdict.objections.begin(), verdict.objections.end(),
                       [&](const Finding& f) { return f.clause() == clause; });
}

TEST_F(WarAgainstSlow, AttacksTheirPathsAndWhatWouldMakeThemLegal) {
    int allowed = 0, conditions = 0, byTwo = 0, openForts = 0;
    for (int i = 0; i < 3000 && !HasFailure(); ++i) {
        GameState state = table();
        const Colour attacker = state.seats[static_cast<std::size_t>(pick(4))].colour;
        const auto at = target(state, attacker);
        if (!at) continue;
        const Terms terms{pick(4) == 0, pick(4) == 0, false};
        const auto rules = rulesFor(terms);
        Ledger ledger = rules->open(state);
        letAct(state, ledger, attacker);
        const ColourSet consent = some() - ColourSet{attacker}, lenders = some();

        const Event event{
            .body = game::Attacked{
                attacker, *at, of(state.deeds, attacker).weaponsBought, list(lenders), list(consent), {}}};
        const Verdict verdict = rules->judge(state, ledger, event);
        const SlowAttack slow(state, terms, attacker, *at, lenders);
        const std::string what = word(attacker).data() + (" attacks " + board::text(*at));
        EXPECT_EQ(verdict.allowed(), slow.allowed(consent)) << what;
        EXPECT_EQ(texts(verdict.legalIf), slow.legalIf(consent)) << what;
        std::vector<std::string> path;
        if (isTarget(occupantOf(state, *at), attacker, terms))
            for (Corner c : attackPath(state, ledger, terms, attacker, *at, consent)) path.push_back(board::text(c));
        EXPECT_EQ(path, slow.path(consent)) << what;

        allowed += verdict.allowed();
        openForts += occupantOf(state, *at).piece == Piece::fort && !objectsBy(verdict, "WAR-13");
        conditions += !verdict.legalIf.empty();
        for (const Condition& c : verdict.legalIf) byTwo += c.consent.size() == 2;
    }
    EXPECT_GT(allowed, 100);
    EXPECT_GT(conditions, 100);
    EXPECT_GT(byTwo, 10);
    EXPECT_GT(openForts, 5);
}

TEST_F(WarAgainstSlow, ConnectedAndAbandonedRoads) {
    int connections = 0, abandonments = 0;
    for (int i = 0; i < 1500 && !HasFailure(); ++i) {
        const GameState state = table();
        const Terms terms{pick(3) == 0, false, false};
        const Ledger ledger = rulesFor(terms)->open(state);
        const auto expected = support::slowAbandoned(state, terms);
        EXPECT_EQ(std::set<Edge>(ledger.abandoned.begin(), ledger.abandoned.end()), expected);
        abandonments += static_cast<int>(expected.size());
        for (Colour a : {Colour::red, Colour::blue})
            for (Colour b : {Colour::white, Colour::orange}) {
                const ColourSet consent = some();
                const bool joined = !connection(state, ledger, terms, a, b, consent).empty();
                EXPECT_EQ(joined, support::slowConnected(state, terms, a, b, consent));
                connections += joined;
            }
    }
    EXPECT_GT(connections, 100);
    EXPECT_GT(abandonments, 1000);
}

TEST(WarBox, HasWhatTheTableAgreedOn) {
    const auto boxOf = [](const OptionChoices& options) { return std::get<0>(compose({"war"}, options, 3))->box(); };
    const Box plain = boxOf({});
    EXPECT_FALSE(plain.pillages || plain.burns || plain.homelessAreOut);
    EXPECT_TRUE(boxOf({{"pillaging", "true"}}).pillages);
    EXPECT_TRUE(boxOf({{"burning", "true"}}).burns);
    EXPECT_TRUE(boxOf({{"homeless_are_out", "true"}}).homelessAreOut);
}

}  // namespace
}  // namespace hexwarden::rules::war
