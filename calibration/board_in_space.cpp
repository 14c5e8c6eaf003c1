#include "calibration/board_in_space.h"

#include <algorithm>
#include <cmath>

#include <opencv2/calib3d.hpp>

namespace hexwarden::calibration {
namespace {

using Placed = Outcome<BoardInSpace>;

/// Corners of a ring of hexes round `inside`: about as much board as any picture shows.
std::vector<cv::Point2d> probes(cv::Point2d inside) {
    std::vector<cv::Point2d> points;
    for (int sixth = 0; sixth < 6; ++sixth)
        for (double radius : {1.5, 3.0}) {
            const double angle = sixth * CV_PI / 3;
            points.push_back(inside + radius * cv::Point2d(std::cos(angle), std::sin(angle)));
        }
    points.push_back(inside);
    return points;
}

cv::Vec3d inCamera(const BoardInSpace& board, cv::Point2d lattice, double heightMm) {
    return board.cameraFromBoard * cv::Vec3d(lattice.x * board.tileSideMm, lattice.y * board.tileSideMm, -heightMm) +
           board.originInCamera;
}

cv::Point2d pictured(const CameraModel& camera, const cv::Vec3d& p) {
    return {camera.focalPx[0] * p[0] / p[2] + camera.centrePx.x, camera.focalPx[1] * p[1] / p[2] + camera.centrePx.y};
}

}  // namespace

Outcome<BoardInSpace> boardInSpace(const cv::Matx33d& homography, const CameraModel& camera, double tileSideMm,
                                   cv::Point2d inside) {
    const std::vector<cv::Point2d> lattice = probes(inside), image = project(homography, lattice);
    std::vector<cv::Point3d> onBoard;
    for (cv::Point2d p : lattice) onBoard.emplace_back(p.x * tileSideMm, p.y * tileSideMm, 0);
    const double atInside = (homography * cv::Vec3d(inside.x, inside.y, 1))[2];
    for (cv::Point2d p : lattice)
        if (!((homography * cv::Vec3d(p.x, p.y, 1))[2] * atInside > 0))
            return Placed::refused("the board would reach behind the camera");
    if (!(cv::determinant(jacobianAt(homography, inside)) > 0))
        return Placed::refused("the board would be seen mirrored, from below the table");
    cv::Vec3d turn, origin;
    const cv::Matx33d matrix = cameraMatrix(camera);
    if (!cv::solvePnP(onBoard, image, matrix, cv::noArray(), turn, origin, false, cv::SOLVEPNP_IPPE))
        return Placed::refused("no place of the board explains the picture");
    cv::solvePnPRefineLM(onBoard, image, matrix, cv::noArray(), turn, origin);
    BoardInSpace board{camera, tileSideMm, {}, origin, 0};
    cv::Rodrigues(turn, board.cameraFromBoard);
    double squares = 0;
    for (std::size_t i = 0; i < lattice.size(); ++i) {
        const cv::Vec3d p = inCamera(board, lattice[i], 0);
        if (!(p[2] > 0)) return Placed::refused("the board would reach behind the camera");
        const double off = cv::norm(pictured(camera, p) - image[i]) / sidePxAt(homography, lattice[i]);
        squares += off * off;
    }
    board.disagreementSides = std::sqrt(squares / static_cast<double>(lattice.size()));
    return board;
}

cv::Matx33d imageFromLattice(const BoardInSpace& board) {
    const cv::Matx33d& r = board.cameraFromBoard;
    const cv::Vec3d& t = board.originInCamera;
    const double s = board.tileSideMm;
    return cameraMatrix(board.camera) *
           cv::Matx33d(s * r(0, 0), s * r(0, 1), t[0], s * r(1, 0), s * r(1, 1), t[1], s * r(2, 0), s * r(2, 1), t[2]);
}

cv::Point2d imageOf(const BoardInSpace& board, cv::Point2d lattice, double heightMm) {
    return pictured(board.camera, inCamera(board, lattice, heightMm));
}

std::optional<cv::Point2d> latticeUnder(const BoardInSpace& board, cv::Point2d image, double heightMm) {
    const cv::Vec3d ray((image.x - board.camera.centrePx.x) / board.camera.focalPx[0],
                        (image.y - board.camera.centrePx.y) / board.camera.focalPx[1], 1);
    const cv::Matx33d boardFromCamera = board.cameraFromBoard.t();
    const cv::Vec3d along = boardFromCamera * ray, camera = boardFromCamera * -board.originInCamera;
    // Parallel to the plane, or away from it: above the horizon.
    const double reach = (-heightMm - camera[2]) / along[2];
    if (!(std::isfinite(reach) && reach > 0)) return std::nullopt;
    return cv::Point2d(camera[0] + reach * along[0], camera[1] + reach * along[1]) / board.tileSideMm;
}

cv::Vec2d leanPxPerMm(const BoardInSpace& board, cv::Point2d lattice) {
    const cv::Vec3d foot = inCamera(board, lattice, 0);
    const cv::Matx33d& r = board.cameraFromBoard;
    const cv::Vec3d up(-r(0, 2), -r(1, 2), -r(2, 2));
    return {board.camera.focalPx[0] * (up[0] * foot[2] - foot[0] * up[2]) / (foot[2] * foot[2]),
            board.camera.focalPx[1] * (up[1] * foot[2] - foot[1] * up[2]) / (foot[2] * foot[2])};
}

double tiltDegrees(const BoardInSpace& board, cv::Point2d lattice) {
    const cv::Vec3d sight = cv::normalize(inCamera(board, lattice, 0));
    const cv::Matx33d& r = board.cameraFromBoard;
    return std::acos(std::clamp(sight.dot({r(0, 2), r(1, 2), r(2, 2)}), -1.0, 1.0)) * 180 / CV_PI;
}

double cameraHeightMm(const BoardInSpace& board) {
    const cv::Matx33d& r = board.cameraFromBoard;
    return board.originInCamera.dot({r(0, 2), r(1, 2), r(2, 2)});
}

double quality(const BoardInSpace& board) {
    const double agreement = std::clamp(1 - board.disagreementSides / 0.1, 0.0, 1.0);
    const double size = std::clamp(sidePxAt(imageFromLattice(board), {0, 0}) / 40, 0.0, 1.0);
    const double steepness = std::clamp((90 - tiltDegrees(board)) / 30, 0.0, 1.0);
    return agreement * size * steepness;
}

}  // namespace hexwarden::calibration
