#include "vision/joint_groups.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

/// Beside so many roads more than buildings.
std::vector<double> together(std::vector<double> cities, double roadsMore = 10) {
    readGroupsTogether(cities, static_cast<double>(cities.size()) + roadsMore);
    return cities;
}

TEST(JointGroups, BuildingsThatAllLookALittleLikeCitiesAreRatherSettlements) {
    for (double city : together({.76, .68, .55, .84, .9, .6, .8, .7})) {
        EXPECT_LT(city, .5);
        EXPECT_GT(city, .02) << "and that is not sure";
    }
}

TEST(JointGroups, WhereTheKindsPartClearlyNothingChanges) {
    const std::vector<double> cities{.99, .01, .02, .985, .004, .97, .03};
    const auto read = together(cities);
    for (std::size_t i = 0; i < cities.size(); ++i) EXPECT_NEAR(read[i], cities[i], .03) << i;
}

TEST(JointGroups, OneCityAmongSettlementsStays) {
    EXPECT_GT(together({.01, .02, .005, .97, .01, .03})[3], .9);
}

TEST(JointGroups, SettlementsAloneStaySettlements) {
    for (double city : together({.01, .02, .005, .04, .01, .03})) EXPECT_LT(city, .12);
}

TEST(JointGroups, InABoxThatLooksLikeOneKindToTheNetworkTheMoreCityLikeOnesAreTheCities) {
    const auto read = together({.05, .04, .65, .03, .06, .6, .05, .02});
    for (std::size_t i : {0, 1, 3, 4, 6, 7}) EXPECT_LT(read[i], .2) << i;
    for (std::size_t i : {2, 5}) EXPECT_GT(read[i], .5) << i << ", which by itself might be either";
}

TEST(JointGroups, AfterSetUpACityNeedsMoreToBeBelieved) {
    const std::vector<double> sculpted{.2, .9, .6, .1, .3, .8, .05, .4};
    const auto later = together(sculpted, 10), early = together(sculpted, 0);
    for (std::size_t i = 0; i < sculpted.size(); ++i) EXPECT_LT(early[i], later[i]) << i;
    EXPECT_GT(later[1], .5);
    EXPECT_LT(early[1], .5);
    EXPECT_GT(together({.01, .02, .005, .995, .01, .03}, 0)[3], .8) << "one that is plainly a city is believed";
}

TEST(JointGroups, NobodyIsSureOfABoxWhoseKindsHardlyDiffer) {
    for (double city : together({.5, .4, .65, .3, .55, .7, .45, .6})) {
        EXPECT_GT(city, .01);
        EXPECT_LT(city, .9);
    }
}

TEST(JointGroups, FewBuildingsStayAsTheyAre) {
    const std::vector<double> cities{.7, .8, .6};
    EXPECT_EQ(together(cities), cities);
}

}  // namespace
}  // namespace hexwarden::vision
