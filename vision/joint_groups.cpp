#include "vision/joint_groups.h"

#include "vision/likely_buildings.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Of log-odds of city: where a box's settlements lie, how far its cities from them, and how both scatter. Seen on made
// tables of wooden, moulded and sculpted boxes (vision/training/pieces/groups.py), wider for boxes that nobody knows.
constexpr double kSettlement = -2, kSettlementSpread = 2.2, kApart = 3.4, kApartSpread = 2;
constexpr double kSettlementScatter = 1.3, kCityScatter = 1.6;
/// Of the buildings where there are both; of one shape, before anything is seen, and that it is the city then.
constexpr double kCities = .35, kOneShape = .3, kOnlyCities = .04;
/// Fewer say nothing of shapes.
constexpr std::size_t kFewest = 4;
constexpr double kSurest = .998;
constexpr double kStep = .5, kLowest = -7, kFurthest = 9;
constexpr int kPlaces = 25, kDistances = 18;
constexpr double kNever = 1e-12;

double density(double x, double middle, double scatter) {
    constexpr double kRootOfTwoPi = 2.5066282746310002;
    return std::exp(-std::pow((x - middle) / scatter, 2) / 2) / (scatter * kRootOfTwoPi);
}

double logOdds(double p) {
    const double clamped = std::clamp(p, 1 - kSurest, kSurest);
    return std::log(clamped / (1 - clamped));
}

double placeOf(int i) {
    return kLowest + kStep * i;
}

/// Of a place for settlements, and of a distance from it to cities; each list adds up to 1.
Shares priorOfPlaces() {
    Shares prior;
    for (int i = 0; i < kPlaces; ++i) prior.push_back(density(placeOf(i), kSettlement, kSettlementSpread));
    normalize(prior);
    return prior;
}
Shares priorOfDistances() {
    Shares prior;
    for (int i = 1; i <= kDistances; ++i) prior.push_back(density(kStep * i, kApart, kApartSpread));
    normalize(prior);
    return prior;
}

/// Of each of the odds, had they that place.
std::vector<Shares> densitiesAt(const std::vector<double>& odds, int places, double scatter) {
    std::vector<Shares> all;
    for (double o : odds) {
        Shares& row = all.emplace_back();
        for (int i = 0; i < places; ++i) row.push_back(density(o, placeOf(i), scatter) + kNever);
    }
    return all;
}

/// A way in which all could be: its logarithm, and the chance of each to be a city then.
struct Way {
    double log = 0;
    std::vector<double> city;
};

std::vector<Way> waysOf(const std::vector<double>& odds) {
    static const Shares kPlacePrior = priorOfPlaces(), kDistancePrior = priorOfDistances();
    const auto settlement = densitiesAt(odds, kPlaces, kSettlementScatter);
    const auto city = densitiesAt(odds, kPlaces + kDistances, kCityScatter);
    const std::size_t n = odds.size();
    std::vector<Way> ways;
    Shares onlyCities(kPlaces + kDistances);
    for (std::size_t a = 0; a < kPlaces; ++a) {
        Way alone{std::log(kOneShape * (1 - kOnlyCities) * kPlacePrior[a]), std::vector<double>(n, 0)};
        for (std::size_t k = 0; k < n; ++k) alone.log += std::log(settlement[k][a]);
        ways.push_back(std::move(alone));
        for (std::size_t d = 1; d <= kDistances; ++d) {
            const double prior = kPlacePrior[a] * kDistancePrior[d - 1];
            onlyCities[a + d] += prior;
            Way both{std::log((1 - kOneShape) * prior), {}};
            for (std::size_t k = 0; k < n; ++k) {
                const double c = kCities * city[k][a + d], all = c + (1 - kCities) * settlement[k][a];
                both.log += std::log(all);
                both.city.push_back(c / all);
            }
            ways.push_back(std::move(both));
        }
    }
    for (std::size_t b = 1; b < onlyCities.size(); ++b) {
        Way alone{std::log(kOneShape * kOnlyCities * onlyCities[b]), std::vector<double>(n, 1)};
        for (std::size_t k = 0; k < n; ++k) alone.log += std::log(city[k][b]);
        ways.push_back(std::move(alone));
    }
    return ways;
}

}  // namespace

void readGroupsTogether(std::vector<double>& cities) {
    if (cities.size() < kFewest) return;
    std::vector<double> odds;
    for (double city : cities) odds.push_back(logOdds(city));
    const auto ways = waysOf(odds);
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
    readGroupsTogether(cities);
    for (std::size_t n = 0; n < likely.size(); ++n) setChanceOfCity(likely[n].look->occupant, alone[n], cities[n]);
}

}  // namespace hexwarden::vision
