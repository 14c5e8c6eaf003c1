// What was confirmed on a table helps to read the rest of it.
#include "vision/table_look.h"

#include "tests/vision/seen_tables.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

const board::Site kHere = board::Corner::at(20), kThere = board::Corner::at(40);

/// A sight of which the network thinks that it is empty, with features along one of four directions.
SiteSight sight(std::size_t direction, float settlementLogit = -1) {
    SiteSight s{{0, settlementLogit, -4}, {0, 0, 0, 0, 0, 0}, {.1F, .1F, .1F, .1F}};
    s.seen[direction] = 1;
    return s;
}

double shareOf(const std::vector<float>& logits, std::size_t which) {
    return softmax(logits)[which];
}

TEST(TableLook, ChangesNothingBeforeAnythingIsConfirmed) {
    TableLook look;
    look.fit();
    EXPECT_EQ(look.onThisTable(sight(1)).kind, sight(1).kind);
    EXPECT_EQ(look.onThisTable(sight(1)).colour, sight(1).colour);
}

TEST(TableLook, KnowsWhatLooksLikeWhatWasConfirmed) {
    TableLook look;
    for (std::size_t i = 0; i < 8; ++i) {
        look.learn(board::Corner::at(i), 1, 3, sight(0));
        look.learn(board::Corner::at(60 + i), 0, std::nullopt, sight(2));
    }
    look.fit();
    EXPECT_GT(shareOf(look.onThisTable(sight(0)).kind, 1), .6);
    EXPECT_GT(shareOf(look.onThisTable(sight(0)).colour, 3), .5);
    EXPECT_GT(shareOf(look.onThisTable(sight(2)).kind, 0), shareOf(sight(2).kind, 0));
}

TEST(TableLook, IsNotMovedFarByOneSite) {
    TableLook one, many;
    for (std::size_t i = 0; i < 20; ++i) {
        one.learn(kHere, 1, 3, sight(0));
        many.learn(board::Corner::at(i), 1, 3, sight(0));
    }
    one.fit();
    many.fit();
    EXPECT_LT(shareOf(one.onThisTable(sight(0)).kind, 1), .7);
    EXPECT_GT(shareOf(many.onThisTable(sight(0)).kind, 1), .9);
}

TEST(TableLook, DoesNotLetEmptySitesHidePiecesThatNobodyHasSeenYet) {
    TableLook look;
    for (std::size_t i = 0; i < 50; ++i) look.learn(board::Corner::at(i), 0, std::nullopt, sight(2, -4));
    look.fit();
    EXPECT_NEAR(shareOf(look.onThisTable(sight(2, -4)).kind, 0), shareOf(sight(2, -4).kind, 0), 1e-3);
    look.learn(board::Corner::at(50), 0, std::nullopt, sight(1, 3));
    look.fit();
    EXPECT_GT(shareOf(look.onThisTable(sight(1, 3)).kind, 0), 1.5 * shareOf(sight(1, 3).kind, 0));
}

TEST(TableLook, ForgetsWhatWasPutRight) {
    TableLook wrong;
    wrong.learn(kHere, 2, 0, sight(0));
    wrong.learn(kThere, 2, 0, sight(1));
    TableLook right = wrong;
    right.learn(kHere, 0, std::nullopt, sight(0));
    right.learn(kThere, 2, 5, sight(1));
    wrong.fit();
    right.fit();
    EXPECT_LT(shareOf(right.onThisTable(sight(0)).kind, 2), .5 * shareOf(wrong.onThisTable(sight(0)).kind, 2));
    EXPECT_LT(shareOf(right.onThisTable(sight(1)).colour, 0), shareOf(sight(1).colour, 0));
}

std::vector<ConfirmedSite> sitesOf(const support::TableTruth& truth) {
    std::vector<ConfirmedSite> all;
    for (board::Corner c : cornersOf(truth.land)) {
        const auto there = truth.buildings.find(c);
        all.push_back({c, there == truth.buildings.end() ? board::Occupant{} : there->second});
    }
    for (board::Edge e : edgesOf(truth.land)) {
        const auto there = truth.routes.find(e);
        all.push_back({e, there == truth.routes.end() ? board::Occupant{} : there->second});
    }
    return all;
}

/// Mean of -log of what the reader gives to the truth.
double surprise(Reader& reader, const support::TableTruth& truth, const support::RenderedTable& picture) {
    const BoardPose pose{picture.view, truth.land, "base-19", 1, 0};
    const auto seen = reader.read({picture.image, 0, 0}, pose, {.tiles = false, .dice = false});
    std::map<board::Site, board::Occupant> truths;
    for (const auto& [site, occupant] : sitesOf(truth)) truths[site] = occupant;
    double sum = 0;
    for (const board::SiteReading& reading : seen.sites) {
        double p = .01;
        for (const auto& guess : reading.occupant)
            if (guess.value == truths.at(reading.site)) p = std::max<double>(p, guess.probability);
        sum -= std::log(p);
    }
    return sum / static_cast<double>(seen.sites.size());
}

TEST(TableLook, ReadsALaterPictureOfTheTableBetter) {
    const support::Flaws flaws{.blurPx = 4, .noise = 3, .tint = {.4, .7, 1.2}};
    const auto later = shuffled(32);
    const auto picture = render(later, {.tiltDegrees = 25, .turnDegrees = 30}, flaws, 32);
    Scanner scanner(kData);
    Reader& reader = scanner.reader();
    const double before = surprise(reader, later, picture);
    for (std::uint64_t seed : {33, 34}) {
        const auto earlier = shuffled(seed);
        const auto seen = render(earlier, {.tiltDegrees = 12}, flaws, seed);
        surprise(reader, earlier, seen);
        reader.learn({seen.image, 0, 0}, {seen.view, earlier.land, "base-19", 1, 0}, sitesOf(earlier));
    }
    const double after = surprise(reader, later, picture);
    RecordProperty("before", std::to_string(before));
    RecordProperty("after", std::to_string(after));
    EXPECT_LT(after, .95 * before);
}

}  // namespace
}  // namespace hexwarden::vision
