#include "tracker/game/interpret.h"

#include "tracker/board/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::game {
namespace {

using board::Change;
using board::DiceRest;
using board::Doubt;
using board::RobberChange;
using board::SiteChange;
using testing::ElementsAre;
using testing::IsEmpty;

class Interpret : public testing::Test {
  protected:
    Interpret() {
        given("began book base seat red \"\" south seat blue \"\" north");
        given("laid hex 0,0 desert hex 1,0 forest 6 robber 0,0");
    }

    void given(const std::string& line) { apply(state, Event{.body = bodyOf(line)}); }

    /// So many red armies on a hex, as they were seen after a reach.
    static Change counted(const std::string& hex, int before, int after, std::int64_t atMs = 0,
                          Piece piece = Piece::army) {
        return board::UnitChange{*board::hexOf(hex), piece, Colour::red, before, after, 0.95F, atMs};
    }

    /// "red city" seen on a site.
    static Change seen(const std::string& site, Colour colour, Piece piece, std::int64_t atMs = 0) {
        return SiteChange{*board::siteOf(site), {}, {piece, colour}, 0.9F, atMs};
    }
    static Doubt gone(const std::string& site, Colour colour, Piece piece) {
        return {*board::siteOf(site), {piece, colour}, {}, 0.8F, 0};
    }

    /// A referee who goes by the seats alone.
    AskOnTurn bySeats() const {
        return [this](const std::vector<Interpretation>& read) {
            GameState then = state;
            for (const Interpretation& r : read) apply(then, Event{.body = r.body});
            if (then.turn.roller) return OnTurn{then.turn.roller, true};
            return OnTurn{then.turn.ended ? nextPlayer(then, *then.turn.ended) : then.seats[0].colour, false};
        };
    }

    std::vector<std::string> meant(const std::vector<Change>& changes, const std::vector<Doubt>& doubts = {}) const {
        std::vector<std::string> lines;
        for (const Interpretation& r : interpret(state, changes, bySeats(), doubts)) lines.push_back(text(r.body));
        return lines;
    }

    GameState state;
};

TEST_F(Interpret, APieceThatCameWasBuilt) {
    EXPECT_THAT(meant({seen("0,0,N", Colour::red, Piece::settlement)}), ElementsAre("red builds settlement 0,0,N"));
}

/// The rules pass players by: by the seats it would be blue's throw, and red's after that.
TEST_F(Interpret, WhoseDiceTheyAreTheRefereeSays) {
    given("red rolls 1 2");
    const AskOnTurn referee = [](const std::vector<Interpretation>& meant) {
        return meant.empty() ? OnTurn{Colour::red, true} : OnTurn{Colour::white, false};
    };
    std::vector<std::string> lines;
    for (const Interpretation& r : interpret(state, {board::DiceRest{{3, 4}, 0.9F, 5}}, referee))
        lines.push_back(text(r.body));
    EXPECT_THAT(lines, ElementsAre("red ends", "white rolls 3 4"));
}

TEST_F(Interpret, WhatOneHexLacksAndAnotherHasMoreOfHasMarched) {
    given("red places armies 0,0 count 5");
    EXPECT_THAT(meant({counted("0,0", 5, 2), counted("1,0", 0, 3)}), ElementsAre("red moves army 0,0 1,0 count 3"));
    EXPECT_THAT(meant({counted("0,0", 5, 2), counted("1,0", 0, 4)}),
                ElementsAre("red moves army 0,0 1,0 count 3", "red places armies 1,0 count 1"));
    EXPECT_THAT(meant({counted("0,0", 5, 4, 100), counted("1,0", 0, 1, 900)}),
                ElementsAre("red removes army 0,0", "red places armies 1,0 count 1"))
        << "in two reaches";
}

TEST_F(Interpret, WhatAMarchTellsOfAnEarlierReachHadComeBeforeIt) {
    EXPECT_THAT(meant({counted("0,0", 0, 1, 100, Piece::knight), counted("0,0", 1, 0, 900, Piece::knight),
                       counted("1,0", 0, 1, 900, Piece::knight)}),
                ElementsAre("red builds knight 0,0", "red moves knight 0,0 1,0"));
}

TEST_F(Interpret, UnitsThatCameAreBuiltAndThoseThatWentRemoved) {
    EXPECT_THAT(meant({counted("1,0", 0, 2, 0, Piece::knight)}),
                ElementsAre("red builds knight 1,0", "red builds knight 1,0"));
    given("red places armies 1,0 count 2");
    EXPECT_THAT(meant({counted("1,0", 2, 1)}), ElementsAre("red removes army 1,0"));
    EXPECT_THAT(meant({counted("1,0", 5, 2)}), IsEmpty()) << "the record has it so already";
}

TEST_F(Interpret, AShownPieceThatAReachTookLeft) {
    given("red builds fort 0,0,N");
    const board::SiteChange taken{*board::siteOf("0,0,N"), {Piece::fort, Colour::red}, {}, 0.95F, 0};
    EXPECT_THAT(meant({taken}), ElementsAre("red removes fort 0,0,N"));
    given("red removes fort 0,0,N");
    EXPECT_THAT(meant({taken}), IsEmpty());
}

TEST_F(Interpret, SetUpIsRecordedSettlementFirst) {
    EXPECT_THAT(meant({seen("0,0,NE", Colour::red, Piece::road), seen("0,0,N", Colour::red, Piece::settlement)}),
                ElementsAre("red builds settlement 0,0,N", "red builds road 0,0,N/1,-1,S"));
}

TEST_F(Interpret, RoadsSeenTogetherAreBuiltFromWhatStood) {
    given("red builds settlement 0,0,N");
    given("red rolls 1 2");
    EXPECT_THAT(meant({seen("0,0,S", Colour::red, Piece::settlement, 5), seen("0,0,SE", Colour::red, Piece::road, 5),
                       seen("0,0,E", Colour::red, Piece::road, 5), seen("0,0,NE", Colour::red, Piece::road, 6)}),
                ElementsAre("red builds road 0,0,N/1,-1,S", "red builds road 0,1,N/1,-1,S",
                            "red builds road 0,0,S/0,1,N", "red builds settlement 0,0,S"));
}

TEST_F(Interpret, ACityOverOnesSettlementIsOneBuilt) {
    given("red builds settlement 0,0,N");
    EXPECT_THAT(meant({seen("0,0,N", Colour::red, Piece::city)}), ElementsAre("red builds city 0,0,N"));
}

TEST_F(Interpret, AnotherColourReplacesAndASmallerBuildingToo) {
    given("red builds city 0,0,N");
    EXPECT_THAT(meant({seen("0,0,N", Colour::blue, Piece::city)}),
                ElementsAre("red removes city 0,0,N", "blue builds city 0,0,N"));
    EXPECT_THAT(meant({seen("0,0,N", Colour::red, Piece::settlement)}),
                ElementsAre("red removes city 0,0,N", "red builds settlement 0,0,N"));
}

TEST_F(Interpret, AShipHereAndGoneThereHasMoved) {
    given("red builds ship 0,0,NE");
    const auto readings = interpret(state, {seen("0,0,E", Colour::red, Piece::ship, 7)}, bySeats(),
                                    {gone("0,0,NE", Colour::red, Piece::ship)});
    ASSERT_EQ(readings.size(), 1u);
    EXPECT_EQ(text(readings[0].body), "red moves ship 0,0,N/1,-1,S 0,1,N/1,-1,S");
    EXPECT_FLOAT_EQ(readings[0].confidence, 0.8F) << "as sure as the less sure half";
    EXPECT_EQ(readings[0].atMs, 7);
}

TEST_F(Interpret, ADoubtAloneOrOfAnotherColourMovesNothing) {
    given("red builds ship 0,0,NE");
    EXPECT_THAT(meant({}, {gone("0,0,NE", Colour::red, Piece::ship)}), IsEmpty());
    EXPECT_THAT(meant({seen("0,0,E", Colour::blue, Piece::ship)}, {gone("0,0,NE", Colour::red, Piece::ship)}),
                ElementsAre("blue builds ship 0,1,N/1,-1,S"));
    EXPECT_THAT(meant({seen("0,0,E", Colour::red, Piece::ship)}, {gone("0,0,W", Colour::red, Piece::ship)}),
                ElementsAre("red builds ship 0,1,N/1,-1,S"))
        << "the state never had the one that is said to be gone";
}

TEST_F(Interpret, TheRobberIsMovedByWhoseTurnItIs) {
    given("blue rolls 3 4");
    EXPECT_THAT(meant({RobberChange{Hex{0, 0}, {1, 0}, 0.9F, 0}}), ElementsAre("blue sends robber to 1,0"));
    EXPECT_THAT(meant({RobberChange{Hex{1, 0}, {0, 0}, 0.9F, 0}}), IsEmpty()) << "there he is already";
}

TEST_F(Interpret, BeforeTheFirstRollTheRobberIsWhereHeWasPutAndMakesNoMove) {
    EXPECT_THAT(meant({RobberChange{Hex{0, 0}, {1, 0}, 0.9F, 0}}),
                ElementsAre("laid hex 0,0 desert hex 1,0 forest 6 robber 1,0"));
}

TEST_F(Interpret, DiceBelongToThePlayerWhoseRollIsDue) {
    EXPECT_THAT(meant({DiceRest{{2, 3}, 1, 0}}), ElementsAre("red rolls 2 3"));
    given("red rolls 2 3");
    EXPECT_THAT(meant({DiceRest{{5, 3}, 1, 0}}), ElementsAre("red ends", "blue rolls 5 3"));
    given("red ends");
    EXPECT_THAT(meant({DiceRest{{5, 3}, 1, 0}}), ElementsAre("blue rolls 5 3"));
}

TEST_F(Interpret, TimeOrdersDifferentThings) {
    given("red builds settlement 0,0,N");
    EXPECT_THAT(meant({seen("0,0,NE", Colour::red, Piece::road, 20), DiceRest{{3, 4}, 1, 5},
                       RobberChange{Hex{0, 0}, {1, 0}, 1, 10}}),
                ElementsAre("red rolls 3 4", "red sends robber to 1,0", "red builds road 0,0,N/1,-1,S"));
}

TEST_F(Interpret, WhatTheStateHasAlreadyIsNoEvent) {
    given("red builds settlement 0,0,N");
    EXPECT_THAT(meant({seen("0,0,N", Colour::red, Piece::settlement)}), IsEmpty());
}

class TableSide : public testing::Test {
  protected:
    static board::UnitDoubt doubt(Hex at, int believed, int seen, Piece piece = Piece::army,
                                  Colour colour = Colour::red) {
        return {at, piece, {}, colour, believed, seen, 0.9F, 0};
    }
    static std::string settled(const std::vector<board::UnitDoubt>& all) {
        const auto body = tableSide(all[0], all);
        return body ? text(*body) : "";
    }

    const Hex kHere{0, 0}, kThere{1, 0};
};

TEST_F(TableSide, WhatIsMissingHereAndTooMuchThereHasMarched) {
    EXPECT_EQ(settled({doubt(kHere, 5, 3), doubt(kThere, 0, 2)}), "red moves army 0,0 1,0 count 2");
    EXPECT_EQ(settled({doubt(kThere, 0, 2), doubt(kHere, 5, 3)}), "red moves army 0,0 1,0 count 2");
    for (const auto& other : {doubt(kThere, 0, 1), doubt(kThere, 0, 2, Piece::knight),
                              doubt(kThere, 0, 2, Piece::army, Colour::blue), doubt(kThere, 2, 0)})
        EXPECT_EQ(settled({doubt(kHere, 5, 3), other}), "") << "two do not leave by one event";
}

TEST_F(TableSide, WhatIsMoreOrLessByItselfCameOrWent) {
    EXPECT_EQ(settled({doubt(kHere, 1, 4)}), "red places armies 0,0 count 3");
    EXPECT_EQ(settled({doubt(kHere, 4, 3)}), "red removes army 0,0");
    EXPECT_EQ(settled({doubt(kHere, 0, 1, Piece::knight)}), "red builds knight 0,0");
    EXPECT_EQ(settled({doubt(kHere, 0, 2, Piece::knight)}), "");
}

TEST_F(TableSide, OfKindsThatLookAlikeOnlyPeopleCanTell) {
    auto ships = doubt(kHere, 0, 1, Piece::ship);
    ships.alike = {Piece::galley};
    EXPECT_EQ(settled({ships}), "");
}

}  // namespace
}  // namespace hexwarden::game
