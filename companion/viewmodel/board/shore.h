// The outlines of a board's water and beach. They are computed once for each board: stroking the outline of sixty hexes
// again for every piece takes the software renderer twenty times as long as all the rest of the board.
#pragma once

#include "tracker/board/hex.h"

#include <QPolygonF>
#include <vector>

namespace hexwarden::viewmodel {

/// All that lies on the hexes or nearer than `by` to one of them, as polygons to be filled by the winding rule; lattice
/// units. `by` is less than half the width of a hex, so that no hole of the board turns inside out.
std::vector<QPolygonF> grown(const std::vector<board::Hex>&, double by);

}  // namespace hexwarden::viewmodel
