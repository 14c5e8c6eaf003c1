#include "vision/group_likelihood.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

/// How far paint moves all buildings of one colour: dark ones show less of their shape.
constexpr double kColourScatter = 1;

double square(double x) {
    return x * x;
}

/// Products under the inverse covariance of the buildings: of ones, of what is a city, and of the numbers.
struct Products {
    double ones = 0, onesCities = 0, cities = 0, logDeterminant = 0;
};

}  // namespace

PartedSums::PartedSums(const std::vector<GroupedBuilding>& buildings, const Parting& isCity) {
    for (std::size_t i = 0; i < buildings.size(); ++i) {
        const GroupedBuilding& b = buildings[i];
        if (colours.size() <= b.colour) colours.resize(b.colour + 1);
        OfColour& colour = colours[b.colour];
        colour.count += 1, colour.cities += isCity[i];
        for (std::size_t k = 0; k < b.place.size(); ++k) {
            colour.all[k] += b.place[k];
            colour.squares[k] += square(b.place[k]);
            if (isCity[i]) colour.ofCities[k] += b.place[k];
        }
    }
}

double logLikelihood(const PartedSums& sums, const UsualBox& box, double scatter) {
    // Buildings of one colour: scatter² I + kColourScatter² 1 1ᵀ, whose inverse is (I - share 1 1ᵀ) / scatter².
    const double one = 1 / square(scatter), shared = square(kColourScatter / scatter);
    const auto shareOf = [&](double count) { return shared / (1 + shared * count); };
    Products products;
    for (const auto& [count, cities, all, ofCities, squares] : sums.colours) {
        const double share = shareOf(count);
        products.ones += one * (count - share * square(count));
        products.onesCities += one * cities * (1 - share * count);
        products.cities += one * (cities - share * square(cities));
        products.logDeterminant += count * std::log(square(scatter)) + std::log(1 + shared * count);
    }
    double log = 0;
    for (std::size_t k = 0; k < box.middle.size(); ++k) {
        const double middle = box.middle[k], apart = box.apart[k];
        // Off the usual places, which those of the box lie about.
        double own = 0, withOnes = 0, withCities = 0;
        for (const auto& [count, cities, all, ofCities, squares] : sums.colours) {
            const double share = shareOf(count);
            const double off = all[k] - count * middle - cities * apart;
            const double offOfCities = ofCities[k] - cities * (middle + apart);
            const double squared = squares[k] - 2 * middle * all[k] + count * square(middle) -
                                   2 * apart * (ofCities[k] - cities * middle) + cities * square(apart);
            own += one * (squared - share * square(off));
            withOnes += one * off * (1 - share * count);
            withCities += one * (offOfCities - share * cities * off);
        }
        const double a = products.ones + 1 / square(box.middleSpread[k]);
        const double d = products.cities + 1 / square(box.apartSpread[k]);
        const double determinant = a * d - square(products.onesCities);
        const double explained =
            (d * square(withOnes) - 2 * products.onesCities * withOnes * withCities + a * square(withCities)) /
            determinant;
        log -= (products.logDeterminant + std::log(determinant * square(box.middleSpread[k] * box.apartSpread[k])) +
                own - explained) /
               2;
    }
    return log;
}

}  // namespace hexwarden::vision
