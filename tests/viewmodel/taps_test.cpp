#include "companion/viewmodel/screens/taps.h"

#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using tests::Desk;
using viewmodel::Meaning;

/// Two players and an island of three hexes.
void sit(Desk& desk, const std::string& books) {
    desk.add("began" + books + " seat red \"Anna\" south seat blue \"Ben\" west");
    desk.add(
        "laid hex 0,0 forest 5 hex 1,0 hills 6 hex 0,1 fields 4 hex 1,-1 sea hex 0,-1 sea hex -1,0 sea hex -1,1 sea");
}

std::vector<std::string> eventsOf(const Desk& desk, const char* site) {
    std::vector<std::string> lines;
    for (const Meaning& m : viewmodel::meaningsOf(*board::siteOf(site), desk.evening))
        lines.push_back(game::text(m.body));
    return lines;
}

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

TEST(Taps, MeanNothingWhereNobodyPlays) {
    const Desk desk;
    EXPECT_THAT(eventsOf(desk, "0,0"), IsEmpty());
}

TEST(Taps, OfferThePiecesOfTheBooksInForce) {
    const std::string road = "road 0,0,N/1,-1,S", ship = "ship 0,0,N/1,-1,S";
    Desk base, sea;
    sit(base, "");
    sit(sea, " book seafarers");
    EXPECT_THAT(eventsOf(base, "0,0,N/1,-1,S"), ElementsAre("red builds " + road, "blue builds " + road));
    EXPECT_THAT(eventsOf(sea, "0,0,N/1,-1,S"),
                ElementsAre("red builds " + road, "blue builds " + road, "red builds " + ship, "blue builds " + ship));
    EXPECT_THAT(eventsOf(base, "1,-1"), IsEmpty()) << "no pirate";
    EXPECT_THAT(eventsOf(sea, "1,-1"), ElementsAre("red sends pirate to 1,-1"));
}

TEST(Taps, AThiefRobsWhomTheRulesInForceLetHimRob) {
    Desk sea;
    sit(sea, " book seafarers");
    sea.add("blue builds road 0,0,N/1,-1,S");
    EXPECT_THAT(eventsOf(sea, "1,-1"), ElementsAre("red sends pirate to 1,-1")) << "a road is no ship";
    sea.add("blue builds ship 0,0,N/0,-1,S");
    EXPECT_THAT(eventsOf(sea, "0,-1"), Contains("red sends pirate to 0,-1 from blue"));
    Desk risk;
    sit(risk, " book risk");
    risk.add("red builds settlement 0,0,N");
    risk.add("blue places armies 0,0 count 5");
    EXPECT_THAT(eventsOf(risk, "0,0"), Contains("red sends robber to 0,0 from blue")) << "who controls it profits";
}

TEST(Taps, ABuildingGrowsOrGoesInItsOwnersColour) {
    Desk desk;
    sit(desk, "");
    desk.add("blue builds settlement 0,0,N");
    EXPECT_THAT(eventsOf(desk, "0,0,N"), ElementsAre("blue builds city 0,0,N", "blue removes settlement 0,0,N"));
}

TEST(Taps, AShipMayMoveAndWaitsForItsGoal) {
    Desk desk;
    sit(desk, " book seafarers");
    desk.add("blue builds ship 0,0,N/1,-1,S");
    const auto meanings = viewmodel::meaningsOf(*board::siteOf("0,0,N/1,-1,S"), desk.evening);
    ASSERT_EQ(meanings.size(), 2U);
    EXPECT_TRUE(meanings[0].wantsGoal);
    const auto moved = viewmodel::withGoal(meanings[0].body, *board::siteOf("0,0,N/0,-1,S"));
    EXPECT_EQ(game::text(moved), "blue moves ship 0,0,N/1,-1,S 0,-1,S/0,0,N");
}

TEST(Taps, ConquestPutsEverythingOnHexesAndWallsOnEdges) {
    Desk desk;
    sit(desk, " book conquest");
    desk.add("red builds knight 0,0");
    EXPECT_THAT(eventsOf(desk, "0,0"), Contains("red builds settlement 0,0"));
    EXPECT_THAT(eventsOf(desk, "0,0"), Contains("blue builds cavalry 0,0"));
    EXPECT_THAT(eventsOf(desk, "0,0"), Not(Contains("red builds ship 0,0")));
    EXPECT_THAT(eventsOf(desk, "1,-1"), Contains("blue builds cargo 1,-1"));
    EXPECT_THAT(eventsOf(desk, "0,0,N/1,-1,S"),
                ElementsAre("red builds wall 0,0,N/1,-1,S", "blue builds wall 0,0,N/1,-1,S"));
    EXPECT_THAT(eventsOf(desk, "0,0,N"), IsEmpty());
}

/// A ship is due: that is what a tap on a port means, and nobody is offered a settlement at sea first.
TEST(Taps, WhatIsLegalIsMeantBeforeWhatIsNot) {
    Desk desk;
    desk.playBook("conquest");
    Desk landing;
    landing.play(2, "conquest");
    ASSERT_FALSE(eventsOf(landing, "2,0").empty());
    EXPECT_EQ(eventsOf(landing, "2,0").front(), "red builds ship 2,0");
    landing.play(3, "conquest");
    EXPECT_EQ(eventsOf(landing, "1,1").front(), "red builds knight 1,1");
    for (const char* site : {"2,0", "1,1", "0,1", "-1,1"}) {
        const auto meanings = viewmodel::meaningsOf(*board::siteOf(site), desk.evening);
        ASSERT_FALSE(meanings.empty());
        EXPECT_FALSE(std::holds_alternative<game::Removed>(meanings.front().body)) << site;
    }
}

/// Off a coast a ship comes before a galley, unless only the galley can be paid.
TEST(Taps, WhatTheHandPaysIsMeantBeforeWhatTheRecordDenies) {
    Desk desk;
    desk.play(15, "conquest");
    desk.add("blue holds 1 lumber 1 wool unknown 0");
    EXPECT_EQ(eventsOf(desk, "-2,2").front(), "blue builds ship -2,2");
    desk.add("blue holds 1 lumber 1 brick 1 ore unknown 0");
    EXPECT_EQ(eventsOf(desk, "-2,2").front(), "blue builds galley -2,2");
}

/// Nobody knows the hands, so that equal buildings leave it open whom the storm strikes.
TEST(Taps, WhatAPerilMayTakeComesFirstWhoeverItStrikes) {
    Desk desk;
    sit(desk, " book conquest");
    for (const char* line : {"red builds settlement 0,0", "blue builds settlement 1,0", "red builds ship 1,-1",
                             "blue builds ship 1,-1", "red builds knight 0,0", "blue builds knight 1,0"})
        desk.add(std::string(line));
    EXPECT_THAT(eventsOf(desk, "1,-1"), Not(Contains("red loses ship 1,-1")));
    desk.add("red rolls 6 6");
    const auto both = eventsOf(desk, "1,-1");
    ASSERT_GE(both.size(), 2U);
    EXPECT_THAT(std::vector(both.begin(), both.begin() + 2),
                ElementsAre("red loses ship 1,-1", "blue loses ship 1,-1"));
    EXPECT_THAT(eventsOf(desk, "1,0"), Not(Contains("blue loses knight 1,0"))) << "no storm strikes a knight";
    desk.add("blue loses ship 1,-1");
    EXPECT_THAT(eventsOf(desk, "1,-1"), Not(Contains("red loses ship 1,-1"))) << "one was enough";
}

TEST(Taps, RiskPlacesArmiesAndHarbourTokens) {
    Desk desk;
    sit(desk, " book risk");
    desk.add("red builds settlement 0,0,N");
    desk.add("red places armies 0,0 count 3");
    EXPECT_THAT(eventsOf(desk, "0,0"), Contains("red places armies 0,0 count 1"));
    EXPECT_THAT(eventsOf(desk, "0,0"), Contains("red removes army 0,0"));
    EXPECT_THAT(eventsOf(desk, "0,0"), Not(Contains("blue places armies 0,0 count 1"))) << "it is red's hex";
    EXPECT_THAT(eventsOf(desk, "0,-1"), Contains("red places harbour wool 0,0,N on 0,-1"));
    desk.add("blue builds settlement 0,0,SW");
    EXPECT_THAT(eventsOf(desk, "-1,1"), Contains("blue places harbour wool -1,1,N on -1,1"));
    desk.add("red places harbour wool 0,0,N on 0,-1");
    EXPECT_THAT(eventsOf(desk, "-1,1"), Not(Contains("blue places harbour wool -1,1,N on -1,1"))) << "it is taken";
    EXPECT_THAT(eventsOf(desk, "-1,1"), Contains("blue places harbour ore -1,1,N on -1,1"));
    EXPECT_THAT(eventsOf(desk, "1,-1"), Not(Contains("red places harbour ore 0,0,N on 1,-1")));
    std::set<std::pair<QString, QString>> buttons;
    desk.add("blue builds settlement 0,0,S");
    const auto meanings = viewmodel::meaningsOf(*board::siteOf("-1,1"), desk.evening);
    for (const auto& meaning : meanings) buttons.emplace(meaning.action, meaning.who);
    EXPECT_EQ(buttons.size(), meanings.size()) << "two buttons that say the same";
}

TEST(Taps, ACountGoesIntoWhatSeveralPiecesDo) {
    const auto four = [](const char* event) { return viewmodel::withCount(game::bodyOf(event), 4); };
    EXPECT_EQ(four("red places armies 0,0 count 1"), game::bodyOf("red places armies 0,0 count 4"));
    EXPECT_EQ(four("red builds city 0,0,N"), game::bodyOf("red builds city 0,0,N"));
}

}  // namespace
