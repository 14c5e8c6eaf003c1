// What was missed: it is put in where it belongs, or recorded late and moved to its time.
#include "companion/viewmodel/screens/ledger_model.h"
#include "tests/viewmodel/desk.h"

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::LedgerModel;

TEST(LedgerModel, APieceThatWasMissedIsPutInWhereItIsTapped) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 4");
    desk.add("red ends");
    ledger.select(20);
    ledger.putIn(true);
    EXPECT_EQ(ledger.corrections()->count(), 0) << "first its place is chosen";
    ledger.tap("1,0,NE");
    ASSERT_TRUE(ledger.correcting());
    EXPECT_TRUE(ledger.corrections()->value(0, "text").toString().contains("road")) << "likeliest first";
    ledger.apply();
    EXPECT_EQ(desk.evening.story().size(), 21U);
    EXPECT_EQ(desk.evening.story()[19].event.body, game::bodyOf("red builds road 1,0,NE"));
    ledger.undo();
    EXPECT_EQ(desk.evening.story().size(), 20U);
}

TEST(LedgerModel, WhatIsRecordedLateIsMovedToItsTime) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    for (const char* line : {"red rolls 4", "red ends", "blue rolls 5", "blue ends", "red buys card"}) desk.add(line);
    const auto bought = static_cast<std::int64_t>(desk.journal.size());
    ledger.select(bought);
    ASSERT_TRUE(ledger.canMove());
    ledger.move(true);
    EXPECT_EQ(ledger.corrections()->count(), 0) << "first its time is chosen";
    EXPECT_EQ(ledger.tappable(), 0) << "on the list, not on the board";
    ledger.select(1);
    EXPECT_FALSE(ledger.correcting()) << "nothing comes before the beginning";
    ledger.select(bought - 3);
    ASSERT_TRUE(ledger.correcting());
    EXPECT_EQ(ledger.selectedSequence(), bought);
    EXPECT_EQ(ledger.corrections()->value(0, "text"), "Right before: Anna ends the turn.");
    EXPECT_GT(ledger.differences()->count(), 0);
    ledger.apply();
    const auto& story = desk.evening.story();
    ASSERT_EQ(story.size(), static_cast<std::size_t>(bought));
    EXPECT_EQ(story[story.size() - 4].event.sequence, bought);
    EXPECT_EQ(story[story.size() - 5].event.body, game::bodyOf("red rolls 4"));
    ledger.undo();
    EXPECT_EQ(story.back().event.sequence, bought);
}

class RiskLedger : public testing::Test {
  protected:
    RiskLedger() {
        desk.playBook("risk");
        desk.add("red moves army 1,0 2,0 count 3");
        moved = desk.journal.back().sequence;
    }
    int armies(game::Hex hex) const {
        int count = 0;
        for (const game::Stack& stack : desk.evening.state().stacks)
            if (stack.at == hex && stack.piece == game::Piece::army) count += stack.count;
        return count;
    }

    Desk desk;
    LedgerModel ledger{desk.evening};
    std::int64_t moved = 0;
};

TEST_F(RiskLedger, AMarchThatWasMissedIsPutInByTwoTaps) {
    const int there = armies({1, 0}), goal = armies({2, 0});
    ledger.select(moved);
    ledger.putIn(true);
    ledger.tap("1,0");
    int march = 0;
    while (march < ledger.corrections()->count() &&
           !ledger.corrections()->value(march, "text").toString().contains("Tap where to."))
        ++march;
    ASSERT_LT(march, ledger.corrections()->count());
    ledger.choose(march);
    EXPECT_FALSE(ledger.correcting()) << "where to is not known";
    EXPECT_EQ(ledger.differences()->count(), 0);
    ledger.tap("2,0");
    ASSERT_TRUE(ledger.correcting());
    ledger.choose(1);
    ledger.apply();
    EXPECT_EQ(armies({1, 0}), there - 2);
    EXPECT_EQ(armies({2, 0}), goal + 2);
    EXPECT_EQ(desk.evening.story()[desk.evening.story().size() - 2].event.body,
              game::bodyOf("red moves army 1,0 2,0 count 2"));
}

TEST_F(RiskLedger, HowManyMarchedAndWhoseTheyWereMayBeOtherwise) {
    const int there = armies({1, 0});
    ledger.select(moved);
    ASSERT_GT(ledger.corrections()->count(), 5);
    EXPECT_EQ(ledger.corrections()->value(4, "colour"), "blue");
    ledger.choose(1);
    ASSERT_TRUE(ledger.correcting());
    EXPECT_EQ(ledger.corrections()->value(1, "colour"), "red");
    ledger.apply();
    EXPECT_EQ(armies({1, 0}), there + 1) << "two marched, not three";
}

}  // namespace
