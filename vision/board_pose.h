// Where the board lies in a picture.
#pragma once

#include "tracker/board/board_spec.h"
#include "vision/geometry.h"

#include <string>
#include <vector>

namespace hexwarden::vision {

struct BoardPose {
    View view;
    /// The land hexes in index order. On a known shape they are the spec's own; a free-form board is shifted so that
    /// the hex nearest to its middle is 0,0. Of the turns that a shape allows, `find` takes the one that lies most
    /// upright in the picture.
    std::vector<board::Hex> land;
    std::string layout;  ///< name of the board spec, "free-form" where none fits
    double quality = 0;  ///< 0 lost to 1 sharp: share of the lattice seen where it should be, less for a large residual
    double residualSides = 0;            ///< root mean square distance of what was seen from the lattice, in tile sides
    std::vector<board::Hex> water = {};  ///< about a free-form land, on which tiles of water lie; in index order
};

/// The names of the hexes of a land, in its order, after a turn clockwise by sixths about 0,0. Where a shift brings the
/// turned land onto `like`, it is shifted too: the middle of a base-30 board or of an island may lie between hexes, any
/// of which can be 0,0.
std::vector<board::Hex> renumbered(const std::vector<board::Hex>& land, int sixths,
                                   const std::vector<board::Hex>& like);
/// The same board with its hexes so renumbered: one that was lost and found again from another side.
BoardPose renumbered(const BoardPose&, int sixths, const std::vector<board::Hex>& like);

/// The pose in a picture of another size of the same scene.
BoardPose resized(const BoardPose&, cv::Size);

/// The corners and the edges of the land, in index order.
std::vector<board::Corner> cornersOf(const std::vector<board::Hex>& land);
std::vector<board::Edge> edgesOf(const std::vector<board::Hex>& land);
/// The edges of tiles of water that no land touches, in index order: ships sail there too (SEA-2).
std::vector<board::Edge> openEdgesOf(const BoardPose&);

}  // namespace hexwarden::vision
