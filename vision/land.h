// Which hexes of a fitted lattice are land, and which known shape of board they make.
#pragma once

#include "calibration/outcome.h"
#include "vision/board_maps.h"
#include "vision/board_pose.h"

#include <functional>
#include <string_view>

namespace hexwarden::vision {

struct HexEvidence {
    board::Hex hex;
    double forLand = 0;  ///< log-odds, clipped; 0 where the picture ends
    double inView = 0;   ///< share of the hex inside the picture
    double glimpse =
        -1;  ///< of a hex that the picture cuts: how much like land it looks in view, 0 to 1; -1: nothing is in view
};

/// The hexes of a board that may be tiles, and those about them: what is asked of a LandTeller.
std::vector<HexEvidence> perhapsTiles(const std::vector<HexEvidence>&);

/// Log-odds that each of some hexes is land and not sea, for the heat maps may take a tile of sea for one of land.
using LandTeller = std::function<std::vector<double>(const std::vector<HexEvidence>&)>;

/// Every hex of the lattice that is at least partly in view.
std::vector<HexEvidence> landEvidence(const BoardMaps&, const cv::Matx33d& mapFromLattice);

struct Land {
    std::vector<board::Hex> hexes;           ///< as the lattice of the evidence numbers them, in index order
    const board::BoardSpec* spec = nullptr;  ///< none for a free-form board
    double contradiction = 0;                ///< evidence against this land, over the evidence there is
};

/// The land that the evidence shows: the known shape that it contradicts least, or the hexes themselves. Refused if it
/// shows none, or two that differ, or if hexes of a free-form board are doubtful. `layout` as in FinderOptions; whoever
/// asks for a free-form board states that all of it is in the picture. `teller` is asked only where no known shape
/// explains all that is seen; without one the evidence alone decides.
calibration::Outcome<Land> chooseLand(std::vector<HexEvidence>, const std::vector<board::BoardSpec>&,
                                      std::string_view layout, const LandTeller& teller = {});

/// Whether these hexes, in index order, are the land of the spec, in any rotation and shift.
bool isLandOf(const board::BoardSpec&, const std::vector<board::Hex>&);

/// How a land is numbered for all that follows (see BoardPose::land): the lattice transform and the hexes after it.
struct Numbering {
    cv::Matx33d namedFromSeen = cv::Matx33d::eye();
    std::vector<board::Hex> hexes;
};
Numbering numbering(const Land&, const cv::Matx33d& imageFromLattice);

}  // namespace hexwarden::vision
