#include "companion/viewmodel/voice/spoken.h"

#include "tests/voice/in_language.h"

#include <gtest/gtest.h>

namespace {

using hexwarden::tests::InLanguage;
using hexwarden::viewmodel::secondsToSay;
using hexwarden::viewmodel::spoken;
using hexwarden::viewmodel::upTo;

std::string said(const QString& sentence) {
    return spoken(sentence).toStdString();
}

TEST(Spoken, NumbersBelowTwentyAreWords) {
    EXPECT_EQ(spoken(0), "zero");
    EXPECT_EQ(spoken(12), "twelve");
    EXPECT_EQ(spoken(20), "20");
    EXPECT_EQ(spoken(-1), "-1");
    EXPECT_EQ(said("White discards 4."), "White discards four.");
    EXPECT_EQ(said("Ann2 has 21 cards and 3 wool"), "Ann2 has 21 cards and three wool.");
    const InLanguage german("de");
    EXPECT_EQ(spoken(12), QStringLiteral("zwölf"));
    EXPECT_EQ(said("Weiß wirft 1 ab."), "Weiß wirft eins ab.");
    EXPECT_EQ(said("Anna setzt 1 freie Armee."), "Anna setzt eine freie Armee.");
    EXPECT_EQ(said("1 weiteres Feld, 1 anderer Hafen, 1 Karte Erz, 1 freien Platz"),
              "Ein weiteres Feld, ein anderer Hafen, eine Karte Erz, einen freien Platz.");
}

TEST(Spoken, CardsAreCountedAsPeopleCountThem) {
    EXPECT_EQ(spoken(hexwarden::game::Cards{0, 0, 1, 0, 2}), "one wool and two ore");
    EXPECT_EQ(spoken(hexwarden::game::Cards{}), "");
    const InLanguage german("de");
    EXPECT_EQ(spoken(hexwarden::game::Cards{1, 0, 1, 0, 2}), "ein Holz und eine Wolle und zwei Erz");
}

TEST(Spoken, WhatIsForTheEyeIsLeftOut) {
    EXPECT_EQ(said("Red earns 1 victory token: balance (CONQ-62)."), "Red earns one victory token: balance.");
    EXPECT_EQ(said("the harbour 3:1 · 2 roads"), "The harbour three to one, two roads.");
    EXPECT_EQ(said("it has 2–4 cards"), "It has two to four cards.");
    EXPECT_EQ(said("Mountains 8: the record says road (Red), the camera sees nothing."),
              "Mountains eight: the record says road, Red, the camera sees nothing.");
    EXPECT_EQ(said(""), "");
    EXPECT_EQ(said("Whose are they?"), "Whose are they?");
}

TEST(Spoken, TheShortFormEndsWhereTheScreenExplains) {
    EXPECT_EQ(upTo(":;", "The robber must move: tap the hex he goes to."), "The robber must move");
    EXPECT_EQ(upTo(";", "He has drowned: that is so; the next 7 brings him back."), "He has drowned: that is so");
    EXPECT_EQ(upTo(":;", "Red's turn"), "Red's turn");
}

TEST(Spoken, WhatIsLongerTakesLonger) {
    EXPECT_LT(secondsToSay("Eight."), 1);
    EXPECT_LT(secondsToSay("Eight: Red two, Blue one."), secondsToSay("Eight. Red two ore, Blue one wool."));
    EXPECT_GT(secondsToSay(QString("Anna four ore and two wool, ").repeated(5)), 6);
}

}  // namespace
