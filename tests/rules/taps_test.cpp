// What a tap on a site can mean, as the pieces of the books in force have it.
#include "companion/rules/taps.h"

#include "companion/rules/placements.h"
#include "companion/rules/referee.h"
#include "tracker/board/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::Not;

/// The east side of the forest, as `text` names it.
const std::string kEast = "0,1,N/1,-1,S";

class Taps : public testing::Test {
  protected:
    /// Blue has the turn on an island of three hexes.
    void sit(const std::string& books) {
        tell({"began" + books + R"( seat red "Anna" south seat blue "Ben" west)",
              "laid hex 0,0 forest 5 hex 1,0 hills 6 hex 0,1 fields 4 hex 1,-1 sea hex 0,-1 sea", "joined"});
    }
    void goOn() { tell({"blue continues", "blue rolls 5 6"}); }
    void tell(const std::vector<std::string>& lines) {
        for (const std::string& line : lines) referee.take({.body = game::bodyOf(line)});
    }
    std::vector<std::string> on(const std::string& site) const {
        std::vector<std::string> lines;
        for (const game::Body& body : tapsOn(referee.rules(), referee.state(), referee.ledger(), *board::siteOf(site)))
            lines.push_back(game::text(body));
        return lines;
    }

    Referee referee;
};

TEST_F(Taps, WhoeverIsAtTurnComesFirst) {
    sit("");
    EXPECT_THAT(activeFirst(referee.state(), referee.ledger()), ElementsAre(Colour::red, Colour::blue));
    goOn();
    EXPECT_THAT(activeFirst(referee.state(), referee.ledger()), ElementsAre(Colour::blue, Colour::red));
    EXPECT_THAT(on(kEast), ElementsAre("blue builds road " + kEast, "red builds road " + kEast));
}

TEST_F(Taps, RoadsCrossARiverThatNoBookMinds) {
    const std::string river = "laid hex 0,0 mountains 5 hex 1,0 hills 6 hex 2,0 fields 4 river 0,0 1,0 2,0 2,1,N";
    tell({R"(began seat red "Anna" south seat blue "Ben" west)", river, "joined"});
    EXPECT_THAT(on(kEast), Contains("red builds road " + kEast));
    tell({R"(began book great-river seat red "Anna" south seat blue "Ben" west)", river, "joined"});
    EXPECT_THAT(on(kEast), Not(Contains("red builds road " + kEast))) << "RIVER-21";
}

TEST_F(Taps, ASiteStartsWithASettlementWhichItsOwnerMakesMore) {
    sit(" book war");
    EXPECT_THAT(on("0,0,N"), ElementsAre("red builds settlement 0,0,N", "blue builds settlement 0,0,N"));
    tell({"red builds settlement 0,0,N"});
    EXPECT_THAT(on("0,0,N"),
                ElementsAre("red builds city 0,0,N", "red builds fort 0,0,N", "red removes settlement 0,0,N"));
    tell({"red builds fort 0,0,N"});
    EXPECT_THAT(on("0,0,N"),
                ElementsAre("red builds settlement 0,0,N", "red builds city 0,0,N", "red removes fort 0,0,N"));
}

TEST_F(Taps, OnlyWhatTheRulesLetMoveIsMoved) {
    sit(" book seafarers");
    tell({"red builds road " + kEast, "blue builds ship 0,0,N/1,-1,S"});
    EXPECT_THAT(on(kEast), ElementsAre("red removes road " + kEast));
    const std::string edge = board::text(*board::siteOf("0,0,N/1,-1,S"));
    EXPECT_THAT(on("0,0,N/1,-1,S"), ElementsAre("blue moves ship " + edge + " " + edge, "blue removes ship " + edge));
    const Box& box = referee.rules().box();
    EXPECT_TRUE(box.moves(Piece::ship));
    EXPECT_FALSE(box.moves(Piece::road));
}

TEST_F(Taps, ConquestBuildsOnHexesAndAtSeaOnlyShips) {
    sit(" book conquest");
    tell({"red builds settlement 0,0", "red builds knight 0,0", "red builds knight 0,0", "blue builds wall " + kEast});
    EXPECT_THAT(on("0,0"), IsSupersetOf({"red moves knight 0,0 0,0 count 2", "red builds city 0,0",
                                         "blue builds archer 0,0", "red removes settlement 0,0"}));
    EXPECT_THAT(on("0,0"), Not(Contains("blue builds city 0,0")));
    EXPECT_THAT(on("0,0"), Not(Contains("red builds ship 0,0")));
    EXPECT_THAT(on("1,-1"), Contains("blue builds galley 1,-1"));
    EXPECT_THAT(on("1,-1"), Not(Contains("red builds settlement 1,-1")));
    EXPECT_THAT(on(kEast), ElementsAre("blue moves wall " + kEast + " " + kEast, "blue removes wall " + kEast));
    EXPECT_THAT(on("0,0,N"), IsEmpty()) << "nothing stands on corners";
}

TEST_F(Taps, ArmiesMarch) {
    sit(" book risk");
    tell({"red places armies 0,0 count 4"});
    EXPECT_THAT(on("0,0"), IsSupersetOf({"red moves army 0,0 0,0 count 4", "red removes army 0,0"}));
}

TEST_F(Taps, TheRiverIsCrossedByBridgesAlone) {
    sit(" book great-river");
    tell(
        {"laid hex 0,0 mountains 5 hex 0,1 hills 6 hex 0,2 fields 4 hex 1,0 desert hex -1,3 sea hex 0,3 sea "
         "river 0,0 0,1 0,2 0,3,N"});
    EXPECT_THAT(on("0,0,S/0,1,N"), ElementsAre("red builds bridge 0,0,S/0,1,N", "blue builds bridge 0,0,S/0,1,N"));
    EXPECT_THAT(on(kEast), ElementsAre("red builds road " + kEast, "blue builds road " + kEast));
}

TEST_F(Taps, AThiefRobsNobodyWhileAGameIsEntered) {
    sit("");
    tell({"red builds settlement 0,0,N"});
    EXPECT_THAT(on("0,0"), ElementsAre("red sends robber to 0,0"));
    goOn();
    EXPECT_THAT(on("0,0"), ElementsAre("blue sends robber to 0,0 from red", "blue sends robber to 0,0"));
    EXPECT_THAT(on("1,-1"), IsEmpty()) << "not at sea";
}

/// "May the robber go there?" is asked as if a 7 had been rolled and all had discarded.
TEST_F(Taps, AThiefIsSentByWhoeverAsks) {
    sit("");
    goOn();
    Ledger ledger = referee.ledger();
    const game::Event event{.body = game::ThiefMoved{Colour::red, Piece::robber, Hex(1, 0), std::nullopt}};
    EXPECT_FALSE(referee.rules().judge(referee.state(), ledger, event).allowed());
    ledger.discardsDue = true;
    letSendThief(ledger, Colour::red);
    EXPECT_TRUE(referee.rules().judge(referee.state(), ledger, event).allowed());
}

TEST(Grounds, EverySiteHasOne) {
    EXPECT_EQ(groundOf(*board::siteOf("0,0")), Ground::hex);
    EXPECT_EQ(groundOf(*board::siteOf("0,0,N")), Ground::corner);
    EXPECT_EQ(groundOf(*board::siteOf("0,0,E")), Ground::edge);
}

}  // namespace
}  // namespace hexwarden::rules
