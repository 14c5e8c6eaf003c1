#include "companion/viewmodel/war_model.h"

#include "companion/viewmodel/referee_model.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::WarModel;

int rowOf(viewmodel::RowModel* seats, const QString& colour) {
    for (int row = 0; row < seats->count(); ++row)
        if (seats->value(row, "colour") == colour) return row;
    return -1;
}

TEST(WarModel, CountsWeaponsKnightsFortsAndAbandonedRoads) {
    Desk desk;
    WarModel war(desk.evening);
    const QAbstractItemModelTester seats(war.seats());
    desk.playBook("war");
    war.refresh();
    const int red = rowOf(war.seats(), "red"), orange = rowOf(war.seats(), "orange");
    EXPECT_EQ(war.seats()->value(red, "weapons"), 3);
    EXPECT_EQ(war.seats()->value(red, "knights"), 1);
    EXPECT_EQ(war.seats()->value(red, "forts"), 1);
    EXPECT_EQ(war.seats()->value(orange, "abandoned"), 1);
    EXPECT_EQ(war.seats()->value(red, "abandoned"), 0);
}

TEST(WarModel, AnAttackIsAgreedOnAndRecorded) {
    Desk desk;
    WarModel war(desk.evening);
    desk.playBook("war");
    war.tap(*board::siteOf("1,1,N"));
    ASSERT_TRUE(war.attacking());
    EXPECT_EQ(war.consents()->count(), 3);
    EXPECT_EQ(war.lenders()->count(), 2) << "the victim lends nothing";
    EXPECT_EQ(war.spoils()->count(), 5);
    EXPECT_FALSE(war.allowed());
    EXPECT_GT(war.lines()->count(), 0);
    war.toggleConsent("blue");
    war.toggleLender("white");
    war.takeSpoil("ore");
    EXPECT_EQ(war.spoils()->value(4, "text"), "1 ore");
    war.record();
    EXPECT_EQ(game::text(desk.journal.back().body), "red attacks 1,1,N weapons 2 lender white consent blue take 1 ore");
    EXPECT_FALSE(war.attacking());
}

TEST(WarModel, OnesOwnPiecesAndFreeSitesAreNoTarget) {
    Desk desk;
    WarModel war(desk.evening);
    desk.playBook("war");
    war.tap(*board::siteOf("2,0,N"));
    EXPECT_FALSE(war.attacking());
    war.tap(*board::siteOf("0,1,N"));
    EXPECT_FALSE(war.attacking());
}

TEST(WarQuestions, TellWhatWouldMakeAnAttackLegalAndTakeConsents) {
    Desk desk;
    viewmodel::RefereeModel referee(desk.evening);
    desk.playBook("war");
    referee.ask("attack");
    referee.tap("1,1,N");
    ASSERT_TRUE(referee.answered());
    EXPECT_FALSE(referee.allowed());
    EXPECT_EQ(referee.consents()->count(), 3);
    EXPECT_EQ(referee.lenders()->count(), 2) << "red has played one knight of two";
    referee.toggleLender("white");
    EXPECT_TRUE(referee.lenders()->value(1, "chosen").toBool() || referee.lenders()->value(0, "chosen").toBool());
    referee.ask("burn");
    EXPECT_TRUE(referee.allowed()) << referee.lines()->value(0, "text").toString().toStdString();
}

}  // namespace
