// Places the board by hand where it was not found: people drag four corners of the lattice to where they appear.
#pragma once

#include "calibration/lattice.h"
#include "calibration/outcome.h"

#include <array>
#include <vector>

namespace hexwarden::calibration {

struct Tap {
    cv::Point2d lattice;
    cv::Point2d image;
};

/// The four corners of the land that span the largest area, clockwise: the handles to show. `land` needs one hex.
std::array<board::Corner, 4> handles(const std::vector<board::Hex>& land);

/// imageFromLattice. Refused, naming the mistake, if taps coincide or three are in line, if the order is crossed, if
/// the board would be mirrored.
Outcome<cv::Matx33d> latticeFromTaps(const std::array<Tap, 4>&);

}  // namespace hexwarden::calibration
