// Where the board lies in space, so that things standing on it can be followed above its plane.
//
// Camera: mm, x right, y down, z ahead. Board: the lattice in mm, x right, y down, z through the table; heights are
// given upwards from the board's face. Pictures are straight (see camera_model.h).
#pragma once

#include "calibration/camera_model.h"
#include "calibration/lattice.h"
#include "calibration/outcome.h"

#include <optional>

namespace hexwarden::calibration {

inline constexpr double kTileSideMm = 45;

struct BoardInSpace {
    CameraModel camera;
    double tileSideMm = kTileSideMm;
    cv::Matx33d cameraFromBoard;   ///< rotation
    cv::Vec3d originInCamera;      ///< of the lattice, mm
    double disagreementSides = 0;  ///< between the pose and the homography it was made from, in tile sides
};

/// Refused if the homography shows the board mirrored or behind the camera, or is not one of a plane in view. `inside`
/// is a lattice point known to be in view.
Outcome<BoardInSpace> boardInSpace(const cv::Matx33d& imageFromLattice, const CameraModel&,
                                   double tileSideMm = kTileSideMm, cv::Point2d inside = {0, 0});

/// The homography of the board's face under the pose.
cv::Matx33d imageFromLattice(const BoardInSpace&);

/// Where a thing at `heightMm` above a lattice point appears.
cv::Point2d imageOf(const BoardInSpace&, cv::Point2d lattice, double heightMm = 0);

/// The lattice point under what appears at a pixel, if that is at `heightMm`. None above the horizon.
std::optional<cv::Point2d> latticeUnder(const BoardInSpace&, cv::Point2d image, double heightMm = 0);

/// How far the top of a standing thing is displaced from its foot, pixels per mm of height; the direction is the one it
/// leans in, and the length tends to zero under the camera, where nothing leans.
cv::Vec2d leanPxPerMm(const BoardInSpace&, cv::Point2d lattice);

/// Angle between the line of sight to the lattice point and the board's normal; 0 is straight from above.
double tiltDegrees(const BoardInSpace&, cv::Point2d lattice = {0, 0});

/// Distance of the camera from the table's plane.
double cameraHeightMm(const BoardInSpace&);

/// 0 useless to 1 good: falls where the pose disagrees with the homography (nothing is left at a tenth of a side),
/// where a side is shorter than 40 pixels, and where the view is flatter than 60 degrees.
double quality(const BoardInSpace&);

}  // namespace hexwarden::calibration
