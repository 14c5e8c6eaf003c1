// What lies in a picture besides the board: a second one, or tiles that were put aside. Their lattice is another, but
// by chance a hex or a row of it may come to lie near a point of the board's.
#pragma once

#include "vision/board_maps.h"
#include "vision/lattice_fit.h"

#include <optional>
#include <vector>

namespace hexwarden::vision {

/// Centres and corners of the land, as lattice points.
std::vector<cv::Point2d> pointsOf(const std::vector<board::Hex>& land);

/// Hexes of parts of the land whose tiles and those of its largest part lie on two lattices, by the peaks that the fit
/// explained of these maps. Islands of one board share its lattice: a frame holds them.
std::vector<board::Hex> strangersIn(const std::vector<board::Hex>& land, const LatticeFit&, const BoardMaps&);

/// The lattice by what it explained of this land alone; none if that is too little.
std::optional<LatticeFit> fitOn(const std::vector<board::Hex>& land, const LatticeFit&);

/// The land without parts on which there is no peak at all.
std::vector<board::Hex> partsWithPeaks(const std::vector<board::Hex>& land,
                                       const std::vector<cv::Point2d>& peaksInLattice);

/// Whether two parts of the land are whole boards by themselves.
bool makesTwoBoards(const std::vector<board::Hex>& land, const std::vector<board::BoardSpec>&);

/// Whether these peaks of a map hold a lattice of their own, large enough for a board, beside what lies at `own`.
bool holdsAnotherBoard(std::vector<Peak> centres, std::vector<Peak> corners, const cv::Matx33d& latticeFromMap,
                       const std::vector<cv::Point2d>& own);

/// Where the map shows the largest patch of land beside what lies at `own`, in cells; empty if none is large enough to
/// be a board that is seen too small to make out its tiles.
cv::Rect landBeside(const cv::Mat& land, const cv::Matx33d& latticeFromMap, const std::vector<cv::Point2d>& own);

}  // namespace hexwarden::vision
