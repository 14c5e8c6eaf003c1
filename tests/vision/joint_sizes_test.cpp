#include "vision/joint_sizes.h"

#include <numeric>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

constexpr double kSettlementCells = 9, kCityCells = 15;

/// A village of what was read surely, and one building more: its chance to be a city.
double cityAmong(int settlements, int cities, SeenBuilding building, double scale = 1) {
    std::vector<SeenBuilding> all(std::size_t(settlements), {.05, kSettlementCells * scale});
    all.insert(all.end(), std::size_t(cities), {.95, kCityCells * scale});
    building.ownCells *= scale;
    all.push_back(building);
    readSizesTogether(all);
    return all.back().city;
}

TEST(JointSizes, ABuildingAsSmallAsTheSettlementsIsOne) {
    EXPECT_LT(cityAmong(5, 0, {.6, kSettlementCells}), .45);
    EXPECT_LT(cityAmong(4, 2, {.6, kSettlementCells}), .4);
}

TEST(JointSizes, ABuildingLargerThanTheSettlementsIsACity) {
    EXPECT_GT(cityAmong(5, 0, {.4, kCityCells}), .55);
    EXPECT_GT(cityAmong(4, 2, {.4, kCityCells}), .55);
}

TEST(JointSizes, OnlyTheSizeBesideTheOthersCounts) {
    for (double scale : {.6, .8, 1.25, 1.6}) {
        EXPECT_LT(cityAmong(4, 2, {.6, kSettlementCells}, scale), .5) << "scale " << scale;
        EXPECT_GT(cityAmong(4, 2, {.4, kCityCells}, scale), .5) << "scale " << scale;
    }
}

TEST(JointSizes, AHalfHiddenCityStaysDoubtful) {
    EXPECT_GT(cityAmong(4, 2, {.9, kSettlementCells / 2}), .5);
}

TEST(JointSizes, ABuildingAloneStaysAsItWasRead) {
    for (double cells : {2., 9., 15., 40.}) EXPECT_NEAR(cityAmong(0, 0, {.4, cells}), .4, 1e-9);
}

TEST(JointSizes, WhatCannotBeStaysImpossible) {
    EXPECT_EQ(cityAmong(5, 0, {0, kCityCells}), 0);
    EXPECT_EQ(cityAmong(0, 5, {1, kSettlementCells}), 1);
}

/// What stands at a corner: nothing, a red settlement, a blue one, a red city, a blue one.
PieceLook<board::Corner> look(double nothing, std::array<double, 4> shares, double cells) {
    PieceLook<board::Corner> look{{}, Shares(cornerOccupants().size()), {}};
    constexpr std::size_t settlement = 1, city = settlement + kPieceColours.size();
    look.occupant[0] = nothing;
    for (std::size_t colour : {0, 1}) {
        look.occupant[settlement + colour] = shares[colour];
        look.occupant[city + colour] = shares[2 + colour];
    }
    look.alone.ownCells = cells;
    return look;
}

TEST(JointSizes, ColourAndTheChanceThatASiteIsEmptyStay) {
    PieceLooks looks;
    for (int i = 0; i < 5; ++i) looks.corners.push_back(look(.02, {.9, .04, .04, 0}, kSettlementCells));
    looks.corners.push_back(look(.2, {.1, .3, .1, .3}, kCityCells));
    readSizesTogether(looks);
    const Shares& read = looks.corners.back().occupant;
    EXPECT_NEAR(std::accumulate(read.begin(), read.end(), 0.), 1, 1e-9);
    EXPECT_EQ(read[0], .2);
    EXPECT_NEAR(read[1] / read[2], 1. / 3, 1e-9);
    EXPECT_NEAR(read[7] / read[8], 1. / 3, 1e-9);
    EXPECT_GT(read[8], .4);
}

TEST(JointSizes, WhatIsHardlyThereTeachesNothingAndLearnsNothing) {
    PieceLooks looks;
    for (int i = 0; i < 5; ++i) looks.corners.push_back(look(.7, {.3, 0, 0, 0}, kCityCells));
    looks.corners.push_back(look(0, {.5, 0, .5, 0}, kCityCells));
    readSizesTogether(looks);
    EXPECT_NEAR(looks.corners.back().occupant[7], .5, 1e-9);
    EXPECT_EQ(looks.corners.front().occupant[1], .3);
}

}  // namespace
}  // namespace hexwarden::vision
