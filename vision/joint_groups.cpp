#include "vision/joint_groups.h"

#include "vision/group_likelihood.h"
#include "vision/likely_buildings.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

/// A box that the networks know, and any other: vision/training/pieces/groups.py prints them with building_kinds.onnx.
/// The second one's places are half as wide again as those of made boxes: nobody knows what people own. Of a known box
/// a building is by this share what it looks like by itself, whatever lies beside it.
struct LikelyBox {
    double share, alone;
    UsualBox box;
};
constexpr std::array kBoxes{
    LikelyBox{.4, .5, {{0.03, -0.53, 0.23}, {1.81, 1.83, 1.30}, {4.89, 2.28, -1.59}, {2.20, 2.07, 2.44}}},
    LikelyBox{.6, 0, {{-0.06, 0.03, -0.03}, {3.03, 2.28, 1.70}, {3.09, -0.70, -0.22}, {2.01, 2.23, 1.72}}}};
/// How widely buildings of one kind scatter, and how often: photographs blur and glare more than made tables.
struct LikelyScatter {
    double scatter, share;
};
constexpr std::array kScatters{LikelyScatter{1.25, .4}, LikelyScatter{1.8, .35}, LikelyScatter{2.6, .25}};
/// Of the buildings where there are both kinds; that there is but one, and that it is the city then.
constexpr double kCities = .38, kOneKind = .35, kOnlyCities = .01;
/// The same while no more roads lie than buildings stand, as after set-up; it fades with each road more.
constexpr double kEarlyCities = .28, kEarlyOneKind = .45, kRoadsUntilUsual = 2;
/// With fewer buildings nothing is concluded.
constexpr std::size_t kFewest = 4;
constexpr double kSurest = .998;

/// Partings are sought along the usual direction and turned from it by so much of each axis along which the buildings
/// themselves differ; then single buildings of the likeliest change sides, so often.
constexpr std::array kTurns{-2., -1., -.5, .5, 1., 2.};
constexpr std::size_t kChanges = 3, kChanged = 6;

using Buildings = std::vector<GroupedBuilding>;

/// What to expect before anything is looked at.
struct Expected {
    explicit Expected(double roadsMore) {
        const double early = std::exp(-std::max(0., roadsMore) / kRoadsUntilUsual);
        cities = kCities + early * (kEarlyCities - kCities);
        oneKind = kOneKind + early * (kEarlyOneKind - kOneKind);
    }
    double cities, oneKind;

    double logOf(std::size_t count, std::size_t all) const {
        if (count == 0) return std::log(oneKind * (1 - kOnlyCities));
        if (count == all) return std::log(oneKind * kOnlyCities);
        const auto of = static_cast<double>(count), rest = static_cast<double>(all - count);
        return std::log(1 - oneKind) + of * std::log(cities) + rest * std::log(1 - cities);
    }
};

/// A parting, and how likely it is in each of kBoxes and in any, as logarithms.
struct Weighed {
    Parting isCity;
    std::array<double, kBoxes.size()> logs{};
    double log = 0;
};

Weighed weighed(const Buildings& buildings, Parting isCity, const Expected& expected) {
    const PartedSums sums(buildings, isCity);
    const double usual = expected.logOf(static_cast<std::size_t>(std::ranges::count(isCity, 1)), isCity.size());
    Weighed way{.isCity = std::move(isCity)};
    for (std::size_t b = 0; b < kBoxes.size(); ++b) {
        std::array<double, kScatters.size()> logs;
        std::ranges::transform(kScatters, logs.begin(), [&](const LikelyScatter& s) {
            return std::log(s.share) + logLikelihood(sums, kBoxes[b].box, s.scatter);
        });
        way.logs[b] = usual + std::log(kBoxes[b].share) + logOfSum(logs);
    }
    way.log = logOfSum(way.logs);
    return way;
}

/// The axes along which the buildings differ, most first.
std::vector<cv::Vec3d> axesOf(const Buildings& buildings) {
    cv::Mat places(static_cast<int>(buildings.size()), 3, CV_64F);
    for (std::size_t i = 0; i < buildings.size(); ++i)
        std::ranges::copy(buildings[i].place, places.ptr<double>(static_cast<int>(i)));
    const cv::PCA axes(places, {}, cv::PCA::DATA_AS_ROW);
    std::vector<cv::Vec3d> all;
    for (int k = 0; k < axes.eigenvectors.rows; ++k) all.emplace_back(axes.eigenvectors.ptr<double>(k));
    return all;
}

/// All partings along these values: those with more are the cities.
void partAlong(const std::vector<double>& values, std::set<Parting>& partings) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return values[i]; });
    Parting isCity(values.size(), 0);
    partings.insert(isCity);
    for (std::size_t i : order) {
        isCity[i] = 1;
        partings.insert(isCity);
    }
}

std::set<Parting> likelyPartings(const Buildings& buildings) {
    std::set<Parting> partings;
    const auto along = [&](const cv::Vec3d& direction) {
        std::vector<double> values;
        for (const GroupedBuilding& b : buildings) values.push_back(direction.dot(cv::Vec3d(b.place.data())));
        partAlong(values, partings);
    };
    const cv::Vec3d usual = cv::normalize(cv::Vec3d(kBoxes.back().box.apart.data()));
    along(usual);
    for (const cv::Vec3d& axis : axesOf(buildings)) {
        for (double turn : kTurns) along(usual + turn * axis);
        along(axis), along(-axis);
    }
    std::vector<double> alone;
    for (const GroupedBuilding& b : buildings) alone.push_back(b.city);
    partAlong(alone, partings);
    return partings;
}

std::vector<Weighed> weighedPartings(const Buildings& buildings, const Expected& expected) {
    std::set<Parting> known = likelyPartings(buildings);
    std::vector<Weighed> all;
    for (const Parting& parting : known) all.push_back(weighed(buildings, parting, expected));
    for (std::size_t round = 0; round < kChanges; ++round) {
        const std::size_t likeliest = std::min(kChanged, all.size());
        std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(likeliest), std::greater{},
                                  &Weighed::log);
        for (std::size_t n = 0; n < likeliest; ++n)
            for (std::size_t i = 0; i < buildings.size(); ++i) {
                Parting other = all[n].isCity;
                other[i] = !other[i];
                if (known.insert(other).second) all.push_back(weighed(buildings, other, expected));
            }
    }
    return all;
}

double logOdds(double p) {
    return logit(std::clamp(p, 1 - kSurest, kSurest));
}

/// What the network of corners says by itself.
double cityAlone(const SiteSight& sight) {
    return sigmoid(static_cast<double>(sight.kind[2]) - sight.kind[1]);
}

std::size_t colourOf(const SiteSight& sight) {
    return static_cast<std::size_t>(std::ranges::max_element(sight.colour) - sight.colour.begin());
}

}  // namespace

void readGroupsTogether(Buildings& buildings, double roads) {
    if (buildings.size() < kFewest) return;
    const Expected expected(roads - static_cast<double>(buildings.size()));
    const auto ways = weighedPartings(buildings, expected);
    const double likeliest = std::ranges::max_element(ways, {}, &Weighed::log)->log;
    std::vector<double> together(buildings.size());
    double sum = 0, alone = 0;
    for (const Weighed& way : ways)
        for (std::size_t b = 0; b < kBoxes.size(); ++b) {
            const double weight = std::exp(way.logs[b] - likeliest);
            sum += weight, alone += weight * kBoxes[b].alone;
            for (std::size_t i = 0; i < buildings.size(); ++i)
                together[i] += weight * (1 - kBoxes[b].alone) * way.isCity[i];
        }
    const double rarer = logOdds(expected.cities) - logOdds(kCities);
    for (std::size_t i = 0; i < buildings.size(); ++i) {
        double& city = buildings[i].city;
        city = (together[i] + alone * sigmoid(logOdds(city) + rarer)) / sum;
    }
}

void readGroupsTogether(PieceLooks& looks) {
    std::vector<LikelyBuilding> likely = likelyBuildings(looks);
    std::erase_if(likely, [](const LikelyBuilding& b) { return b.look->alone.kindPlace.empty(); });
    Buildings buildings;
    for (const LikelyBuilding& b : likely) {
        const SiteSight& alone = b.look->alone;
        GroupedBuilding& building = buildings.emplace_back(GroupedBuilding{cityAlone(alone), colourOf(alone), {}});
        std::ranges::copy(alone.kindPlace, building.place.begin());
    }
    double roads = 0;
    for (const auto& edge : looks.edges) roads += 1 - edge.occupant[0];
    readGroupsTogether(buildings, roads);
    for (std::size_t n = 0; n < likely.size(); ++n) {
        const double was = std::clamp(likely[n].city, 1e-6, 1 - 1e-6);
        const double learned = logOdds(was) - logOdds(cityAlone(likely[n].look->alone));
        setChanceOfCity(likely[n].look->occupant, was, sigmoid(logOdds(buildings[n].city) + learned));
    }
}

}  // namespace hexwarden::vision
