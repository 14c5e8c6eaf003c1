// One story for everybody: what follows from a journal however it grew, and what can be taken back.
#include "companion/story/counted.h"
#include "companion/story/difference.h"
#include "companion/story/missed_roll.h"
#include "tracker/board/words.h"

#include <algorithm>
#include <fstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::story {
namespace {

using testing::IsEmpty;
using testing::SizeIs;

game::Event event(std::size_t sequence, const std::string& line) {
    game::Event e;
    e.sequence = static_cast<std::int64_t>(sequence);
    e.body = game::bodyOf(line);
    return e;
}

/// The sample evening, 18 lines of set-up, then turns; or the game that shows one rule book.
std::vector<game::Event> evening(std::size_t count = 1000, const std::string& game = "evening") {
    std::ifstream in(HEXWARDEN_SOURCE "/tests/viewmodel/" + game + ".txt");
    std::vector<game::Event> journal;
    for (std::string line; journal.size() < count && std::getline(in, line);)
        journal.push_back(event(journal.size() + 1, line));
    return journal;
}

class StoryTest : public testing::Test {
  protected:
    void say(const std::string& line) { story.append(event(story.journal().size() + 1, line)); }
    void undo() {
        ASSERT_TRUE(story.undoable());
        say("undo " + std::to_string(story.undoable()->sequence));
    }
    void redo() {
        ASSERT_TRUE(story.redoable());
        say("undo " + std::to_string(*story.redoable()));
    }

    Story story{evening()};
};

void expectSame(const Story& a, const Story& b) {
    ASSERT_EQ(a.entries().size(), b.entries().size());
    for (std::size_t i = 0; i < a.entries().size(); ++i) {
        EXPECT_EQ(a.entries()[i].event, b.entries()[i].event) << i;
        EXPECT_EQ(a.entries()[i].credits, b.entries()[i].credits) << i;
        EXPECT_EQ(a.entries()[i].verdict.allowed(), b.entries()[i].verdict.allowed()) << i;
    }
    EXPECT_EQ(a.referee().state(), b.referee().state());
    EXPECT_EQ(a.referee().ledger().hands, b.referee().ledger().hands);
}

TEST_F(StoryTest, IsTheSameHoweverTheJournalGrew) {
    const auto journal = evening();
    Story grown;
    for (const game::Event& e : journal) grown.append(e);
    expectSame(grown, story);

    for (const std::int64_t wrong : {19, 33, 60, 99}) {
        Story mended = story.with(game::Undone{wrong});
        auto whole = journal;
        whole.push_back(event(whole.size() + 1, "undo " + std::to_string(wrong)));
        expectSame(mended, Story(whole));
        mended.append(event(whole.size() + 1, "undo " + std::to_string(whole.size())));
        expectSame(mended, story);
    }
}

TEST_F(StoryTest, KnowsEveryMomentOfItself) {
    for (const std::size_t count : {0, 1, 15, 16, 17, 32, 64, 99, 100, 500})
        EXPECT_EQ(story.after(count).state(), Story(evening(count)).referee().state()) << count;
}

TEST_F(StoryTest, WhatWouldBeLeavesItAlone) {
    const Story other = story.with(game::bodyOf("correct 19 red rolls 8"));
    EXPECT_THAT(story.journal(), SizeIs(100));
    const Difference difference = differenceOf(story, other);
    ASSERT_FALSE(difference.changes.empty());
    EXPECT_EQ(difference.changes[0].player, game::Colour::red);
    EXPECT_EQ(difference.changes[0].drawn[static_cast<std::size_t>(game::Resource::ore)], 1);
    EXPECT_THAT(differenceOf(story, story).changes, IsEmpty());
}

TEST_F(StoryTest, BooksThatDoNotGoTogetherChangeNothing) {
    const Story before = story;
    EXPECT_THROW(say("correct 1 began book nonsense"), std::runtime_error);
    expectSame(story, before);
    EXPECT_THAT(story.journal(), SizeIs(100));
}

TEST_F(StoryTest, UndoAfterAnEarlierEventDidNotHappenTakesThatBack) {
    const Story before = story;
    say("undo 20");
    ASSERT_EQ(story.undoable()->sequence, 101) << "what was said last";
    undo();
    expectSame(story, before);
    EXPECT_EQ(story.undoable()->sequence, 100);
    redo();
    EXPECT_THAT(story.entries(), SizeIs(99));
    EXPECT_FALSE(story.redoable());
}

TEST_F(StoryTest, StepsComeBackInTheOrderInWhichTheyWent) {
    say("correct 19 red rolls 8");
    say("undo 20");
    say("blue ends");
    const Story all = story;
    for (int i = 0; i < 4; ++i) undo();
    expectSame(story, Story(evening(99)));
    for (int i = 0; i < 4; ++i) redo();
    expectSame(story, all);
    EXPECT_FALSE(story.redoable());
}

TEST_F(StoryTest, SomethingNewEndsWhatCouldComeBack) {
    undo();
    EXPECT_TRUE(story.redoable());
    say("undo 20");
    EXPECT_FALSE(story.redoable()) << "a correction is something new";
}

TEST_F(StoryTest, TheBeginningStays) {
    for (std::size_t i = 0; i < 99; ++i) undo();
    EXPECT_FALSE(story.undoable());
}

TEST_F(StoryTest, ASetUpRoadThatDidNotHappenTakesNobodysStartingCards) {
    const Story before{evening(18)};
    for (std::int64_t sequence = 3; sequence <= 18; ++sequence) {
        const auto* built = std::get_if<game::Built>(&before.journal()[static_cast<std::size_t>(sequence) - 1].body);
        if (!built || built->piece != game::Piece::road) continue;
        const Story without = before.with(game::Undone{sequence});
        EXPECT_THAT(differenceOf(before, without).changes, IsEmpty()) << "event " << sequence;
    }
}

/// Red has rolled; the others follow in the order red, blue, white, orange.
class MissedRollTest : public StoryTest {
  protected:
    MissedRollTest() {
        story = Story(evening(18));
        say("red rolls 8");
    }
    std::size_t broken() const {
        return static_cast<std::size_t>(
            std::ranges::count_if(story.entries(), [](const Entry& t) { return !t.verdict.allowed(); }));
    }
    void putIn(int sum) {
        const auto roll = missedRoll(story);
        ASSERT_TRUE(roll);
        for (const game::Body& body : story::putIn(*roll, sum)) say(game::text(body));
    }
};

TEST_F(MissedRollTest, APlayerWhoActsInTheTurnBeforeShowsThatTheirRollWasMissed) {
    EXPECT_FALSE(missedRoll(story));
    const game::Colour next = game::nextPlayer(story.referee().state(), game::Colour::red);
    say(std::string(board::word(next)) + " buys card");
    ASSERT_TRUE(missedRoll(story));
    EXPECT_EQ(missedRoll(story)->player, next);
    EXPECT_EQ(missedRoll(story)->ended, game::Colour::red);
    EXPECT_EQ(missedRoll(story)->before, 20);

    putIn(5);
    EXPECT_FALSE(missedRoll(story));
    const auto& turn = story.referee().state().turn;
    EXPECT_EQ(turn.roller, next);
    EXPECT_EQ(turn.dice->total(), 5);
    EXPECT_EQ(turn.number, 2);
    EXPECT_EQ(story.entries().back().event.sequence, 20) << "the card was bought after the roll";
    undo();
    undo();
    EXPECT_EQ(story.entries().size(), 20U);
    EXPECT_TRUE(missedRoll(story));
}

TEST_F(MissedRollTest, OfTwoMissedTurnsTheFirstIsAskedForFirst) {
    const auto& state = story.referee().state();
    const game::Colour second = game::nextPlayer(state, game::Colour::red), third = game::nextPlayer(state, second);
    say(std::string(board::word(third)) + " buys card");
    ASSERT_TRUE(missedRoll(story));
    EXPECT_EQ(missedRoll(story)->player, second);
    putIn(9);
    ASSERT_TRUE(missedRoll(story));
    EXPECT_EQ(missedRoll(story)->player, third);
    EXPECT_EQ(missedRoll(story)->ended, second);
    putIn(10);
    EXPECT_FALSE(missedRoll(story));
    EXPECT_EQ(story.referee().state().turn.number, 3);
}

TEST_F(MissedRollTest, WhoBuildsBeforeTheRollHasRolled) {
    say("red ends");
    const game::Colour next = *story.referee().ledger().active;
    say(std::string(board::word(next)) + " buys card");
    ASSERT_TRUE(missedRoll(story));
    EXPECT_EQ(missedRoll(story)->player, next);
    EXPECT_FALSE(missedRoll(story)->ended) << "that is recorded";
    putIn(4);
    EXPECT_FALSE(missedRoll(story));
}

TEST_F(MissedRollTest, WhatTheTableHasRuledOnIsAskedNoMore) {
    const game::Colour next = game::nextPlayer(story.referee().state(), game::Colour::red);
    say(std::string(board::word(next)) + " buys card");
    say("ruled 20 \"no roll was missed\"");
    EXPECT_FALSE(missedRoll(story));
}

TEST_F(MissedRollTest, WhatNoRollWouldMendIsNoSignOfOne) {
    say("red builds city 0,0,N");
    ASSERT_GT(broken(), 0U);
    EXPECT_FALSE(missedRoll(story));
}

TEST_F(MissedRollTest, TheMomentsOfAStoryFollowItsOrder) {
    const game::Colour next = game::nextPlayer(story.referee().state(), game::Colour::red);
    say(std::string(board::word(next)) + " buys card");
    putIn(5);
    EXPECT_EQ(story.upTo(19), 19U);
    EXPECT_EQ(story.upTo(21), 20U) << "the end of the turn, put in";
    EXPECT_EQ(story.upTo(20), 22U) << "the card";
    say("undo 19");
    EXPECT_EQ(story.upTo(19), 18U) << "where it stood";
}

/// Red has twelve armies on 1,0 and five on 2,0, White four on 0,1, all of them placed.
class CountedTest : public StoryTest {
  protected:
    CountedTest() { story = Story(evening(1000, "risk")); }

    std::vector<std::string> counted(game::Colour owner, game::Hex at, int count) const {
        std::vector<std::string> lines;
        for (const game::Body& body : story::counted(story, {at, owner, game::Piece::army, count}))
            lines.push_back(game::text(body));
        return lines;
    }
    int armies(game::Colour owner, game::Hex at) const {
        return game::countOn(story.referee().state(), at, owner, game::Piece::army);
    }
};

TEST_F(CountedTest, AMarchWithAnotherCountLeavesTheOthersWhereTheyWere) {
    say("red moves army 1,0 2,0 count 3");
    ASSERT_EQ(armies(game::Colour::red, {2, 0}), 8);
    const auto lines = counted(game::Colour::red, {2, 0}, 7);
    ASSERT_THAT(lines, SizeIs(1));
    say(lines[0]);
    EXPECT_EQ(armies(game::Colour::red, {2, 0}), 7);
    EXPECT_EQ(armies(game::Colour::red, {1, 0}), 10);
    EXPECT_THAT(counted(game::Colour::red, {1, 0}, 12), testing::ElementsAre("undo 13")) << "nobody marched";
}

TEST_F(CountedTest, MoreThanStoodThereDidNotMarch) {
    say("red moves army 1,0 2,0 count 3");
    EXPECT_THAT(counted(game::Colour::red, {2, 0}, 30), testing::ElementsAre("red places armies 2,0 count 22"));
}

TEST_F(CountedTest, WhatWasPlacedIsPlacedInAnotherNumber) {
    EXPECT_THAT(counted(game::Colour::white, {0, 1}, 4), IsEmpty());
    EXPECT_THAT(counted(game::Colour::white, {0, 1}, 2),
                testing::ElementsAre("correct 9 white places armies 0,1 count 2"));
    EXPECT_THAT(counted(game::Colour::white, {0, 1}, 0), testing::ElementsAre("undo 9"));
}

TEST_F(CountedTest, AfterABattlePiecesCameOrWent) {
    say("red battles 1,0 0,0 attack 6 attack 5 attack 4 defend 1");
    const int left = armies(game::Colour::red, {1, 0});
    EXPECT_THAT(counted(game::Colour::red, {1, 0}, left - 2),
                testing::ElementsAre("red removes army 1,0", "red removes army 1,0"));
    EXPECT_THAT(counted(game::Colour::red, {1, 0}, left + 2), testing::ElementsAre("red places armies 1,0 count 2"));
}

}  // namespace
}  // namespace hexwarden::story
