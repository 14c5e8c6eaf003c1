#include "companion/viewmodel/screens/ledger_model.h"

#include "companion/viewmodel/words/sentences.h"
#include "tests/viewmodel/desk.h"
#include "tracker/game/evidence.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::LedgerModel;

int rowOf(const LedgerModel& ledger, qint64 sequence) {
    auto& rows = const_cast<LedgerModel&>(ledger);
    for (int row = 0; row < rows.events()->count(); ++row)
        if (rows.events()->value(row, "sequence").toLongLong() == sequence) return row;
    return -1;
}

int correctionCalled(LedgerModel& ledger, const QString& text) {
    for (int row = 0; row < ledger.corrections()->count(); ++row)
        if (ledger.corrections()->value(row, "text") == text) return row;
    return -1;
}

TEST(LedgerModel, ListsEveryEventNewestFirstWithItsGains) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    const QAbstractItemModelTester events(ledger.events());
    desk.play();
    EXPECT_EQ(ledger.events()->count(), 100);
    EXPECT_EQ(ledger.events()->value(0, "sequence").toLongLong(), 100);
    EXPECT_EQ(ledger.events()->value(0, "detail").toString(), "David: 2 wool");
}

TEST(LedgerModel, SetUpPaysEachSecondSettlementOnce) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    int paying = 0;
    for (int row = 0; row < ledger.events()->count(); ++row) {
        if (ledger.events()->value(row, "detail").toString().isEmpty()) continue;
        ++paying;
        EXPECT_TRUE(ledger.events()->value(row, "text").toString().contains("settlement")) << row;
    }
    EXPECT_EQ(paying, 4);
}

TEST(LedgerModel, ScrubsBackToAnyMoment) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    EXPECT_TRUE(ledger.live());
    ledger.setMoment(3);
    EXPECT_FALSE(ledger.live());
    int pieces = 0;
    for (const auto& corner : ledger.board()->corners()->items()) pieces += !corner.piece.isEmpty();
    EXPECT_EQ(pieces, 1);
    ledger.backToNow();
    EXPECT_TRUE(ledger.live());
}

TEST(LedgerModel, NumbersEventsAsItsRowsDo) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(5);
    desk.evening.undo();
    desk.add("red ends");
    ledger.setMoment(4);
    EXPECT_EQ(ledger.momentTitle(), "After event 4 of 7") << "the fifth was taken back by the sixth";
}

TEST(LedgerModel, ShowsTheDifferenceACorrectionMakesBeforeItIsTaken) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    const QAbstractItemModelTester differences(ledger.differences());
    desk.play();
    ledger.select(19);  // the first roll: 2 and 4
    ASSERT_TRUE(ledger.selecting());
    ledger.choose(correctionCalled(ledger, "8"));
    ASSERT_TRUE(ledger.correcting());
    QStringList lines;
    for (int row = 0; row < ledger.differences()->count(); ++row)
        lines << ledger.differences()->value(row, "text").toString();
    EXPECT_TRUE(lines.contains("Anna: +1 ore")) << lines.join("; ").toStdString();
    EXPECT_EQ(desk.journal.size(), 100U);

    ledger.apply();
    ASSERT_EQ(desk.journal.size(), 101U);
    EXPECT_EQ(std::get<game::Corrected>(desk.journal.back().body).what, 19);
    EXPECT_FALSE(ledger.selecting());
    const auto& roll = std::get<game::Rolled>(desk.evening.story()[18].event.body);
    EXPECT_EQ(roll.dice.total(), 8);
    EXPECT_TRUE(ledger.canUndo());
}

TEST(LedgerModel, AnEventThatDidNotHappenStaysToBeSeen) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    ledger.select(100);
    ledger.choose(ledger.corrections()->count() - 1);
    ledger.apply();
    const int row = rowOf(ledger, 100);
    ASSERT_GE(row, 0);
    const auto counts = [&](qint64 sequence) {
        return ledger.events()->value(rowOf(ledger, sequence), "counts").toBool();
    };
    EXPECT_FALSE(counts(100));
    EXPECT_TRUE(counts(101)) << "what took it back counts itself";
    EXPECT_FALSE(desk.evening.state().turn.dice);
    ledger.redo();
    ASSERT_GE(rowOf(ledger, 102), 0);
    EXPECT_TRUE(counts(100));
    EXPECT_FALSE(counts(101)) << "what a redo took back";
    EXPECT_TRUE(counts(102)) << "nor is the row of the redo struck through";
}

TEST(LedgerModel, UndoTakesACorrectionBackBeforeTheLastMove) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    const auto firstRoll = [&] { return std::get<game::Rolled>(desk.evening.story()[18].event.body).dice.total(); };
    const int before = firstRoll();
    ledger.select(19);
    ledger.choose(correctionCalled(ledger, "8"));
    ledger.apply();
    ASSERT_EQ(firstRoll(), 8);
    ledger.undo();
    EXPECT_EQ(firstRoll(), before);
    EXPECT_EQ(desk.evening.story().size(), 100U) << "the last move stands";
    ledger.undo();
    EXPECT_EQ(desk.evening.story().size(), 99U);
    ledger.redo();
    ledger.redo();
    EXPECT_EQ(firstRoll(), 8);
    EXPECT_EQ(desk.evening.story().size(), 100U);
    EXPECT_FALSE(ledger.canRedo());
}

TEST(LedgerModel, UndoAfterAnEarlierEventDidNotHappenTakesThatCorrectionBack) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    ledger.select(20);
    ledger.choose(correctionCalled(ledger, "It did not happen"));
    ledger.apply();
    ASSERT_EQ(desk.evening.story().size(), 99U);
    ledger.undo();
    EXPECT_EQ(desk.evening.story().size(), 100U);
    EXPECT_TRUE(ledger.events()->value(rowOf(ledger, 20), "counts").toBool());
    EXPECT_TRUE(ledger.events()->value(rowOf(ledger, 100), "counts").toBool()) << "the last move stands";
}

TEST(LedgerModel, UndoAfterTheLastEventDidNotHappenBringsItBack) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 4");
    desk.add("red builds road 1,0,NE");
    const auto events = desk.evening.story().size();
    ledger.select(static_cast<qint64>(desk.journal.size()));
    ledger.choose(correctionCalled(ledger, "It did not happen"));
    ledger.apply();
    ASSERT_EQ(desk.evening.story().size(), events - 1);
    desk.evening.undo();
    EXPECT_EQ(desk.evening.story().size(), events) << "whichever screen undoes";
    ledger.undo();
    EXPECT_EQ(desk.evening.story().size(), events - 1) << "and then the road itself";
    ledger.undo();
    EXPECT_EQ(desk.evening.story().size(), events - 2) << "and the roll";
}

TEST(LedgerModel, APieceMayHaveBeenPutBesideWhereItWasRecorded) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    ledger.select(4);
    const auto first = std::get<game::Built>(desk.evening.story()[3].event.body);
    ASSERT_EQ(first.piece, game::Piece::road);
    int elsewhere = 0, at = -1;
    for (int row = 0; row < ledger.corrections()->count(); ++row)
        if (ledger.corrections()->value(row, "text").toString().contains("edge", Qt::CaseInsensitive)) {
            ++elsewhere;
            at = row;
        }
    ASSERT_GE(elsewhere, 1);
    ledger.choose(at);
    ledger.apply();
    const auto now = std::get<game::Built>(desk.evening.story()[3].event.body);
    EXPECT_EQ(now.player, first.player);
    EXPECT_NE(now.at, first.at);
    EXPECT_TRUE(desk.evening.story()[3].verdict.allowed());
}

TEST(LedgerModel, ARollThatWasMissedIsPutInBeforeWhatFollowedIt) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red buys card");
    ASSERT_FALSE(desk.evening.story().back().verdict.allowed());
    ledger.select(19);
    ledger.choose(correctionCalled(ledger, "Before it, missed: Anna rolls 8."));
    ASSERT_TRUE(ledger.correcting());
    EXPECT_GT(ledger.differences()->count(), 0) << "what that changes for everybody";
    ledger.apply();
    EXPECT_EQ(desk.evening.story().back().event.sequence, 19);
    EXPECT_EQ(desk.evening.state().turn.dice->total(), 8);
    const int row = rowOf(ledger, 20);
    EXPECT_EQ(ledger.events()->value(row, "text").toString(), "Put in before event 19: Anna rolls 8.");
    EXPECT_TRUE(ledger.events()->value(row, "counts").toBool());
    ledger.undo();
    EXPECT_FALSE(desk.evening.state().turn.dice);
    ledger.select(20);
    EXPECT_GE(correctionCalled(ledger, "It did happen"), 0);
}

TEST(LedgerModel, WhatDidNotHappenMayHaveHappenedAfterAllHoweverTheGameWentOn) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    ledger.select(20);
    ledger.choose(correctionCalled(ledger, "It did not happen"));
    ledger.apply();
    desk.add("blue ends");
    EXPECT_FALSE(ledger.canRedo());
    EXPECT_TRUE(ledger.events()->value(rowOf(ledger, 20), "selectable").toBool());
    EXPECT_FALSE(ledger.events()->value(rowOf(ledger, 101), "selectable").toBool()) << "the taking back itself";
    ledger.select(101);
    EXPECT_FALSE(ledger.selecting());
    ledger.select(20);
    EXPECT_EQ(ledger.moment(), 19) << "as it was without it";
    ASSERT_EQ(ledger.corrections()->count(), 1);
    ledger.choose(correctionCalled(ledger, "It did happen"));
    ledger.apply();
    EXPECT_TRUE(ledger.events()->value(rowOf(ledger, 20), "counts").toBool());
    EXPECT_EQ(desk.evening.story().size(), 101U);
}

TEST(LedgerModel, WhatHappensMeanwhileLeavesACorrectionInHandAndTheMomentShown) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    ledger.select(19);
    ledger.choose(correctionCalled(ledger, "8"));
    desk.add("blue ends");
    EXPECT_EQ(ledger.moment(), 19);
    ASSERT_TRUE(ledger.correcting());
    EXPECT_TRUE(ledger.corrections()->value(correctionCalled(ledger, "8"), "chosen").toBool());
    ledger.backToNow();
    ledger.setMoment(50);
    desk.add("white rolls 8");
    EXPECT_EQ(ledger.moment(), 50);
    ledger.setMoment(ledger.moments());
    desk.add("white ends");
    EXPECT_TRUE(ledger.live()) << "whoever looks at the present goes on with it";
}

TEST(LedgerModel, ARobberyMayHaveBeenOfWhomeverTheRulesLetBeRobbedThere) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 3 4");
    desk.add("red sends robber to -2,1");
    desk.add("blue builds settlement -2,1,N");
    ledger.select(tests::kSetUp + 2);
    EXPECT_GE(correctionCalled(ledger, "a card from Clara"), 0);
    EXPECT_LT(correctionCalled(ledger, "a card from Ben"), 0) << "he has built there since";
}

TEST(LedgerModel, TellsABrokenRuleBesideItsEvent) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play();
    desk.add("white builds city 0,0,N");
    EXPECT_FALSE(ledger.events()->value(0, "objection").toString().isEmpty());
}

TEST(LedgerModel, APieceMayHaveBeenAnywhereThatIsTapped) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    ledger.select(9);
    EXPECT_EQ(ledger.tappable(), viewmodel::BoardModel::Corners);
    ledger.tap("0,2,N");
    ASSERT_TRUE(ledger.correcting());
    EXPECT_GT(ledger.differences()->count(), 0);
    ledger.apply();
    EXPECT_EQ(game::text(desk.evening.story()[8].event.body), "orange builds settlement 0,2,N");
    ledger.undo();
    EXPECT_EQ(game::text(desk.evening.story()[8].event.body), "orange builds settlement 2,-2,S");
}

TEST(LedgerModel, AnEventMayHaveComeEarlierOrLater) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 4");
    desk.add("red builds road 1,0,NE");
    desk.add("red ends");
    ledger.select(20);
    ledger.choose(correctionCalled(ledger, "One event later, after: Anna ends the turn."));
    ASSERT_TRUE(ledger.correcting());
    ledger.apply();
    EXPECT_EQ(desk.evening.story().back().event.sequence, 20);
    ledger.select(20);
    ledger.choose(correctionCalled(ledger, "One event earlier, before: Anna ends the turn."));
    ledger.apply();
    EXPECT_EQ(desk.evening.story().back().event.sequence, 21);
    ledger.undo();
    EXPECT_EQ(desk.evening.story().back().event.sequence, 20) << "one undo takes one correction back";
    ledger.undo();
    EXPECT_EQ(desk.evening.story().back().event.sequence, 21);
}

TEST(LedgerModel, TheRobberMayHaveGoneToAnotherHex) {
    Desk desk;
    LedgerModel ledger(desk.evening);
    desk.play(tests::kSetUp);
    desk.add("red rolls 7");
    desk.add("red sends robber to 0,-2");
    ledger.select(20);
    ASSERT_EQ(ledger.tappable(), viewmodel::BoardModel::Hexes);
    ledger.tap("1,1");
    ASSERT_TRUE(ledger.correcting());
    ledger.apply();
    EXPECT_EQ(desk.evening.state().robber, (game::Hex{1, 1}));
}

TEST(LedgerModel, RulesSpeakOfPlayersByTheNamesOfTheirSeats) {
    Desk desk;
    desk.add("began seat red \"Anna\" south seat blue \"\" west");
    desk.add("laid hex 0,0 fields 6 hex 1,0 forest 5");
    const auto objections = [&] {
        QStringList sentences;
        for (const rules::Finding& objection : desk.evening.story().back().verdict.objections)
            sentences << viewmodel::inWords(objection, desk.evening);
        return sentences;
    };
    desk.add("red builds city 0,0,N");
    EXPECT_TRUE(objections().contains("A city replaces a settlement of Anna, and there is none."))
        << objections().join("; ").toStdString();
    desk.add("blue builds city 0,0,S");
    EXPECT_TRUE(objections().contains("A city replaces a settlement of Blue, and there is none."))
        << objections().join("; ").toStdString();
}

class LedgerPictures : public testing::Test {
  protected:
    LedgerPictures() {
        desk_.play();
        for (const int sequence : {20, 30}) {
            const std::string name = std::to_string(sequence) + ".jpg";
            desk_.journal[static_cast<std::size_t>(sequence) - 1].evidence = name;
            put(name);
            put(game::closeUpAfter(name));
        }
        put(game::closeUpBefore("20.jpg"));
        desk_.evening.follow(desk_.journal);
        ledger_.setPictureFolder(folder_.path());
    }
    void cite(qint64 sequence, const std::string& evidence) {
        desk_.journal[static_cast<std::size_t>(sequence) - 1].evidence = evidence;
        desk_.evening.follow(desk_.journal);
    }
    void put(const std::string& name) const {
        QFile file(folder_.filePath(QString::fromStdString(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    QString at(const QString& name) const { return QUrl::fromLocalFile(folder_.filePath(name)).toString(); }
    QString value(qint64 sequence, const QByteArray& role) {
        return ledger_.events()->value(rowOf(ledger_, sequence), role).toString();
    }

    QTemporaryDir folder_;
    Desk desk_;
    LedgerModel ledger_{desk_.evening};
};

TEST_F(LedgerPictures, AnEventShowsItsPlaceBeforeAndAfterAsFarAsThereArePictures) {
    EXPECT_EQ(value(20, "before"), at("20-before.jpg"));
    EXPECT_EQ(value(20, "after"), at("20-after.jpg"));
    EXPECT_EQ(value(30, "before"), "") << "that picture is missing";
    EXPECT_EQ(value(30, "after"), at("30-after.jpg"));
    EXPECT_EQ(value(21, "after"), "") << "nobody saw it";
    ledger_.select(20);
    EXPECT_EQ(ledger_.selectedBefore(), at("20-before.jpg"));
    EXPECT_EQ(ledger_.selectedAfter(), at("20-after.jpg"));
}

TEST_F(LedgerPictures, AReceivedJournalShowsNoOtherFileOfThisMachine) {
    QTemporaryDir elsewhere;
    QFile secret(elsewhere.filePath("secret.jpg"));
    ASSERT_TRUE(secret.open(QIODevice::WriteOnly));
    secret.close();
    ASSERT_TRUE(QFile::link(secret.fileName(), folder_.filePath("link.jpg")));
    const QDir folder(folder_.path());
    for (const QString& name : {secret.fileName(), folder.relativeFilePath(secret.fileName()),
                                QStringLiteral("link.jpg"), QStringLiteral("..")}) {
        cite(30, name.toStdString());
        ledger_.setMoment(30);
        EXPECT_EQ(ledger_.photograph(), at("20.jpg")) << name.toStdString();
    }
}

TEST_F(LedgerPictures, AMomentShowsTheLastPhotographOfTheTableUpToIt) {
    EXPECT_EQ(ledger_.photograph(), at("30.jpg"));
    ledger_.setMoment(29);
    EXPECT_EQ(ledger_.photograph(), at("20.jpg"));
    EXPECT_EQ(ledger_.photographTitle(), "The table at event 20");
    ledger_.setMoment(19);
    EXPECT_EQ(ledger_.photograph(), "");
    ASSERT_TRUE(QFile::remove(folder_.filePath("30.jpg")));
    ledger_.setMoment(40);
    EXPECT_EQ(ledger_.photograph(), at("20.jpg")) << "the other is missing";
    ledger_.setPictureFolder({});
    EXPECT_EQ(ledger_.photograph(), "");
}

}  // namespace
