// One shape of building on a picture, or two.
//
// In an edition that the networks know, settlements and cities differ clearly and lie where they always do. In an
// unknown edition all may look alike by themselves; only that buildings of one kind lie near each other there, and
// cities apart from them in a usual direction, holds everywhere. So all ways to part a picture's buildings are weighed:
// by how near those of one kind lie, where the two kinds usually lie, and how rare cities are. A game begins with
// settlements: a table that has nothing but cities is rare, and while no more roads lie than buildings stand, as after
// set-up, so is any city (BASE-10).
#pragma once

#include "vision/piece_reader.h"

#include <array>
#include <vector>

namespace hexwarden::vision {

/// Where a building lies among all buildings: buildings of one kind of one box lie about 1 apart (in each number), a
/// box's cities usually some 3 to 6 further on than its settlements. See data/models/building_kinds.md.
using BuildingPlace = std::array<double, 3>;

struct GroupedBuilding {
    double city;  ///< the chance that it is a city, by itself
    std::size_t colour;
    BuildingPlace place;
};

/// Moves the chances of one picture's buildings beside so many roads; with few buildings they stay.
void readGroupsTogether(std::vector<GroupedBuilding>&, double roads);

/// The same for what is likely a building on a board; the chance that a site is empty, and of each colour, stays. What
/// is known of the table (vision/table_look.h) counts beside it.
void readGroupsTogether(PieceLooks&);

}  // namespace hexwarden::vision
