#include "companion/viewmodel/books/conquest_model.h"

#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>
#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::ConquestModel;

const game::Hex kCamp{-1, 1};  // where blue has settled and red has entered

TEST(ConquestModel, CountsRoundsAndKeepsTheOrder) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.refresh();
    EXPECT_EQ(conquest.phase(), "Attack phase, round 1 of 3");
    ASSERT_EQ(conquest.seats()->count(), 2);
    EXPECT_EQ(conquest.seats()->value(0, "name"), "Ben") << "fewest points first";
    EXPECT_TRUE(conquest.seats()->value(1, "active").toBool());
    EXPECT_EQ(conquest.dragonGoldMost(), 7);
}

TEST(ConquestModel, ListsWhatEachPieceCanStillDo) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    const QAbstractItemModelTester units(conquest.units());
    desk.playBook("conquest");
    conquest.refresh();
    ASSERT_EQ(conquest.units()->count(), 3) << "a ship, a knight and cavalry of red";
    int left = 0;
    for (int row = 0; row < 3; ++row) left += conquest.units()->value(row, "actions").toInt();
    EXPECT_EQ(left, 5) << "the knight has moved";
}

TEST(ConquestModel, AFightIsTakenFromTapsAndGoesOnWhileItIsTied) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.tap(kCamp);
    ASSERT_EQ(conquest.deeds()->count(), 2);
    EXPECT_EQ(conquest.deeds()->value(0, "text"), "Attack: knight");
    EXPECT_FALSE(conquest.wantsDice());
    conquest.tap(kCamp);
    ASSERT_EQ(conquest.targets()->count(), 3);
    ASSERT_EQ(conquest.targets()->value(0, "text"), "knight");
    conquest.enterDie(5);
    conquest.enterDie(5);
    EXPECT_EQ(conquest.outcome(), "A tie: roll again.");
    EXPECT_FALSE(conquest.complete());
    conquest.enterDie(6);
    conquest.enterDie(1);
    ASSERT_TRUE(conquest.complete());
    EXPECT_TRUE(conquest.allowed());
    conquest.record();
    EXPECT_EQ(game::text(desk.journal.back().body),
              "red battles -1,1 -1,1 attack 5 attack 6 defend 5 defend 1 unit knight target knight");
    EXPECT_FALSE(conquest.busy());
}

TEST(ConquestModel, TheDieThatIsTakenBackIsTheOneEnteredLast) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.tap(kCamp);
    conquest.tap(kCamp);
    for (const int die : {3, 3, 5}) conquest.enterDie(die);
    conquest.takeBackDie();
    EXPECT_EQ(conquest.attack(), QList<int>{3});
    EXPECT_EQ(conquest.defend(), QList<int>{3});
    conquest.takeBackDie();
    conquest.enterDie(4);
    EXPECT_EQ(conquest.attack(), QList<int>{3}) << "it is still the defender's";
    EXPECT_EQ(conquest.defend(), QList<int>{4});
}

TEST(ConquestModel, ShowsTheVerdictBeforeAnythingIsRecorded) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.tap(game::Hex(1, 0));
    conquest.chooseDeed(1);
    ASSERT_TRUE(conquest.wantsDice());
    conquest.enterDie(2);
    EXPECT_TRUE(conquest.complete());
    const auto before = desk.journal.size();
    conquest.takeBackDie();
    conquest.record();
    EXPECT_EQ(desk.journal.size(), before) << "the die was taken back";
    conquest.enterDie(1);
    conquest.record();
    EXPECT_EQ(game::text(desk.journal.back().body), "red hunts 1,0 die 1");
}

TEST(ConquestModel, ADiseaseAsksForThePieceThatItTakes) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    desk.add("red ends");
    desk.add("blue rolls 1 1");
    conquest.refresh();
    ASSERT_EQ(conquest.calls()->count(), 1);
    EXPECT_FALSE(conquest.calls()->value(0, "settled").toBool());
    EXPECT_EQ(conquest.calls()->value(0, "clause"), "CONQ-22");
}

std::vector<QString> textsOf(viewmodel::RowModel* rows) {
    std::vector<QString> texts;
    for (int row = 0; row < rows->count(); ++row) texts.push_back(rows->value(row, "text").toString());
    return texts;
}

TEST(ConquestModel, TakesOnlyWhatADiseaseStrikesAndOnlyOnce) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    desk.add("red ends");
    desk.add("blue rolls 1 1");
    conquest.refresh();
    EXPECT_TRUE(conquest.calls()->value(0, "text").toString().contains("it strikes Anna;"))
        << conquest.calls()->value(0, "text").toString().toStdString();
    conquest.tap(kCamp);
    const auto atCamp = textsOf(conquest.deeds());
    EXPECT_EQ(std::ranges::count(atCamp, QString("Lost: knight")), 1) << "red's, not blue's";
    EXPECT_EQ(std::ranges::count(atCamp, QString("Lost: city")), 0) << "no disease hits a city";
    conquest.tap(game::Hex(3, 0));
    EXPECT_EQ(std::ranges::count(textsOf(conquest.deeds()), QString("Lost: ship")), 0);
    conquest.tap(kCamp);
    conquest.chooseDeed(static_cast<int>(std::ranges::find(atCamp, QString("Lost: knight")) - atCamp.begin()));
    EXPECT_TRUE(conquest.allowed());
    conquest.record();
    EXPECT_EQ(game::text(desk.journal.back().body), "red loses knight -1,1");
    conquest.refresh();
    EXPECT_TRUE(conquest.calls()->value(0, "settled").toBool());
    conquest.tap(game::Hex(1, 0));
    EXPECT_EQ(std::ranges::count(textsOf(conquest.deeds()), QString("Lost: cavalry")), 0) << "one was enough";
}

TEST(ConquestModel, AKnightMayFightTheDragonOnce) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    desk.add("red ends");
    for (const char* line : {"red builds knight 4,1", "red builds settlement 4,1", "red builds castle 4,1"})
        desk.add(std::string(line));
    for (int roll = 0; roll < 3; ++roll) desk.add("blue rolls 1 2");
    conquest.refresh();
    EXPECT_EQ(conquest.dragonGold(), 2) << "nine, seven of them spent";
    ASSERT_EQ(conquest.calls()->count(), 1);
    EXPECT_EQ(conquest.calls()->value(0, "clause"), "CONQ-20");
    conquest.tap(game::Hex(4, 1));
    EXPECT_EQ(conquest.deeds()->value(0, "text"), "A knight fights the dragon");
    conquest.enterDie(2);
    conquest.enterDie(6);
    conquest.record();
    EXPECT_EQ(game::text(desk.journal.back().body), "red fights dragon 4,1 dice 2 6");
    conquest.refresh();
    conquest.tap(game::Hex(4, 1));
    EXPECT_EQ(conquest.deeds()->value(0, "text"), "Lost: castle") << "it has fought";
    conquest.tap(kCamp);
    EXPECT_EQ(std::ranges::count(textsOf(conquest.deeds()), QString("Lost: city")), 0) << "what it fought for falls";
}

TEST(ConquestModel, OnesOwnBuildingsAreNoTargetsNorIsAHexWhileOneHunts) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.tap(kCamp);
    conquest.chooseDeed(1);
    conquest.tap(kCamp);
    EXPECT_EQ(conquest.targets()->count(), 0) << "hunting has none";
    conquest.tap(game::Hex(0, 1));
    EXPECT_EQ(conquest.targets()->count(), 0);
    EXPECT_FALSE(conquest.wantsDice());
    conquest.tap(kCamp);
    conquest.tap(*board::edgeOf("-1,1,W"));
    EXPECT_FALSE(conquest.wantsDice()) << "no wall is there";
}

TEST(ConquestModel, AnArchersGoalIsMarkedAndWhoIsAboardIsNone) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    for (const char* line : {"red builds archer 0,1", "blue builds cargo -2,1", "blue builds knight -2,1"})
        desk.add(std::string(line));
    conquest.tap(game::Hex(0, 1));
    ASSERT_EQ(conquest.deeds()->value(0, "text"), "Attack: archer");
    conquest.tap(kCamp);
    EXPECT_EQ(conquest.marks().at(game::Hex(0, 1)), "asked");
    EXPECT_EQ(conquest.marks().at(kCamp), "asked");
    conquest.tap(game::Hex(-2, 1));
    ASSERT_EQ(conquest.targets()->count(), 1) << "the knight is aboard";
    EXPECT_EQ(conquest.targets()->value(0, "text"), "cargo ship");
}

TEST(ConquestModel, ShipsAndKnightsThatWereTakenAreCounted) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    desk.add("blue builds ship 3,0");
    desk.add("red battles 3,0 3,0 attack 6 defend 1 unit ship target ship");
    desk.add("red battles -1,1 -1,1 attack 6 defend 1 unit knight target knight");
    conquest.refresh();
    EXPECT_EQ(conquest.seats()->value(1, "taken"), 2);
    EXPECT_EQ(conquest.seats()->value(0, "taken"), 0);
}

TEST(ConquestModel, ARelicBreaksATie) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    desk.add("red plays relic at -1,1");
    conquest.tap(kCamp);
    conquest.tap(kCamp);
    ASSERT_EQ(conquest.targets()->value(0, "text"), "knight");
    conquest.enterDie(5);
    conquest.enterDie(5);
    EXPECT_TRUE(conquest.complete()) << conquest.outcome().toStdString();
}

TEST(ConquestModel, TellsWhoHasHadTheTurnAndWhatIsDone) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.play(2, "conquest");
    conquest.refresh();
    EXPECT_EQ(conquest.seats()->count(), 2) << "before there is an order";
    desk.playBook("conquest");
    desk.add("red hunts -1,1 die 5");
    conquest.refresh();
    EXPECT_TRUE(conquest.seats()->value(0, "done").toBool()) << "Ben";
    EXPECT_FALSE(conquest.seats()->value(1, "done").toBool());
    EXPECT_EQ(std::ranges::count(textsOf(conquest.units()), QString("done: lay it on its side")), 1);
}

TEST(ConquestModel, TokensAreListedAndCounted) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    for (const char* line :
         {"red breaches -1,1,E from -1,1 die 6", "blue builds wall -1,1,W", "red breaches -1,1,W from -1,1 die 6"})
        desk.add(std::string(line));
    conquest.refresh();
    ASSERT_GT(conquest.tokens()->count(), 0);
    const int row = conquest.tokens()->count() - 1;
    EXPECT_EQ(conquest.tokens()->value(row, "clause"), "CONQ-83");
    EXPECT_EQ(conquest.tokens()->value(row, "count"), 1);
    int red = 0;
    for (int i = 0; i <= row; ++i)
        if (conquest.tokens()->value(i, "colour") == "red") red += conquest.tokens()->value(i, "count").toInt();
    EXPECT_EQ(conquest.seats()->value(1, "tokens"), red);
    EXPECT_GT(red, 0);
}

TEST(ConquestModel, ABreachIsAWallAndADie) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    desk.add("blue builds wall -2,1,E");
    conquest.tap(kCamp);
    const board::Edge wall{{-2, 1}, board::Side::east};
    EXPECT_EQ(conquest.marks()[wall], "legal");
    conquest.tap(wall);
    ASSERT_TRUE(conquest.wantsDice());
    conquest.enterDie(5);
    EXPECT_TRUE(conquest.outcome().startsWith("Anna tries a wall; it holds.")) << conquest.outcome().toStdString();
    conquest.takeBackDie();
    conquest.enterDie(6);
    EXPECT_TRUE(conquest.allowed());
    conquest.record();
    EXPECT_EQ(game::text(desk.journal.back().body), "red breaches -1,0,S/-2,2,N from -1,1 die 6");
    EXPECT_EQ(desk.evening.state().routes[wall].piece, game::Piece::none);
}

TEST(ConquestModel, SaysWhatASevenAndABadRollLetPlayersTake) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.refresh();
    EXPECT_EQ(conquest.dues()->count(), 0);
    desk.add("red ends");
    conquest.refresh();
    ASSERT_EQ(conquest.dues()->count(), 1) << "the round is over, Ben is last";
    EXPECT_EQ(conquest.dues()->value(0, "clause"), "CONQ-62");
    desk.add("blue rolls 3 4");
    conquest.refresh();
    ASSERT_EQ(conquest.dues()->count(), 3) << "two settlements of red, a city of blue";
    EXPECT_EQ(conquest.dues()->value(0, "clause"), "CONQ-3");
    EXPECT_TRUE(conquest.dues()->value(0, "text").toString().startsWith("Ben takes 2, for Pasture 4, of: "))
        << conquest.dues()->value(0, "text").toString().toStdString();
    const auto choice = desk.evening.ledger().choices.front();
    desk.add("blue chooses 1 " + std::string(board::word(choice.among[0])) + " at " + board::text(*choice.at));
    conquest.refresh();
    EXPECT_TRUE(conquest.dues()->value(0, "text").toString().startsWith("Ben takes 1, for Pasture 4, of: "));
    desk.add("blue chooses 1 " + std::string(board::word(choice.among[1])) + " at " + board::text(*choice.at));
    conquest.refresh();
    EXPECT_EQ(conquest.dues()->count(), 2) << "of a choice that is named nobody speaks";
    desk.add("blue ends");
    desk.add("red rolls 1 1");
    conquest.refresh();
    ASSERT_EQ(conquest.dues()->count(), 2) << "nothing for either";
    EXPECT_EQ(conquest.dues()->value(0, "clause"), "CONQ-4");
}

TEST(ConquestModel, CountsWhatIsLeftInTheDiceStack) {
    Desk desk;
    ConquestModel conquest(desk.evening);
    desk.playBook("conquest");
    conquest.refresh();
    EXPECT_EQ(conquest.stack()->count(), 0) << "this table throws dice";
    game::Began began = std::get<game::Began>(desk.journal[0].body);
    began.options.emplace_back("dice_stack", "true");
    desk.journal[0].body = began;
    desk.evening.follow(desk.journal);
    conquest.refresh();
    ASSERT_EQ(conquest.stack()->count(), 11);
    EXPECT_EQ(conquest.stack()->value(5, "sum"), 7);
    EXPECT_EQ(conquest.stack()->value(5, "rest"), 6) << "nobody has rolled a seven";
    EXPECT_EQ(conquest.stack()->value(4, "rest"), 3) << "of five ways to six two are gone";
}

}  // namespace
