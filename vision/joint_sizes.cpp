#include "vision/joint_sizes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwarden::vision {
namespace {

// Sizes are logarithms of cells. Chosen on lbraby640, made tables, cass and paolo; see docs/measurements.md.

/// Of a settlement in an unknown box and view.
constexpr double kUsual = 2.1, kBoxes = .45;
/// By how much cities are larger.
constexpr double kCityOver = .47;
/// How buildings of one kind differ on one picture; a few are half hidden, and then by anything.
constexpr double kScatter = .2, kHidden = .07, kHiddenDensity = .4;
/// The network knew sizes too, so what they tell counts for half.
constexpr double kWeight = .5;
/// What is less likely to be a building teaches nothing.
constexpr double kLeastPresent = .5;

constexpr std::size_t kSteps = 57;
constexpr double kFirst = .6, kStep = .05;
/// By the size of a settlement, from kFirst in steps.
using BySize = std::array<double, kSteps>;

double sizeAt(std::size_t step) {
    return kFirst + kStep * static_cast<double>(step);
}

BySize kindLikelihood(const SeenBuilding& building, double over) {
    const double size = std::log(building.ownCells + .5);
    BySize likelihood;
    for (std::size_t s = 0; s < kSteps; ++s) {
        const double off = (size - over - sizeAt(s)) / kScatter;
        likelihood[s] =
            std::pow((1 - kHidden) * std::exp(-off * off / 2) / kScatter + kHidden * kHiddenDensity, kWeight);
    }
    return likelihood;
}

/// The log-odds of city that sizes of these chances give.
double oddsUnder(const BySize& chances, const BySize& asCity, const BySize& asSettlement) {
    const auto sum = [&](const BySize& as) { return std::inner_product(as.begin(), as.end(), chances.begin(), 0.); };
    return std::log(sum(asCity) / sum(asSettlement));
}

BySize fromLogs(BySize logs) {
    const double highest = *std::max_element(logs.begin(), logs.end());
    for (double& value : logs) value = std::exp(value - highest);
    return logs;
}

}  // namespace

void readSizesTogether(std::vector<SeenBuilding>& buildings) {
    BySize usual;
    for (std::size_t s = 0; s < kSteps; ++s) usual[s] = -std::pow((sizeAt(s) - kUsual) / kBoxes, 2) / 2;
    BySize together = usual;
    std::vector<BySize> asCity, asSettlement, taught;
    for (const SeenBuilding& b : buildings) {
        asCity.push_back(kindLikelihood(b, kCityOver));
        asSettlement.push_back(kindLikelihood(b, 0));
        for (std::size_t s = 0; s < kSteps; ++s) {
            if (s == 0) taught.emplace_back();
            taught.back()[s] = std::log(b.city * asCity.back()[s] + (1 - b.city) * asSettlement.back()[s]);
            together[s] += taught.back()[s];
        }
    }
    for (std::size_t i = 0; i < buildings.size(); ++i) {
        BySize others = together;
        for (std::size_t s = 0; s < kSteps; ++s) others[s] -= taught[i][s];
        const double learned = oddsUnder(fromLogs(others), asCity[i], asSettlement[i]) -
                               oddsUnder(fromLogs(usual), asCity[i], asSettlement[i]);
        double& city = buildings[i].city;
        city = city / (city + (1 - city) * std::exp(-learned));
    }
}

void readSizesTogether(PieceLooks& looks) {
    constexpr std::size_t colours = kPieceColours.size();
    std::vector<SeenBuilding> buildings;
    std::vector<Shares*> occupants;
    for (auto& look : looks.corners) {
        const double present = 1 - look.occupant[0];
        if (present < kLeastPresent) continue;
        const double city = std::accumulate(look.occupant.begin() + 1 + colours, look.occupant.end(), 0.) / present;
        buildings.push_back({std::clamp(city, 0., 1.), look.alone.ownCells});
        occupants.push_back(&look.occupant);
    }
    const std::vector<SeenBuilding> alone = buildings;
    readSizesTogether(buildings);
    for (std::size_t n = 0; n < buildings.size(); ++n) {
        const double was = alone[n].city, is = buildings[n].city;
        for (std::size_t c = 1; c <= colours; ++c) {
            if (was < 1) (*occupants[n])[c] *= (1 - is) / (1 - was);
            if (was > 0) (*occupants[n])[colours + c] *= is / was;
        }
    }
}

}  // namespace hexwarden::vision
