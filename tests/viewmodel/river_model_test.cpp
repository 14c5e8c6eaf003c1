#include "companion/viewmodel/river_model.h"

#include "companion/viewmodel/table_model.h"
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

TEST(RiverModel, TheTileGoesOnlyWhereARiverMayLie) {
    Desk desk;
    desk.playBook("great-river");
    game::LaidOut without{desk.evening.state().layout, desk.evening.state().robber, {}};
    const board::River there = *without.layout.river;
    without.layout.river.reset();
    desk.add(without);
    RiverModel river(desk.evening);
    river.refresh();
    EXPECT_FALSE(river.laid());
    river.tap(*board::siteOf("0,0,N"));
    EXPECT_EQ(river.tiles()->count(), 0) << "no sea there";
    river.tap(there.mouth);
    ASSERT_GE(river.tiles()->count(), 1);
    for (int tile = 0; tile < river.tiles()->count(); ++tile)
        if (river.tiles()->value(tile, "text") == "Mountains 5 → Hills 12 → Fields 4") river.lay(tile);
    EXPECT_EQ(desk.evening.state().layout.river, there);
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
