// One shape of building on a picture, or two.
//
// In an edition that the network knows, settlements and cities differ clearly, and each is what it looks like. In an
// unknown edition all may look alike to it; only that cities look more like cities than the settlements of the same box
// do holds everywhere. Where the two kinds lie is unknown there, only how far such places scatter: all places, for one
// shape and for two, are weighed by how well the picture's buildings fit them. A game begins with settlements: a table
// that has nothing but cities is rare, and while no more roads lie than buildings stand, as after set-up, so is any
// city (BASE-10).
#pragma once

#include "vision/piece_reader.h"

namespace hexwarden::vision {

/// Chances that buildings of one picture are cities, each by itself, beside so many roads; with few buildings they
/// stay.
void readGroupsTogether(std::vector<double>& cities, double roads);

/// The same for what is likely a building on a board; the chance that a site is empty, and of each colour, stays.
void readGroupsTogether(PieceLooks&);

}  // namespace hexwarden::vision
