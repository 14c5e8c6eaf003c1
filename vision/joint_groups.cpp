#include "vision/joint_groups.h"

#include "vision/likely_buildings.h"
#include "vision/shares.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hexwarden::vision {
namespace {

// Of log-odds of city: where a box's settlements lie, and how far its cities from them. Seen on made tables of wooden,
// moulded and sculpted boxes (vision/training/pieces/groups.py), wider for boxes that nobody knows.
constexpr double kSettlement = -2, kSettlementSpread = 2.2, kApart = 3.4, kApartSpread = 2;
/// How widely settlements scatter about their place, and how often; cities a little more, and some buildings far off.
/// Chosen by hand about what those tables show.
struct Scatter {
    double width, prior;
};
constexpr std::array kScatters{Scatter{1, .4}, Scatter{1.6, .4}, Scatter{2.4, .2}};
constexpr double kCityScatter = 1.2, kFarOff = .05, kFarOffScatter = 3;
/// A box that the network knows: each building is what it looks like by itself.
constexpr double kKnown = .4, kKnownPlace = 3, kKnownScatter = 2;
/// Of the buildings where there are both; of one shape in a box that nobody knows, and that it is the city then.
constexpr double kCities = .35, kOneShape = .35, kOnlyCities = .04;
/// The same while no more roads lie than buildings stand, as after set-up; it fades with each road more.
constexpr double kEarlyCities = .27, kEarlyOneShape = .45, kRoadsUntilUsual = 2;
/// With fewer buildings nothing is concluded about shapes.
constexpr std::size_t kFewest = 4;
constexpr double kSurest = .998;
constexpr double kStep = .75, kLowest = -7;
constexpr std::size_t kPlaces = 17, kDistances = 12;

double normal(double x, double middle, double scatter) {
    constexpr double kRootOfTwoPi = 2.5066282746310002;
    return std::exp(-std::pow((x - middle) / scatter, 2) / 2) / (scatter * kRootOfTwoPi);
}

double density(double x, double middle, double scatter) {
    return (1 - kFarOff) * normal(x, middle, scatter) + kFarOff * normal(x, middle, kFarOffScatter * scatter);
}

double logOdds(double p) {
    const double clamped = std::clamp(p, 1 - kSurest, kSurest);
    return logit(clamped);
}

double placeOf(std::size_t i) {
    return kLowest + kStep * static_cast<double>(i);
}

/// Of a place for settlements, and of a distance from it to cities, in steps from one on; each list adds up to 1.
Shares priorOfPlaces() {
    Shares prior;
    for (std::size_t i = 0; i < kPlaces; ++i) prior.push_back(normal(placeOf(i), kSettlement, kSettlementSpread));
    normalize(prior);
    return prior;
}
Shares priorOfDistances() {
    Shares prior;
    for (std::size_t i = 1; i <= kDistances; ++i)
        prior.push_back(normal(kStep * static_cast<double>(i), kApart, kApartSpread));
    normalize(prior);
    return prior;
}

/// Of each of the odds, had they that place.
std::vector<Shares> densitiesAt(const std::vector<double>& odds, std::size_t places, double scatter) {
    std::vector<Shares> all;
    for (double o : odds) {
        Shares& row = all.emplace_back();
        for (std::size_t i = 0; i < places; ++i) row.push_back(density(o, placeOf(i), scatter));
    }
    return all;
}

/// A way in which all could be: its logarithm, and the chance of each to be a city then.
struct Way {
    double log = 0;
    std::vector<double> city;
};

/// What to expect before anything is looked at.
struct Expected {
    explicit Expected(double roadsMore) {
        const double early = std::exp(-std::max(0., roadsMore) / kRoadsUntilUsual);
        cities = kCities + early * (kEarlyCities - kCities);
        oneShape = kOneShape + early * (kEarlyOneShape - kOneShape);
    }
    double cities, oneShape;
};

Way known(const std::vector<double>& odds, const Expected& expected) {
    Way way{std::log(kKnown), {}};
    const double rarer = logOdds(expected.cities) - logOdds(kCities);
    for (double o : odds) {
        way.log += std::log((1 - expected.cities) * density(o, -kKnownPlace, kKnownScatter) +
                            expected.cities * density(o, kKnownPlace, kKnownScatter));
        way.city.push_back(1 / (1 + std::exp(-o - rarer)));
    }
    return way;
}

/// All in one place.
Way ofOneShape(double prior, const std::vector<Shares>& densities, std::size_t place, bool cities) {
    Way way{std::log(prior), std::vector<double>(densities.size(), cities ? 1 : 0)};
    for (const Shares& each : densities) way.log += std::log(each[place]);
    return way;
}

void addUnknown(const std::vector<double>& odds, const Scatter& scatter, const Expected& expected,
                std::vector<Way>& ways) {
    static const Shares kPlacePrior = priorOfPlaces(), kDistancePrior = priorOfDistances();
    const auto settlement = densitiesAt(odds, kPlaces, scatter.width);
    const auto city = densitiesAt(odds, kPlaces + kDistances, kCityScatter * scatter.width);
    const double prior = (1 - kKnown) * scatter.prior;
    Shares onlyCities(kPlaces + kDistances);
    for (std::size_t a = 0; a < kPlaces; ++a) {
        ways.push_back(
            ofOneShape(prior * expected.oneShape * (1 - kOnlyCities) * kPlacePrior[a], settlement, a, false));
        for (std::size_t d = 1; d <= kDistances; ++d) {
            const double there = kPlacePrior[a] * kDistancePrior[d - 1];
            onlyCities[a + d] += there;
            Way both{std::log(prior * (1 - expected.oneShape) * there), {}};
            for (std::size_t k = 0; k < odds.size(); ++k) {
                const double c = expected.cities * city[k][a + d], all = c + (1 - expected.cities) * settlement[k][a];
                both.log += std::log(all);
                both.city.push_back(c / all);
            }
            ways.push_back(std::move(both));
        }
    }
    for (std::size_t b = 1; b < onlyCities.size(); ++b)
        ways.push_back(ofOneShape(prior * expected.oneShape * kOnlyCities * onlyCities[b], city, b, true));
}

}  // namespace

void readGroupsTogether(std::vector<double>& cities, double roads) {
    if (cities.size() < kFewest) return;
    std::vector<double> odds;
    for (double city : cities) odds.push_back(logOdds(city));
    const Expected expected(roads - static_cast<double>(cities.size()));
    std::vector<Way> ways{known(odds, expected)};
    for (const Scatter& scatter : kScatters) addUnknown(odds, scatter, expected, ways);
    const double most = std::ranges::max_element(ways, {}, &Way::log)->log;
    double sum = 0;
    std::ranges::fill(cities, 0);
    for (const Way& way : ways) {
        const double weight = std::exp(way.log - most);
        sum += weight;
        for (std::size_t k = 0; k < cities.size(); ++k) cities[k] += weight * way.city[k];
    }
    for (double& city : cities) city /= sum;
}

void readGroupsTogether(PieceLooks& looks) {
    const auto likely = likelyBuildings(looks);
    std::vector<double> alone;
    for (const LikelyBuilding& b : likely) alone.push_back(std::clamp(b.city, 1e-6, 1 - 1e-6));
    std::vector<double> cities = alone;
    double roads = 0;
    for (const auto& edge : looks.edges) roads += 1 - edge.occupant[0];
    readGroupsTogether(cities, roads);
    for (std::size_t n = 0; n < likely.size(); ++n) setChanceOfCity(likely[n].look->occupant, alone[n], cities[n]);
}

}  // namespace hexwarden::vision
