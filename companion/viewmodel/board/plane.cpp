#include "companion/viewmodel/board/plane.h"

#include <cmath>
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
