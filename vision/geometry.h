// The lattice of a board and how it lies in a picture.
//
// Lattice: unit = one tile side, pointy-top hexes, hex 0,0 at the origin, x right, y down.
// Image: pixels, x right, y down, whole numbers at pixel centres.
// vision/training/geometry.py does the same sums; tests/vision/geometry_cases.txt holds numbers that both must give.
#pragma once

#include "tracker/board/site.h"

#include <array>
#include <span>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// Assumed where the lens is not known: focal length over the picture's long side.
inline constexpr double kFocalOverLongSide = 0.9;
/// Below this tilt things lean away from the picture's centre rather than along the board's normal.
inline constexpr double kTopViewDegrees = 8;

// ---- lattice

cv::Point2d centreInLattice(board::Hex);
cv::Point2d pointInLattice(board::Corner);
std::array<cv::Point2d, 2> endsInLattice(board::Edge);  ///< in the order of `ends(Edge)`
cv::Point2d middleInLattice(board::Edge);
cv::Point2d pointInLattice(const board::Site&);
/// The hex that a lattice point lies in.
board::Hex hexAt(cv::Point2d inLattice);

/// The rotation of the lattice by sixths of a turn clockwise, as `board::turned` does it for hexes.
cv::Matx33d latticeTurned(int sixths);
/// The shift of the lattice that carries hex 0,0 to `h`.
cv::Matx33d latticeShiftedTo(board::Hex h);

// ---- projection

cv::Point2d project(const cv::Matx33d& targetFromSource, cv::Point2d inSource);
/// Target units per source unit at a source point.
cv::Matx22d jacobianAt(const cv::Matx33d& targetFromSource, cv::Point2d inSource);
/// One tile side in pixels at a lattice point, along the direction that the view foreshortens least.
double sidePxAt(const cv::Matx33d& imageFromLattice, cv::Point2d inLattice);

/// How a board lies in a picture of some size.
struct View {
    cv::Matx33d imageFromLattice = cv::Matx33d::eye();
    cv::Size size;       ///< of the picture, pixels
    double focalPx = 0;  ///< 0 where the lens is not known: kFocalOverLongSide is assumed
};

/// The camera over the board; principal point at the picture's centre, unit = one tile side, axes x right, y down,
/// z ahead. The third column of the rotation points through the table, away from the camera.
struct CameraPose {
    cv::Matx33d cameraFromLattice;  ///< columns: the lattice's x and y axes and the board's normal
    cv::Vec3d latticeOriginInCamera;
};

/// `inView`: a lattice point known to lie in front of the camera.
CameraPose cameraPose(const View&, cv::Point2d inView);
/// Angle between the line of sight and the board's normal; 0 is straight from above.
double tiltDegrees(const View&, cv::Point2d inView = {0, 0});
/// Unit vector in the image along which the top of a thing standing at a lattice point lies displaced.
cv::Vec2d leanAt(const View&, cv::Point2d inLattice);

}  // namespace hexwarden::vision
