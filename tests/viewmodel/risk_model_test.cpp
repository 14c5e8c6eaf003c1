#include "companion/viewmodel/books/risk_model.h"

#include "companion/viewmodel/screens/referee_model.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::RiskModel;
using viewmodel::SiteModel;

TEST(RiskModel, DealsABoardWhereNoneLies) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.add("began book risk seat red \"Anna\" south seat blue \"Ben\" west seat white \"Clara\" north");
    EXPECT_TRUE(risk.canDeal());
    risk.deal();
    EXPECT_FALSE(risk.canDeal());
    EXPECT_EQ(board::hexes(desk.evening.state().layout).size(), 49U);
}

TEST(RiskModel, CountsArmiesAndWhatTheyControl) {
    Desk desk;
    RiskModel risk(desk.evening);
    const QAbstractItemModelTester seats(risk.seats());
    desk.playBook("risk");
    risk.refresh();
    ASSERT_EQ(risk.seats()->count(), 3);
    EXPECT_EQ(risk.seats()->value(0, "armies"), 17);
    EXPECT_EQ(risk.seats()->value(0, "figures"), "1 × 10, 1 × 5, 2 × 1");
    EXPECT_EQ(risk.seats()->value(1, "figures"), "4 × 1") << "no figures that are not there";
    for (const char* line : {"white places armies 0,1 count 1", "white places armies -1,1 count 3"})
        desk.add(std::string(line));
    risk.refresh();
    EXPECT_EQ(risk.seats()->value(2, "armies"), 10);
    EXPECT_EQ(risk.seats()->value(2, "figures"), "2 × 5") << "five stand on each of two hexes";
    EXPECT_EQ(risk.seats()->value(0, "hexes"), 2);
    EXPECT_EQ(risk.seats()->value(0, "controlled"), 2);
    EXPECT_EQ(risk.seats()->value(0, "limit"), 1) << "a settlement";
    desk.add("red rolls 1 1");
    risk.refresh();
    EXPECT_EQ(risk.seats()->value(0, "free"), 1) << "the mountains' two";
    EXPECT_EQ(risk.seats()->value(1, "controlled"), 1) << "the gold; one army where the six takes five is too few";
}

TEST(RiskModel, ABattleIsTwoTapsAndItsDice) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.playBook("risk");
    risk.tap(*board::siteOf("1,0"));
    EXPECT_FALSE(risk.fighting());
    risk.tap(*board::siteOf("0,0"));
    ASSERT_TRUE(risk.fighting());
    EXPECT_EQ(risk.attackers(), 12);
    EXPECT_EQ(risk.attackDice(), 3);
    EXPECT_EQ(risk.defendDice(), 1);
    ASSERT_GE(risk.curve().size(), 12);
    EXPECT_EQ(risk.curve()[0], 0) << "one army cannot attack";
    for (qsizetype i = 1; i < risk.curve().size(); ++i) EXPECT_GT(risk.curve()[i], risk.curve()[i - 1]);
    for (const int die : {6, 3, 2, 5}) risk.enterDie(die);
    ASSERT_TRUE(risk.complete());
    EXPECT_EQ(risk.outcome(), "The attacker loses 0, the defender 1.");
    risk.record();
    EXPECT_EQ(game::text(desk.journal.back().body), "red battles 1,0 0,0 attack 6 attack 3 attack 2 defend 5");
}

TEST(RiskModel, ChancesAreSaidWithNoMoreDigitsThanDiceDeserve) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.playBook("risk");
    desk.add(std::string("red places armies 1,0 count 40"));
    risk.tap(*board::siteOf("1,0"));
    risk.tap(*board::siteOf("0,0"));
    EXPECT_TRUE(risk.odds().startsWith("As good as won; ")) << risk.odds().toStdString();
}

TEST(RiskModel, ChancesAreSaidFromLostToWon) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.playBook("risk");
    const auto odds = [&](const char* from, const char* to) {
        risk.cancel();
        risk.tap(*board::siteOf(from));
        risk.tap(*board::siteOf(to));
        return risk.odds().section(';', 0, 0).toStdString();
    };
    EXPECT_EQ(odds("0,0", "1,0"), "") << "one army cannot attack";
    desk.add("blue places armies 0,0 count 1");
    EXPECT_EQ(odds("1,0", "0,0"), "Wins with over 99 %") << "12 against 2: 99.7";
    EXPECT_EQ(odds("0,0", "0,1"), "Wins with under 1 %") << "2 against 4: 0.7";
    EXPECT_EQ(odds("0,0", "1,0"), "As good as lost") << "2 against 12";
    desk.add("blue places armies 0,0 count 10");
    EXPECT_EQ(odds("1,0", "0,0"), "Wins with 51 %") << "12 against 12";
    EXPECT_EQ(odds("0,0", "0,1"), "Wins with 97 %") << "12 against 4";
}

TEST(RiskModel, ATapOnTheSameHexStartsAgainAndOneWithoutArmiesDoesNothing) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.playBook("risk");
    risk.tap(*board::siteOf("1,1"));
    EXPECT_FALSE(risk.busy());
    risk.tap(*board::siteOf("-1,1"));
    EXPECT_EQ(risk.marks().at(board::Hex(0, 0)), "legal") << "an enemy beside it";
    risk.tap(*board::siteOf("-1,1"));
    EXPECT_FALSE(risk.fighting());
    EXPECT_TRUE(risk.hint().startsWith("Tap where they go")) << risk.hint().toStdString();
}

TEST(RiskModel, NobodyRollsMoreDiceThanThereAreArmies) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.playBook("risk");
    risk.tap(*board::siteOf("1,0"));
    risk.tap(*board::siteOf("0,1"));
    risk.setAttackDice(9);
    risk.setDefendDice(9);
    EXPECT_EQ(risk.attackDice(), 3);
    EXPECT_EQ(risk.defendDice(), 2);
    risk.setAttackDice(0);
    risk.setDefendDice(0);
    EXPECT_EQ(risk.attackDice(), 1);
    EXPECT_EQ(risk.defendDice(), 1);
}

TEST(RiskModel, ABoardThatLiesIsNotDealtAgain) {
    Desk desk;
    RiskModel risk(desk.evening);
    desk.playBook("risk");
    const auto before = desk.journal.size();
    risk.deal();
    EXPECT_EQ(desk.journal.size(), before);
}

/// Red's turn, with ships from 1,0 to the gold on 1,2.
struct Campaign {
    Campaign() : risk(desk.evening) {
        desk.playBook("risk");
        for (const char* line :
             {"red builds settlement 1,0,S", "red builds ship 0,1,E", "red builds ship 1,1,SW", "red rolls 1 2"})
            desk.add(std::string(line));
        risk.refresh();
    }
    void tap(const char* from, const char* to) {
        risk.tap(*board::siteOf(from));
        risk.tap(*board::siteOf(to));
    }
    std::string last() const { return game::text(desk.journal.back().body); }

    Desk desk;
    RiskModel risk;
};

TEST(RiskModel, ASneakAttackIsDrawnRecordedAndFoughtToTheEnd) {
    Campaign c;
    c.risk.tap(*board::siteOf("1,0"));
    EXPECT_EQ(c.risk.marks().count(board::Hex(1, 2)), 1) << "within reach by ship";
    c.risk.tap(*board::siteOf("1,2"));
    ASSERT_TRUE(c.risk.marching());
    EXPECT_TRUE(c.risk.title().startsWith("Sneak attack: Anna")) << c.risk.title().toStdString();
    EXPECT_GE(c.risk.path().size(), 4U);
    EXPECT_EQ(c.risk.mostToGo(), 11);
    c.risk.setCount(4);
    EXPECT_TRUE(c.risk.allowed()) << c.risk.lines()->value(0, "text").toString().toStdString();
    c.risk.record();
    EXPECT_EQ(c.last(), "red moves army 1,0 1,2 count 4");
    c.risk.refresh();
    ASSERT_TRUE(c.risk.landed()) << "the panel goes on with the battle";
    EXPECT_EQ(c.risk.attackers(), 4);
    EXPECT_EQ(c.risk.mostAttackDice(), 3) << "all of them may roll";
    for (const int die : {6, 6, 6, 1, 1}) c.risk.enterDie(die);
    c.risk.record();
    EXPECT_EQ(c.last(), "red battles 1,2 1,2 attack 6 attack 6 attack 6 defend 1 defend 1");
    c.risk.refresh();
    EXPECT_TRUE(c.risk.landed()) << "one defender is left";
    for (const int die : {6, 6, 6, 1}) c.risk.enterDie(die);
    c.risk.record();
    c.risk.refresh();
    EXPECT_FALSE(c.risk.busy());
    EXPECT_EQ(c.risk.seats()->value(0, "hexes"), 3) << "the gold is red's";
}

TEST(RiskModel, WhoHasLandedFightsWithAllAndCannotStay) {
    Campaign c;
    c.tap("1,0", "1,2");
    c.risk.setCount(2);
    c.risk.record();
    c.risk.refresh();
    ASSERT_TRUE(c.risk.landed());
    EXPECT_TRUE(c.risk.title().startsWith("Anna fights on Gold")) << c.risk.title().toStdString();
    EXPECT_EQ(c.risk.mostAttackDice(), 2) << "none need stay behind";
    EXPECT_GT(c.risk.curve()[0], 0) << "one alone may win";
    for (const int die : {1, 1, 6, 6}) c.risk.enterDie(die);
    c.risk.record();
    c.risk.refresh();
    EXPECT_FALSE(c.risk.landed()) << "both are gone";
    EXPECT_FALSE(c.risk.busy());
}

TEST(RiskModel, OneWhoHasLandedAloneStillHasOdds) {
    Campaign c;
    c.tap("1,0", "1,2");
    c.risk.setCount(1);
    c.risk.record();
    c.risk.refresh();
    ASSERT_TRUE(c.risk.landed());
    EXPECT_TRUE(c.risk.odds().startsWith("Wins with")) << c.risk.odds().toStdString();
}

TEST(RiskModel, ALandingIsFoughtByWhoLanded) {
    Campaign c;
    for (const char* line :
         {"red ends", "blue rolls 1 2", "blue builds ship 1,1,SW", "blue moves army 1,2 1,0 count 2"})
        c.desk.add(std::string(line));
    c.risk.refresh();
    ASSERT_TRUE(c.risk.landed());
    EXPECT_TRUE(c.risk.title().startsWith("Ben fights")) << c.risk.title().toStdString();
}

TEST(RiskModel, PassageAndPeaceAreKeptApart) {
    Campaign c;
    EXPECT_EQ(c.risk.agreements()->value(0, "colour"), "blue");
    EXPECT_EQ(c.risk.agreements()->value(1, "colour"), "blue");
    c.desk.add("red consents blue \"passage\"");
    c.risk.refresh();
    EXPECT_FALSE(c.risk.agreements()->value(1, "given").toBool()) << "that was no peace";
    Desk setUp;
    RiskModel placing(setUp.evening);
    setUp.play(3, "risk");
    placing.refresh();
    EXPECT_EQ(placing.agreements()->count(), 0);
}

TEST(RiskModel, AShutRouteNamesWhoseConsentWouldOpenIt) {
    Campaign c;
    c.desk.add("red removes ship 1,1,SW");
    c.desk.add("blue builds ship 1,1,SW");
    c.risk.refresh();
    c.tap("1,0", "1,2");
    EXPECT_FALSE(c.risk.allowed());
    const auto asFar = c.risk.path();
    EXPECT_FALSE(asFar.empty()) << "it shows how far the way goes";
    const int lines = c.risk.lines()->count();
    EXPECT_EQ(c.risk.lines()->value(lines - 1, "text"), "Legal with the consent of: Ben");
    ASSERT_EQ(c.risk.agreements()->value(0, "text"), "Ben lends roads");
    c.risk.agree(0);
    EXPECT_EQ(c.last(), "blue consents red \"passage\"");
    c.risk.refresh();
    EXPECT_TRUE(c.risk.agreements()->value(0, "given").toBool());
    EXPECT_TRUE(c.risk.allowed());
    EXPECT_GT(c.risk.path().size(), asFar.size());
    const auto before = c.desk.journal.size();
    c.risk.agree(0);
    EXPECT_EQ(c.desk.journal.size(), before) << "it is given already";
}

TEST(RiskModel, PeaceThatWasPromisedIsBrokenWithASentence) {
    Campaign c;
    c.risk.agree(1);
    EXPECT_EQ(c.last(), "red consents blue \"peace\"");
    c.risk.refresh();
    c.tap("1,0", "0,0");
    for (const int die : {6, 5, 4, 1}) c.risk.enterDie(die);
    EXPECT_FALSE(c.risk.allowed());
    EXPECT_EQ(c.risk.lines()->value(0, "clause").toString().toStdString(), "RISK-10");
}

TEST(RiskModel, EitherSideGivesUpWithOneTap) {
    Campaign c;
    c.tap("1,0", "0,1");
    for (const int die : {1, 1, 1, 6, 6}) c.risk.enterDie(die);
    c.risk.record();
    c.risk.refresh();
    ASSERT_TRUE(c.risk.fighting()) << "the battle is still on";
    c.risk.giveUp(true);
    EXPECT_EQ(c.last(), "red battles 1,0 0,1 defend 1");
    c.risk.refresh();
    EXPECT_EQ(c.risk.seats()->value(0, "armies"), 6) << "one stays of ten";
    c.tap("2,0", "0,0");
    ASSERT_TRUE(c.risk.marching()) << "too far for a battle";
    c.risk.cancel();
    c.desk.add("red moves army 2,0 1,0 count 3");
    c.risk.refresh();
    c.tap("1,0", "0,1");
    c.risk.giveUp(false);
    EXPECT_EQ(c.last(), "red battles 1,0 0,1 attack 1");
}

TEST(RiskModel, ArmiesFollowAWonBattleOrAreRedeployed) {
    Campaign c;
    c.tap("1,0", "0,0");
    for (const int die : {6, 3, 2, 5}) c.risk.enterDie(die);
    c.risk.record();
    c.risk.refresh();
    ASSERT_EQ(c.risk.deeds()->count(), 2);
    EXPECT_EQ(c.risk.deeds()->value(0, "text"), "More follow");
    EXPECT_TRUE(c.risk.path().empty());
    c.risk.setCount(100);
    EXPECT_EQ(c.risk.count(), 8) << "twelve, three have gone, one stays";
    c.risk.record();
    EXPECT_EQ(c.last(), "red moves army 1,0 0,0 count 8");
    c.risk.refresh();
    EXPECT_EQ(c.risk.seats()->value(0, "captured"), "1 building(s)") << "eleven hold the six where Ben has settled";
    c.tap("2,0", "1,0");
    EXPECT_TRUE(c.risk.title().startsWith("Redeploy")) << c.risk.title().toStdString();
    EXPECT_EQ(c.risk.path().size(), 2U);
    c.risk.enterDie(3);
    EXPECT_TRUE(c.risk.complete()) << "nobody fights";
    EXPECT_TRUE(c.risk.attack().isEmpty());
    c.risk.record();
    EXPECT_EQ(c.last(), "red moves army 2,0 1,0");
    EXPECT_FALSE(c.risk.busy());
    c.risk.tap(*board::siteOf("2,0"));
    c.desk.add("red moves army 2,0 1,0 count 4");
    c.risk.refresh();
    EXPECT_FALSE(c.risk.busy()) << "nobody is left there";
}

TEST(RiskModel, WhereNobodyCanFollowAWonBattleIsOver) {
    Campaign c;
    c.desk.add("red moves army 1,0 2,0 count 8");
    c.risk.refresh();
    c.tap("1,0", "0,0");
    for (const int die : {6, 3, 2, 5}) c.risk.enterDie(die);
    c.risk.record();
    ASSERT_TRUE(c.last().starts_with("red battles 1,0 0,0")) << c.last();
    c.risk.refresh();
    EXPECT_FALSE(c.risk.busy()) << "four, three have gone: the last one stays";
    EXPECT_EQ(c.risk.deeds()->count(), 0);
}

TEST(RiskModel, WhoLeavesIsOut) {
    Campaign c;
    EXPECT_FALSE(c.risk.seats()->value(1, "out").toBool());
    c.desk.add("blue leaves");
    c.risk.refresh();
    EXPECT_TRUE(c.risk.seats()->value(1, "out").toBool());
}

TEST(RiskModel, TheBoardShowsControlByHexAndByBuilding) {
    Desk desk;
    viewmodel::RefereeModel referee(desk.evening);
    desk.playBook("risk");
    const auto controllerOf = [&](const QString& site) {
        const auto* hexes = referee.board()->hexes();
        for (int row = 0; row < hexes->rowCount(); ++row)
            if (hexes->data(hexes->index(row), SiteModel::SiteRole) == site)
                return hexes->data(hexes->index(row), SiteModel::ControllerRole).toString();
        return QString("no such hex");
    };
    EXPECT_EQ(controllerOf("1,0"), "red");
    EXPECT_EQ(controllerOf("0,0"), "");
}

TEST(RiskQuestions, TellPipsConsentsAndWays) {
    Desk desk;
    viewmodel::RefereeModel referee(desk.evening);
    desk.playBook("risk");
    referee.ask("control");
    referee.tap("0,0");
    EXPECT_EQ(referee.answer(), "Nobody controls this hex.");
    EXPECT_EQ(referee.lines()->count(), 2) << "who is there, and what it takes";
    referee.ask("recruit");
    EXPECT_TRUE(referee.answered());
    referee.ask("redeploy");
    referee.choosePlayer("red");
    referee.tap("1,0");
    EXPECT_TRUE(referee.answer().startsWith("1 hex")) << referee.answer().toStdString();
    referee.tap("2,0");
    EXPECT_EQ(referee.answer(), "Yes: there is a way.");
    EXPECT_GE(referee.board()->path().size(), 2);
}

}  // namespace
