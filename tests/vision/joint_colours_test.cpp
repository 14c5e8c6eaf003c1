#include "vision/joint_colours.h"

#include "tests/support/seed.h"

#include <numeric>
#include <random>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using calibration::Lab;

// In the order of kPieceColours.
constexpr std::size_t kRed = 0, kBlue = 1, kOrange = 3, kGreen = 4;

Shares shares(double red, double blue, double orange) {
    return {red, blue, 0, orange, 0, 0};
}

/// Some pieces that look much alike.
std::vector<SeenColour> pieces(int count, Lab looks, const Shares& colour, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::normal_distribution<double> noise(0, 3);
    std::vector<SeenColour> all;
    for (int i = 0; i < count; ++i)
        all.push_back({1, colour, looks + Lab(noise(random), noise(random), noise(random))});
    return all;
}

/// As a camera delivers a colour that turns hues from yellow towards purple.
Lab turned(Lab lab) {
    constexpr double radians = -.3;
    return {lab[0], std::cos(radians) * lab[1] - std::sin(radians) * lab[2],
            std::sin(radians) * lab[1] + std::cos(radians) * lab[2]};
}

const Lab kRedPaint{46, 39, 32}, kBluePaint{34, 11, -31}, kOrangePaint{63, 16, 50};

double mean(const std::vector<SeenColour>& all, std::size_t first, std::size_t count, std::size_t colour) {
    double sum = 0;
    for (std::size_t i = first; i < first + count; ++i) sum += all[i].colour[colour];
    return sum / static_cast<double>(count);
}

std::vector<SeenColour> operator+(std::vector<SeenColour> all, const std::vector<SeenColour>& more) {
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

TEST(JointColours, OrangeIsNotRedWhereAllHuesAreTurned) {
    const auto seed = support::seed();
    auto all = pieces(6, turned(kRedPaint), shares(.97, .02, .01), seed) +
               pieces(6, turned(kBluePaint), shares(.01, .98, .01), seed + 1) +
               pieces(6, turned(kOrangePaint), shares(.6, .01, .39), seed + 2);
    readColoursTogether(all);
    EXPECT_GT(mean(all, 0, 6, kRed), .97);
    EXPECT_GT(mean(all, 6, 6, kBlue), .98);
    EXPECT_GT(mean(all, 12, 6, kOrange), .7);
}

TEST(JointColours, WhatTurnsBlueTurnsOrange) {
    std::vector<SeenColour> all(8, {1, shares(.01, .98, .01), turned(kBluePaint)});
    all.push_back({1, shares(.6, 0, .4), turned(kOrangePaint)});
    readColoursTogether(all);
    EXPECT_GT(all.back().colour[kOrange], .5);
}

TEST(JointColours, ADoubtfulPieceIsLikeThoseItLooksLike) {
    // In a box whose red is dark.
    const Lab dark{28, 30, 20};
    const auto seed = support::seed();
    auto all = pieces(4, dark, shares(.95, .05, 0), seed) + pieces(4, kBluePaint, shares(.02, .98, 0), seed + 1) +
               pieces(1, dark, shares(.4, .6, 0), seed + 2);
    readColoursTogether(all);
    EXPECT_GT(all.back().colour[kRed], .8);
}

TEST(JointColours, APieceAloneStaysAsItWasRead) {
    std::vector<SeenColour> all{{1, shares(.5, .2, .3), {55, -40, 60}}};
    readColoursTogether(all);
    EXPECT_NEAR(all[0].colour[kRed], .5, 1e-9);
    EXPECT_NEAR(all[0].colour[kBlue], .2, 1e-9);
    EXPECT_NEAR(all[0].colour[kOrange], .3, 1e-9);
}

TEST(JointColours, WhatIsHardlyThereTeachesNothing) {
    const auto seed = support::seed();
    auto ghosts = pieces(5, kOrangePaint, shares(.99, 0, .01), seed);
    for (SeenColour& ghost : ghosts) ghost.present = 1e-6;
    auto all = ghosts + pieces(1, kOrangePaint, shares(.3, 0, .7), seed + 1);
    readColoursTogether(all);
    EXPECT_NEAR(all.back().colour[kOrange], .7, 1e-3);
}

TEST(JointColours, WhatWasReadSurelyStays) {
    const auto seed = support::seed();
    auto all =
        pieces(8, kRedPaint, shares(.98, .01, .01), seed) + pieces(1, kRedPaint, shares(.005, .005, .99), seed + 1);
    readColoursTogether(all);
    EXPECT_GT(all.back().colour[kOrange], .9);
    EXPECT_EQ(all.back().colour[kGreen], 0);
}

PieceLook<board::Edge> road(board::Edge edge, double present, double red, double orange, Lab looks) {
    PieceLook<board::Edge> look{edge, Shares(edgeOccupants().size()), {}};
    look.occupant[0] = 1 - present;
    look.occupant[1 + kRed] = present * red, look.occupant[1 + kOrange] = present * orange;
    look.alone.looks = looks;
    return look;
}

TEST(JointColours, TheChanceThatASiteIsEmptyStays) {
    PieceLooks looks;
    const auto edges = board::edges(board::Hex{0, 0});
    for (int i = 0; i < 5; ++i) looks.edges.push_back(road(edges[std::size_t(i)], .9, .05, .95, turned(kOrangePaint)));
    looks.edges.push_back(road(edges[5], .6, .5, .5, turned(kOrangePaint)));
    readColoursTogether(looks);
    const Shares& doubtful = looks.edges[5].occupant;
    EXPECT_NEAR(doubtful[0], .4, 1e-9);
    EXPECT_NEAR(std::accumulate(doubtful.begin(), doubtful.end(), 0.), 1, 1e-9);
    EXPECT_GT(doubtful[1 + kOrange], .35);
}

TEST(JointColours, ASiteWhosePixelsAreNotSeenStays) {
    PieceLooks looks;
    const auto edges = board::edges(board::Hex{0, 0});
    for (int i = 0; i < 6; ++i) looks.edges.push_back(road(edges[std::size_t(i)], .9, .05, .95, kOrangePaint));
    looks.edges[5].alone.looks.reset();
    const Shares before = looks.edges[5].occupant;
    readColoursTogether(looks);
    EXPECT_EQ(looks.edges[5].occupant, before);
}

}  // namespace
}  // namespace hexwarden::vision
