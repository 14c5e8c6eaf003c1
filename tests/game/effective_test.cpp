// Undo, redo and corrections, as readable records: "1 red rolls 3 4" is event 1.
#include "tracker/game/event.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::game {
namespace {

std::vector<std::string> effectiveOf(const std::vector<std::string>& lines) {
    std::vector<Event> events;
    for (const std::string& line : lines) {
        Event e;
        e.sequence = static_cast<std::int64_t>(events.size()) + 1;
        e.body = bodyOf(line);
        events.push_back(e);
    }
    std::vector<std::string> counting;
    for (const Event& e : effective(events)) counting.push_back(std::to_string(e.sequence) + " " + text(e.body));
    return counting;
}

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Effective, PlainEventsStayAsTheyAre) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends"}), ElementsAre("1 red rolls 3 4", "2 red ends"));
}

TEST(Effective, AnUndoneEventCountsNoMore) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "undo 2"}), ElementsAre("1 red rolls 3 4"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "undo 1"}), ElementsAre("2 red ends"));
}

TEST(Effective, UndoingTheUndoBringsItBack) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "undo 1", "undo 2"}), ElementsAre("1 red rolls 3 4"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "undo 1", "undo 2", "undo 3"}), IsEmpty());
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "undo 1", "undo 1", "undo 2"}), IsEmpty()) << "undone twice, redone once";
}

TEST(Effective, ACorrectedEventReadsAsCorrectedInItsOldPlace) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "correct 1 red rolls 3 5"}),
                ElementsAre("1 red rolls 3 5", "2 red ends"));
}

TEST(Effective, OfTwoCorrectionsTheLaterCounts) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "correct 1 red rolls 3 5", "correct 1 red rolls 6 6"}),
                ElementsAre("1 red rolls 6 6"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "correct 1 red rolls 3 5", "correct 1 red rolls 6 6", "undo 3"}),
                ElementsAre("1 red rolls 3 5"));
}

TEST(Effective, ACorrectionCanBeCorrectedItself) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "correct 1 red rolls 3 5", "correct 2 red rolls 1 1"}),
                ElementsAre("1 red rolls 1 1"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "correct 1 red rolls 3 5", "correct 2 red rolls 1 1", "undo 2"}),
                ElementsAre("1 red rolls 3 4"))
        << "what corrects an undone correction corrects nothing";
}

TEST(Effective, UndoOfACorrectedEventTakesBoth) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "correct 1 red rolls 3 5", "undo 1"}), IsEmpty());
}

TEST(Effective, AnUndoCanBeCorrectedIntoAnother) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "undo 1", "correct 3 undo 2"}),
                ElementsAre("1 red rolls 3 4"));
}

TEST(Effective, WhatPointsAtItselfOrTheFutureOrNothingIsWithoutEffect) {
    EXPECT_THAT(effectiveOf({"undo 1", "undo 3", "red ends", "undo 99", "correct 5 undo 3"}),
                ElementsAre("3 red ends"));
}

TEST(Effective, WhatWasMissedIsReadWhereItBelongs) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "white rolls 8", "missed 2 red ends"}),
                ElementsAre("1 red rolls 3 4", "3 red ends", "2 white rolls 8"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "green ends", "missed 2 red ends", "missed 2 green rolls 8"}),
                ElementsAre("1 red rolls 3 4", "3 red ends", "4 green rolls 8", "2 green ends"))
        << "what was said first comes first";
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "green ends", "missed 2 green rolls 8", "missed 3 red ends"}),
                ElementsAre("1 red rolls 3 4", "4 red ends", "3 green rolls 8", "2 green ends"))
        << "before what was missed itself";
}

TEST(Effective, WhatWasMissedCanBeUndoneAndCorrected) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "missed 1 red rolls 8", "undo 3"}),
                ElementsAre("1 red rolls 3 4", "2 red ends"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "missed 2 red rolls 8", "correct 3 red rolls 9"}),
                ElementsAre("1 red rolls 3 4", "3 red rolls 9", "2 red ends"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "missed 2 red rolls 8", "undo 2"}),
                ElementsAre("1 red rolls 3 4", "3 red rolls 8"))
        << "it stays where that event was";
}

TEST(Effective, AnEventIsReadEarlierOrLaterThanItWasWritten) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "blue rolls 8", "correct 3 before 2 blue rolls 8"}),
                ElementsAre("1 red rolls 3 4", "3 blue rolls 8", "2 red ends"));
    EXPECT_THAT(effectiveOf({"red ends", "red rolls 3 4", "blue rolls 8", "correct 1 before 3 red ends"}),
                ElementsAre("2 red rolls 3 4", "1 red ends", "3 blue rolls 8"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "blue rolls 8", "correct 3 before 2 blue rolls 8", "undo 4"}),
                ElementsAre("1 red rolls 3 4", "2 red ends", "3 blue rolls 8"));
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "blue rolls 8", "correct 3 before 2 blue rolls 8",
                             "correct 3 blue rolls 9"}),
                ElementsAre("1 red rolls 3 4", "3 blue rolls 9", "2 red ends"))
        << "another reading of it stays where it was put";
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "blue rolls 8", "correct 3 before 2 blue rolls 8",
                             "correct 2 before 3 red ends"}),
                ElementsAre("1 red rolls 3 4", "2 red ends", "3 blue rolls 8"))
        << "what was said last holds";
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "red ends", "correct 2 before 9 red ends"}),
                ElementsAre("1 red rolls 3 4", "2 red ends"));
}

TEST(Effective, WhatWasMissedBeforeNothingThatIsThereHappenedWhenItWasSaid) {
    EXPECT_THAT(effectiveOf({"red rolls 3 4", "missed 9 red ends", "blue ends"}),
                ElementsAre("1 red rolls 3 4", "2 red ends", "3 blue ends"));
}

}  // namespace
}  // namespace hexwarden::game
