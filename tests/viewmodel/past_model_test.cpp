#include "companion/viewmodel/screens/past_model.h"

#include "companion/viewmodel/screens/companion.h"
#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace hexwarden::viewmodel {
namespace {

TEST(Past, AJournalIsSummedUp) {
    tests::Desk desk;
    EXPECT_FALSE(pastGameOf("empty", {}));
    desk.play(100);
    const auto past = pastGameOf("evening", desk.journal);
    ASSERT_TRUE(past);
    ASSERT_EQ(past->players.size(), desk.evening.state().seats.size());
    for (std::size_t i = 0; i < past->players.size(); ++i) {
        const auto colour = desk.evening.state().seats[i].colour;
        EXPECT_EQ(past->players[i].name, desk.evening.nameOf(colour));
        EXPECT_EQ(past->players[i].points, desk.evening.ledger().points.total(colour));
    }
    EXPECT_GT(past->rolls, 0);
    EXPECT_GT(past->built, 0);
    EXPECT_FALSE(past->isWon);
}

TEST(Past, EverybodysRecordCountsTheGamesThatWereWon) {
    PastModel model;
    const QAbstractItemModelTester games(model.games()), players(model.players());
    const auto game = [](const QString& file, const QString& winner, bool over) {
        PastGame past{file, 0, {}, {{"Anna", 8, false}, {"Ben", 6, false}}, 40, 3, 20, over};
        for (auto& player : past.players)
            if (over && player.name == winner) player = {winner, 10, true};
        return past;
    };
    model.show({game("c", "", false), game("b", "Ben", true), game("a", "Ben", true), game("0", "Anna", true)});
    EXPECT_EQ(model.games()->count(), 4);
    EXPECT_FALSE(model.games()->value(0, "won").toBool());
    EXPECT_TRUE(model.games()->value(1, "summary").toString().contains("Won by Ben."));
    ASSERT_EQ(model.players()->count(), 2);
    EXPECT_EQ(model.players()->value(0, "name").toString(), "Ben");
    EXPECT_EQ(model.players()->value(0, "won").toInt(), 2);
    EXPECT_EQ(model.players()->value(0, "games").toInt(), 3) << "the open one is not counted";
    EXPECT_NEAR(model.players()->value(0, "points").toDouble(), 26.0 / 3, 1e-9);
    QString wanted;
    QObject::connect(&model, &PastModel::wanted, [&](const QString& file) { wanted = file; });
    model.open(2);
    EXPECT_EQ(wanted, "a");
}

TEST(Groups, WhoPlayedTogetherSitsDownAgainOnTheNextEvening) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
        Companion companion(file);
        companion.newGame()->setName(0, "Anna");
        companion.newGame()->setName(1, "Ben");
        companion.newGame()->start();
        companion.newGame()->removeSeat(3);
        companion.newGame()->setName(1, "Zoe");
        companion.newGame()->start();
        companion.settings()->sync();
    }
    Companion later(file);
    NewGameModel& seats = *later.newGame();
    EXPECT_EQ(seats.seats()->count(), 3);
    EXPECT_EQ(seats.seats()->value(1, "name").toString(), "Zoe");
    EXPECT_EQ(seats.seats()->value(2, "name").toString(), "") << "nobody gave a name";
    ASSERT_EQ(seats.groups()->count(), 2);
    seats.chooseGroup(1);
    EXPECT_EQ(seats.seats()->count(), 4);
    EXPECT_EQ(seats.seats()->value(1, "name").toString(), "Ben");
}

}  // namespace
}  // namespace hexwarden::viewmodel
