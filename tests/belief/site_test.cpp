// Pieces under flicker, hands, misread streaks and theft.
#include "tests/support/fabricated_table.h"
#include "tracker/belief/belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Change;
using board::Colour;
using board::Occupant;
using board::Piece;
using board::SiteChange;
using support::FabricatedTable;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const board::Site kCorner = board::Corner{{0, 0}, board::Tip::north};
const board::Site kEdge = board::Edge{{0, 0}, board::Side::east};
constexpr Occupant kRoad{Piece::road, Colour::red};
constexpr Occupant kSettlement{Piece::settlement, Colour::blue};
constexpr Occupant kCity{Piece::city, Colour::blue};

std::vector<Change> watch(Belief& belief, FabricatedTable& table, int frames) {
    std::vector<Change> all;
    for (int i = 0; i < frames; ++i)
        for (const auto& change : belief.take(table.look())) all.push_back(change);
    return all;
}

const SiteChange& siteChange(const Change& change) {
    return std::get<SiteChange>(change);
}

TEST(Sites, APieceIsReportedOnceAndSoon) {
    FabricatedTable table;
    Belief belief;
    EXPECT_THAT(watch(belief, table, 20), IsEmpty());
    table.put(kEdge, kRoad);
    const auto changes = watch(belief, table, 8);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(siteChange(changes[0]).site, kEdge);
    EXPECT_EQ(siteChange(changes[0]).before, Occupant{});
    EXPECT_EQ(siteChange(changes[0]).after, kRoad);
    EXPECT_EQ(siteChange(changes[0]).atMs, 20 * FabricatedTable::kFrameMs);
    EXPECT_GT(siteChange(changes[0]).probability, 0.9F);
    EXPECT_EQ(belief.at(kEdge), kRoad);
    EXPECT_THAT(watch(belief, table, 200), IsEmpty());
}

TEST(Sites, ATowerThatIsGoneFromItsHexIsAskedAboutNoMore) {
    Belief belief({}, [](const auto&...) { return kOnlyPeople; });
    const board::Hex hex{0, 0};
    board::Observation seen;
    seen.poseQuality = 1;
    seen.searched = {hex};
    const auto watch = [&](int frames) {
        for (int i = 0; i < frames; ++i, seen.atMs += 125) belief.take(seen);
    };
    seen.sites = {{hex, {{{kSettlement, .9F}, {{}, .1F}, {}}}}};
    watch(40);
    ASSERT_THAT(belief.doubts(), SizeIs(1));
    seen.sites.clear();
    seen.searched.clear();
    watch(40);
    EXPECT_THAT(belief.doubts(), SizeIs(1)) << "nobody looked";
    seen.searched = {hex};
    watch(40);
    EXPECT_THAT(belief.doubts(), IsEmpty());
}

TEST(Sites, WhileAReachGoesOnHexesAreNotReadAndWhatItDidNotChangeIs) {
    Belief belief;
    board::Observation seen;
    seen.poseQuality = 1;
    const board::Site hex = board::Hex{0, 0};
    const auto watch = [&](bool stirred) {
        seen.stirred = stirred;
        for (int i = 0; i < 20; ++i, seen.atMs += 125) {
            seen.sites = {{hex, {{{kSettlement, .97F}, {{}, .03F}, {}}}}, {kEdge, {{{kRoad, .97F}, {{}, .03F}, {}}}}};
            belief.take(seen);
        }
    };
    watch(true);
    EXPECT_EQ(belief.at(kEdge), kRoad);
    EXPECT_EQ(belief.at(hex), Occupant{});
    watch(false);
    EXPECT_EQ(belief.at(hex), kSettlement);
}

TEST(Sites, WhatAlwaysLooksALittleLikeAPieceIsAsked) {
    FabricatedTable table;
    Belief belief;
    for (int i = 0; i < 400; ++i) {
        auto seen = table.look();
        for (auto& reading : seen.sites)
            if (reading.site == board::Site(kEdge)) reading.occupant = {{{kRoad, 0.55F}, {{}, 0.45F}, {}}};
        EXPECT_THAT(belief.take(seen), IsEmpty());
    }
    ASSERT_THAT(belief.doubts(), SizeIs(1)) << "the same print errs in the same way each time";
    EXPECT_NEAR(belief.doubts()[0].probability, 0.55, 0.01);
    belief.restart();
    EXPECT_THAT(belief.doubts(), IsEmpty()) << "another source has not said it";
}

TEST(Sites, ASettlementGrowsIntoACity) {
    FabricatedTable table;
    Belief belief;
    belief.confirm(kCorner, kSettlement);
    table.put(kCorner, kCity);
    const auto changes = watch(belief, table, 10);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(siteChange(changes[0]).before, kSettlement);
    EXPECT_EQ(siteChange(changes[0]).after, kCity);
}

// A settlement is never quite without likeness to a city: both speak against an empty site.
TEST(Sites, ALikelyPieceIsReportedThoughAnotherIsMoreLikelyThanNothing) {
    Belief belief;
    std::vector<Change> reported;
    for (int frame = 0; frame < 12; ++frame) {
        board::Observation seen;
        seen.atMs = frame * FabricatedTable::kFrameMs;
        seen.poseQuality = 1;
        seen.sites.push_back({kCorner, {{{kSettlement, 0.9F}, {kCity, 0.08F}, {{}, 0.01F}}}});
        for (const auto& change : belief.take(seen)) reported.push_back(change);
    }
    ASSERT_THAT(reported, SizeIs(1));
    EXPECT_EQ(siteChange(reported[0]).after, kSettlement);
}

TEST(Sites, AShortMisreadStreakIsNothing) {
    FabricatedTable table;
    Belief belief;
    for (int round = 0; round < 20; ++round) {
        table.misread(kEdge, kRoad, 4);
        EXPECT_THAT(watch(belief, table, 10), IsEmpty());
    }
    EXPECT_EQ(belief.at(kEdge), Occupant{});
}

TEST(Sites, ALongMisreadStreakBecomesAQuestionWhenItEnds) {
    FabricatedTable table;
    Belief belief;
    table.misread(kEdge, kRoad, 20);
    EXPECT_THAT(watch(belief, table, 20), SizeIs(1));
    EXPECT_THAT(watch(belief, table, 40), IsEmpty());
    ASSERT_THAT(belief.doubts(), SizeIs(1));
    EXPECT_EQ(belief.doubts()[0].believed, kRoad);
    EXPECT_EQ(belief.doubts()[0].seen, Occupant{});
}

TEST(Sites, AVanishedPieceIsAQuestionAndNoRetraction) {
    FabricatedTable table;
    Belief belief;
    table.put(kCorner, kSettlement);
    watch(belief, table, 20);
    table.clear(kCorner);
    EXPECT_THAT(watch(belief, table, 60), IsEmpty());
    EXPECT_EQ(belief.at(kCorner), kSettlement);
    ASSERT_THAT(belief.doubts(), SizeIs(1));
    EXPECT_EQ(belief.doubts()[0].site, kCorner);

    table.put(kCorner, kSettlement);
    watch(belief, table, 20);
    EXPECT_THAT(belief.doubts(), IsEmpty()) << "put back";

    table.clear(kCorner);
    watch(belief, table, 60);
    belief.confirm(kCorner, {});
    EXPECT_THAT(belief.doubts(), IsEmpty()) << "people said so";
    EXPECT_THAT(watch(belief, table, 60), IsEmpty());
}

TEST(Sites, WhatIsBuiltOnACornerThatWasSeenBareIsASettlement) {
    const Occupant city{Piece::city, kSettlement.colour};
    FabricatedTable table;
    Belief belief;
    watch(belief, table, 20);
    table.put(kCorner, kSettlement);
    table.misread(kCorner, city, 40);
    const auto changes = watch(belief, table, 40);
    ASSERT_THAT(changes, SizeIs(1)) << "BASE-23";
    EXPECT_EQ(siteChange(changes[0]).after, kSettlement);
}

TEST(Sites, ACityIsFirstInRiskAndWhereACornerWasNeverSeenBare) {
    const Occupant city{Piece::city, kSettlement.colour};
    for (const bool risk : {true, false}) {
        FabricatedTable table;
        Belief belief;
        if (risk) {
            belief.expectCitiesFirst(true);  // RISK-5
            watch(belief, table, 20);
        }
        table.put(kCorner, kSettlement);
        table.misread(kCorner, city, 40);
        const auto changes = watch(belief, table, 40);
        ASSERT_THAT(changes, SizeIs(1));
        EXPECT_EQ(siteChange(changes[0]).after, city);
    }
}

TEST(Sites, InWarAVanishedPieceHasFallen) {
    FabricatedTable table;
    Belief belief;
    belief.expectShown({Piece::fort});
    table.put(kEdge, kRoad);
    watch(belief, table, 20);
    table.clear(kEdge);
    const auto changes = watch(belief, table, 60);
    ASSERT_THAT(changes, SizeIs(1)) << "WAR-4";
    EXPECT_EQ(siteChange(changes[0]).before, kRoad);
    EXPECT_EQ(siteChange(changes[0]).after, Occupant{});
    table.put(kEdge, {Piece::road, Colour::white});
    EXPECT_THAT(watch(belief, table, 20), SizeIs(1)) << "and another may be built there";
}

TEST(Sites, WhatPeopleTookBackIsNotReportedAgainUntilItWasGone) {
    FabricatedTable table;
    Belief belief;
    table.put(kEdge, kRoad);
    EXPECT_THAT(watch(belief, table, 20), SizeIs(1));
    belief.confirm(kEdge, {});
    EXPECT_THAT(watch(belief, table, 60), IsEmpty());
    EXPECT_THAT(belief.doubts(), SizeIs(1)) << "table and record disagree, and say so";
    table.clear(kEdge);
    watch(belief, table, 30);
    table.put(kEdge, kRoad);
    EXPECT_THAT(watch(belief, table, 20), SizeIs(1));
}

TEST(Sites, AnotherColourIsAQuestion) {
    FabricatedTable table;
    Belief belief;
    belief.confirm(kEdge, kRoad);
    table.put(kEdge, {Piece::road, Colour::orange});
    EXPECT_THAT(watch(belief, table, 60), IsEmpty());
    ASSERT_THAT(belief.doubts(), SizeIs(1));
    EXPECT_EQ(belief.doubts()[0].seen.colour, Colour::orange);
}

TEST(Sites, AHiddenSiteIsFrozenAndOthersGoOn) {
    FabricatedTable table;
    Belief belief;
    belief.confirm(kCorner, kSettlement);
    table.put(kCorner, kSettlement);
    table.coverWithHand({kCorner});
    table.put(kEdge, kRoad);
    EXPECT_THAT(watch(belief, table, 400), SizeIs(1));
    EXPECT_EQ(belief.at(kEdge), kRoad);
    EXPECT_EQ(belief.at(kCorner), kSettlement);
    EXPECT_THAT(belief.doubts(), IsEmpty());
}

TEST(Sites, AHandThatPlacesAPieceTellsItWhenItHasLeft) {
    FabricatedTable table;
    Belief belief;
    watch(belief, table, 8);
    table.misread(kEdge, {Piece::road, Colour::orange}, 3);  // fingers
    watch(belief, table, 3);
    table.coverWithHand({kEdge});
    EXPECT_THAT(watch(belief, table, 12), IsEmpty());
    table.put(kEdge, kRoad);
    table.removeHand();
    const auto changes = watch(belief, table, 16);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(siteChange(changes[0]).after, kRoad);
}

TEST(Sites, ALostBoardSaysNothing) {
    FabricatedTable table;
    Belief belief;
    table.put(kEdge, kRoad);
    for (int i = 0; i < 50; ++i) {
        auto seen = table.look();
        seen.poseQuality = 0.1F;
        EXPECT_THAT(belief.take(seen), IsEmpty());
    }
    EXPECT_THAT(watch(belief, table, 8), SizeIs(1)) << "found again it does";
}

TEST(Sites, AnImplausibleChangeNeedsMoreAndStillComes) {
    const auto framesUntilReported = [](double prior) {
        FabricatedTable table;
        Belief belief({}, [prior](const board::Site&, Occupant, Occupant) { return prior; });
        table.put(kEdge, kRoad);
        int frames = 1;
        while (belief.take(table.look()).empty() && frames < 100) ++frames;
        return frames;
    };
    EXPECT_LT(framesUntilReported(0), framesUntilReported(-3));
    EXPECT_LT(framesUntilReported(-3), 100);
}

TEST(Sites, StillsAreDecidedByOneSureReading) {
    FabricatedTable table;
    Belief belief(BeliefOptions::forStills());
    table.put(kEdge, kRoad);
    EXPECT_THAT(watch(belief, table, 1), SizeIs(1));
    FabricatedTable unsure(1, {.sureness = 0.5});
    unsure.put(kEdge, kRoad);
    unsure.put(kCorner, kCity);
    EXPECT_THAT(watch(belief, unsure, 1), IsEmpty());
}

}  // namespace
}  // namespace hexwarden::belief
