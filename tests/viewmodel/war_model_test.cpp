#include "companion/viewmodel/books/war_model.h"

#include "companion/viewmodel/screens/referee_model.h"
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
    EXPECT_TRUE(war.seats()->value(red, "active").toBool());
    EXPECT_FALSE(war.seats()->value(orange, "active").toBool());
}

/// Red's turn: three weapons, two played knights; blue's roads lead from red's fort to blue's settlement at 1,1,N.
struct Siege {
    Siege() : war(desk.evening) {
        desk.playBook("war");
        for (const char* line : {"blue builds road 2,0,NW", "blue builds road 2,0,W", "red plays knight to 0,0",
                                 "blue builds road 1,0,SE"})
            desk.add(std::string(line));
        war.refresh();
    }
    void tap(const char* site) { war.tap(*board::siteOf(site)); }
    /// As the screen does: the panel looks again once the event is taken in.
    std::string record() {
        war.record();
        war.refresh();
        return game::text(desk.journal.back().body);
    }
    QString count(const char* colour, const char* what) {
        return war.seats()->value(rowOf(war.seats(), colour), what).toString();
    }
    QStringList said() {
        QStringList lines;
        for (int row = 0; row < war.lines()->count(); ++row)
            lines << war.lines()->value(row, "clause").toString() + " " + war.lines()->value(row, "text").toString();
        return lines;
    }

    Desk desk;
    WarModel war;
};

TEST(WarModel, ARoadAtOnesOwnFortFallsWithoutAnybodysConsent) {
    Siege s;
    s.tap("2,0,NW");
    ASSERT_TRUE(s.war.attacking());
    EXPECT_EQ(s.war.attack(), "Anna attacks: road of Ben");
    EXPECT_TRUE(s.war.allowed()) << s.said().join(" | ").toStdString();
    EXPECT_EQ(s.war.path().size(), 1U) << "the fort stands at its end";
    EXPECT_EQ(s.war.marks().at(*board::siteOf("2,0,NW")), "asked");
    EXPECT_EQ(s.war.spoils()->count(), 0) << "a road brings nothing";
    EXPECT_EQ(s.record(), "red attacks 2,-1,S/2,0,N weapons 1");
    EXPECT_FALSE(s.war.attacking());
    EXPECT_EQ(s.count("red", "weapons"), "2");
    EXPECT_EQ(s.desk.evening.state().routes[*board::edgeOf("2,0,NW")].piece, game::Piece::none);
}

TEST(WarModel, AnAttackThatIsBeingEnteredStaysTheAttackersWhenTheTurnPasses) {
    Siege s;
    s.tap("2,0,NW");
    s.desk.add("red rolls 3 5");
    s.desk.add("red ends");
    s.war.refresh();
    EXPECT_EQ(s.war.attack(), "Anna attacks: road of Ben");
    EXPECT_EQ(s.record(), "red attacks 2,-1,S/2,0,N weapons 1");
}

TEST(WarModel, ASettlementIsReachedAlongTheRoadsOfWhoConsents) {
    Siege s;
    s.tap("1,1,N");
    EXPECT_EQ(s.war.consents()->count(), 3);
    EXPECT_EQ(s.war.lenders()->count(), 2) << "the victim lends nothing";
    EXPECT_FALSE(s.war.allowed());
    EXPECT_TRUE(s.war.path().empty());
    EXPECT_EQ(s.war.marks().at(*board::siteOf("1,1,N")), "illegal");
    EXPECT_TRUE(s.said().contains(" Legal with the consent of: Ben")) << s.said().join(" | ").toStdString();
    s.war.toggleConsent("blue");
    EXPECT_TRUE(s.war.consents()->value(rowOf(s.war.consents(), "blue"), "chosen").toBool());
    EXPECT_TRUE(s.war.allowed()) << s.said().join(" | ").toStdString();
    EXPECT_EQ(s.war.lines()->count(), 0) << "that there is war is no news: " << s.said().join(" | ").toStdString();
    EXPECT_EQ(s.war.path().size(), 3U);
    EXPECT_EQ(s.record(), "red attacks 1,1,N weapons 2 consent blue");
    EXPECT_EQ(s.count("red", "weapons"), "1");
    EXPECT_EQ(s.count("blue", "abandoned"), "4") << "all that hung on the settlement";
    s.war.tap(*board::siteOf("2,0,NW"));
    EXPECT_TRUE(s.war.consents()->count() > 0 && !s.war.consents()->value(0, "chosen").toBool()) << "asked again";
    EXPECT_TRUE(s.war.allowed()) << "an abandoned road may be a target too";
    s.record();
    EXPECT_EQ(s.count("blue", "abandoned"), "3");
}

TEST(WarModel, NoMoreIsPillagedThanTheHexesAndTheBuildingYield) {
    Siege s;
    s.tap("1,1,N");
    s.war.toggleConsent("blue");
    EXPECT_EQ(s.war.spoilsDue(), 1);
    QStringList kinds;
    for (int row = 0; row < s.war.spoils()->count(); ++row) kinds << s.war.spoils()->value(row, "key").toString();
    EXPECT_EQ(kinds.join(" "), "lumber wool ore") << "forest, pasture, mountains";
    s.war.takeSpoil("ore");
    EXPECT_EQ(s.war.spoils()->value(2, "text"), "1 ore");
    s.war.takeSpoil("wool");
    EXPECT_EQ(s.war.spoils()->value(1, "count"), 0) << "a settlement brings one card";
    EXPECT_TRUE(s.war.allowed());
    s.war.takeSpoil("ore");
    EXPECT_EQ(s.war.spoils()->value(2, "count"), 0) << "put back";
    s.war.takeSpoil("brick");
    EXPECT_EQ(s.war.spoilsDue(), 1);
    s.war.takeSpoil("wool");
    EXPECT_EQ(s.record(), "red attacks 1,1,N weapons 2 consent blue take 1 wool") << "no hills are there";
}

TEST(WarModel, AFortIsMarkedWhereItIsGuarded) {
    Siege s;
    s.desk.add("blue builds fort 1,1,N");
    s.desk.add("red plays knight to 0,1");
    s.war.refresh();
    s.tap("1,1,N");
    s.war.toggleConsent("blue");
    EXPECT_FALSE(s.war.allowed());
    EXPECT_EQ(s.war.lines()->value(0, "clause"), "WAR-13");
    const auto marks = s.war.marks();
    for (const char* road : {"1,1,NW", "1,1,NE", "2,0,W"})
        EXPECT_EQ(marks.at(*board::edgeOf(road)), "doubt") << "blue's own road: " << road;
    s.war.takeSpoil("ore");
    s.war.takeSpoil("ore");
    s.war.takeSpoil("wool");
    EXPECT_EQ(s.war.spoilsDue(), 3);
    EXPECT_EQ(s.record(), "red attacks 1,1,N weapons 3 consent blue take 1 wool 2 ore") << "the table is right";
}

TEST(WarModel, LentKnightsCountWhereRoadsAreConnected) {
    Siege s;
    s.desk.add("red burns");
    s.war.refresh();
    EXPECT_EQ(s.count("red", "knights"), "1");
    EXPECT_EQ(s.count("red", "weapons"), "4") << "the burned one is a weapon now";
    s.tap("1,1,N");
    s.war.toggleConsent("blue");
    EXPECT_FALSE(s.war.allowed()) << "one knight is missing";
    s.war.toggleLender("white");
    EXPECT_TRUE(s.war.lenders()->value(rowOf(s.war.lenders(), "white"), "chosen").toBool());
    EXPECT_FALSE(s.war.allowed()) << "no road joins white and red";
    EXPECT_EQ(s.record(), "red attacks 1,1,N weapons 2 lender white consent blue");
}

TEST(WarModel, CancellingForgetsEverythingThatWasAgreedOn) {
    Siege s;
    s.tap("1,1,N");
    s.war.toggleConsent("blue");
    s.war.toggleLender("white");
    s.war.takeSpoil("ore");
    s.war.cancel();
    EXPECT_FALSE(s.war.attacking());
    EXPECT_EQ(s.war.consents()->count() + s.war.lenders()->count() + s.war.spoils()->count() + s.war.lines()->count(),
              0);
    EXPECT_TRUE(s.war.marks().empty() && s.war.path().empty());
    s.tap("1,1,N");
    EXPECT_FALSE(s.war.allowed());
    for (int row = 0; row < 2; ++row) EXPECT_FALSE(s.war.lenders()->value(row, "chosen").toBool());
    for (int row = 0; row < 3; ++row) EXPECT_EQ(s.war.spoils()->value(row, "count"), 0);
    const auto before = s.desk.journal.size();
    s.war.cancel();
    s.war.record();
    EXPECT_EQ(s.desk.journal.size(), before) << "nothing is left to record";
}

TEST(WarModel, NoMoreWeaponsAreUsedThanThereAre) {
    Siege s;
    for (const char* road : {"2,0,NW", "1,1,NE"}) {
        s.tap(road);
        s.record();
    }
    s.tap("1,1,N");
    EXPECT_EQ(s.record(), "red attacks 1,1,N weapons 1");
}

TEST(WarModel, AnAttackIsOverOnceItIsRecordedWhateverIsLeftThere) {
    Siege s;
    game::Began began = std::get<game::Began>(s.desk.journal[0].body);
    began.options = {{"destroyed_step_down", "true"}};
    s.desk.journal[0].body = began;
    s.desk.evening.follow(s.desk.journal);
    s.desk.add("blue builds city 1,1,N");
    s.tap("1,1,N");
    EXPECT_EQ(s.war.spoilsDue(), 0) << "this table does not pillage";
    EXPECT_EQ(s.war.spoils()->count(), 0);
    s.record();
    EXPECT_EQ(s.desk.evening.state().buildings[*board::cornerOf("1,1,N")].piece, game::Piece::settlement);
    EXPECT_FALSE(s.war.attacking());
}

TEST(WarModel, ATargetThatIsGoneIsNoTargetAnyMore) {
    Siege s;
    s.tap("1,1,N");
    s.desk.add("blue removes settlement 1,1,N");
    s.war.refresh();
    EXPECT_FALSE(s.war.attacking());
}

TEST(WarModel, WeaponsAreBoughtAndKnightsBurnedWithATap) {
    Siege s;
    const auto before = s.desk.journal.size();
    s.war.buyWeapon();
    EXPECT_EQ(s.desk.journal.size(), before) << "by the record red cannot pay";
    ASSERT_TRUE(s.war.waits());
    EXPECT_EQ(s.war.doubts()->value(0, "clause"), "BASE-20");
    s.war.cancel();
    EXPECT_FALSE(s.war.waits());
    s.war.buyWeapon();
    s.war.recordWaiting();
    s.war.refresh();
    EXPECT_FALSE(s.war.waits());
    EXPECT_EQ(game::text(s.desk.journal.back().body), "red buys weapon");
    EXPECT_EQ(s.count("red", "weapons"), "4");
    EXPECT_TRUE(s.war.burns());
    s.war.burnKnight();
    EXPECT_EQ(game::text(s.desk.journal.back().body), "red burns");
    Desk without;
    without.add("began book war seat red \"Anna\" south seat blue \"Ben\" west");
    EXPECT_FALSE(WarModel(without.evening).burns()) << "not agreed on";
}

TEST(WarModel, NobodyActsBeforeThereIsAGame) {
    Desk desk;
    WarModel war(desk.evening);
    EXPECT_FALSE(war.canAct());
    war.buyWeapon();
    war.burnKnight();
    war.tap(*board::siteOf("1,1,N"));
    EXPECT_FALSE(war.attacking());
    EXPECT_TRUE(desk.journal.empty());
}

TEST(WarModel, SaysWhatBecomesOfWhoHasNoBuildingLeft) {
    Desk begun;
    WarModel atFirst(begun.evening);
    begun.play(2, "war");
    atFirst.refresh();
    EXPECT_EQ(atFirst.seats()->value(0, "fate"), "") << "nobody has built yet";
    Siege s;
    EXPECT_EQ(s.count("orange", "fate"), "");
    s.desk.add("orange removes settlement 2,-2,S");
    s.war.refresh();
    EXPECT_EQ(s.count("orange", "fate"), "No building is left: may settle on any corner far enough from others.");
    EXPECT_EQ(s.count("red", "fate"), "");
    game::Began began = std::get<game::Began>(s.desk.journal[0].body);
    began.options.emplace_back("homeless_are_out", "true");
    s.desk.journal[0].body = began;
    s.desk.evening.follow(s.desk.journal);
    s.war.refresh();
    EXPECT_EQ(s.count("orange", "fate"), "No building is left: out of the game.");
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
    referee.toggleConsent("blue");
    EXPECT_TRUE(referee.consents()->value(0, "chosen").toBool() || referee.consents()->value(1, "chosen").toBool());
    referee.ask("burn");
    EXPECT_TRUE(referee.allowed()) << referee.lines()->value(0, "text").toString().toStdString();
}

TEST(WarQuestions, RoadsThatAreNotConnectedSayWhoseConsentWouldConnectThem) {
    Siege s;
    viewmodel::RefereeModel referee(s.desk.evening);
    for (const char* line : {"blue removes settlement 1,1,N", "white builds settlement 1,1,N"})
        s.desk.add(std::string(line));
    referee.ask("connected");
    referee.choosePlayer("red");
    referee.tap("1,1,N");
    EXPECT_EQ(referee.answer(), "Yes: the roads of Anna and Clara are connected.") << "over abandoned roads";
    EXPECT_EQ(referee.board()->path().size(), 3);
    s.desk.add("blue builds settlement 2,-1,S");
    EXPECT_EQ(referee.answer(), "No: the roads of Anna and Clara are not connected.");
    QStringList said;
    for (int row = 0; row < referee.lines()->count(); ++row) said << referee.lines()->value(row, "text").toString();
    EXPECT_TRUE(said.contains("Legal with the consent of: Ben")) << said.join(" | ").toStdString();
    referee.toggleConsent("blue");
    EXPECT_EQ(referee.answer(), "Yes: the roads of Anna and Clara are connected.");
}

}  // namespace
