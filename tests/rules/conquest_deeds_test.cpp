// What somebody can say that happens on a hex of Conquest, and the event that comes of it.
#include "companion/rules/conquest/deeds.h"
#include "companion/rules/referee.h"
#include "tracker/board/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::rules::conquest {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using Kind = Deed::Kind;

const Hex kCamp{0, 0}, kTown{1, 0}, kSea{0, 1}, kFar{4, 0};

/// Red's knight and galley before a city of blue, which a knight of blue guards; red is at turn.
class ConquestDeeds : public testing::Test {
  protected:
    ConquestDeeds() {
        tell({R"(began book conquest seat red "Anna" south seat blue "Ben" west)",
              "laid hex 0,0 gold 6 hex 1,0 fields 8 hex 0,1 sea hex 4,0 forest 5", "joined",
              "red builds settlement 4,0", "red builds knight 0,0", "red builds galley 0,1", "blue builds city 1,0",
              "blue builds knight 1,0", "blue builds wall 0,0,E", "red continues", "red rolls 5 6"});
    }

    void tell(std::initializer_list<const char*> lines) {
        for (const char* line : lines) referee.take({.body = game::bodyOf(line)});
    }
    std::vector<Deed> deeds(Hex at) const { return deedsAt(referee.state(), referee.ledger(), at); }
    std::vector<Site> reach(const Deed& deed) const { return reachOf(referee.state(), deed); }
    std::vector<Goal> goals(const Deed& deed, const Site& site) const { return goalsAt(referee.state(), deed, site); }

    Referee referee;
    const Deed knight{Kind::attack, Colour::red, Piece::knight, kCamp};
    const Deed galley{Kind::attack, Colour::red, Piece::galley, kSea};
    const Edge wall{kCamp, board::Side::east};
};

TEST_F(ConquestDeeds, KnightsHuntShipsFishAndOnlyOfWhoeverIsAtTurn) {
    EXPECT_THAT(deeds(kCamp), ElementsAre(knight, Deed{Kind::hunt, Colour::red, Piece::knight, kCamp}));
    EXPECT_THAT(deeds(kSea), ElementsAre(galley, Deed{Kind::fish, Colour::red, Piece::galley, kSea}));
    EXPECT_THAT(deeds(kTown), IsEmpty());
    tell({"red ends"});
    EXPECT_THAT(deeds(kCamp), IsEmpty());
    EXPECT_THAT(deeds(kTown), ElementsAre(Deed{Kind::attack, Colour::blue, Piece::knight, kTown},
                                          Deed{Kind::hunt, Colour::blue, Piece::knight, kTown}));
}

TEST_F(ConquestDeeds, APerilTakesOfAnybodyAndTheDragonMayBeFoughtOnce) {
    tell({"red ends", "blue rolls 1 1"});
    const Deed struck{Kind::lose, Colour::blue, Piece::knight, kTown};
    EXPECT_EQ(deeds(kTown)[0], struck) << "the disease, and blue leads";
    EXPECT_THAT(deeds(kCamp), IsEmpty());
    EXPECT_EQ(eventOf(struck, {}, {}, {}), game::Body(game::Lost{Colour::blue, Piece::knight, kTown}));
    tell({"blue loses knight 1,0", "blue builds knight 1,0"});
    for (int roll = 0; roll < 4; ++roll) tell({"blue rolls 3 3"});
    const Deed fight{Kind::fightDragon, Colour::blue, Piece::city, kTown};
    ASSERT_EQ(deeds(kTown)[0], fight) << "eight gold for the city";
    EXPECT_EQ(eventOf(fight, {}, {2}, {6}), game::Body(game::DragonFought{Colour::blue, kTown, 2, 6}));
    tell({"blue fights dragon 1,0 dice 2 6"});
    EXPECT_EQ(deeds(kTown)[0], (Deed{Kind::lose, Colour::blue, Piece::city, kTown}));
}

TEST_F(ConquestDeeds, AnAttackReachesWhatTheUnitReachesAndTheWallsBeforeIt) {
    EXPECT_THAT(reach(knight), ElementsAre(Site(wall)));
    EXPECT_THAT(reach(galley), ElementsAre(Site(kTown)));
    tell({"red moves knight 0,0 1,0"});
    EXPECT_THAT(reach({Kind::attack, Colour::red, Piece::knight, kTown}), ElementsAre(Site(kTown), Site(wall)));
    EXPECT_THAT(reach({Kind::hunt, Colour::red, Piece::knight, kTown}), IsEmpty());
}

TEST_F(ConquestDeeds, GoalsAreUnitsBeforeTheirBuildingAndWalls) {
    EXPECT_THAT(goals(galley, kTown), ElementsAre(Goal(Target{kTown, Colour::blue, Piece::knight}),
                                                  Goal(Target{kTown, Colour::blue, Piece::city})));
    EXPECT_THAT(goals(knight, wall), ElementsAre(Goal(wall)));
    EXPECT_THAT(goals(knight, kFar), IsEmpty()) << "one's own";
    EXPECT_THAT(goals(knight, Edge(kCamp, board::Side::northEast)), IsEmpty()) << "no wall";
    EXPECT_THAT(goals({Kind::hunt, Colour::red, Piece::knight, kCamp}, kTown), IsEmpty());
}

TEST_F(ConquestDeeds, TheDiceAndTheGoalMakeTheEvent) {
    const Goal city = Target{kTown, Colour::blue, Piece::city};
    EXPECT_EQ(throwFor(galley, city), (Throw{1, 1}));
    EXPECT_EQ(throwFor(galley, wall), (Throw{1, 0}));
    EXPECT_EQ(eventOf(galley, city, {6, 5}, {6, 1}),
              game::Body(game::Battled{Colour::red, kSea, kTown, {6, 5}, {6, 1}, Piece::galley, Piece::city}));
    EXPECT_EQ(eventOf(knight, wall, {6}, {}), game::Body(game::Breached{Colour::red, wall, kCamp, 6}));
    EXPECT_FALSE(eventOf(galley, city, {6}, {})) << "the defender's die is missing";
    EXPECT_FALSE(eventOf(galley, std::nullopt, {6}, {1})) << "at nobody";
    EXPECT_EQ(eventOf({Kind::hunt, Colour::red, Piece::knight, kCamp}, {}, {2}, {}),
              game::Body(game::Foraged{Colour::red, game::Foraged::How::hunt, kCamp, 2}));
    EXPECT_FALSE(eventOf({Kind::fish, Colour::red, Piece::galley, kSea}, {}, {}, {})) << "no die yet";
}

TEST(ConquestUnits, AUnitActsTwiceATurnEachActionOnce) {
    Unit unit;
    EXPECT_THAT(actionsOpen(unit), ElementsAre(Action::move, Action::attack, Action::breach, Action::forage));
    unit.note(Action::attack);
    EXPECT_THAT(actionsOpen(unit), ElementsAre(Action::move, Action::breach, Action::forage));
    unit.note(Action::move);
    EXPECT_THAT(actionsOpen(unit), IsEmpty());
}

}  // namespace
}  // namespace hexwarden::rules::conquest
