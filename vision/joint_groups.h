// One shape of building on a picture, or two.
//
// In an edition that the network knows settlements and cities part clearly. In one that it does not, all buildings of a
// picture look alike to it, a little more like the one kind or the other, and each by itself would be told as that. But
// buildings of one shape are of one kind, and a game begins with settlements: a table that has nothing but cities is
// rare.
#pragma once

#include "vision/piece_reader.h"

namespace hexwarden::vision {

/// Chances that buildings of one picture are cities, each by itself; with few buildings they stay.
void readGroupsTogether(std::vector<double>& cities);

/// The same for what is likely a building on a board; the chance that a site is empty, and of each colour, stays.
void readGroupsTogether(PieceLooks&);

}  // namespace hexwarden::vision
