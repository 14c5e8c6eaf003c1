#include "vision/joint_sizes.h"

#include "vision/likely_buildings.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwarden::vision {
namespace {

// Sizes are logarithms of cells. Chosen on lbraby640, made tables, cass and paolo; see docs/tried.md.

/// Of a settlement in an unknown box and view.
constexpr double kUsual = 2.1, kBoxes = .45;
/// By how much cities are larger.
constexpr double kCityOver = .47;
/// How much buildings of one kind differ on one picture; a few are half hidden and differ by any amount.
constexpr double kScatter = .2, kHidden = .07, kHiddenDensity = .4;
/// The network has used sizes too, so their evidence has less than full weight.
constexpr double kWeight = .7;

constexpr std::size_t kSteps = 57;
constexpr double kFirst = .6, kStep = .05;
/// By the size of a settlement, from kFirst in steps.
using BySize = std::array<double, kSteps>;

double sizeAt(std::size_t step) {
    return kFirst + kStep * static_cast<double>(step);
}

BySize likelihood(double ownCells, double over) {
    const double size = std::log(ownCells + .5);
    BySize found;
    for (std::size_t s = 0; s < kSteps; ++s) {
        const double off = (size - over - sizeAt(s)) / kScatter;
        found[s] = std::pow((1 - kHidden) * std::exp(-off * off / 2) / kScatter + kHidden * kHiddenDensity, kWeight);
    }
    return found;
}

/// What the size of one building says, by the size of a settlement.
struct Evidence {
    BySize city, settlement;

    explicit Evidence(double ownCells) : city(likelihood(ownCells, kCityOver)), settlement(likelihood(ownCells, 0)) {}

    /// As logarithms, of a building that is a city with this chance.
    BySize logs(double cityChance) const {
        BySize said;
        for (std::size_t s = 0; s < kSteps; ++s)
            said[s] = std::log(cityChance * city[s] + (1 - cityChance) * settlement[s]);
        return said;
    }

    /// The log-odds of city where settlements have these sizes, as logarithms of their chances.
    double oddsOfCity(BySize logs) const {
        const double highest = *std::max_element(logs.begin(), logs.end());
        for (double& value : logs) value = std::exp(value - highest);
        return std::log(std::inner_product(city.begin(), city.end(), logs.begin(), 0.) /
                        std::inner_product(settlement.begin(), settlement.end(), logs.begin(), 0.));
    }
};

}  // namespace

void readSizesTogether(std::vector<SeenBuilding>& buildings) {
    BySize usual;
    for (std::size_t s = 0; s < kSteps; ++s) usual[s] = -std::pow((sizeAt(s) - kUsual) / kBoxes, 2) / 2;
    std::vector<Evidence> evidence;
    std::vector<BySize> said;
    BySize together = usual;
    for (const SeenBuilding& b : buildings) {
        said.push_back(evidence.emplace_back(b.ownCells).logs(b.city));
        for (std::size_t s = 0; s < kSteps; ++s) together[s] += said.back()[s];
    }
    for (std::size_t i = 0; i < buildings.size(); ++i) {
        BySize others = together;
        for (std::size_t s = 0; s < kSteps; ++s) others[s] -= said[i][s];
        const double learned = evidence[i].oddsOfCity(others) - evidence[i].oddsOfCity(usual);
        double& city = buildings[i].city;
        city = city / (city + (1 - city) * std::exp(-learned));
    }
}

void readSizesTogether(PieceLooks& looks) {
    const auto likely = likelyBuildings(looks);
    std::vector<SeenBuilding> buildings;
    for (const LikelyBuilding& b : likely) buildings.push_back({b.city, b.look->alone.ownCells});
    readSizesTogether(buildings);
    for (std::size_t n = 0; n < likely.size(); ++n)
        setChanceOfCity(likely[n].look->occupant, likely[n].city, buildings[n].city);
}

}  // namespace hexwarden::vision
