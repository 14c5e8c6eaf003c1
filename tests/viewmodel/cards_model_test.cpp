#include "companion/viewmodel/screens/cards_model.h"

#include "companion/viewmodel/words/sentences.h"
#include "tests/viewmodel/desk.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::CardsModel;

/// A table with the panel, and the deed of that name chosen.
struct Hand {
    explicit Hand(const std::string& game, std::size_t count = 1000) : cards(desk.evening) {
        desk.play(count, game);
        cards.refresh();
    }
    void choose(const QString& deed) {
        for (int row = 0; row < cards.deeds()->count(); ++row)
            if (cards.deeds()->value(row, "text") == deed) return cards.chooseDeed(row);
        FAIL() << deed.toStdString() << " is not offered";
    }
    std::string recorded() {
        cards.record();
        return game::text(desk.journal.back().body);
    }

    Desk desk;
    CardsModel cards;
};

TEST(CardsModel, WhatIsBeingEnteredStaysThePlayersWhoBeganItWhenTheTurnPasses) {
    Hand hand("evening");
    hand.choose("Trade");
    hand.cards.give("wool");
    hand.cards.take("brick");
    hand.desk.add("blue ends");
    hand.cards.refresh();
    EXPECT_EQ(hand.recorded(), "blue trades 1 wool for 1 brick with bank");
    hand.choose("Buy a development card");
    EXPECT_EQ(hand.recorded(), "white buys card") << "the next is whose turn it is";
}

TEST(CardsModel, OffersTheCardsOfTheDeck) {
    Hand base("evening"), conquest("conquest");
    const QAbstractItemModelTester deeds(base.cards.deeds()), giving(base.cards.giving());
    const auto offered = [](Hand& hand) {
        QStringList all;
        for (int row = 0; row < hand.cards.deeds()->count(); ++row)
            all << hand.cards.deeds()->value(row, "text").toString();
        return all.join(", ").toStdString();
    };
    EXPECT_EQ(offered(base),
              "Trade, Buy a development card, Knight, Road building, Year of plenty, Monopoly, Victory point, Discard");
    EXPECT_EQ(offered(conquest),
              "Trade, Buy a development card, Road building, Year of plenty, Monopoly, Victory point, "
              "Loaded dice, Relic, Liquid fire, Gemstones, Robin Hood");
}

TEST(CardsModel, ATradeIsTappedCardByCard) {
    Hand hand("evening");
    hand.choose("Trade");
    EXPECT_FALSE(hand.cards.complete());
    for (const char* resource : {"wool", "wool", "ore"}) hand.cards.give(resource);
    hand.cards.clearCards();
    for (int i = 0; i < 2; ++i) hand.cards.give("wool");
    hand.cards.take("brick");
    EXPECT_EQ(hand.cards.giving()->value(2, "text"), "2 wool");
    hand.cards.choosePartner(1);
    EXPECT_EQ(hand.cards.outcome(), "Ben gives 2 wool to Anna for 1 brick.");
    EXPECT_EQ(hand.recorded(), "blue trades 2 wool for 1 brick with red");
    EXPECT_FALSE(hand.cards.busy());
}

TEST(CardsModel, ATradeOneForOneIsFourTaps) {
    Hand hand("evening");
    const auto before = hand.desk.journal.size();
    hand.cards.beginTrade();
    hand.cards.give("wool");
    hand.cards.take("brick");
    hand.cards.tradeWith(0);
    EXPECT_EQ(hand.desk.journal.size(), before) << "one for one with the bank breaks a rule and is asked about first";
    ASSERT_TRUE(hand.cards.asks());
    EXPECT_EQ(hand.cards.standing(), "illegal");
    hand.desk.add("blue holds 2 wool unknown 0");
    hand.desk.add("red holds 1 brick unknown 0");
    hand.cards.tradeWith(1);
    EXPECT_EQ(game::text(hand.desk.journal.back().body), "blue trades 1 wool for 1 brick with red");
    EXPECT_FALSE(hand.cards.trades());
}

TEST(CardsModel, WhatTheRecordDeniesAsksBeforeItIsRecorded) {
    Hand hand("evening");
    hand.desk.add("blue holds nothing unknown 0");
    hand.cards.beginTrade();
    hand.cards.give("wool");
    hand.cards.take("brick");
    const auto before = hand.desk.journal.size();
    hand.cards.tradeWith(1);
    EXPECT_EQ(hand.desk.journal.size(), before);
    EXPECT_EQ(hand.cards.standing(), "unlikely");
}

TEST(CardsModel, TheBankRefusesABadRateWithItsClause) {
    Hand hand("evening");
    hand.choose("Trade");
    hand.cards.give("wool");
    hand.cards.take("brick");
    EXPECT_FALSE(hand.cards.allowed());
    EXPECT_EQ(hand.cards.lines()->value(0, "clause").toString().toStdString(), "BASE-31");
    EXPECT_EQ(hand.recorded(), "blue trades 1 wool for 1 brick with bank") << "what the table does is recorded";
}

TEST(CardsModel, AKnightMovesTheRobberOrLeavesHimForLater) {
    Hand hand("evening");
    hand.choose("Knight");
    ASSERT_TRUE(hand.cards.complete());
    hand.cards.tap(game::Hex(0, 1));
    ASSERT_GT(hand.cards.partners()->count(), 1);
    EXPECT_EQ(hand.cards.partners()->value(hand.cards.partners()->count() - 1, "text"), "Nobody");
    const QString victim = hand.cards.partners()->value(0, "colour").toString();
    EXPECT_EQ(hand.recorded(), "blue plays knight to 0,1 from " + victim.toStdString());
}

TEST(CardsModel, AMonopolyNamesOneKind) {
    Hand hand("evening");
    hand.choose("Monopoly");
    EXPECT_FALSE(hand.cards.complete());
    hand.cards.take("ore");
    hand.cards.take("wool");
    EXPECT_EQ(hand.cards.outcome(), "Ben plays: monopoly. wool.");
    EXPECT_EQ(hand.recorded(), "blue plays monopoly name wool");
}

TEST(CardsModel, LoadedDiceNameTheirRollBeforeIt) {
    Hand hand("conquest");
    hand.choose("Loaded dice");
    EXPECT_TRUE(hand.cards.wantsRoll());
    hand.cards.nameRoll(7);
    EXPECT_EQ(hand.cards.lines()->value(0, "clause"), "CONQ-70") << "red has rolled";
    hand.cards.choosePlayer("blue");
    EXPECT_FALSE(hand.cards.complete()) << "another player names the roll again";
    hand.cards.nameRoll(7);
    EXPECT_EQ(hand.recorded(), "blue plays loaded_dice roll 7");
}

TEST(CardsModel, ARelicGoesToTheKnightThatIsTapped) {
    Hand hand("conquest");
    hand.choose("Relic");
    EXPECT_FALSE(hand.cards.complete());
    hand.cards.tap(game::Hex(1, 0));
    EXPECT_TRUE(hand.cards.complete());
    EXPECT_EQ(hand.cards.marks().count(game::Hex(1, 0)), 1);
    EXPECT_EQ(hand.recorded(), "red plays relic at 1,0");
}

TEST(CardsModel, ABoughtCardStaysHiddenAndADiscardIsACount) {
    Hand hand("evening");
    hand.choose("Buy a development card");
    EXPECT_EQ(hand.recorded(), "blue buys card");
    hand.cards.choosePlayer("white");
    hand.choose("Discard");
    hand.cards.setDiscards(4);
    EXPECT_EQ(hand.cards.discards(), 4);
    EXPECT_EQ(hand.recorded(), "white discards 4");
    EXPECT_EQ(hand.cards.discards(), 0);
}

}  // namespace
