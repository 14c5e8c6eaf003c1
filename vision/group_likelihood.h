// How likely a picture's buildings lie where they do if these of them are cities.
#pragma once

#include "vision/joint_groups.h"

#include <array>
#include <vector>

namespace hexwarden::vision {

/// What a box of pieces is expected to be: where its settlements lie, how far its cities from them, and by how much
/// both differ between boxes.
struct UsualBox {
    BuildingPlace middle, middleSpread, apart, apartSpread;
};

/// A way to part the buildings: whether each is a city.
using Parting = std::vector<char>;

/// What of a parting does not depend on the box: sums over the buildings of each colour.
struct PartedSums {
    struct OfColour {
        double count = 0, cities = 0;
        BuildingPlace all{}, ofCities{}, squares{};
    };
    std::vector<OfColour> colours;

    PartedSums(const std::vector<GroupedBuilding>&, const Parting&);
};

/// The logarithm of the density of all places: normal about the place of their kind with this scatter, those of one
/// colour off together by kColourScatter more, and both places drawn from the box by chance (which is integrated over).
double logLikelihood(const PartedSums&, const UsualBox&, double scatter);

}  // namespace hexwarden::vision
