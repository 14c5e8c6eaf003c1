#include "companion/viewmodel/conquest_model.h"

#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>

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
    EXPECT_TRUE(conquest.outcome().startsWith("Anna tries a wall, it holds.")) << conquest.outcome().toStdString();
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
