#include "calibration/hand_corners.h"

#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {
namespace {

using Laid = Outcome<cv::Matx33d>;

constexpr double kLeastApartPx = 12;
// Twice the area of a triangle over its longest side squared: 0.05 is three corners within about three degrees of a
// line.
constexpr double kLeastBulge = 0.05;

double doubleArea(cv::Point2d a, cv::Point2d b, cv::Point2d c) {
    return (b - a).cross(c - a);
}

bool inLine(cv::Point2d a, cv::Point2d b, cv::Point2d c) {
    const double longest = std::max({cv::norm(b - a), cv::norm(c - b), cv::norm(a - c)});
    return std::abs(doubleArea(a, b, c)) < kLeastBulge * longest * longest;
}

}  // namespace

std::array<board::Corner, 4> handles(const std::vector<board::Hex>& land) {
    std::set<std::size_t> distinct;
    for (board::Hex h : land)
        for (board::Corner c : board::corners(h)) distinct.insert(c.index());
    const std::vector<std::size_t> corners(distinct.begin(), distinct.end());
    std::vector<cv::Point2f> points;
    for (std::size_t index : corners) points.emplace_back(pointInLattice(board::Corner::at(index)));
    std::vector<int> rim;  // clockwise, for y points down
    cv::convexHull(points, rim, false);
    const auto at = [&](std::size_t i) { return cv::Point2d(points[static_cast<std::size_t>(rim[i])]); };
    std::array<std::size_t, 4> best{};
    double largest = -1;
    for (std::size_t a = 0; a < rim.size(); ++a)
        for (std::size_t b = a + 1; b < rim.size(); ++b)
            for (std::size_t c = b + 1; c < rim.size(); ++c)
                for (std::size_t d = c + 1; d < rim.size(); ++d) {
                    const double area = std::abs((at(c) - at(a)).cross(at(d) - at(b)));
                    if (area > largest + 1e-6) {
                        largest = area;
                        best = {a, b, c, d};
                    }
                }
    std::array<board::Corner, 4> found;
    for (std::size_t i = 0; i < 4; ++i) found[i] = board::Corner::at(corners[static_cast<std::size_t>(rim[best[i]])]);
    if (doubleArea(pointInLattice(found[0]), pointInLattice(found[1]), pointInLattice(found[2])) < 0)
        std::reverse(found.begin() + 1, found.end());
    return found;
}

Outcome<cv::Matx33d> latticeFromTaps(const std::array<Tap, 4>& taps) {
    for (std::size_t i = 0; i < 4; ++i)
        for (std::size_t j = i + 1; j < 4; ++j) {
            if (cv::norm(taps[i].lattice - taps[j].lattice) < 1e-6)
                return Laid::refused(board::say("the same corner of the board was given twice"));
            if (cv::norm(taps[i].image - taps[j].image) < kLeastApartPx)
                return Laid::refused(board::say("two of the four corners lie on the same spot of the picture"));
        }
    // A view from above keeps the sense of every three of the four points.
    int kept = 0, reversed = 0;
    for (std::size_t left = 0; left < 4; ++left) {
        const Tap &a = taps[(left + 1) % 4], &b = taps[(left + 2) % 4], &c = taps[(left + 3) % 4];
        if (inLine(a.lattice, b.lattice, c.lattice) || inLine(a.image, b.image, c.image))
            return Laid::refused(board::say("three of the four corners lie in one line"));
        const bool same = doubleArea(a.lattice, b.lattice, c.lattice) * doubleArea(a.image, b.image, c.image) > 0;
        ++(same ? kept : reversed);
    }
    if (reversed == 4)
        return Laid::refused(board::say("the corners run the wrong way round: the board would be mirrored"));
    if (kept != 4) return Laid::refused(board::say("the corners are crossed: two of them have changed places"));
    std::array<cv::Point2f, 4> from, to;
    for (std::size_t i = 0; i < 4; ++i) {
        from[i] = taps[i].lattice;
        to[i] = taps[i].image;
    }
    const cv::Mat h = cv::getPerspectiveTransform(from.data(), to.data());
    return cv::Matx33d(h.ptr<double>());
}

}  // namespace hexwarden::calibration
