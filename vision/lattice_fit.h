// Fits an integer hex lattice, seen through a homography, to peaks of heat maps.
//
// Hypotheses are neighbouring triples (a centre with two centres, a centre with two corners); each grows outwards by
// prediction and refitting. The triples are tried in a fixed order, so the same peaks always give the same lattice.
#pragma once

#include "vision/geometry.h"
#include "vision/heat_map.h"

#include <optional>
#include <vector>

namespace hexwarden::vision {

struct LatticePeak {
    cv::Point2d inLattice;
    cv::Point2d inMap;
    float height = 0;
    bool centre = false;  ///< else a corner
};

struct LatticeFit {
    cv::Matx33d mapFromLattice;
    std::vector<LatticePeak> explained;  ///< peaks within reach of their lattice point
    int centres = 0;                     ///< how many of them are centres
    double share = 0;                    ///< height explained over the height of all peaks given
    double residualSides = 0;  ///< root mean square of explained peaks from their lattice points, in tile sides
};

/// Least squares homography of four points or more, weighted; none where they do not determine it.
std::optional<cv::Matx33d> fitHomography(const std::vector<LatticePeak>&);

/// The lattice that explains most height; none if no lattice has three centres. Hex 0,0 is any of them.
std::optional<LatticeFit> fitLattice(const std::vector<Peak>& centres, const std::vector<Peak>& corners);

/// The same lattice fitted to other peaks of the same map, starting from where it is thought to lie.
std::optional<LatticeFit> refitLattice(const cv::Matx33d& mapFromLattice, const std::vector<Peak>& centres,
                                       const std::vector<Peak>& corners);

}  // namespace hexwarden::vision
