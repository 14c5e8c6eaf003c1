// What reaches left out and pictures show.
#include "tracker/belief/belief.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::Change;
using board::Colour;
using board::Edge;
using board::Hex;
using board::Observation;
using board::Piece;
using board::UnitReading;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

const Hex kHex{0, 0};
const Edge kEdge = board::edges(kHex)[0];

MATCHER_P3(Armies, colour, before, after, "") {
    const auto* units = std::get_if<board::UnitChange>(&arg);
    return units && units->hex == kHex && units->piece == Piece::army && units->colour == colour &&
           units->before == before && units->after == after;
}
MATCHER_P(IsBuilt, piece, "") {
    const auto* change = std::get_if<board::SiteChange>(&arg);
    return change && change->site == board::Site(kEdge) && change->after.piece == piece;
}

UnitReading armies(int count, float probability, Colour colour = Colour::red) {
    return {kHex, Piece::army, {}, colour, count, 0, probability};
}

class Overlooked : public testing::Test {
  protected:
    Overlooked() {
        belief_.expectShown({Piece::army, Piece::ship});
        seen_.poseQuality = 1;
        seen_.searched = {kHex};
    }

    std::vector<Change> reach(std::vector<board::Trace> traces) {
        Observation seen;
        seen.poseQuality = 1;
        seen.atMs = seen.reachAtMs = atMs_ += 100;
        seen.reach = std::move(traces);
        return belief_.take(seen);
    }
    /// So many armies come or go, or it is doubtful.
    std::vector<Change> reach(bool came, int count, float probability = 1) {
        std::vector<board::Trace> traces;
        for (int i = 0; i < count; ++i)
            traces.push_back({came,
                              kHex,
                              {{{Piece::army}, kHex, probability}, {{}, kHex, 1 - probability}},
                              {{Colour::red, 1}},
                              {place_++, 0}});
        return reach(traces);
    }
    /// The next pictures, of a table at rest.
    std::vector<Change> pictures(const std::vector<UnitReading>& units, int count = 3) {
        seen_.units = units;
        std::vector<Change> changes;
        for (int i = 0; i < count; ++i) {
            seen_.atMs = atMs_ += 100;
            for (const Change& change : belief_.take(seen_)) changes.push_back(change);
        }
        return changes;
    }
    std::vector<Change> picturesOf(Piece piece, float probability) {
        seen_.sites = {{kEdge, {{{{piece, Colour::red}, probability}, {{}, 1 - probability}, {}}}}};
        return pictures({}, 5);
    }

    Belief belief_;
    Observation seen_;
    std::int64_t atMs_ = 0;
    float place_ = 1;
};

TEST_F(Overlooked, MoreThanWasToldIsTold) {
    reach(true, 1);
    EXPECT_THAT(pictures({armies(2, .97F)}), ElementsAre(Armies(Colour::red, 1, 2)));
    EXPECT_THAT(pictures({armies(2, .97F)}), IsEmpty()) << "once";
}

TEST_F(Overlooked, NothingIsToldWhileAHandMovesOrOfOnePictureOrWhatIsNotSure) {
    reach(true, 1);
    seen_.stirred = true;
    EXPECT_THAT(pictures({armies(2, .97F)}), IsEmpty());
    seen_.stirred = false;
    seen_.handInView = true;
    EXPECT_THAT(pictures({armies(2, .97F)}), IsEmpty());
    seen_.handInView = false;
    EXPECT_THAT(pictures({armies(2, .97F)}, 1), IsEmpty());
    EXPECT_THAT(pictures({armies(2, .8F)}), IsEmpty());
}

TEST_F(Overlooked, FewerAreHiddenByOthers) {
    reach(true, 2);
    EXPECT_THAT(pictures({armies(1, .99F)}, 9), IsEmpty());
}

TEST_F(Overlooked, WhatOnlyPicturesToldIsGoneWhenTheyShowItNoMore) {
    reach(true, 1);
    pictures({armies(2, .97F)});
    EXPECT_THAT(pictures({armies(1, .99F)}, 9), ElementsAre(Armies(Colour::red, 2, 1)));
    EXPECT_THAT(pictures({}, 9), IsEmpty()) << "a reach told that one";
}

TEST_F(Overlooked, WhatLooksLikeAnotherColourNowIsNoMore) {
    reach(true, 2);
    EXPECT_THAT(pictures({armies(1, .97F), armies(1, .97F, Colour::blue)}), IsEmpty());
    EXPECT_THAT(pictures({armies(2, .97F), armies(1, .97F, Colour::blue)}), ElementsAre(Armies(Colour::blue, 0, 1)));
}

TEST_F(Overlooked, AReachAndPicturesThatSayTheSameAreBelievedTogether) {
    EXPECT_THAT(reach(true, 1, .8F), IsEmpty());
    ASSERT_THAT(belief_.unitDoubts(), testing::SizeIs(1));
    EXPECT_THAT(pictures({armies(1, .8F)}), ElementsAre(Armies(Colour::red, 0, 1)));
    EXPECT_THAT(belief_.unitDoubts(), IsEmpty());
    EXPECT_THAT(belief_.named(), IsEmpty()) << "people said nothing";
    EXPECT_THAT(reach(false, 1), ElementsAre(Armies(Colour::red, 1, 0)));
}

TEST_F(Overlooked, AShipThatNoReachToldIsToldIfPicturesAreVerySure) {
    reach(true, 1);
    EXPECT_THAT(picturesOf(Piece::ship, .85F), IsEmpty()) << "a road that a city half hides";
    EXPECT_THAT(belief_.doubts(), IsEmpty()) << "nor is it asked about";
    EXPECT_THAT(picturesOf(Piece::ship, .97F), Contains(IsBuilt(Piece::ship)));
}

TEST_F(Overlooked, AShipThatAReachAsksAboutIsToldIfPicturesAgree) {
    reach({{true, kHex, {{{Piece::ship}, kEdge, .8F}, {{}, kEdge, .2F}}, {{Colour::red, 1}}, {5, 5}}});
    ASSERT_THAT(belief_.doubts(), testing::SizeIs(1));
    EXPECT_THAT(picturesOf(Piece::ship, .85F), Contains(IsBuilt(Piece::ship)));
    EXPECT_THAT(belief_.doubts(), IsEmpty());
}

}  // namespace
}  // namespace hexwarden::belief
