#include "companion/viewmodel/books/river_model.h"

#include "companion/viewmodel/books/books_model.h"
#include "companion/viewmodel/screens/table_model.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::RiverModel;

TEST(RiverModel, TellsTheFloodTheRobberAndTheBridges) {
    Desk desk;
    RiverModel river(desk.evening);
    const QAbstractItemModelTester seats(river.seats());
    desk.playBook("great-river");
    river.refresh();
    EXPECT_TRUE(river.laid());
    EXPECT_TRUE(river.flooded());
    EXPECT_TRUE(river.flood().contains("flooded"));
    EXPECT_TRUE(river.robber().contains("8")) << river.robber().toStdString();
    EXPECT_EQ(river.seats()->value(0, "bridges"), 2);
    EXPECT_TRUE(river.seats()->value(0, "wins").toBool());
    EXPECT_FALSE(river.seats()->value(1, "wins").toBool());
}

TEST(RiverModel, EverySevenTurnsTheFloodAndTheBoardShowsIt) {
    Desk desk;
    viewmodel::BooksModel books(desk.evening);
    RiverModel& river = *books.river();
    desk.playBook("great-river");
    const auto plainIs = [&] {
        const auto* hexes = books.board()->hexes();
        for (int row = 0; row < hexes->rowCount(); ++row)
            if (hexes->data(hexes->index(row), viewmodel::SiteModel::SiteRole) == "0,2")
                return hexes->data(hexes->index(row), viewmodel::SiteModel::ConditionRole).toString();
        return QString("not there");
    };
    EXPECT_TRUE(river.flooded());
    EXPECT_EQ(plainIs(), "flooded");
    desk.add("red ends");
    desk.add("blue rolls 3 5");
    EXPECT_TRUE(river.flooded()) << "no seven";
    desk.add("blue ends");
    desk.add("red rolls 6 1");
    EXPECT_FALSE(river.flooded());
    EXPECT_EQ(plainIs(), "");
    EXPECT_EQ(river.flood(), "The plain is dry: it yields on its number, on 6 and on 8; the next 7 floods it.");
    desk.add("undo " + std::to_string(desk.journal.size()));
    EXPECT_TRUE(river.flooded()) << "taken back";
}

TEST(RiverModel, ARobberOnThePlainDrownsAndComesHomeWithTheNextSeven) {
    Desk desk;
    RiverModel river(desk.evening);
    viewmodel::TableModel table(desk.evening);
    desk.playBook("great-river");
    const auto go = [&](const char* line) {
        desk.add(std::string(line));
        river.refresh();
    };
    for (const char* line : {"red ends", "blue rolls 3 4", "blue sends robber to 0,2"}) go(line);
    EXPECT_FALSE(river.flooded());
    EXPECT_EQ(river.robber(), "The robber stands here: Fields 4.");
    EXPECT_EQ(desk.evening.story().back().verdict.objections.size(), 0U) << "this seven has dried it";
    for (const char* line : {"blue ends", "red rolls 5 2"}) go(line);
    EXPECT_TRUE(river.flooded());
    EXPECT_EQ(river.robber(), "The robber has drowned; the next 7 brings him back: Desert.");
    EXPECT_EQ(table.phaseHint(), "Trade and build.") << "nobody places him";
    EXPECT_EQ(table.prompts()->value(0, "text"), "The robber has drowned; the next 7 brings him back: Desert.");
    for (const char* line : {"red ends", "blue rolls 3 4"}) go(line);
    EXPECT_EQ(table.phaseHint(), "The robber comes back: tap the hex where he started.");
    table.tap("2,0");
    EXPECT_FALSE(table.proposalAllowed()) << "not his starting place";
    table.tap("0,-1");
    EXPECT_TRUE(table.proposalAllowed()) << table.proposalReason().toStdString();
    table.confirm();
    river.refresh();
    EXPECT_EQ(river.robber(), "The robber stands here: Desert.");
    EXPECT_EQ(table.prompts()->count(), 0);
}

TEST(RiverModel, BothBridgesWinTiesOneDoesNot) {
    Desk desk;
    RiverModel river(desk.evening);
    desk.playBook("great-river");
    desk.add("red removes bridge 0,1,S/0,2,N");
    river.refresh();
    EXPECT_EQ(river.seats()->value(0, "bridges"), 1);
    EXPECT_FALSE(river.seats()->value(0, "wins").toBool());
    desk.add("blue builds bridge 0,1,S/0,2,N");
    river.refresh();
    EXPECT_EQ(river.seats()->value(1, "bridges"), 1);
    EXPECT_FALSE(river.seats()->value(0, "wins").toBool() || river.seats()->value(1, "wins").toBool());
}

TEST(RiverModel, ARobberBesideTheBoardWaits) {
    Desk desk;
    RiverModel river(desk.evening);
    desk.playBook("great-river");
    game::LaidOut laid{desk.evening.state().layout, {}, {}};
    desk.journal[1].body = laid;
    desk.journal.resize(2);
    desk.evening.follow(desk.journal);
    river.refresh();
    EXPECT_EQ(river.robber(), "The robber waits beside the board.");
}

TEST(RiverModel, TheTileGoesOnlyWhereARiverMayLie) {
    Desk desk;
    desk.playBook("great-river");
    game::LaidOut without{desk.evening.state().layout, desk.evening.state().robber, {}};
    const board::River there = *without.layout->river;
    without.layout->river.reset();
    desk.add(without);
    RiverModel river(desk.evening);
    river.refresh();
    EXPECT_FALSE(river.laid());
    EXPECT_EQ(river.hint(), "Where does the river meet the sea? Tap that corner.");
    river.tap(*board::siteOf("0,0,N"));
    EXPECT_EQ(river.hint(), "No river can end there.");
    EXPECT_EQ(river.tiles()->count(), 0) << "no sea there";
    EXPECT_EQ(river.marks(), (viewmodel::Marks{{*board::siteOf("0,0,N"), "illegal"}}));
    river.tap(there.mouth);
    ASSERT_GE(river.tiles()->count(), 1);
    EXPECT_EQ(river.hint(), "Which way does it come?");
    const auto marks = river.marks();
    EXPECT_EQ(marks.at(there.mouth), "asked");
    for (const board::Hex h : {there.x, there.y, there.z}) EXPECT_EQ(marks.at(h), "legal");
    const auto before = desk.journal.size();
    river.lay(river.tiles()->count());
    EXPECT_EQ(desk.journal.size(), before) << "there is no such tile";
    for (int tile = 0; tile < river.tiles()->count(); ++tile)
        if (river.tiles()->value(tile, "text") == "Mountains 5 → Hills 12 → Fields 4") river.lay(tile);
    EXPECT_EQ(desk.evening.state().layout.river, there);
    EXPECT_EQ(desk.evening.state().robber, without.robber);
    river.refresh();
    EXPECT_TRUE(river.laid() && river.marks().empty() && river.hint().isEmpty());
    river.tap(there.mouth);
    EXPECT_EQ(river.tiles()->count(), 0) << "it lies";
    EXPECT_FALSE(river.asks());
}

TEST(RiverModel, ATileThatWasReadWronglyIsLaidElsewhere) {
    Desk desk;
    desk.playBook("great-river");
    RiverModel river(desk.evening);
    const board::River there = *desk.evening.state().layout.river;
    const auto robber = desk.evening.state().robber;
    river.layAgain(true);
    EXPECT_TRUE(river.asks() && river.laid());
    river.layAgain(false);
    EXPECT_FALSE(river.asks());
    river.layAgain(true);
    std::optional<board::River> other;
    for (const board::River& way : board::possibleRivers(desk.evening.state().layout))
        if (way.mouth != there.mouth) other = way;
    ASSERT_TRUE(other);
    river.tap(other->mouth);
    ASSERT_GE(river.tiles()->count(), 1);
    river.lay(0);
    EXPECT_EQ(desk.evening.state().layout.river->mouth, other->mouth);
    EXPECT_EQ(desk.evening.state().robber, robber);
    river.refresh();
    EXPECT_FALSE(river.asks());
}

TEST(RiverModel, OnlyABridgeIsOfferedWhereTheRiverRuns) {
    Desk desk;
    desk.playBook("great-river");
    desk.add("red removes bridge 0,1,S/0,2,N");
    viewmodel::TableModel table(desk.evening);
    table.tap("0,1,S/0,2,N");
    table.confirm();
    EXPECT_EQ(game::text(desk.journal.back().body), "red builds bridge 0,1,S/0,2,N");
}

}  // namespace
