#include "vision/joint_groups.h"

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

std::vector<double> together(std::vector<double> cities) {
    readGroupsTogether(cities);
    return cities;
}

TEST(JointGroups, BuildingsThatAllLookALittleLikeCitiesAreRatherSettlements) {
    for (double city : together({.76, .68, .55, .84, .9, .6, .8, .7})) {
        EXPECT_LT(city, .5);
        EXPECT_GT(city, .02) << "and that is not sure";
    }
}

TEST(JointGroups, WhereTheKindsPartClearlyNothingChanges) {
    const std::vector<double> cities{.99, .01, .02, .985, .004, .97, .03, .52};
    const auto read = together(cities);
    for (std::size_t i = 0; i < cities.size(); ++i) EXPECT_NEAR(read[i], cities[i], .03) << i;
}

TEST(JointGroups, OneCityAmongSettlementsStays) {
    EXPECT_GT(together({.01, .02, .005, .97, .01, .03})[3], .93);
}

TEST(JointGroups, SettlementsAloneStaySettlements) {
    for (double city : together({.01, .02, .005, .04, .01, .03})) EXPECT_LT(city, .05);
}

TEST(JointGroups, FewBuildingsStayAsTheyAre) {
    const std::vector<double> cities{.7, .8, .6};
    EXPECT_EQ(together(cities), cities);
}

}  // namespace
}  // namespace hexwarden::vision
