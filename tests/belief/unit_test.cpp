// Counts on hexes under flicker, hands and what people say.
#include "tracker/belief/belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Colour;
using board::Hex;
using board::Piece;
using board::UnitDoubt;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const Hex kHex{0, 0}, kOther{1, 0};

class Units : public testing::Test {
  protected:
    /// So many frames of an eighth of a second in which red armies are seen so; a count of 0 is not seen at all.
    void see(int count, int frames, float probability = .9F, const std::vector<Hex>& searched = {kHex, kOther}) {
        for (int i = 0; i < frames; ++i) {
            board::Observation seen;
            seen.atMs = atMs_ += 125;
            seen.poseQuality = 1;
            seen.handInView = hand_;
            seen.searched = searched;
            if (count > 0) seen.units = {{kHex, Piece::army, {}, Colour::red, count, 0, probability}};
            EXPECT_THAT(belief_.take(seen), IsEmpty()) << "a count is never a change";
        }
    }
    void say(int count) { belief_.confirmUnits(kHex, Piece::army, Colour::red, count); }
    std::vector<UnitDoubt> doubts() const { return belief_.unitDoubts(); }

    static Belief overlooking(float share) {
        BeliefOptions options;
        options.overlookedUnits = share;
        return Belief(options);
    }

    Belief belief_ = overlooking(.1F);
    std::int64_t atMs_ = 0;
    bool hand_ = false;
};

TEST_F(Units, WhatIsSeenSteadilyAndNotRecordedIsADoubt) {
    see(3, 10);
    EXPECT_THAT(doubts(), IsEmpty()) << "not for long enough";
    see(3, 20);
    ASSERT_THAT(doubts(), SizeIs(1));
    EXPECT_EQ(doubts()[0].hex, kHex);
    EXPECT_EQ(doubts()[0].believed, 0);
    EXPECT_EQ(doubts()[0].seen, 3);
    EXPECT_GT(doubts()[0].probability, .99F);
    EXPECT_EQ(doubts()[0].sinceMs, 125);
    say(3);
    EXPECT_THAT(doubts(), IsEmpty());
    see(3, 40);
    EXPECT_THAT(doubts(), IsEmpty());
}

TEST_F(Units, WhatIsRecordedAndNotSeenIsADoubtUntilItIsSeen) {
    say(5);
    see(0, 40);
    ASSERT_THAT(doubts(), SizeIs(1));
    EXPECT_EQ(doubts()[0].believed, 5);
    EXPECT_EQ(doubts()[0].seen, 0);
    see(5, 20);
    EXPECT_THAT(doubts(), IsEmpty());
}

TEST_F(Units, AHexThatWasNotSearchedSaysNothing) {
    say(5);
    see(0, 100, .9F, {kOther});
    EXPECT_THAT(doubts(), IsEmpty());
    see(0, 100, .9F, {kHex});
    EXPECT_THAT(doubts(), SizeIs(1)) << "searched, it says that nobody stands there";
}

TEST_F(Units, FlickerIsNoDoubt) {
    say(5);
    for (int round = 0; round < 40; ++round) see(4, 3), see(5, 4), see(6, 3), see(5, 4);
    EXPECT_THAT(doubts(), IsEmpty());
}

TEST_F(Units, ACrowdThatCannotBeCountedIsNoDoubt) {
    say(12);
    see(13, 200, .75F);
    EXPECT_THAT(doubts(), IsEmpty());
    see(13, 40, .85F);
    EXPECT_THAT(doubts(), SizeIs(1));
}

TEST_F(Units, NothingIsMissedByThoseWhoOverlookHalf) {
    belief_ = overlooking(.5F);
    say(5);
    see(0, 200), see(3, 200);
    EXPECT_THAT(doubts(), IsEmpty());
    see(6, 40);
    EXPECT_THAT(doubts(), SizeIs(1)) << "but what is seen is there";
}

TEST_F(Units, AHandMakesPatient) {
    hand_ = true;
    see(3, 30);
    EXPECT_THAT(doubts(), IsEmpty());
    see(3, 20);
    EXPECT_THAT(doubts(), SizeIs(1));
}

/// Where pieces were shown and nobody tells the record what stands on hexes.
class ReportedUnits : public testing::Test {
  protected:
    static Belief telling() {
        BeliefOptions options;
        options.unitsAreChanges = true;
        options.overlookedUnits = .05F;
        return Belief(options);
    }
    std::vector<board::UnitChange> see(int count, int frames, float probability,
                                       std::optional<Colour> colour = Colour::red) {
        std::vector<board::UnitChange> reported;
        for (int i = 0; i < frames; ++i) {
            board::Observation seen;
            seen.atMs = atMs_ += 125;
            seen.poseQuality = 1;
            seen.searched = {kHex};
            if (count > 0)
                seen.units = {{kHex, colour ? Piece::army : Piece::flood, {}, colour, count, 0, probability}};
            for (const auto& change : belief_.take(seen)) reported.push_back(std::get<board::UnitChange>(change));
        }
        return reported;
    }

    Belief belief_ = telling();
    std::int64_t atMs_ = 0;
};

TEST_F(ReportedUnits, ASureCountIsReportedOnceAndIsTheNextOnesBefore) {
    const auto came = see(3, 12, .97F);
    ASSERT_THAT(came, SizeIs(1));
    EXPECT_EQ(came[0].before, 0);
    EXPECT_EQ(came[0].after, 3);
    EXPECT_EQ(came[0].atMs, 125);
    EXPECT_NEAR(came[0].probability, .97, .01);
    const auto gone = see(0, 40, 1);
    ASSERT_THAT(gone, SizeIs(1));
    EXPECT_EQ(gone[0].before, 3);
    EXPECT_EQ(gone[0].after, 0);
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
}

TEST_F(ReportedUnits, AnUnsureCountIsADoubtHoweverOftenItIsSeen) {
    EXPECT_THAT(see(3, 60, .7F), IsEmpty());
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].seen, 3);
}

TEST_F(ReportedUnits, TheFloodIsNobodys) {
    const auto came = see(1, 12, .97F, std::nullopt);
    ASSERT_THAT(came, SizeIs(1));
    EXPECT_EQ(came[0].piece, Piece::flood);
    EXPECT_FALSE(came[0].colour);
}

}  // namespace
}  // namespace hexwarden::belief
