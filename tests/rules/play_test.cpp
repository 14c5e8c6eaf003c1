// Random legal play of the rule sets, and events that make no sense.
#include "companion/rules/referee.h"
#include "companion/rules/river/account.h"
#include "tests/support/random_play.h"
#include "tests/support/seed.h"
#include "tests/support/slow_rules.h"
#include "tests/support/state_invariants.h"
#include "tracker/board/text.h"

#include <iostream>

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

using support::RandomPlay;

class Play : public testing::Test {
  protected:
    const unsigned seed = support::seed();
    std::mt19937 random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, "seed " + std::to_string(seed)};

    /// Plays, and expects that everything the game has was done, so that it was tried.
    void play(RandomPlay::Game game, const std::vector<std::string>& deeds) {
        RandomPlay play(std::move(game), random);
        for (int step = 0; step < support::randomSteps() && !HasFailure(); ++step) play.step();
        for (const std::string& deed : deeds) EXPECT_GT(play.happened[deed], 0) << deed << " never happened";
    }
};

const std::vector<std::string> kBaseDeeds{"builds road",  "builds settlement", "builds city", "buys card",
                                          "plays knight", "sends robber",      "trades 4"};

std::vector<std::string> with(std::vector<std::string> deeds, std::initializer_list<std::string> more) {
    deeds.insert(deeds.end(), more);
    return deeds;
}

/// While the robber is drowned the pirate may take his move.
std::string sendPirate(RandomPlay& play) {
    if (!rules::river::accountOf(play.referee().ledger()).pirateMayMove) return "";
    const auto all = hexes(play.referee().state().layout);
    return play.who() + " sends pirate to " + board::text(all[play.pick(all.size())]);
}

TEST_F(Play, Base) {
    play({}, kBaseDeeds);
}

TEST_F(Play, BaseWithSix) {
    play({.players = 6}, kBaseDeeds);
}

TEST_F(Play, Seafarers) {
    play({.books = {"seafarers"}, .board = "river-sea"},
         with(kBaseDeeds, {"builds ship", "moves ship", "sends pirate"}));
}

TEST_F(Play, GreatRiver) {
    play({.books = {"great-river"}, .board = "river", .invariants = support::expectRiverIsInOrder},
         with(kBaseDeeds, {"builds bridge"}));
}

TEST_F(Play, GreatRiverWithSeafarers) {
    play({.books = {"seafarers", "great-river"},
          .board = "river-sea",
          .ideas = {sendPirate},
          .invariants = support::expectRiverIsInOrder},
         with(kBaseDeeds, {"builds bridge", "builds ship", "moves ship", "sends pirate"}));
}

/// Well-formed and senseless, by players who are not in the game too: judged, applied, and nothing breaks.
TEST(Record, NonsenseIsJudgedAndApplied) {
    const unsigned seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    const auto any = [&](const std::vector<std::string>& words) { return words[random() % words.size()]; };
    const auto corner = [&] { return any({"0,0,N", "0,0,S", "1,0,N", "14,-14,NE", "-2,0,NW"}); };
    const auto edge = [&] { return any({"0,0,NE", "0,0,E", "0,0,SE", "1,0,NW", "-14,14,SW"}); };
    const auto hex = [&] { return any({"0,0", "1,0", "-2,2", "9,9"}); };
    for (const char* began : {"began seat red \"\" south seat blue \"\" north",
                              "began book seafarers seat red \"\" south seat blue \"\" north seat white \"\" west "
                              "seat orange \"\" east seat green \"\" south"}) {
        Referee referee;
        referee.take(Event{.body = game::bodyOf(began)});
        referee.take(Event{.body = game::bodyOf(support::laidLine("standard"))});
        int objections = 0;
        for (int step = 0; step < 3000; ++step) {
            const std::string who = any({"red", "blue", "white", "grey"});
            const std::string line = who + any({" rolls 3 4",
                                                " rolls 1 1",
                                                " ends",
                                                " buys card",
                                                " buys weapon",
                                                " discards 4",
                                                " chooses 1 ore",
                                                " chooses 3 gold at 0,0",
                                                " builds settlement " + corner(),
                                                " builds city " + corner(),
                                                " builds road " + edge(),
                                                " builds ship " + edge(),
                                                " moves ship " + edge() + " " + edge(),
                                                " removes city " + corner(),
                                                " sends robber to " + hex() + " from red",
                                                " sends pirate to " + hex(),
                                                " sends robber away",
                                                " plays knight",
                                                " plays monopoly name ore",
                                                " plays year_of_plenty take 2 ore",
                                                " plays road_building build road " + edge() + " build ship " + edge(),
                                                " plays victory_point",
                                                " trades 4 ore for 1 wool with bank",
                                                " trades 1 ore for 1 wool with blue",
                                                " attacks " + corner() + " weapons 2",
                                                " places armies " + hex() + " count 2",
                                                " consents blue \"x\""});
            const Verdict verdict = referee.take(Event{.body = game::bodyOf(line)});
            objections += !verdict.allowed();
            for (const Finding& f : verdict.objections) EXPECT_FALSE(render(f, Language::german).empty());
            ASSERT_EQ(support::invariant(referee.state()), std::nullopt) << line;
        }
        EXPECT_GT(objections, 100);
    }
}

TEST(Record, ARecordReplaysToTheSameSignature) {
    std::mt19937 random(5);
    Referee first, second;
    const std::vector<std::string> lines{"began seat red \"\" south seat blue \"\" north",
                                         support::laidLine("standard"),
                                         "red builds settlement 0,0,N",
                                         "red builds road 0,0,NE",
                                         "blue builds settlement 0,0,S",
                                         "red rolls 3 3"};
    for (const std::string& line : lines) {
        first.take(Event{.body = game::bodyOf(line)});
        second.take(Event{.body = game::bodyOf(line)});
    }
    EXPECT_EQ(signature(first.state()), signature(second.state()));
    EXPECT_EQ(first.state(), second.state());
}

/// RISK-50: the turn of who leaves is over although nobody ends it, and the next dice are the next player's.
TEST(Record, WhoseTurnItIsTheRefereeSaysAlsoAfterMoreEvents) {
    Referee referee;
    for (const char* line : {"began book risk seat red \"\" south seat blue \"\" north seat white \"\" east",
                             "red continues", "red rolls 3 4"})
        referee.take(Event{.body = game::bodyOf(line)});
    const game::AskOnTurn ask = onTurnBy(referee);
    EXPECT_EQ(ask({}).player, Colour::red);
    EXPECT_TRUE(ask({}).rolled);
    EXPECT_EQ(ask({{game::bodyOf("red ends")}}).player, Colour::blue);
    EXPECT_FALSE(ask({{game::bodyOf("red ends")}}).rolled);
    EXPECT_EQ(ask({{game::bodyOf("red leaves")}}).player, Colour::blue);
    EXPECT_FALSE(ask({{game::bodyOf("red leaves")}}).rolled) << "the dice that lie there are of the turn before";
    EXPECT_EQ(referee.ledger().active, Colour::red) << "nothing was taken";
}

/// Found by damaged records: whose robber it is was asked of a table at which nobody sits.
TEST(Record, ATableWithoutSeatsIsJudgedToo) {
    Referee referee;
    for (const char* line : {"red rolls 3 4", "red moves ship 1,-1,NE 3,1,E", "blue builds road 0,0,NE", "red ends"})
        for (const Finding& f : referee.take(Event{.body = game::bodyOf(line)}).objections)
            EXPECT_FALSE(render(f, Language::english).empty());
}

TEST(Record, AGameOfBooksThatAreNotThereIsRefusedAndNothingChanges) {
    Referee referee;
    referee.take(Event{.body = game::bodyOf("began seat red \"\" south")});
    const auto before = signature(referee.state());
    EXPECT_THROW(referee.take(Event{.body = game::bodyOf("began book chess seat red \"\" south")}), std::runtime_error);
    EXPECT_EQ(signature(referee.state()), before);
}

}  // namespace
}  // namespace hexwarden::rules
