#include "companion/viewmodel/screens/companion.h"

#include "tests/viewmodel/desk.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTranslator>

#include <gtest/gtest.h>

namespace {

namespace tests = hexwarden::tests;
using hexwarden::viewmodel::Companion;

TEST(Companion, KeepsEverySentenceUntilSomebodyHasReadIt) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    companion.tell("the journal is damaged");
    companion.tell("the camera is gone");
    companion.tell("the camera is gone");
    EXPECT_EQ(companion.notice(), "The journal is damaged\nThe camera is gone");
    companion.dismissNotice();
    EXPECT_EQ(companion.notice(), "");
}

TEST(Companion, OpensOnlyScreensThatItHas) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    for (const QString& screen : Companion::screens()) {
        companion.setScreen(screen);
        EXPECT_EQ(companion.screen(), screen);
    }
    companion.setScreen("nowhere");
    EXPECT_EQ(companion.screen(), Companion::screens().back());
}

/// Says everything in a language of its own.
struct Shouting : QTranslator {
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override {
        return QString::fromUtf8(text).toUpper();
    }
};

TEST(Companion, OurPiecesSpeakTheLanguageThatIsChosenMeanwhile) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    auto* pieces = companion.ourPieces();
    pieces->need(hexwarden::board::readPieceSet(HEXWARDEN_SOURCE "/data/pieces/risk-figures-6.txt"), {});
    ASSERT_EQ(pieces->kinds()->value(0, "detail"), "not shown yet");
    int one = 1;
    char name[] = "companion_test";
    char* names[]{name};
    const QCoreApplication application(one, names);
    Shouting shouting;
    QCoreApplication::installTranslator(&shouting);
    companion.refresh();
    EXPECT_EQ(pieces->kinds()->value(0, "detail"), "NOT SHOWN YET");
    QCoreApplication::removeTranslator(&shouting);
}

TEST(Companion, AMissingRiverIsLaidWhereThePromptLeads) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    tests::Desk desk;
    desk.add("began book great-river seat red \"Anna\" south seat blue \"Ben\" west");
    desk.add("laid hex 0,0 mountains 5 hex 0,1 hills 6 hex 0,2 fields 4 hex 1,0 desert");
    companion.evening().follow(desk.journal);
    const auto* prompts = companion.table()->prompts();
    int row = 0;
    while (row < prompts->count() && !prompts->value(row, "text").toString().contains("no river tile")) ++row;
    ASSERT_LT(row, prompts->count());
    companion.table()->acceptTable(prompts->value(row, "action").toInt());
    EXPECT_EQ(companion.screen(), "books");
    EXPECT_EQ(companion.books()->book(), "great-river");
    EXPECT_NE(companion.books()->river()->hint(), "") << "it is asked for there";
}

}  // namespace
