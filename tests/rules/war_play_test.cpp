// Random legal play with War: alone, at sea, at the river, and by its options.
#include "companion/rules/purchases.h"
#include "companion/rules/war/account.h"
#include "companion/rules/war/attack.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tests/support/slow_war.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace hexwarden::rules::war {
namespace {

using support::RandomPlay;

/// A card that nobody is known to hold may be in a hand, but then it is not in the bank.
std::string buyWeapon(RandomPlay& play) {
    const Ledger& ledger = play.referee().ledger();
    const Hand& hand = ledger.hand(play.active());
    const Cards& price = ledger.box.weapon->cards;
    for (std::size_t kind = 0; kind < board::kCardKindCount; ++kind)
        if (price[kind] - hand.least[kind] > ledger.bank[kind]) return "";
    return hand.surelyLacks(price) ? "" : play.who() + " buys weapon";
}

std::string burnKnight(RandomPlay& play) {
    return play.pick(10) == 0 ? play.who() + " burns" : "";
}

std::vector<std::string> sitesWithPieces(const GameState& state) {
    std::vector<std::string> sites;
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (state.buildings[Corner::at(i)].piece != Piece::none) sites.push_back(board::text(Corner::at(i)));
    for (std::size_t i = 0; i < board::kEdgeCount; ++i)
        if (state.routes[Edge::at(i)].piece != Piece::none) sites.push_back(board::text(Edge::at(i)));
    return sites;
}

/// Whatever can be attacked with the help of those who happen to be willing, buildings first.
std::string attack(RandomPlay& play) {
    const Referee& referee = play.referee();
    const int weapons = std::min(3, weaponsOf(referee.state(), play.active()));
    if (weapons == 0) return "";
    std::string friends;
    for (const auto& seat : referee.state().seats) {
        const std::string name(word(seat.colour));
        if (play.pick(2) == 0) friends += " lender " + name;
        if (play.pick(2) == 0) friends += " consent " + name;
    }
    for (const std::string& site : sitesWithPieces(referee.state())) {
        std::string line = play.who() + " attacks " + site + " weapons " + std::to_string(weapons) + friends;
        if (referee.judge(Event{.body = game::bodyOf(line)}).allowed()) {
            ++play.happened["attack"];
            return line;
        }
    }
    return "";
}

void expectAbandonedRoads(const Referee& referee) {
    const auto expected = support::slowAbandoned(referee.state(), termsOf(referee.rules().options()));
    const auto& found = referee.ledger().abandoned;
    EXPECT_EQ(std::set<Edge>(found.begin(), found.end()), expected);
}

void expectWarIsInOrder(const Referee& referee, const Event& event) {
    const GameState& state = referee.state();
    const Ledger& ledger = referee.ledger();
    if (referee.rules().box().river) support::expectRiverIsInOrder(referee, event);
    std::size_t forts = 0;
    for (const auto& seat : state.seats) {
        EXPECT_GE(weaponsOf(state, seat.colour), 0);
        EXPECT_GE(of(ledger.army.count, seat.colour), 0);
        forts += static_cast<std::size_t>(countOf(state, seat.colour, Piece::fort));
        for (Edge e : of(ledger.routes, seat.colour)) EXPECT_FALSE(isAbandoned(ledger, e));
    }
    EXPECT_EQ(rules::war::accountOf(ledger).forts.size(), forts);
    EXPECT_GE(ledger.deck, 0);
}

struct Combination {
    std::string name;
    std::vector<std::string> books;
    std::string board;
    OptionChoices options;

    friend void PrintTo(const Combination& c, std::ostream* out) { *out << c.name; }
};

OptionChoices on(std::initializer_list<const char*> keys) {
    OptionChoices choices;
    for (const char* key : keys) choices.emplace_back(key, "true");
    return choices;
}

const Combination kCombinations[]{
    {"Alone", {"war"}, "standard", {}},
    {"ByOptions",
     {"war"},
     "standard",
     on({"pillaging", "burning", "destroyed_step_down", "knights_serve_once", "abandoned_block_attacks"})},
    {"WithoutTheHomeless",
     {"war"},
     "standard",
     on({"homeless_are_out", "forts_draw_as_made", "weapon_cards_return_at_once"})},
    {"AtSea", {"war", "seafarers"}, "river-sea", {}},
    {"ShipsAsRoads", {"war", "seafarers"}, "river-sea", on({"ships_are_roads", "pillaging"})},
    {"AtTheRiver", {"war", "great-river"}, "river", on({"pillaging"})},
    {"AtRiverAndSea", {"war", "great-river", "seafarers"}, "river-sea", on({"ships_are_roads"})},
};

class WarPlay : public testing::TestWithParam<Combination> {};

TEST_P(WarPlay, RandomStepsKeepEveryInvariant) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    RandomPlay play({.books = GetParam().books,
                     .options = GetParam().options,
                     .board = GetParam().board,
                     .ideas = {buyWeapon, buyWeapon, attack, attack, burnKnight},
                     .invariants = expectWarIsInOrder,
                     .slowInvariants = expectAbandonedRoads},
                    random);
    for (int step = 0; step < support::randomSteps() && !HasFailure(); ++step) play.step();
    for (const char* deed : {"builds road", "builds fort", "buys weapon", "attack"})
        EXPECT_GT(play.happened[deed], 0) << deed << " never happened";
}

INSTANTIATE_TEST_SUITE_P(Books, WarPlay, testing::ValuesIn(kCombinations),
                         [](const testing::TestParamInfo<Combination>& c) { return c.param.name; });

}  // namespace
}  // namespace hexwarden::rules::war
