// Cards that a player chooses on a phone.
#include "tests/seats/party.h"

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using game::Colour;
using tests::Party;
using tests::textsOf;
using namespace Qt::StringLiterals;

/// Anna's city and Ben's settlement draw gold.
void rollForGold(Party& party) {
    party.play(
        {"began book seafarers seat red \"Anna\" south seat blue \"Ben\" north",
         "laid hex 0,0 gold 5 hex 1,0 hills 6 hex 0,1 desert hex 1,-1 sea hex 0,-1 sea hex -1,0 sea hex -1,1 sea",
         "joined", "red builds city 0,0,N", "blue builds settlement 0,0,S", "red continues", "red rolls 2 3"});
}

TEST(SeatChoices, CardsChosenOnAPhoneAreAnEventOfThatSeat) {
    Party party;
    rollForGold(party);
    const auto anna = party.phoneOf(Colour::red), ben = party.phoneOf(Colour::blue);
    const auto choice = [&] { return anna->mine()["waits"_L1][0]["choice"_L1].toObject(); };
    const QString due = textsOf(anna->mine()["waits"_L1]).front();
    EXPECT_EQ(due, "Anna chooses 2 card(s) for gold.");
    EXPECT_EQ(textsOf(choice()["kinds"_L1], "kind"), (QStringList{"lumber", "brick", "wool", "grain", "ore"}));
    const std::size_t before = party.journal.size();
    anna->say("pick", {{"due", due}, {"kind", "ore"}});
    Party::waitUntil([&] { return choice()["any"_L1].toBool(); });
    EXPECT_EQ(choice()["picked"_L1].toString(), "Picked: 1 ore");
    EXPECT_EQ(party.companion.table()->dues()->value(0, "picked"), "") << "the table picks for itself";
    anna->say("clear", {{"due", due}});
    Party::waitUntil([&] { return !choice()["any"_L1].toBool(); });
    anna->say("pick", {{"due", due}, {"kind", "wool"}});
    anna->say("pick", {{"due", due}, {"kind", "wool"}});
    Party::waitUntil([&] { return anna->mine()["waits"_L1].toArray().isEmpty(); });
    ASSERT_EQ(party.journal.size(), before + 1);
    EXPECT_EQ(party.last(), "red: red chooses 2 wool");
    EXPECT_TRUE(party.companion.evening().story().back().verdict.allowed());
    EXPECT_EQ(party.companion.evening().ledger().hand(Colour::red).least, (game::Cards{0, 0, 2}));
    // And the table takes it back like any tap.
    party.companion.table()->undo();
    Party::waitUntil([&] { return textsOf(anna->mine()["waits"_L1]) == QStringList{due}; });
    EXPECT_FALSE(choice()["any"_L1].toBool());
}

TEST(SeatChoices, APhoneChoosesOnlyForItsSeatAndOnlyWhatThereIs) {
    Party party;
    rollForGold(party);
    const auto ben = party.phoneOf(Colour::blue);
    const std::size_t before = party.journal.size();
    const QString ofAnna = party.companion.table()->owed()[0].text, ofBen = party.companion.table()->owed()[1].text;
    ben->say("pick", {{"due", ofAnna}, {"kind", "ore"}});
    ben->say("clear", {{"due", ofAnna}});
    ben->say("pick", {{"due", ofBen}, {"kind", "gold"}});
    ben->say("pick", {{"due", ofBen}, {"kind", "gems"}});
    ben->say("pick", {{"due", ofBen}});
    Party::waitUntil([&] { return ben->errors.size() == 5; });
    EXPECT_EQ(ben->errors, (QStringList{"That is settled already.", "That is settled already.",
                                        "Nobody chooses 1 gold for gold.", "There is no such card to choose for that.",
                                        "A part of that message is missing or is of another kind."}));
    EXPECT_EQ(party.journal.size(), before);
    ben->say("pick", {{"due", ofBen}, {"kind", "ore"}});
    ben->say("pick", {{"due", ofBen}, {"kind", "ore"}});
    Party::waitUntil([&] { return ben->errors.size() == 6; });
    EXPECT_EQ(ben->errors.back(), "That is settled already.");
    EXPECT_EQ(party.journal.size(), before + 1) << "once";
    EXPECT_EQ(party.last(), "blue: blue chooses 1 ore");
    EXPECT_FALSE(seats::mayDeclare(party.journal.back().body, Colour::red));
}

}  // namespace
