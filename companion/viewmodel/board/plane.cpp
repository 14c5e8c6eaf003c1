#include "companion/viewmodel/board/plane.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace hexwarden::viewmodel {

QPointF inLattice(board::Hex h) {
    return {std::numbers::sqrt3 * (h.q + h.r / 2.0), 1.5 * h.r};
}

QPointF inLattice(board::Corner c) {
    return inLattice(c.hex) + QPointF(0, c.tip == board::Tip::north ? -1 : 1);
}

QPointF inLattice(board::Edge e) {
    const auto [a, b] = board::ends(e);
    return (inLattice(a) + inLattice(b)) / 2;
}

QPointF inLattice(const board::Site& site) {
    return std::visit([](auto s) { return inLattice(s); }, site);
}

std::optional<std::size_t> nextOf(const std::vector<QPointF>& points, QPointF from, int dx, int dy) {
    constexpr double kLeastAhead = 0.1, kBehindAllAhead = 1000;
    std::optional<std::size_t> next;
    double least = std::numeric_limits<double>::max();
    const bool anywhere = dx == 0 && dy == 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const QPointF away = points[i] - from;
        const double ahead = away.x() * dx + away.y() * dy, aside = std::abs(away.x() * dy) + std::abs(away.y() * dx);
        if (!anywhere && ahead < kLeastAhead) continue;
        const double cost =
            anywhere || aside <= ahead ? std::hypot(away.x(), away.y()) : kBehindAllAhead + ahead + 2 * aside;
        if (cost >= least) continue;
        least = cost;
        next = i;
    }
    return next;
}

double turnOf(board::Edge e) {
    switch (e.side) {
        case board::Side::northEast:
            return 30;
        case board::Side::east:
            return 90;
        case board::Side::southEast:
            return -30;
    }
    return 0;
}

}  // namespace hexwarden::viewmodel
