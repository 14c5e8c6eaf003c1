#include "companion/viewmodel/screens/referee_model.h"

#include "companion/viewmodel/words/verdict_lines.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::RefereeModel;

int countOfMark(viewmodel::SiteModel* sites, const QString& mark) {
    int count = 0;
    for (int row = 0; row < sites->rowCount(); ++row)
        count += sites->data(sites->index(row), viewmodel::SiteModel::MarkRole) == mark;
    return count;
}

int linesOfKind(RefereeModel& referee, const QString& kind) {
    int count = 0;
    for (int row = 0; row < referee.lines()->count(); ++row) count += referee.lines()->value(row, "kind") == kind;
    return count;
}

TEST(RefereeModel, SaysNoWithTheClauseAndShowsWhereItWouldDo) {
    Desk desk;
    RefereeModel referee(desk.evening);
    const QAbstractItemModelTester lines(referee.lines());
    desk.play();
    referee.tap("-2,2,N");
    ASSERT_TRUE(referee.answered());
    EXPECT_FALSE(referee.allowed());
    ASSERT_GT(linesOfKind(referee, "objection"), 0);
    EXPECT_TRUE(referee.lines()->value(0, "clause").toString().startsWith("BASE-"));
    EXPECT_FALSE(referee.lines()->value(0, "detail").toString().isEmpty());
    EXPECT_EQ(countOfMark(referee.board()->corners(), "illegal"), 1);
}

// A book that asks for two taps, as a folder of its own could bring it (companion/rules/book.h).
constexpr rules::Ground kCornerAndEdge[]{rules::Ground::corner, rules::Ground::edge};
constexpr rules::Asks kMayIExtend{"extend",
                                  {"May I go on from here?", "Darf ich von hier weiterbauen?"},
                                  {"Tap a corner, then an edge.", "Tippt eine Ecke an, dann eine Kante."},
                                  kCornerAndEdge,
                                  [](game::Colour player, std::span<const game::Site> sites) {
                                      return game::Body(game::Built{player, game::Piece::road, sites[1]});
                                  },
                                  {"Yes, {player}.", "Ja, {player}."},
                                  {"No, {player}.", "Nein, {player}."}};

TEST(RefereeModel, QuestionsOfABookAreAnsweredByTapsAndAVerdict) {
    Desk desk;
    desk.play(tests::kSetUp);
    const auto answer = [&](std::vector<game::Site> sites) {
        return viewmodel::answerTo(kMayIExtend, {desk.evening, game::Colour::red, true, std::move(sites)});
    };
    const game::Site corner = *board::siteOf("2,0,N"), free = *board::siteOf("2,-2,N/3,-3,S");
    EXPECT_EQ(answer({}).instruction, "Tap a corner, then an edge.");
    EXPECT_EQ(answer({}).tappable, viewmodel::BoardModel::Corners);
    EXPECT_EQ(answer({}).text, "");
    EXPECT_EQ(answer({corner}).tappable, viewmodel::BoardModel::Edges);
    EXPECT_EQ(answer({corner}).text, "");
    EXPECT_TRUE(answer({free}).startsAgain) << "an edge is no corner";
    const auto no = answer({corner, free});
    EXPECT_EQ(no.text, "No, Anna.");
    EXPECT_FALSE(no.lines.empty()) << "with the clause";
    EXPECT_EQ(no.tappable, viewmodel::BoardModel::Corners) << "the next tap is the first again";
    int yes = 0;
    for (const game::Edge e : board::edges(std::get<game::Corner>(corner)))
        yes += answer({corner, e}).text == "Yes, Anna.";
    EXPECT_EQ(yes, 2) << "beside the road that lies there";
}

TEST(RefereeModel, AgreesWithWhereOneMayBuild) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.ask("where");
    referee.choosePlayer("orange");
    referee.choosePiece("road");
    std::vector<QString> legal;
    auto* edges = referee.board()->edges();
    for (int row = 0; row < edges->rowCount(); ++row)
        if (edges->data(edges->index(row), viewmodel::SiteModel::MarkRole) == "legal")
            legal.push_back(edges->data(edges->index(row), viewmodel::SiteModel::SiteRole).toString());
    ASSERT_FALSE(legal.empty());
    referee.ask("build");
    for (const QString& site : legal) {
        referee.tap(site);
        EXPECT_TRUE(referee.allowed()) << site.toStdString() << ": " << referee.answer().toStdString();
    }
}

TEST(RefereeModel, SaysHowManyOtherSitesWouldDo) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.choosePlayer("orange");
    referee.tap("0,0,N/1,-1,S");
    ASSERT_FALSE(referee.allowed());
    EXPECT_EQ(linesOfKind(referee, "condition"), 1) << "roads";
    referee.choosePlayer("blue");
    referee.tap("-2,2,N");
    ASSERT_FALSE(referee.allowed());
    EXPECT_EQ(linesOfKind(referee, "condition"), 0) << "settlements";
    QStringList said;
    for (int row = 0; row < referee.lines()->count(); ++row) said << referee.lines()->value(row, "text").toString();
    EXPECT_TRUE(said.contains("No other site would do either.")) << said.join(" | ").toStdString();
}

TEST(RefereeModel, GivesTheTextOfAClauseOnce) {
    const auto lines = viewmodel::withEachClauseOnce({{"BASE-1", "Anna", "The clause.", "fact"},
                                                      {"BASE-1", "Ben", "The clause.", "fact"},
                                                      {"", "Cleo", "", "fact"},
                                                      {"BASE-2", "Dan", "Another.", "fact"}});
    QStringList details;
    for (const viewmodel::Row& line : lines) details << line[2].toString();
    EXPECT_EQ(details, (QStringList{"The clause.", "", "", "Another."}));
}

TEST(RefereeModel, DrawsTheLongestRoadOfWhomeverOneAsks) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.ask("longest");
    referee.choosePlayer("orange");
    const auto halves = game::of(desk.evening.ledger().longest.count, game::Colour::orange);
    EXPECT_EQ(referee.board()->path().size(), halves / 2 + 1);
    EXPECT_EQ(linesOfKind(referee, "fact"), 4);
}

TEST(RefereeModel, TellsWhatARollWouldPayWithoutRollingIt) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play(tests::kSetUp);
    referee.ask("roll");
    referee.askRoll(8);
    EXPECT_EQ(referee.answer(), "A roll of 8 pays:");
    EXPECT_EQ(linesOfKind(referee, "fact"), 3) << "red, blue and white live there";
    EXPECT_EQ(countOfMark(referee.board()->hexes(), "paid"), 2);
    EXPECT_EQ(desk.journal.size(), tests::kSetUp);
}

TEST(RefereeModel, TheRobberMayNotStayWhereHeIs) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play(tests::kSetUp);
    referee.ask("robber");
    referee.tap("0,0");
    EXPECT_FALSE(referee.allowed());
    referee.tap("1,0");
    EXPECT_TRUE(referee.allowed()) << referee.lines()->value(0, "text").toString().toStdString();
}

/// Two players at sea, with a pirate.
struct Voyage {
    Voyage() : referee(desk.evening) {
        for (const char* line :
             {"began book seafarers seat red \"Anna\" south seat blue \"Ben\" west",
              "laid hex 0,0 forest 5 hex 1,0 hills 6 hex 0,1 fields 4 hex 1,-1 sea hex 0,-1 sea hex -1,0 sea hex -1,1 "
              "sea robber 0,0 pirate 1,-1",
              "red builds settlement 0,0,N", "red builds ship 0,0,NW", "red builds road 0,0,E", "red rolls 2 3"})
            desk.add(std::string(line));
    }
    Desk desk;
    RefereeModel referee;
};

TEST(RefereeModel, AtSeaItIsThePirateWhoIsAskedFor) {
    Voyage v;
    v.referee.ask("robber");
    EXPECT_TRUE(v.referee.instruction().contains("pirate"));
    v.referee.tap("0,-1");
    EXPECT_EQ(v.referee.answer(), "Yes: the pirate may go there.");
    v.referee.tap("1,-1");
    EXPECT_EQ(v.referee.answer(), "No: the pirate may not go there.") << "he is there";
    v.referee.tap("1,0");
    EXPECT_EQ(v.referee.answer(), "Yes: the robber may go there.");
    Desk ashore;
    RefereeModel referee(ashore.evening);
    ashore.play(tests::kSetUp);
    referee.ask("robber");
    EXPECT_FALSE(referee.instruction().contains("pirate"));
}

TEST(RefereeModel, AfterAWrongFirstTapTheRightOneIsTheFirst) {
    Voyage v;
    v.referee.ask("move");
    v.referee.tap("0,0,E");
    EXPECT_EQ(v.referee.answer(), "No ship of Anna lies there.");
    EXPECT_EQ(v.referee.instruction(), "Tap the ship that should move.");
    v.referee.tap("0,0,NW");
    EXPECT_EQ(v.referee.answer(), "");
    EXPECT_EQ(v.referee.instruction(), "Tap where it should go.");
    Desk desk;
    RefereeModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.ask("targets");
    conquest.choosePlayer("red");
    conquest.tap("1,1");
    EXPECT_EQ(conquest.answer(), "No ship or knight of Anna stands there.");
    conquest.tap("-1,1");
    EXPECT_TRUE(conquest.answer().startsWith("The ")) << conquest.answer().toStdString();
}

TEST(RefereeModel, ANameIsAskedAboutUntilTheTurnPasses) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.choosePlayer("orange");
    desk.add("blue trades 4 wool for 1 ore with bank");
    const auto asked = [&] {
        for (int row = 0; row < referee.players()->count(); ++row)
            if (referee.players()->value(row, "chosen").toBool())
                return referee.players()->value(row, "text").toString();
        return QString();
    };
    EXPECT_EQ(asked(), "David");
    desk.add("blue ends");
    EXPECT_EQ(asked(), "Clara") << "it is her turn";
}

TEST(RefereeModel, WithShipsItIsTheLongestTradeRoute) {
    Voyage v;
    v.referee.ask("longest");
    EXPECT_EQ(v.referee.answer(), "Nobody has the longest trade route.");
    QStringList clauses;
    for (int row = 0; row < v.referee.lines()->count(); ++row)
        clauses << v.referee.lines()->value(row, "clause").toString();
    EXPECT_TRUE(clauses.contains("SEA-6"));
    EXPECT_FALSE(clauses.contains("RIVER-22"));
}

TEST(RefereeModel, ABridgeCountsOneAndAHalf) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.playBook("great-river");
    referee.ask("longest");
    EXPECT_EQ(referee.lines()->value(0, "text"), "Anna: 3½");
    QStringList clauses;
    for (int row = 0; row < referee.lines()->count(); ++row)
        clauses << referee.lines()->value(row, "clause").toString();
    EXPECT_TRUE(clauses.contains("RIVER-22") && clauses.contains("RIVER-23") && !clauses.contains("SEA-6"));
}

TEST(RefereeModel, RecordsWhatTheTableDecidesInstead) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.rule(true);
    EXPECT_EQ(desk.journal.size(), 100U) << "nothing was asked";
    referee.tap("-2,2,N");
    referee.rule(true);
    const auto& ruled = std::get<game::Ruled>(desk.journal.back().body);
    EXPECT_NE(ruled.decision.find("allowed"), std::string::npos);
    EXPECT_TRUE(referee.ruled());
    desk.evening.undo();
    EXPECT_FALSE(referee.ruled()) << "it is in the ledger no more";
}

TEST(RefereeModel, SaysNothingOfARulingThatCouldNotBeWritten) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.tap("-2,2,N");
    desk.evening.onDeclared([](const game::Body&) {});
    referee.rule(true);
    EXPECT_FALSE(referee.ruled());
}

TEST(RefereeModel, WhatWasAskedInAGameIsNotAskedInTheNext) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.play();
    referee.tap("-2,2,N");
    ASSERT_TRUE(referee.mayRule());
    referee.forget();
    EXPECT_FALSE(referee.mayRule());
}

TEST(RefereeModel, AMoveTakesTwoTapsAndTheNextOneStartsAgain) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.playBook("conquest");
    referee.ask("move");
    referee.tap("1,0");
    EXPECT_GT(countOfMark(referee.board()->hexes(), "legal"), 0) << referee.answer().toStdString();
    EXPECT_FALSE(referee.mayRule()) << "nothing to judge yet";
    referee.tap("1,1");
    EXPECT_TRUE(referee.mayRule());
    EXPECT_TRUE(referee.allowed()) << referee.lines()->value(0, "text").toString().toStdString();
    EXPECT_EQ(referee.board()->path().size(), 2) << "the way is drawn";
    referee.tap("1,0");
    EXPECT_FALSE(referee.mayRule());
}

TEST(RefereeModel, TellsWhatAPieceCanAttackAndWhoStandsInForIt) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.playBook("conquest");
    referee.ask("targets");
    referee.tap("-1,1");
    EXPECT_TRUE(referee.answer().startsWith("The knight can attack")) << referee.answer().toStdString();
    int first = 0;
    for (int row = 0; row < referee.lines()->count(); ++row)
        first += referee.lines()->value(row, "text").toString().startsWith("To be fought first");
    EXPECT_GT(first, 0) << "knights before the city";
}

TEST(RefereeModel, ASecondTapJudgesOneAttackAndSaysWhoMustBeFoughtFirst) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.playBook("conquest");
    referee.ask("targets");
    referee.tap("-1,1");
    referee.tap("-1,1");
    ASSERT_EQ(referee.pieces()->count(), 3) << "a knight, an archer, a city";
    EXPECT_EQ(referee.answer().toStdString(), "No: the knight may not attack the city.");
    EXPECT_EQ(referee.lines()->value(0, "clause").toString().toStdString(), "CONQ-37");
    referee.choosePiece("archer");
    EXPECT_EQ(referee.answer().toStdString(), "Yes: the knight may attack the archer.");
    EXPECT_TRUE(referee.mayRule());
}

TEST(RefereeModel, ABreachIsAPieceAndAWall) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.playBook("conquest");
    desk.add("blue builds wall -1,1,W");
    desk.add("blue builds ship -2,1");
    referee.ask("breach");
    referee.choosePlayer("red");
    referee.tap("-1,1");
    EXPECT_EQ(referee.answer(), "There are 1 wall(s) of others.");
    EXPECT_EQ(countOfMark(referee.board()->edges(), "legal"), 1);
    referee.tap("-2,1,E");
    EXPECT_EQ(referee.answer(), "Yes: it may try; a 6 removes the wall.");
    EXPECT_TRUE(referee.mayRule());
    referee.tap("1,0");
    EXPECT_EQ(referee.answer(), "There are 0 wall(s) of others.");
    referee.tap("-2,1,E");
    EXPECT_FALSE(referee.allowed()) << "the wall is elsewhere";
}

TEST(RefereeModel, APieceThatBeginsWithAVowelIsAskedForAsPeopleSayIt) {
    Desk desk;
    desk.playBook("conquest");
    RefereeModel referee(desk.evening);
    referee.tap("0,1");
    referee.choosePiece("archer");
    EXPECT_TRUE(referee.answer().contains(" build an archer here.")) << referee.answer().toStdString();
    referee.choosePiece("knight");
    EXPECT_TRUE(referee.answer().contains(" build a knight here.")) << referee.answer().toStdString();
}

TEST(RefereeModel, AsksFirstForThePieceThatIsMeantThere) {
    Desk desk;
    RefereeModel referee(desk.evening);
    desk.playBook("conquest");
    referee.ask("build");
    referee.choosePlayer("red");
    const auto asked = [&](const char* site) {
        referee.tap(site);
        return referee.answer().toStdString();
    };
    EXPECT_TRUE(asked("-1,2").ends_with("build a ship here.")) << asked("-1,2") << " at sea";
    EXPECT_TRUE(asked("0,1").ends_with("build a city here.")) << asked("0,1") << " in place of a settlement";
    EXPECT_TRUE(asked("1,1").ends_with("build a settlement here.")) << asked("1,1") << " on free land";
}

TEST(RefereeModel, OffersTheQuestionsOfTheBooksInForce) {
    Desk base, conquest;
    base.play(2);
    conquest.playBook("conquest");
    RefereeModel ofBase(base.evening), ofConquest(conquest.evening);
    const auto keys = [](RefereeModel& referee) {
        QStringList all;
        for (int row = 0; row < referee.questions()->count(); ++row)
            all << referee.questions()->value(row, "key").toString();
        return all.join(" ").toStdString();
    };
    EXPECT_EQ(keys(ofBase), "build where longest roll robber");
    EXPECT_EQ(keys(ofConquest), "build where roll move targets breach");
}

}  // namespace
