#include "companion/viewmodel/risk_model.h"

#include "companion/viewmodel/referee_model.h"
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
    EXPECT_EQ(risk.seats()->value(0, "hexes"), 2);
    EXPECT_EQ(risk.seats()->value(0, "controlled"), 2);
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
