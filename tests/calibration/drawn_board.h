// A board of 19 hexes drawn with pattern enough to be followed, and cameras over it.
#pragma once

#include "calibration/lattice.h"
#include "tests/calibration/rendered_plane.h"

#include <vector>

namespace hexwarden::calibration {

inline std::vector<board::Hex> baseLand() {
    std::vector<board::Hex> land;
    for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r)
            if (board::distance({q, r}, {0, 0}) <= 2) land.emplace_back(q, r);
    return land;
}

struct DrawnBoard {
    cv::Mat picture;
    cv::Matx33d pictureFromLattice;
};

/// 60 pixels a side on a wooden table; every tile has its own colour, strokes and a disc.
inline DrawnBoard drawnBoard(unsigned seed = 5) {
    constexpr double side = 60;
    DrawnBoard drawn{cv::Mat(800, 800, CV_8UC3, cv::Scalar(70, 100, 130)), {side, 0, 399.5, 0, side, 399.5, 0, 0, 1}};
    cv::RNG rng(seed);
    for (board::Hex h : baseLand()) {
        std::vector<cv::Point> rim;
        for (board::Corner c : board::corners(h))
            rim.emplace_back(project(drawn.pictureFromLattice, pointInLattice(c)));
        cv::fillConvexPoly(drawn.picture, rim,
                           cv::Scalar(rng.uniform(30, 220), rng.uniform(30, 220), rng.uniform(30, 220)));
        cv::polylines(drawn.picture, rim, true, cv::Scalar(150, 190, 210), 3, cv::LINE_AA);
        const cv::Point2d centre = project(drawn.pictureFromLattice, centreInLattice(h));
        for (int stroke = 0; stroke < 14; ++stroke) {
            const double angle = rng.uniform(0., 6.28), reach = rng.uniform(15., 45.);
            const cv::Point2d from = centre + reach * cv::Point2d(std::cos(angle), std::sin(angle));
            cv::line(drawn.picture, from, from + cv::Point2d(rng.uniform(-12., 12.), rng.uniform(-12., 12.)),
                     cv::Scalar::all(rng.uniform(0, 256)), 2, cv::LINE_AA);
        }
        cv::circle(drawn.picture, centre, 13, cv::Scalar(190, 220, 235), -1, cv::LINE_AA);
        cv::putText(drawn.picture, std::to_string(rng.uniform(2, 13)), centre - cv::Point2d(9, -6),
                    cv::FONT_HERSHEY_SIMPLEX, 0.6, cv::Scalar(20, 20, 20), 2, cv::LINE_AA);
    }
    return drawn;
}

/// A camera over the table: tilted from straight above towards the south by the first angle, the board turned on the
/// table by the second, seen at a distance, its middle off the line of sight by (acrossMm, downMm). Tiles of 45 mm a
/// side.
inline cv::Matx33d viewFromAbove(const CameraModel& camera, double tiltDegrees, double turnDegrees, double distanceMm,
                                 cv::Point2d offMm = {}) {
    const double tilt = tiltDegrees * CV_PI / 180, turn = turnDegrees * CV_PI / 180, side = 45;
    const cv::Matx33d lean{1, 0, 0, 0, std::cos(tilt), std::sin(tilt), 0, -std::sin(tilt), std::cos(tilt)};
    const cv::Matx33d about{std::cos(turn), -std::sin(turn), 0, std::sin(turn), std::cos(turn), 0, 0, 0, 1};
    const cv::Matx33d r = lean * about;
    return cameraMatrix(camera) * cv::Matx33d{side * r(0, 0), side * r(0, 1), offMm.x,
                                              side * r(1, 0), side * r(1, 1), offMm.y,
                                              side * r(2, 0), side * r(2, 1), distanceMm};
}

}  // namespace hexwarden::calibration
