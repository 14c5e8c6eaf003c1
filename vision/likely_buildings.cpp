#include "vision/likely_buildings.h"

#include <algorithm>

namespace hexwarden::vision {
namespace {

/// Sites with a building less likely than this are left out.
constexpr double kLeastPresent = .5;

}  // namespace

std::vector<LikelyBuilding> likelyBuildings(PieceLooks& looks) {
    const std::vector<board::Occupant>& kinds = cornerOccupants();
    std::vector<LikelyBuilding> buildings;
    for (auto& look : looks.corners) {
        const double present = 1 - look.occupant[0];
        if (present < kLeastPresent) continue;
        double city = 0;
        for (std::size_t i = 1; i < kinds.size(); ++i)
            if (kinds[i].piece == board::Piece::city) city += look.occupant[i];
        buildings.push_back({&look, std::clamp(city / present, 0., 1.)});
    }
    return buildings;
}

void setChanceOfCity(Shares& occupant, double was, double is) {
    const std::vector<board::Occupant>& kinds = cornerOccupants();
    for (std::size_t i = 1; i < kinds.size(); ++i) {
        const bool isCity = kinds[i].piece == board::Piece::city;
        const double before = isCity ? was : 1 - was, now = isCity ? is : 1 - is;
        if (before > 0) occupant[i] *= now / before;
    }
}

}  // namespace hexwarden::vision
