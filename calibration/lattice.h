// Where sites lie in the plane of the board, and what the board's symmetry does to a homography.
//
// Lattice: unit = one tile side, pointy-top hexes, hex 0,0 at the origin, x right, y down.
// Image: pixels, x right, y down, whole numbers at pixel centres.
// `imageFromLattice` is the 3x3 homography of a picture; it acts on column vectors and its scale is free.
#pragma once

#include "tracker/board/board_spec.h"
#include "tracker/board/site.h"

#include <array>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

cv::Point2d centreInLattice(board::Hex);
/// The mean of their centres.
cv::Point2d middleOfLand(const std::vector<board::Hex>&);
cv::Point2d pointInLattice(board::Corner);
std::array<cv::Point2d, 2> endsInLattice(board::Edge);  ///< in the order of `ends(Edge)`
cv::Point2d middleInLattice(board::Edge);
cv::Point2d pointInLattice(const board::Site&);
/// The hex that a lattice point lies in.
board::Hex hexAt(cv::Point2d inLattice);
/// The distinct corners of some hexes in index order.
std::vector<cv::Point2d> cornersInLattice(const std::vector<board::Hex>&);

/// The rotation of the lattice by sixths of a turn clockwise, as `board::turned` does it for hexes.
cv::Matx33d latticeTurned(int sixths);
/// The shift of the lattice that carries hex 0,0 to `h`.
cv::Matx33d latticeShiftedTo(board::Hex h);

cv::Point2d project(const cv::Matx33d& targetFromSource, cv::Point2d inSource);
std::vector<cv::Point2d> project(const cv::Matx33d& targetFromSource, const std::vector<cv::Point2d>& inSource);

/// From pixels of a picture to those of the same picture made x by y times as large, both with whole numbers in the
/// middle of pixels.
inline cv::Matx33d resizedFromPicture(double x, double y) {
    return {x, 0, (x - 1) / 2, 0, y, (y - 1) / 2, 0, 0, 1};
}

/// Target units per source unit at a source point.
cv::Matx22d jacobianAt(const cv::Matx33d& targetFromSource, cv::Point2d inSource);
/// One tile side in pixels at a lattice point, along the direction that the view foreshortens least.
double sidePxAt(const cv::Matx33d& imageFromLattice, cv::Point2d inLattice);

/// Two homographies of one picture compared: the largest distance between the images of a corner of `land`, in tile
/// sides as `reference` shows them there.
double disagreementSides(const cv::Matx33d& imageFromLattice, const cv::Matx33d& reference,
                         const std::vector<board::Hex>& land);

/// A lattice fits the same board in six rotations and any shift. Returns `found`, rotated and shifted to lie nearest to
/// `reference`, so that the hexes keep their names when the board is found again.
cv::Matx33d namedLike(const cv::Matx33d& reference, const cv::Matx33d& found, const std::vector<board::Hex>& land);

}  // namespace hexwarden::calibration
