// Things of which it is doubtful what they are, followed from where they came to where they go.
#include "tracker/belief/belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Change;
using board::Colour;
using board::Hex;
using board::Piece;
using board::Trace;
using board::UnitChange;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

const Hex kHome{0, 0}, kGoal{1, 0}, kBeyond{2, 0};

/// A red thing at a place of its own, a knight so surely and else an archer.
Trace figure(bool came, Hex hex, float place, float knight) {
    return {came,
            hex,
            {{{Piece::knight}, hex, knight}, {{Piece::archer}, hex, 1 - knight}},
            {{Colour::red, 1}},
            {place, place}};
}
Trace came(Hex hex, float place, float knight) {
    return figure(true, hex, place, knight);
}
Trace went(Hex hex, float place, float knight) {
    return figure(false, hex, place, knight);
}

/// "knight 0,0: 1 to 2".
MATCHER_P4(Knights, hex, before, after, atMs, "") {
    const auto* units = std::get_if<UnitChange>(&arg);
    return units && units->hex == hex && units->piece == Piece::knight && units->before == before &&
           units->after == after && units->atMs == atMs;
}

MATCHER_P4(Units, hex, piece, before, after, "") {
    const auto* units = std::get_if<UnitChange>(&arg);
    return units && units->hex == hex && units->piece == piece && units->before == before && units->after == after;
}

class Followed : public testing::Test {
  protected:
    Followed() { belief_.expectShown({Piece::knight, Piece::archer}); }

    /// Another second later.
    std::vector<Change> reach(std::vector<Trace> traces) {
        board::Observation seen;
        seen.poseQuality = 1;
        seen.atMs = seen.reachAtMs = atMs_ += 1000;
        seen.reach = std::move(traces);
        return belief_.take(seen);
    }
    /// How many knights are asked about on a hex; -1 if none.
    int asked(Hex hex) const {
        for (const board::UnitDoubt& doubt : belief_.unitDoubts())
            if (doubt.hex == hex && doubt.piece == Piece::knight) return doubt.seen;
        return -1;
    }

    Belief belief_;
    std::int64_t atMs_ = 0;
};

TEST_F(Followed, WhatIsNotKnownOfAThingLeavesWithIt) {
    EXPECT_THAT(reach({came(kHome, 1, .7F)}), IsEmpty());
    EXPECT_THAT(reach({came(kHome, 2, .99F)}), IsEmpty());
    EXPECT_EQ(asked(kHome), 2);
    EXPECT_THAT(reach({went(kHome, 1, .7F)}), ElementsAre(Knights(kHome, 0, 1, 3000)));
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
}

TEST_F(Followed, ItsMarchTellsWhatAThingWas) {
    EXPECT_THAT(reach({came(kHome, 1, .7F)}), IsEmpty());
    EXPECT_THAT(reach({went(kHome, 1, .7F), came(kGoal, 2, .98F)}),
                ElementsAre(Knights(kHome, 0, 1, 1000), Knights(kHome, 1, 0, 2000), Knights(kGoal, 0, 1, 2000)));
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
}

TEST_F(Followed, LooksThatDisagreeTellNothingOfBefore) {
    EXPECT_THAT(reach({came(kHome, 1, .3F)}), IsEmpty());
    EXPECT_THAT(reach({went(kHome, 1, .3F), came(kGoal, 2, .999F)}), ElementsAre(Knights(kGoal, 0, 1, 2000)));
}

TEST_F(Followed, TwoThatMarchTogetherWereThereOneAfterTheOther) {
    reach({came(kHome, 1, .7F)});
    reach({came(kHome, 2, .7F)});
    EXPECT_THAT(reach({went(kHome, 2, .7F), went(kHome, 1, .7F), came(kGoal, 3, .99F), came(kGoal, 4, .99F)}),
                ElementsAre(Knights(kHome, 0, 1, 1000), Knights(kHome, 1, 2, 2000), Knights(kHome, 2, 0, 3000),
                            Knights(kGoal, 0, 2, 3000)));
}

TEST_F(Followed, LooksThatErrAlikeDoNotAddUp) {
    float place = 1;
    reach({came(kHome, place, .7F)});
    Hex from = kHome, to = kGoal;
    for (int march = 0; march < 12; ++march, std::swap(from, to)) {
        EXPECT_THAT(reach({went(from, place, .7F), came(to, place + 1, .7F)}), IsEmpty()) << march;
        place += 1;
    }
}

TEST_F(Followed, ADoubtfulThingStandsForAToldOneThatLeaves) {
    EXPECT_THAT(reach({came(kHome, 1, .99F)}), ElementsAre(Knights(kHome, 0, 1, 1000)));
    EXPECT_THAT(reach({came(kHome, 2, .8F)}), IsEmpty());
    EXPECT_EQ(asked(kHome), 2);
    EXPECT_THAT(reach({went(kHome, 1, .99F)}), IsEmpty()) << "one knight stands there, as people were told";
    EXPECT_EQ(asked(kHome), 1) << "if it is one";
    EXPECT_THAT(reach({went(kHome, 2, .8F)}), ElementsAre(Knights(kHome, 1, 0, 4000)));
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
}

TEST_F(Followed, AnAnswerSaysWhatAThingIs) {
    reach({came(kHome, 1, .7F)});
    belief_.confirmUnits(kHome, Piece::knight, Colour::red, 1);
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
    EXPECT_THAT(reach({came(kHome, 2, .99F)}), ElementsAre(Knights(kHome, 1, 2, 2000)));
    EXPECT_THAT(reach({went(kHome, 1, .7F), came(kGoal, 3, .6F)}),
                UnorderedElementsAre(Knights(kHome, 2, 1, 3000), Knights(kGoal, 0, 1, 3000)));
    reach({came(kBeyond, 4, .7F)});
    belief_.confirmUnits(kBeyond, Piece::knight, Colour::red, 0);
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
    EXPECT_THAT(reach({went(kBeyond, 4, .7F)}), IsEmpty()) << "it is none";
}

TEST_F(Followed, AnAnswerNamesTheDoubtfulThing) {
    reach({came(kHome, 1, .99F), came(kGoal, 2, .7F)});
    EXPECT_THAT(belief_.named(), IsEmpty()) << "nobody has said anything";
    belief_.confirmUnits(kHome, Piece::knight, Colour::red, 1);
    EXPECT_THAT(belief_.named(), IsEmpty()) << "it was known";
    belief_.confirmUnits(kGoal, Piece::knight, Colour::red, 1);
    EXPECT_THAT(belief_.named(), ElementsAre(board::NamedThing{kGoal, {2, 2}, {Piece::knight}}));
    reach({went(kGoal, 2, .7F)});
    EXPECT_THAT(belief_.named(), IsEmpty());
}

TEST_F(Followed, AnAnswerMayNameAnotherKind) {
    reach({came(kHome, 1, .7F)});
    belief_.confirmUnits(kHome, Piece::archer, Colour::red, 1);
    belief_.confirmUnits(kHome, Piece::knight, Colour::red, 0);
    EXPECT_THAT(belief_.named(), ElementsAre(board::NamedThing{kHome, {1, 1}, {Piece::archer}}));
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
    EXPECT_THAT(reach({went(kHome, 1, .7F)}), ElementsAre(Units(kHome, Piece::archer, 1, 0))) << "as people said";
}

TEST_F(Followed, ACountThatDoesNotGrowNamesNothing) {
    belief_.confirmUnits(kHome, Piece::archer, Colour::red, 2);
    reach({came(kHome, 1, .7F)});
    belief_.confirmUnits(kHome, Piece::archer, Colour::red, 2);
    EXPECT_THAT(belief_.named(), IsEmpty());
    EXPECT_EQ(asked(kHome), 1);
}

TEST_F(Followed, APushedThingIsKnownAgain) {
    reach({came(kHome, 1, .7F)});
    EXPECT_THAT(reach({went(kHome, 1, .7F), came(kHome, 2, .7F)}), IsEmpty());
    EXPECT_EQ(asked(kHome), 1);
    reach({came(kHome, 3, .99F)});
    EXPECT_THAT(reach({went(kHome, 2, .3F)}), ElementsAre(Knights(kHome, 0, 1, 4000))) << "whatever that look said";
}

TEST_F(Followed, UnitsComeToTheirColourOfWhateverKind) {
    reach({came(kHome, 1, .99F)});
    Trace pale = came(kHome, 2, .01F);
    pale.colours = {{Colour::blue, .55F}, {Colour::red, .45F}};
    reach({pale});
    ASSERT_THAT(belief_.unitDoubts(), SizeIs(1));
    EXPECT_EQ(belief_.unitDoubts()[0].colour, Colour::red);
}

}  // namespace
}  // namespace hexwarden::belief
