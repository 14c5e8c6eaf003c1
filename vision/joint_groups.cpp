#include "vision/joint_groups.h"

#include "vision/likely_buildings.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Of log-odds of city. Where both kinds are known they part so, each about its place: seen on cass and lbraby640. How
// buildings of one shape scatter was seen on pb.
constexpr double kKnownPlace = 4, kKnownScatter = 2, kCities = .35;
/// Of buildings of one shape about their common place, which may be anywhere; as standard deviations.
constexpr double kScatter = 1.6, kPlaces = 3.5;
/// Of one shape, before anything is seen, and that it is the city then.
constexpr double kOneShape = .3, kOnlyCities = .05;
/// Where settlements and cities lie in an edition that nobody knows, how often it is such a one.
constexpr double kUnknownSettlement = 0, kUnknownCity = 1, kUnknownScatter = 2, kUnknown = .3;
/// Fewer say nothing of shapes.
constexpr std::size_t kFewest = 4;
constexpr double kSurest = .998;

double density(double x, double middle, double scatter) {
    constexpr double kRootOfTwoPi = 2.5066282746310002;
    return std::exp(-std::pow((x - middle) / scatter, 2) / 2) / (scatter * kRootOfTwoPi);
}

double logOdds(double p) {
    const double clamped = std::clamp(p, 1 - kSurest, kSurest);
    return std::log(clamped / (1 - clamped));
}

double logOfTwoShapes(const std::vector<double>& odds) {
    double sum = 0;
    for (double o : odds)
        sum += std::log((1 - kCities) * density(o, -kKnownPlace, kKnownScatter) +
                        kCities * density(o, kKnownPlace, kKnownScatter));
    return sum;
}

/// All about one place, which is integrated out.
double logOfOneShape(const std::vector<double>& odds, double mean) {
    const double n = static_cast<double>(odds.size()), spread = std::sqrt(kPlaces * kPlaces + kScatter * kScatter / n);
    double sum = 0;
    for (double o : odds) sum += std::log(density(o, mean, kScatter));
    return sum + std::log(density(mean, 0, spread)) - std::log(density(0, 0, kScatter / std::sqrt(n)));
}

/// Of one shape, about this place.
double chanceOfCity(double place) {
    const auto at = [&](double known, double unknown) {
        return (1 - kUnknown) * density(place, known, kKnownScatter) +
               kUnknown * density(place, unknown, kUnknownScatter);
    };
    const double city = kOnlyCities * at(kKnownPlace, kUnknownCity);
    return city / (city + (1 - kOnlyCities) * at(-kKnownPlace, kUnknownSettlement));
}

}  // namespace

void readGroupsTogether(std::vector<double>& cities) {
    if (cities.size() < kFewest) return;
    std::vector<double> odds;
    double mean = 0;
    for (double city : cities) mean += odds.emplace_back(logOdds(city)) / static_cast<double>(cities.size());
    const double more = logOfTwoShapes(odds) - logOfOneShape(odds, mean);
    const double one = kOneShape / (kOneShape + (1 - kOneShape) * std::exp(std::clamp(more, -50., 50.)));
    const double ofOne = chanceOfCity(mean);
    for (double& city : cities) city += one * (ofOne - city);
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
