#include "companion/viewmodel/board/shore.h"

#include "companion/viewmodel/board/plane.h"

#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <utility>

namespace hexwarden::viewmodel {

namespace {

/// Chords for the sixth of a circle round an outer corner.
constexpr int kChords = 5;

/// The corner after each on the rim, with land at the right hand.
std::map<board::Corner, board::Corner> rim(const std::vector<board::Hex>& hexes) {
    std::set<std::pair<board::Corner, board::Corner>> sides;
    for (const board::Hex h : hexes) {
        const auto corners = board::corners(h);
        for (std::size_t i = 0; i < corners.size(); ++i) sides.emplace(corners[i], corners[(i + 1) % corners.size()]);
    }
    std::map<board::Corner, board::Corner> next;
    for (const auto& [from, to] : sides)
        if (!sides.contains({to, from})) next.emplace(from, to);
    return next;
}

QPointF turned(QPointF v, double angle) {
    return {v.x() * std::cos(angle) - v.y() * std::sin(angle), v.x() * std::sin(angle) + v.y() * std::cos(angle)};
}

void goRound(const std::array<board::Corner, 3>& way, double by, QPolygonF& polygon) {
    const QPointF at = inLattice(way[1]), come = at - inLattice(way[0]), go = inLattice(way[2]) - at;
    const QPointF outward(come.y(), -come.x());
    const double sixth = std::numbers::pi / 3;
    const bool outerCorner = come.x() * go.y() > come.y() * go.x();
    if (!outerCorner) {
        polygon << at + turned(outward, -sixth / 2) * (by / std::cos(sixth / 2));
        return;
    }
    for (int i = 0; i <= kChords; ++i) polygon << at + turned(outward, i * sixth / kChords) * by;
}

}  // namespace

std::vector<QPolygonF> grown(const std::vector<board::Hex>& hexes, double by) {
    std::vector<QPolygonF> polygons;
    for (auto next = rim(hexes); !next.empty();) {
        QPolygonF& polygon = polygons.emplace_back();
        const board::Corner first = next.begin()->first;
        board::Corner before = first, at = next.at(first);
        do {
            const board::Corner after = next.at(at);
            goRound({before, at, after}, by, polygon);
            next.erase(at);
            before = std::exchange(at, after);
        } while (before != first);
    }
    return polygons;
}

}  // namespace hexwarden::viewmodel
