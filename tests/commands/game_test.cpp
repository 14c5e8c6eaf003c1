// `new` and `replay`: a game begun and printed without a display.
#include "companion/commands/new_game.h"
#include "companion/commands/replay.h"
#include "tests/commands/command_fixture.h"
#include "tracker/journal/journal.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::commands {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class GameTest : public CommandTest {
  protected:
    std::string begun() {
        const std::string file = in("evening.hexwarden");
        EXPECT_EQ(run(newGame, {file, "--seats", "red:Ann,blue:Ben", "--layout", "standard"}), 0) << err_.str();
        return file;
    }
};

TEST_F(GameTest, ANewGameHasItsSeatsAndBoard) {
    const auto events = journal::Journal::openReadOnly(begun()).events();
    ASSERT_EQ(events.size(), 2U);
    const auto& began = std::get<game::Began>(events[0].body);
    ASSERT_EQ(began.seats.size(), 2U);
    EXPECT_EQ(began.seats[1].name, "Ben");
    EXPECT_EQ(began.seats[1].colour, board::Colour::blue);
    EXPECT_EQ(hexes(std::get<game::LaidOut>(events[1].body).layout).size(), 19U);
}

TEST_F(GameTest, ABoardOfRiskIsDealtAndPrinted) {
    const std::string file = in("evening.hexwarden");
    EXPECT_EQ(run(newGame, {file, "--seats", "red,blue,white", "--books", "risk", "--deal", "7"}), 0) << err_.str();
    const auto events = journal::Journal::openReadOnly(file).events();
    ASSERT_EQ(events.size(), 2U);
    EXPECT_EQ(hexes(std::get<game::LaidOut>(events[1].body).layout).size(), 49U);
    EXPECT_THAT(out_.str(), HasSubstr("desert"));

    const std::string other = in("other.hexwarden");
    EXPECT_EQ(run(newGame, {other, "--seats", "red,blue", "--deal", "7"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("the boards of these rule books are not dealt: leave out --deal"));
    EXPECT_FALSE(std::filesystem::exists(other));
}

TEST_F(GameTest, WhatCannotBeBegunLeavesNoFile) {
    const std::string file = in("evening.hexwarden");
    EXPECT_EQ(run(newGame, {file}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("who plays?"));
    EXPECT_EQ(run(newGame, {file, "--seats", "red:Ann,red:Ben"}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("two players cannot both be red"));
    EXPECT_EQ(run(newGame, {file, "--seats", "pink:Ann"}), 2);
    EXPECT_EQ(run(newGame, {file, "--seats", "red,blue", "--books", "cheese"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("cheese"));
    EXPECT_EQ(run(newGame, {file, "--seats", "red,blue", "--layout", "no such board"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("there is no board 'no such board'"));
    EXPECT_EQ(run(newGame, {file, "--seats", "red,blue", "--option", "x"}), 2);
    EXPECT_EQ(run(newGame, {file, "--seats", "red,blue", "--deal", "x"}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("a deal has a number, not 'x'"));
    EXPECT_EQ(run(newGame, {file, "--seats", "red,blue", "--deal", ""}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("a deal has a number, not ''"));
    EXPECT_TRUE(std::filesystem::is_empty(folder_));
}

TEST_F(GameTest, AGameIsNeverBegunOverAnother) {
    const std::string file = begun();
    EXPECT_EQ(run(newGame, {file, "--seats", "white,orange"}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("exists already"));
    EXPECT_EQ(journal::Journal::openReadOnly(file).events().size(), 2U);
}

TEST_F(GameTest, ReplayTellsEventsVerdictsAndTheTable) {
    const std::string file = begun();
    {
        auto journal = journal::Journal::open(file);
        for (const char* line : {"red builds settlement 0,0,N", "blue builds settlement 1,-1,S", "undo 4"}) {
            game::Event event;
            event.body = game::bodyOf(line);
            journal.append(event);
        }
    }
    EXPECT_EQ(run(replay, {file}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("red builds settlement 0,0,N"));
    EXPECT_THAT(out_.str(), HasSubstr("red settlement at 0,0,N"));
    EXPECT_THAT(out_.str(), Not(HasSubstr("blue settlement at")));
    EXPECT_THAT(out_.str(), HasSubstr("red (Ann): 1 points"));
    EXPECT_EQ(run(replay, {file, "--at", "4"}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("blue settlement at 1,-1,S"));
    EXPECT_THAT(out_.str(), HasSubstr("against it: "));
    EXPECT_THAT(out_.str(), HasSubstr("BASE-22"));
    EXPECT_EQ(run(replay, {file, "--at", "2"}), 0);
    EXPECT_THAT(out_.str(), Not(HasSubstr("settlement")));
}

TEST_F(GameTest, ReplayTellsWhatStandsInTheMiddleOfHexesAndWhichHarboursWereEarned) {
    const std::string file = begun();
    {
        auto journal = journal::Journal::open(file);
        for (const char* line : {"red builds castle 0,0", "blue places harbour ore 2,0,S on 2,1"}) {
            game::Event event;
            event.body = game::bodyOf(line);
            journal.append(event);
        }
    }
    EXPECT_EQ(run(replay, {file}), 0);
    EXPECT_THAT(out_.str(), HasSubstr("red castle at 0,0"));
    EXPECT_THAT(out_.str(), HasSubstr("ore harbour at 2,0,S on 2,1"));
}

TEST_F(GameTest, ReplayIsTheSameTwice) {
    const std::string file = begun();
    run(replay, {file});
    const std::string first = out_.str();
    run(replay, {file});
    EXPECT_EQ(out_.str(), first);
    EXPECT_THAT(first, HasSubstr("signature "));
}

TEST_F(GameTest, ReplayRefusesInOneSentence) {
    EXPECT_EQ(run(replay, {in("nothing")}), 1);
    EXPECT_THAT(err_.str(), HasSubstr("there is no journal"));
    EXPECT_EQ(run(replay, {}), 2);
    EXPECT_EQ(run(replay, {in("nothing"), "--at", "soon"}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("--at takes the number of an event, not 'soon'"));
    EXPECT_EQ(run(replay, {in("nothing"), "--at", ""}), 2);
    EXPECT_THAT(err_.str(), HasSubstr("--at takes the number of an event, not ''"));
}

}  // namespace
}  // namespace hexwarden::commands
