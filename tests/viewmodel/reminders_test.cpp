#include "companion/viewmodel/words/reminders.h"

#include "companion/viewmodel/words/dues.h"
#include "companion/viewmodel/words/sentences.h"
#include "tests/viewmodel/desk.h"
#include "tracker/board/text.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using tests::Desk;

std::vector<std::string> remindersOf(const Desk& desk) {
    std::vector<std::string> lines;
    for (const viewmodel::DueLine& due : viewmodel::duesOf(desk.evening)) lines.push_back(due.text.toStdString());
    for (const viewmodel::Reminder& r : viewmodel::remindersOf(desk.evening)) lines.push_back(r.text.toStdString());
    return lines;
}

constexpr rules::Sentence kPays{"BASE-20", {"{player} pays {number}.", "{player} zahlt {number}."}};

/// What is told once must be known again, whatever its figures have become.
TEST(Reminders, FindingsThatDifferInFiguresAloneHaveOneKey) {
    const rules::Finding one{.sentence = &kPays, .player = game::Colour::red, .number = 1};
    rules::Finding two = one;
    two.number = 2;
    two.sites = {*board::siteOf("0,0")};
    EXPECT_EQ(viewmodel::keyOf(one), viewmodel::keyOf(two));
    two.player = game::Colour::blue;
    EXPECT_NE(viewmodel::keyOf(one), viewmodel::keyOf(two));
}

/// Two players and an island of gold and hills.
void sit(Desk& desk, const std::string& books) {
    desk.add("began" + books + " seat red \"Anna\" south seat blue \"Ben\" west seat white \"Clara\" north");
    desk.add("laid hex 0,0 gold 5 hex 1,0 hills 6 hex 0,1 desert hex 1,-1 sea hex 0,-1 sea hex -1,0 sea hex -1,1 sea");
}

TEST(Reminders, NothingIsDueWhereNothingHappens) {
    Desk desk;
    EXPECT_THAT(remindersOf(desk), IsEmpty());
    desk.play(20);
    EXPECT_THAT(remindersOf(desk), IsEmpty());
}

TEST(Reminders, GoldIsChosenFromTheRollerOnClockwise) {
    Desk desk;
    sit(desk, " book seafarers");
    for (const char* line : {"red builds city 0,0,N", "blue builds settlement 0,0,S", "white rolls 2 3"})
        desk.add(std::string(line));
    EXPECT_THAT(remindersOf(desk), ElementsAre("Anna chooses 2 card(s) for gold.", "Ben chooses 1 card(s) for gold."));
    desk.add("blue rolls 2 3");
    EXPECT_THAT(remindersOf(desk), ElementsAre("Ben chooses 1 card(s) for gold.", "Anna chooses 2 card(s) for gold."));
    desk.add("red chooses 1 wool");
    EXPECT_THAT(remindersOf(desk), ElementsAre("Ben chooses 1 card(s) for gold.", "Anna chooses 1 card(s) for gold."))
        << "one of two is named";
    desk.add("blue chooses 1 ore");
    EXPECT_THAT(remindersOf(desk), ElementsAre("Anna chooses 1 card(s) for gold."));
    desk.add("blue ends");
    EXPECT_THAT(remindersOf(desk), IsEmpty());
}

TEST(Reminders, ADesertGivesItsKnight) {
    Desk desk;
    sit(desk, " book war");
    desk.add("red builds settlement 0,1,S");
    EXPECT_THAT(remindersOf(desk), ElementsAre("Anna takes a knight from the deck and lays it open."));
    desk.add("red removes settlement 0,1,S");
    EXPECT_THAT(remindersOf(desk), IsEmpty());
}

TEST(Reminders, ADrownedRobberStaysAwayAndThePirateMayMove) {
    Desk desk;
    sit(desk, " book great-river book seafarers");
    desk.add(
        "laid hex 0,0 mountains 5 hex 0,1 hills 6 hex 0,2 fields 4 hex 1,0 desert hex 1,1 sea hex 1,2 sea hex 0,3 sea "
        "hex -1,3 sea river 0,0 0,1 0,2 0,3,N robber 0,2 pirate 1,1");
    desk.add("red rolls 3 4");
    const auto lines = remindersOf(desk);
    EXPECT_THAT(lines, Contains("The robber has drowned; the next 7 brings him back: Fields 4."));
    EXPECT_THAT(lines, Contains("The pirate may move instead: tap the sea he goes to."));
    desk.add("red sends pirate to 1,2");
    EXPECT_THAT(remindersOf(desk), ElementsAre("The robber has drowned; the next 7 brings him back: Fields 4."));
}

TEST(Reminders, FreeArmiesAndHarboursAreNamedUntilTheyLie) {
    Desk desk;
    desk.playBook("risk");
    desk.add("red rolls 1 1");
    EXPECT_THAT(remindersOf(desk),
                ElementsAre("Anna places 1 free army(ies).",
                            "Corner at Hills 11, Sea, Sea: Anna may choose a harbour. Tap the water."));
    EXPECT_EQ(viewmodel::duesOf(desk.evening).back().told, "Corner at Hills 11, Sea, Sea: Anna may choose a harbour.");
    desk.add("red places armies 2,0 count 1");
    desk.add("red places harbour wool 1,0,N on 1,-1");
    EXPECT_THAT(remindersOf(desk), IsEmpty()) << "of others' harbours nobody speaks before their turns";
    desk.add("red ends");
    EXPECT_THAT(remindersOf(desk), ElementsAre(HasSubstr("Ben may choose a harbour")));
}

TEST(Reminders, APerilAsksForWhatItTakes) {
    Desk desk;
    desk.playBook("conquest");
    desk.add("red ends");
    desk.add("blue rolls 1 1");
    EXPECT_THAT(remindersOf(desk), Contains("Disease strikes Anna: tap what it takes."));
}

TEST(Reminders, FreeRoadsOfACardAreCountedDown) {
    Desk desk;
    desk.play(tests::kSetUp);
    desk.add("red rolls 2 3");
    desk.add("red plays road_building");
    EXPECT_THAT(remindersOf(desk), Contains("Anna may lay 2 more route(s) for nothing."));
}

/// SEA-9: the card lays ships as well as roads.
TEST(Reminders, FreeRoutesAreShownAtSeaToo) {
    Desk desk;
    sit(desk, " book seafarers");
    for (const char* line : {"joined", "red builds settlement 0,0,N", "red continues", "red rolls 2 3"})
        desk.add(std::string(line));
    desk.add("red plays road_building");
    const auto dues = viewmodel::duesOf(desk.evening);
    const auto due = std::ranges::find(dues, viewmodel::DueLine::Kind::freeRoute, &viewmodel::DueLine::kind);
    ASSERT_NE(due, dues.end());
    const auto sites = due->where();
    EXPECT_THAT(sites, Contains(*board::siteOf("0,0,N/1,-2,S"))) << "between two hexes of sea";
    EXPECT_THAT(sites, Contains(board::Site(board::edge(board::Hex{0, 0}, board::Direction::northEast))));
}

/// RIVER-24: the card lays a bridge too.
TEST(Reminders, FreeRoutesCrossTheRiver) {
    Desk desk;
    sit(desk, " book great-river");
    desk.add(
        "laid hex 0,0 mountains 5 hex 0,1 hills 6 hex 0,2 fields 4 hex 1,0 desert hex 0,3 sea hex -1,3 sea "
        "river 0,0 0,1 0,2 0,3,N");
    for (const char* line :
         {"joined", "red builds settlement 0,0,S", "red continues", "red rolls 2 3", "red plays road_building"})
        desk.add(std::string(line));
    const auto dues = viewmodel::duesOf(desk.evening);
    const auto due = std::ranges::find(dues, viewmodel::DueLine::Kind::freeRoute, &viewmodel::DueLine::kind);
    ASSERT_NE(due, dues.end());
    EXPECT_THAT(due->where(), Contains(*board::siteOf("0,0,S/0,1,N")));
}

}  // namespace
