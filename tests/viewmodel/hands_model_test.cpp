#include "companion/viewmodel/screens/hands_model.h"

#include "companion/viewmodel/screens/rolls_model.h"
#include "companion/viewmodel/screens/table_model.h"
#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::HandsModel;
using viewmodel::RollsModel;
using viewmodel::TableModel;

QString all(viewmodel::RowModel* rows, const char* role) {
    QStringList texts;
    for (int row = 0; row < rows->count(); ++row) texts << rows->value(row, role).toString();
    return texts.join(QStringLiteral(" | "));
}

TEST(HandsModel, RedHasSevenCards) {
    Desk desk;
    HandsModel hands(desk.evening);
    const QAbstractItemModelTester cards(hands.cards());
    desk.play();
    hands.tell("red");
    EXPECT_EQ(hands.total(), desk.evening.ledger().hand(game::Colour::red).totalLeast()) << "what the record knows";
    hands.setTotal(0);
    hands.setTotal(7);
    hands.name("wool");
    EXPECT_EQ(hands.total(), 7) << "one of the seven is known now";
    EXPECT_NE(all(hands.differences(), "text").indexOf("7 card(s) in hand instead of"), -1)
        << all(hands.differences(), "text").toStdString();
    hands.record();
    EXPECT_FALSE(hands.telling());
    const rules::Hand& hand = desk.evening.ledger().hand(game::Colour::red);
    EXPECT_EQ(hand.totalLeast(), 7);
    EXPECT_EQ(hand.totalMost(), 7);
    EXPECT_EQ(hand.least[2], 1);
    EXPECT_TRUE(desk.evening.story().back().verdict.allowed());
    desk.evening.undo();
    EXPECT_EQ(desk.evening.story().size(), 100U);
}

TEST(HandsModel, AHandIsSetBeforeAnEarlierEvent) {
    Desk desk;
    HandsModel hands(desk.evening);
    desk.play();
    hands.tellBefore(20);
    hands.tell("white");
    hands.setTotal(40);
    hands.record();
    EXPECT_GE(desk.evening.ledger().hand(game::Colour::white).totalMost(), 30);
    EXPECT_EQ(desk.evening.story().size(), 101U);
    EXPECT_TRUE(std::holds_alternative<game::Holds>(desk.evening.story()[19].event.body));
}

TEST(HandsModel, AGameThatBeganWithoutUsIsTakenUpWhereItStands) {
    Desk desk;
    HandsModel hands(desk.evening);
    TableModel table(desk.evening);
    desk.play(2);
    ASSERT_TRUE(hands.canJoin());
    hands.join();
    EXPECT_TRUE(hands.joining());
    EXPECT_FALSE(hands.canJoin());
    EXPECT_EQ(table.dues()->count(), 0) << "nothing nags about set-up";
    for (const char* site : {"0,0,N", "2,0,N", "0,1,S"}) {
        table.tap(site);
        EXPECT_TRUE(table.proposalAllowed()) << site;
        EXPECT_EQ(table.proposalStanding(), "allowed") << "nothing of it is paid";
        table.confirm();
    }
    EXPECT_EQ(table.prompts()->count(), 0) << all(table.prompts(), "text").toStdString();
    hands.tell("red");
    hands.setTotal(4);
    hands.setHidden(2);
    hands.setKnights(3);
    hands.record();
    hands.takeUp("blue");
    EXPECT_FALSE(hands.joining());
    EXPECT_EQ(table.turnTitle(), "Ben's turn");
    EXPECT_TRUE(table.rollDue());
    EXPECT_EQ(desk.evening.ledger().points.total(game::Colour::red), 5) << "three settlements and the largest army";
    EXPECT_TRUE(table.seats()->value(0, "kit").toString().contains("2 development card"));
    table.roll(8);
    EXPECT_TRUE(desk.evening.story().back().verdict.allowed());
    EXPECT_EQ(table.prompts()->count(), 0) << all(table.prompts(), "text").toStdString();
}

TEST(RollsModel, AnEarlierRollIsCorrectedInThreeTaps) {
    Desk desk;
    RollsModel rolls(desk.evening);
    const QAbstractItemModelTester rows(rolls.rolls());
    desk.play(25);
    const auto first = [&] { return desk.evening.story()[18].event.body; };
    ASSERT_EQ(game::text(first()), "red rolls 2 4");
    ASSERT_EQ(rolls.rolls()->value(0, "text"), "Anna 6");
    rolls.choose(0);
    EXPECT_TRUE(rolls.choosing());
    EXPECT_FALSE(rolls.correcting());
    rolls.say(8);
    EXPECT_GT(rolls.differences()->count(), 0) << "what that changes";
    rolls.apply();
    EXPECT_EQ(game::text(first()), "red rolls 8");
    EXPECT_FALSE(rolls.choosing());
    desk.evening.undo();
    EXPECT_EQ(game::text(first()), "red rolls 2 4");
}

}  // namespace
