// Units that were shown once, from what a reach left behind to events and cards.
#include "tests/table/table_fixture.h"

#include <gmock/gmock.h>

namespace hexwarden::table {
namespace {

using board::Hex;
using board::ShownAs;
using board::Trace;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Hex kHome{0, 0}, kGoal{1, 0};

/// Risk of two, whose armies the camera was shown; red has two armies at home, is on turn and may recruit two more.
class Reaches : public TableTest {
  protected:
    std::unique_ptr<Table> atRisk(bool cameraWrites = true) {
        auto table = std::make_unique<Table>(journal::Journal::create(file()));
        game::Began began = kBegan;
        began.books = {"risk"};
        table->declare(began);
        table->declare(board19());
        for (const char* line : {"joined", "red builds city 0,0,N", "red places armies 0,0 count 2",
                                 "red holds 4 ore unknown 0", "red continues", "red rolls 1 2"})
            table->declare(game::bodyOf(line));
        table->expectShown({Piece::army});
        table->letCameraWrite(cameraWrites);
        already_ = table->snapshot()->events().size();
        return table;
    }

    static Trace trace(bool came, Hex hex, float sure = 1, int worth = 1) {
        Trace t{came, hex, {{ShownAs{Piece::army, worth}, hex, sure}}, {{Colour::red, 1.F}}, {}};
        if (sure < 1) t.kinds.push_back({ShownAs{}, hex, 1 - sure});
        return t;
    }
    /// A reach and the second after it.
    void reach(Table& table, std::vector<Trace> traces) {
        for (int i = 0; i < 9; ++i) {
            board::Observation seen;
            seen.atMs = atMs_ += 125;
            seen.poseQuality = 1;
            if (i == 0) seen.reach = traces, seen.reachAtMs = atMs_;
            table.see({seen, 1'000'000 + atMs_, {}});
        }
    }
    std::vector<std::string> written(const Table& table) const {
        std::vector<std::string> lines;
        const auto snapshot = table.snapshot();
        for (std::size_t i = already_; i < snapshot->events().size(); ++i)
            lines.push_back(game::text(snapshot->events()[i].body));
        return lines;
    }
    static std::vector<std::string> choices(const Table& table) {
        std::vector<std::string> lines;
        for (const Proposal& proposal : table.snapshot()->proposals)
            for (const auto& choice : proposal.choices)
                for (const game::Interpretation& reading : choice) lines.push_back(game::text(reading.body));
        return lines;
    }

    std::size_t already_ = 0;
    std::int64_t atMs_ = 0;
};

TEST_F(Reaches, WhatIsSureAndLegalIsWrittenOnce) {
    const auto table = atRisk();
    reach(*table, {trace(true, kHome)});
    EXPECT_THAT(written(*table), ElementsAre("red places armies 0,0 count 1"));
    EXPECT_THAT(choices(*table), IsEmpty());
    table->declare(game::Undone{static_cast<std::int64_t>(already_) + 1});
    reach(*table, {trace(true, kHome)});
    EXPECT_EQ(table->snapshot()->state().stacks[0].count, 3) << "what was undone counts no more";
}

TEST_F(Reaches, WhatIsNotLegalIsAsked) {
    const auto table = atRisk();
    reach(*table, {trace(false, kHome)});  // armies leave in battle alone
    EXPECT_THAT(written(*table), IsEmpty());
    ASSERT_THAT(choices(*table), ElementsAre("red removes army 0,0"));
    table->settle(table->snapshot()->proposals[0].number, 0);
    EXPECT_THAT(written(*table), ElementsAre("red removes army 0,0"));
    EXPECT_THAT(choices(*table), IsEmpty());
}

TEST_F(Reaches, ACameraThatOnlyProposesWritesNothing) {
    const auto table = atRisk(false);
    reach(*table, {trace(true, kHome)});
    EXPECT_THAT(written(*table), IsEmpty());
    ASSERT_THAT(choices(*table), ElementsAre("red places armies 0,0 count 1", "red places armies 0,0 count 2"));
    table->settle(table->snapshot()->proposals[0].number, 1);
    EXPECT_THAT(written(*table), ElementsAre("red places armies 0,0 count 2"));
    EXPECT_EQ(table->snapshot()->events().back().source, game::Source::tap) << "people said so";
}

TEST_F(Reaches, WhatLiesReadyBesideTheBoardIsNotAskedAbout) {
    const auto table = atRisk();
    reach(*table, {trace(true, {3, 0})});
    EXPECT_THAT(written(*table), IsEmpty());
    EXPECT_THAT(choices(*table), IsEmpty());
}

TEST_F(Reaches, AThingThatWasNotShownIsAskedAboutOnTheBoardAlone) {
    const auto table = atRisk();
    Trace button = trace(true, kGoal);
    button.kinds = {{ShownAs{}, kGoal, .9F}, {ShownAs{Piece::army}, kGoal, .1F}};
    reach(*table, {button});
    button.hex = Hex{3, 0}, button.kinds[0].site = button.kinds[1].site = button.hex;
    reach(*table, {button});
    for (int i = 0; i < 6; ++i) reach(*table, {});
    EXPECT_THAT(written(*table), IsEmpty());
    ASSERT_THAT(table->snapshot()->unknown, SizeIs(1));
    EXPECT_EQ(table->snapshot()->unknown[0].hex, kGoal);
    table->declare(game::bodyOf("red places armies 1,0 count 1"));
    EXPECT_THAT(table->snapshot()->unknown, IsEmpty()) << "people said what it is";
}

TEST_F(Reaches, WhoSaysNoKeepsTheRecordAndIsNotAskedAgain) {
    const auto table = atRisk(false);
    reach(*table, {trace(true, kHome)});
    ASSERT_THAT(table->snapshot()->proposals, SizeIs(1));
    table->settle(table->snapshot()->proposals[0].number, std::nullopt);
    EXPECT_THAT(choices(*table), IsEmpty());
    reach(*table, {});
    EXPECT_THAT(choices(*table), IsEmpty());
    reach(*table, {trace(true, kHome)});
    EXPECT_THAT(choices(*table), testing::Contains("red places armies 0,0 count 1")) << "counted from the record";
}

TEST_F(Reaches, WhatSomebodyHasRecordedMeanwhileIsAskedNoMore) {
    const auto table = atRisk(false);
    reach(*table, {trace(true, kHome)});
    table->declare(game::ArmiesPlaced{Colour::red, kHome, 1, {}});
    EXPECT_THAT(choices(*table), IsEmpty());
}

TEST_F(Reaches, ALaterReachTakesThePlaceOfWhatWasAskedBefore) {
    const auto table = atRisk(false);
    reach(*table, {trace(true, kHome)});
    reach(*table, {trace(true, kHome)});
    ASSERT_THAT(table->snapshot()->proposals, SizeIs(1));
    EXPECT_EQ(choices(*table)[0], "red places armies 0,0 count 2");
}

TEST_F(Reaches, ACountThatIsNotSureIsADoubt) {
    const auto table = atRisk();
    reach(*table, {trace(true, kHome, .7F)});
    EXPECT_THAT(written(*table), IsEmpty());
    ASSERT_THAT(table->snapshot()->unitDoubts, SizeIs(1));
    EXPECT_EQ(table->snapshot()->unitDoubts[0].believed, 2);
    EXPECT_EQ(table->snapshot()->unitDoubts[0].seen, 3);
}

TEST_F(Reaches, WhichKindItWasIsOneCardWithAChoiceForEach) {
    const auto table = atRisk();
    table->expectShown({Piece::army, Piece::knight, Piece::archer});
    Trace unsure = trace(true, kHome);
    unsure.kinds = {
        {ShownAs{Piece::knight}, kHome, .5F}, {ShownAs{Piece::army}, kHome, .3F}, {ShownAs{Piece::archer}, kHome, .2F}};
    reach(*table, {unsure});
    EXPECT_THAT(written(*table), IsEmpty());
    ASSERT_THAT(table->snapshot()->proposals, SizeIs(1));
    EXPECT_THAT(choices(*table),
                ElementsAre("red builds knight 0,0", "red places armies 0,0 count 1", "red builds archer 0,0"))
        << "that an army stands there does not make it one";
    table->settle(table->snapshot()->proposals[0].number, 0);
    EXPECT_THAT(written(*table), ElementsAre("red builds knight 0,0"));
    EXPECT_THAT(table->snapshot()->unitDoubts, IsEmpty());
    EXPECT_THAT(choices(*table), IsEmpty());
}

TEST_F(Reaches, APieceInAColourThatNobodyPlaysIsNobodysArmy) {
    const auto table = atRisk();
    Trace green = trace(true, kHome);
    green.colours = {{Colour::green, .8F}, {Colour::red, .2F}};
    reach(*table, {green});
    EXPECT_THAT(written(*table), ElementsAre("red places armies 0,0 count 1"));
}

}  // namespace
}  // namespace hexwarden::table
