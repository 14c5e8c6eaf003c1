// What waits for the players of Conquest: the one place from which screens, phones and the voice have it.
#include "companion/rules/conquest/account.h"
#include "companion/rules/referee.h"
#include "tracker/game/event.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace hexwarden::rules::conquest {
namespace {

/// Red has settled among hills, blue between fields and a forest.
class ConquestMoment : public testing::Test {
  protected:
    ConquestMoment() {
        tell({R"(began book conquest seat red "Anna" south seat blue "Ben" west)",
              "laid hex -1,0 hills 5 hex 0,0 hills 6 hex 1,0 hills 8 hex 3,0 fields 9 hex 4,0 fields 4 "
              "hex 5,0 forest 10",
              "joined", "red builds city 0,0", "blue builds settlement 4,0", "red continues"});
    }

    void tell(std::initializer_list<const char*> lines) {
        for (const char* line : lines) referee.take({.body = game::bodyOf(line)});
    }
    std::vector<Due> dues(Due::Kind kind) const {
        auto all = referee.rules().dues(referee.state(), referee.ledger());
        std::erase_if(all, [&](const Due& due) { return due.kind != kind; });
        return all;
    }
    const std::vector<Credit>& sure() const { return accountOf(referee.ledger()).economy.sureOfSeven; }

    Referee referee;
};

TEST_F(ConquestMoment, ASevenWaitsOnlyForWhoeverHasAChoice) {
    tell({"red rolls 3 4"});
    const auto choices = dues(Due::Kind::choice);
    ASSERT_EQ(choices.size(), 1U) << "hills leave red none";
    EXPECT_EQ(choices[0].players, std::vector{Colour::blue});
    EXPECT_EQ(choices[0].clause, "CONQ-3");
    EXPECT_EQ(choices[0].count, 1);
    EXPECT_EQ(choices[0].among, (std::vector{Resource::lumber, Resource::grain}));
    ASSERT_EQ(sure().size(), 1U);
    EXPECT_EQ(sure()[0], (Credit{Colour::red, Resource::brick, 2, Hex(0, 0), Hex(0, 0), "CONQ-3"}));
    tell({"blue chooses 1 grain at 4,0"});
    EXPECT_TRUE(dues(Due::Kind::choice).empty());
    EXPECT_EQ(sure().size(), 1U) << "it was drawn on this turn's 7";
    tell({"red ends"});
    EXPECT_TRUE(sure().empty());
}

/// BASE-13: what the bank could not give on the 7 was not drawn, and what it gave stays drawn though it is empty now.
TEST_F(ConquestMoment, WhatIsSureOfASevenIsWhatTheBankGave) {
    tell({"joined", "blue holds 17 brick unknown 0", "red continues", "red rolls 3 4"});
    ASSERT_EQ(sure().size(), 1U) << "the last two";
    tell({"red ends", "blue rolls 3 4"});
    EXPECT_TRUE(sure().empty());
}

TEST_F(ConquestMoment, WhoeverDrewNothingMayTakeAGold) {
    tell({"red rolls 6 4"});
    const auto gifts = dues(Due::Kind::gift);
    ASSERT_EQ(gifts.size(), 1U) << "the forest paid blue";
    EXPECT_EQ(gifts[0].players, std::vector{Colour::red});
    EXPECT_EQ(gifts[0].clause, "CONQ-4");
    Cards gold{};
    gold[static_cast<std::size_t>(Resource::gold)] = 1;
    EXPECT_EQ(gifts[0].cards, gold);
    tell({"red ends"});
    EXPECT_TRUE(dues(Due::Kind::gift).empty());
}

TEST_F(ConquestMoment, WhoeverIsLastAfterARoundMayDrawACard) {
    tell({"red rolls 6 4", "red ends", "blue rolls 6 4", "blue ends"});
    const auto cards = dues(Due::Kind::freeCard);
    ASSERT_EQ(cards.size(), 1U);
    EXPECT_EQ(cards[0].players, std::vector{Colour::blue}) << "a city is ahead of a settlement";
    EXPECT_EQ(cards[0].clause, "CONQ-62");
    tell({"blue rolls 6 4", "blue buys card"});
    EXPECT_TRUE(dues(Due::Kind::freeCard).empty());
}

}  // namespace
}  // namespace hexwarden::rules::conquest
