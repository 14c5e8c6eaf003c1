#include "calibration/lattice.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>

namespace hexwarden::calibration {
namespace {

const double kHalfWidth = std::numbers::sqrt3 / 2;  // of a hex, in sides

}  // namespace

cv::Point2d centreInLattice(board::Hex h) {
    return {2 * kHalfWidth * (h.q + h.r / 2.), 1.5 * h.r};
}

cv::Point2d middleOfLand(const std::vector<board::Hex>& land) {
    cv::Point2d middle;
    for (board::Hex h : land) middle += centreInLattice(h) * (1. / static_cast<double>(land.size()));
    return middle;
}

cv::Point2d pointInLattice(board::Corner c) {
    return centreInLattice(c.hex) + cv::Point2d(0, c.tip == board::Tip::north ? -1 : 1);
}

std::array<cv::Point2d, 2> endsInLattice(board::Edge e) {
    const auto both = ends(e);
    return {pointInLattice(both[0]), pointInLattice(both[1])};
}

cv::Point2d middleInLattice(board::Edge e) {
    const auto [first, second] = endsInLattice(e);
    return (first + second) / 2;
}

cv::Point2d pointInLattice(const board::Site& site) {
    if (const auto* hex = std::get_if<board::Hex>(&site)) return centreInLattice(*hex);
    if (const auto* corner = std::get_if<board::Corner>(&site)) return pointInLattice(*corner);
    return middleInLattice(std::get<board::Edge>(site));
}

board::Hex hexAt(cv::Point2d p) {
    const double r = p.y / 1.5, q = p.x / (2 * kHalfWidth) - r / 2, s = -q - r;
    double wholeQ = std::round(q), wholeR = std::round(r);
    const double wholeS = std::round(s);
    const double offQ = std::abs(wholeQ - q), offR = std::abs(wholeR - r), offS = std::abs(wholeS - s);
    if (offQ > offR && offQ > offS) {
        wholeQ = -wholeR - wholeS;
    } else if (offR > offS) {
        wholeR = -wholeQ - wholeS;
    }
    return {static_cast<int>(wholeQ), static_cast<int>(wholeR)};
}

cv::Matx33d latticeTurned(int sixths) {
    const double a = sixths * std::numbers::pi / 3;
    return {std::cos(a), -std::sin(a), 0, std::sin(a), std::cos(a), 0, 0, 0, 1};
}

cv::Matx33d latticeShiftedTo(board::Hex h) {
    const cv::Point2d to = centreInLattice(h);
    return {1, 0, to.x, 0, 1, to.y, 0, 0, 1};
}

cv::Point2d project(const cv::Matx33d& m, cv::Point2d p) {
    const cv::Vec3d v = m * cv::Vec3d(p.x, p.y, 1);
    return {v[0] / v[2], v[1] / v[2]};
}

cv::Matx22d jacobianAt(const cv::Matx33d& m, cv::Point2d p) {
    const cv::Vec3d v = m * cv::Vec3d(p.x, p.y, 1);
    const double w = v[2], w2 = w * w;
    return {(m(0, 0) * w - m(2, 0) * v[0]) / w2, (m(0, 1) * w - m(2, 1) * v[0]) / w2,
            (m(1, 0) * w - m(2, 0) * v[1]) / w2, (m(1, 1) * w - m(2, 1) * v[1]) / w2};
}

double sidePxAt(const cv::Matx33d& imageFromLattice, cv::Point2d p) {
    const cv::Matx22d j = jacobianAt(imageFromLattice, p);
    const double sum = j.dot(j), det = j(0, 0) * j(1, 1) - j(0, 1) * j(1, 0);
    return std::sqrt((sum + std::sqrt(std::max(0., sum * sum - 4 * det * det))) / 2);
}

std::vector<cv::Point2d> project(const cv::Matx33d& m, const std::vector<cv::Point2d>& points) {
    std::vector<cv::Point2d> projected;
    projected.reserve(points.size());
    for (cv::Point2d p : points) projected.push_back(project(m, p));
    return projected;
}

std::vector<cv::Point2d> cornersInLattice(const std::vector<board::Hex>& hexes) {
    std::set<std::size_t> distinct;
    for (board::Hex h : hexes)
        for (board::Corner c : board::corners(h)) distinct.insert(c.index());
    std::vector<cv::Point2d> points;
    for (std::size_t index : distinct) points.push_back(pointInLattice(board::Corner::at(index)));
    return points;
}

double disagreementSides(const cv::Matx33d& imageFromLattice, const cv::Matx33d& reference,
                         const std::vector<board::Hex>& land) {
    double worst = 0;
    for (cv::Point2d p : cornersInLattice(land)) {
        const double off = cv::norm(project(imageFromLattice, p) - project(reference, p)) / sidePxAt(reference, p);
        if (!std::isfinite(off)) return std::numeric_limits<double>::infinity();
        worst = std::max(worst, off);
    }
    return worst;
}

cv::Matx33d namedLike(const cv::Matx33d& reference, const cv::Matx33d& found, const std::vector<board::Hex>& land) {
    const cv::Matx33d foundFromReference = found.inv() * reference;
    const std::vector<cv::Point2d> points = cornersInLattice(land);
    cv::Point2d middle;
    for (cv::Point2d p : points) middle += p / static_cast<double>(points.size());
    const board::Hex middleHex = hexAt(middle);
    const cv::Point2d middleInFound = project(foundFromReference, centreInLattice(middleHex));
    cv::Matx33d best = found;
    double least = std::numeric_limits<double>::infinity();
    if (cv::norm(middleInFound) > board::kReach) return found;
    for (int turns = 0; turns < 6; ++turns) {
        // The shift that takes the middle hex, once turned, to the hex found where it is.
        const board::Hex turnedMiddle = board::turned(middleHex, turns), target = hexAt(middleInFound);
        const board::Hex shift{target.q - turnedMiddle.q, target.r - turnedMiddle.r};
        const cv::Matx33d candidate = found * latticeShiftedTo(shift) * latticeTurned(turns);
        const double off = disagreementSides(candidate, reference, land);
        if (off < least) {
            least = off;
            best = candidate;
        }
    }
    return best;
}

}  // namespace hexwarden::calibration
