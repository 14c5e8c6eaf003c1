#include "tracker/board/frame.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace hexwarden::board {
namespace {

struct Point {
    double x = 0, y = 0;  ///< sides of a hex, y to the south
};

Point centreOf(Hex h) {
    return {std::numbers::sqrt3 * (h.q + h.r / 2.0), 1.5 * h.r};
}

Point middleOf(const std::vector<Hex>& land) {
    Point middle;
    for (Hex h : land) {
        middle.x += centreOf(h).x / static_cast<double>(land.size());
        middle.y += centreOf(h).y / static_cast<double>(land.size());
    }
    return middle;
}

/// Clockwise from north-west, 0 to a full turn, seen from the middle; `first` is 0.
double clockwise(Point from, Point at, Point first) {
    const double angle = std::atan2(at.y - from.y, at.x - from.x) - std::atan2(first.y - from.y, first.x - from.x);
    const double full = 2 * std::numbers::pi;
    const double turned = std::fmod(angle + 2 * full, full);
    return turned > full - 1e-6 ? 0 : turned;
}

Point middleOf(Edge e) {
    const auto [a, b] = hexes(e);
    return {(centreOf(a).x + centreOf(b).x) / 2, (centreOf(a).y + centreOf(b).y) / 2};
}

}  // namespace

std::vector<Edge> coastOf(const std::vector<Hex>& land) {
    const std::set<Hex> in(land.begin(), land.end());
    const auto northWest = [](Hex a, Hex b) { return a.r != b.r ? a.r < b.r : a.q < b.q; };
    if (land.empty()) return {};
    const Edge start = edge(*std::min_element(land.begin(), land.end(), northWest), Direction::northWest);
    std::vector<Edge> coast;
    for (Hex h : land)
        for (Edge e : edges(h)) {
            const auto [a, b] = hexes(e);
            if (!in.contains(a) || !in.contains(b)) coast.push_back(e);
        }
    const Point middle = middleOf(land);
    std::sort(coast.begin(), coast.end(), [&](Edge a, Edge b) {
        return clockwise(middle, middleOf(a), middleOf(start)) < clockwise(middle, middleOf(b), middleOf(start));
    });
    return coast;
}

std::vector<Edge> harbourSlots(const BoardSpec& spec, int turn) {
    const std::vector<Edge> coast = coastOf(spec.land);
    int count = 0;
    for (int harbours : spec.harbourCount) count += harbours;
    std::vector<Edge> slots;
    const int edges = static_cast<int>(coast.size());
    for (int i = 0; i < count; ++i) {
        // 30 edges and 9 harbours: 0, 3, 7, 10, 13, 17, …
        const int at = static_cast<int>(std::lround(1.0 * i * edges / count)) + turn;
        slots.push_back(coast[static_cast<std::size_t>(((at % edges) + edges) % edges)]);
    }
    return slots;
}

std::vector<Hex> spiralFrom(Hex corner, const std::vector<Hex>& land) {
    const Point middle = middleOf(land), first = centreOf(corner);
    std::set<Hex> rest(land.begin(), land.end());
    std::vector<Hex> spiral;
    while (!rest.empty()) {
        std::vector<Hex> ring;
        for (Hex h : rest) {
            const auto around = neighbours(h);
            if (!std::all_of(around.begin(), around.end(), [&](Hex n) { return rest.contains(n); })) ring.push_back(h);
        }
        // Anticlockwise; a ring begins where the one outside it began.
        const auto turned = [&](Hex h) { return -clockwise(middle, centreOf(h), first); };
        std::sort(ring.begin(), ring.end(), [&](Hex a, Hex b) { return turned(a) < turned(b); });
        const auto gap = [&](Hex h) {
            const double angle = clockwise(middle, centreOf(h), first);
            return std::min(angle, 2 * std::numbers::pi - angle);
        };
        const auto start =
            std::min_element(ring.begin(), ring.end(), [&](Hex a, Hex b) { return gap(a) < gap(b) - 1e-9; });
        std::rotate(ring.begin(), start, ring.end());
        for (Hex h : ring) rest.erase(h);
        spiral.insert(spiral.end(), ring.begin(), ring.end());
    }
    return spiral;
}

}  // namespace hexwarden::board
