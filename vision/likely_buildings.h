// The buildings of a picture that are probably there, for readers that judge them together.
#pragma once

#include "vision/piece_reader.h"

namespace hexwarden::vision {

struct LikelyBuilding {
    PieceLook<board::Corner>* look = nullptr;
    double city = 0;  ///< the chance that it is a city and no settlement
};

/// The corners that have a building with a probability of at least a half.
std::vector<LikelyBuilding> likelyBuildings(PieceLooks&);

/// Moves the chance that a building is a city; the chance that the site is empty, and of each colour, stays.
void setChanceOfCity(Shares& occupant, double was, double is);

}  // namespace hexwarden::vision
