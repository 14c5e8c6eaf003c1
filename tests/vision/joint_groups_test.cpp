#include "vision/joint_groups.h"

#include "vision/group_likelihood.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

using Places = std::vector<BuildingPlace>;

/// So many places about one, which lies where buildings of one kind of a made box may lie.
Places about(BuildingPlace middle, int count) {
    Places places;
    for (int i = 0; i < count; ++i) {
        BuildingPlace place = middle;
        for (std::size_t k = 0; k < place.size(); ++k) place[k] += .7 * std::sin(7 * i + 3 * static_cast<double>(k));
        places.push_back(place);
    }
    return places;
}

Places operator+(Places some, const Places& others) {
    some.insert(some.end(), others.begin(), others.end());
    return some;
}

/// The chances of cities, of buildings that by themselves may be either, beside so many roads more than buildings.
std::vector<double> together(const Places& places, double roadsMore = 10, double alone = .5) {
    std::vector<GroupedBuilding> buildings;
    for (std::size_t i = 0; i < places.size(); ++i) buildings.push_back({alone, i % 4, places[i]});
    readGroupsTogether(buildings, static_cast<double>(places.size()) + roadsMore);
    std::vector<double> cities;
    for (const GroupedBuilding& b : buildings) cities.push_back(b.city);
    return cities;
}

// Where the wooden pieces of photographs lie.
constexpr BuildingPlace kSettlements{-.2, -1.3, 2.3}, kCities{6.5, 2, -2.3};
// A box that looks like cities only.
constexpr BuildingPlace kStrange{5.3, 3.3, -2.1}, kStrangeCities{9, 3.3, -2.1};

TEST(JointGroups, ABoxThatTheNetworksKnowIsToldByTheUsualPlaces) {
    const auto read = together(about(kSettlements, 6) + about(kCities, 3));
    for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i] > .5, i >= 6) << i;
}

TEST(JointGroups, WhatABuildingOfAKnownBoxLooksLikeByItselfCountsToo) {
    const auto places = about(kSettlements, 6) + about(kCities, 3);
    EXPECT_LT(together(places, 10, .1)[7], together(places, 10, .9)[7]);
}

TEST(JointGroups, BuildingsThatAllLookLikeCitiesAreRatherSettlements) {
    for (double city : together(about(kStrange, 8))) {
        EXPECT_LT(city, .5);
        EXPECT_GT(city, .01) << "and that is not sure";
    }
}

TEST(JointGroups, OfABoxThatNobodyKnowsTheFurtherOnesAreTheCities) {
    const auto read = together(about(kStrange, 7) + about(kStrangeCities, 4));
    for (std::size_t i = 0; i < read.size(); ++i) EXPECT_EQ(read[i] > .5, i >= 7) << i << ": " << read[i];
}

TEST(JointGroups, AfterSetUpACityNeedsMoreToBeBelieved) {
    const auto places = about(kStrange, 7) + about({7.3, 3, -2.1}, 2);
    const auto later = together(places, 10), early = together(places, 0);
    for (std::size_t i = 0; i < places.size(); ++i) EXPECT_LT(early[i], later[i]) << i;
    EXPECT_GT(together(about(kSettlements, 7) + about(kCities, 1), 0)[7], .6)
        << "one that is plainly a city is believed";
}

TEST(JointGroups, PaintMovesAllBuildingsOfAColour) {
    // Every second building lies apart; they are of one colour, or each colour has some of both.
    const auto chanceOfOddOne = [](std::size_t runOfColour) {
        const Places places = about(kStrange, 8);
        std::vector<GroupedBuilding> buildings;
        for (std::size_t i = 0; i < places.size(); ++i) {
            buildings.push_back({.5, i / runOfColour % 2, places[i]});
            if (i % 2 == 1) buildings.back().place[0] += 3.2;
        }
        readGroupsTogether(buildings, 18);
        return buildings[1].city;
    };
    EXPECT_LT(chanceOfOddOne(1) + .1, chanceOfOddOne(2)) << "what sets a whole colour apart is paint, not a kind";
}

TEST(JointGroups, FewBuildingsStayAsTheyAre) {
    EXPECT_EQ(together(about(kCities, 3), 10, .7), (std::vector<double>{.7, .7, .7}));
}

/// The same by the covariance of all places, number by number.
double slowLogLikelihood(const std::vector<GroupedBuilding>& buildings, const Parting& isCity, const UsualBox& box,
                         double scatter, double colourScatter) {
    const int n = static_cast<int>(buildings.size());
    double log = 0;
    for (std::size_t k = 0; k < box.middle.size(); ++k) {
        cv::Mat covariance = cv::Mat::zeros(n, n, CV_64F), off(n, 1, CV_64F);
        for (int i = 0; i < n; ++i) {
            const auto& one = buildings[static_cast<std::size_t>(i)];
            const bool city = isCity[static_cast<std::size_t>(i)];
            off.at<double>(i) = one.place[k] - box.middle[k] - (city ? box.apart[k] : 0);
            for (int j = 0; j < n; ++j) {
                double& both = covariance.at<double>(i, j);
                if (i == j) both += scatter * scatter;
                if (one.colour == buildings[static_cast<std::size_t>(j)].colour) both += colourScatter * colourScatter;
                both += box.middleSpread[k] * box.middleSpread[k];
                if (city && isCity[static_cast<std::size_t>(j)]) both += box.apartSpread[k] * box.apartSpread[k];
            }
        }
        log -= (std::log(cv::determinant(covariance)) + cv::Mat(off.t() * covariance.inv() * off).at<double>(0)) / 2;
    }
    return log;
}

TEST(GroupLikelihood, IsThatOfTheCovarianceOfAllPlaces) {
    const UsualBox box{{.3, .8, .6}, {1.7, .9, 1.2}, {4.3, -2.1, 0}, {2.1, .7, .9}};
    std::vector<GroupedBuilding> buildings;
    for (const BuildingPlace& place : about({1, -2, .5}, 7)) buildings.push_back({.5, buildings.size() % 3, place});
    for (const Parting& isCity : {Parting{0, 0, 0, 0, 0, 0, 0}, Parting{1, 0, 1, 1, 0, 0, 1}, Parting(7, 1)})
        for (double scatter : {1., 2.2})
            EXPECT_NEAR(logLikelihood(PartedSums(buildings, isCity), box, scatter),
                        slowLogLikelihood(buildings, isCity, box, scatter, 1), 1e-9);
}

}  // namespace
}  // namespace hexwarden::vision
