// How a board lies in a picture; the lattice itself is in calibration/lattice.h.
//
// vision/training/common/geometry.py does the same sums; tests/vision/geometry_cases.txt holds numbers that both must
// give.
#pragma once

#include "calibration/camera_model.h"
#include "calibration/lattice.h"

namespace hexwarden::vision {

/// Below this tilt things lean away from the picture's centre rather than along the board's normal.
inline constexpr double kTopViewDegrees = 8;

using calibration::centreInLattice;
using calibration::endsInLattice;
using calibration::hexAt;
using calibration::jacobianAt;
using calibration::kAssumedFocal;
using calibration::latticeShiftedTo;
using calibration::latticeTurned;
using calibration::middleInLattice;
using calibration::middleOfLand;
using calibration::pointInLattice;
using calibration::project;
using calibration::resizedFromPicture;
using calibration::sidePxAt;

/// Unit vector on the lattice from a hex over one of its edges.
cv::Point2d outward(board::Hex, board::Edge);

/// How a board lies in a picture of some size.
struct View {
    cv::Matx33d imageFromLattice = cv::Matx33d::eye();
    cv::Size size;       ///< of the picture, pixels
    double focalPx = 0;  ///< 0 where the lens is not known: kAssumedFocal of the long side
};

/// The camera over the board; principal point at the picture's centre, unit = one tile side, axes x right, y down,
/// z ahead. The third column of the rotation points through the table, away from the camera.
struct CameraPose {
    cv::Matx33d cameraFromLattice;  ///< columns: the lattice's x and y axes and the board's normal
    cv::Vec3d latticeOriginInCamera;
};

/// `inView`: a lattice point known to lie in front of the camera.
CameraPose cameraPose(const View&, cv::Point2d inView);
/// Angle between the camera's axis and the board's normal; 0 is straight from above.
double tiltDegrees(const View&, cv::Point2d inView = {0, 0});
/// The lattice carried straight up from the board by so many tile sides, as the picture shows it.
cv::Matx33d imageFromRaisedLattice(const View&, double heightSides, cv::Point2d inView = {0, 0});
/// Unit vector in the image from the foot of a thing standing at a lattice point towards its top.
cv::Vec2d leanAt(const View&, cv::Point2d inLattice);

}  // namespace hexwarden::vision
