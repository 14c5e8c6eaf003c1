// Settlements and cities of a picture, decided together.
//
// From above or from far a city looks much like a settlement, but boxes agree on one thing: settlements are all of one
// size, and cities cover half as much again. How large a settlement is in this box and this view is not known; it is
// estimated from all buildings of the picture together. As with colours (joint_colours.h) only what the others teach
// about a building counts, so that one alone stays as it was read.
#pragma once

#include "vision/piece_reader.h"

namespace hexwarden::vision {

struct SeenBuilding {
    double city;      ///< the chance that it is no settlement, by itself
    double ownCells;  ///< how much of its crop it covers, see SiteSight
};

/// Weighs what each is by the sizes of the others.
void readSizesTogether(std::vector<SeenBuilding>&);

/// The same for what is likely a building on a board; the chance that a site is empty, and of each colour, stays.
void readSizesTogether(PieceLooks&);

}  // namespace hexwarden::vision
