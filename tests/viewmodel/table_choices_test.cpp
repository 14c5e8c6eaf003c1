// Cards that a player chooses: each kind is a tap, and the last card records them.
#include "companion/viewmodel/screens/table_model.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::TableModel;

/// Anna's city and Ben's settlement draw gold on Clara's roll.
void rollForGold(Desk& desk) {
    for (const char* line :
         {"began book seafarers seat red \"Anna\" south seat blue \"Ben\" west seat white \"Clara\" north",
          "laid hex 0,0 gold 5 hex 1,0 hills 6 hex 0,1 desert hex 1,-1 sea hex 0,-1 sea hex -1,0 sea hex -1,1 sea",
          "red builds city 0,0,N", "blue builds settlement 0,0,S", "white rolls 2 3"})
        desk.add(std::string(line));
}

QStringList textsOf(const QVariant& kinds) {
    QStringList texts;
    for (const QVariant& kind : kinds.toList()) texts << kind.toMap()["text"].toString();
    return texts;
}

TEST(TableChoices, CardsArePickedOneByOneAndTheLastRecordsThem) {
    Desk desk;
    TableModel table(desk.evening);
    rollForGold(desk);
    ASSERT_EQ(table.dues()->count(), 2);
    EXPECT_EQ(table.dues()->value(0, "actionText"), "Done") << "nobody has to say which";
    EXPECT_EQ(table.dues()->value(0, "wanted"), 2);
    EXPECT_EQ(textsOf(table.dues()->value(0, "kinds")), (QStringList{"lumber", "brick", "wool", "grain", "ore"}));
    const std::size_t before = desk.journal.size();
    table.pick(0, "wool");
    EXPECT_EQ(table.dues()->value(0, "picked"), "1 wool");
    EXPECT_EQ(textsOf(table.dues()->value(0, "kinds")), (QStringList{"lumber", "brick", "1 wool", "grain", "ore"}));
    table.clearPicks(0);
    EXPECT_EQ(table.dues()->value(0, "picked"), "");
    table.pick(0, "wool");
    EXPECT_EQ(desk.journal.size(), before) << "one more is due";
    table.pick(0, "ore");
    ASSERT_EQ(desk.journal.size(), before + 1);
    EXPECT_EQ(game::text(desk.journal.back().body), "red chooses 1 wool 1 ore");
    EXPECT_TRUE(desk.evening.story().back().verdict.allowed());
    EXPECT_EQ(desk.evening.ledger().hand(game::Colour::red).least, (game::Cards{0, 0, 1, 0, 1}));

    ASSERT_EQ(table.dues()->count(), 1) << "Ben's";
    table.pick(0, "gold");
    table.pick(0, "nothing");
    table.pick(7, "ore");
    EXPECT_EQ(desk.journal.size(), before + 1) << "there is no such card, and no such choice";
    table.pick(0, "ore");
    EXPECT_EQ(game::text(desk.journal.back().body), "blue chooses 1 ore") << "of one card one tap is enough";
    EXPECT_TRUE(table.settled());
    table.undo();
    ASSERT_EQ(table.dues()->count(), 1) << "it waits again";
    EXPECT_EQ(table.dues()->value(0, "text"), "Ben chooses 1 card(s) for gold.");
}

TEST(TableChoices, PicksAreForgottenWithTheirChoice) {
    Desk desk;
    TableModel table(desk.evening);
    rollForGold(desk);
    table.pick(0, "wool");
    desk.add("red chooses 1 brick");
    EXPECT_EQ(table.dues()->value(0, "wanted"), 1);
    EXPECT_EQ(table.dues()->value(0, "picked"), "") << "it is another choice now";
    const std::size_t before = desk.journal.size();
    table.settle(0);
    EXPECT_EQ(desk.journal.size(), before);
    EXPECT_EQ(table.dues()->count(), 1) << "ticked off, and nobody knows which card it is";
    EXPECT_EQ(desk.evening.ledger().hand(game::Colour::red).othersLeast, 1);
}

TEST(TableChoices, NobodyPicksWhatTheBankHasNot) {
    Desk desk;
    TableModel table(desk.evening);
    rollForGold(desk);
    const auto may = [&](int kind) { return table.dues()->value(0, "kinds").toList()[kind].toMap()["may"].toBool(); };
    EXPECT_TRUE(may(4));
    desk.journal.pop_back();
    desk.add("white holds 18 ore unknown 0");
    desk.add("white rolls 2 3");
    EXPECT_TRUE(may(4)) << "one is left";
    table.pick(0, "ore");
    EXPECT_FALSE(may(4)) << "and it is picked";
    EXPECT_TRUE(may(3));
    const std::size_t before = desk.journal.size();
    table.pick(0, "ore");
    EXPECT_EQ(desk.journal.size(), before);
}

TEST(TableChoices, OnASevenTheBuildingIsNamedWithItsCards) {
    Desk desk;
    TableModel table(desk.evening);
    desk.play(15, "conquest");
    desk.add("red rolls 3 4");
    ASSERT_GT(table.dues()->count(), 0);
    const int count = table.dues()->count();
    const QVariantList kinds = table.dues()->value(0, "kinds").toList();
    ASSERT_GT(kinds.size(), 1);
    for (int card = 0; card < table.dues()->value(0, "wanted").toInt(); ++card)
        table.pick(0, kinds[0].toMap()["key"].toString());
    EXPECT_EQ(table.dues()->count(), count - 1);
    const auto* chosen = std::get_if<game::Chosen>(&desk.journal.back().body);
    ASSERT_TRUE(chosen && chosen->at);
    EXPECT_TRUE(desk.evening.story().back().verdict.allowed());
    desk.add("red builds knight " + board::text(*chosen->at));
    EXPECT_EQ(table.dues()->count(), count - 1) << "the others wait until the turn is over";
    table.endTurn();
    EXPECT_TRUE(table.settled());
}

}  // namespace
