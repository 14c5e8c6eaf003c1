// Recognises pieces that were shown once: which things on and about the hexes are such pieces, and which are not.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/shape_reader.h"

namespace hexwarden::vision {

/// Where about each hex a building that was shown may stand: its corners and its middle; nowhere if none was shown.
std::vector<std::vector<cv::Point2d>> feetAsked(const std::vector<board::Hex>&, const calibration::ShownPieces&);

/// Beside the board, where a piece was shown that may still stand there.
bool isAside(cv::Point2d footInLattice, const std::vector<board::Hex>& land, const calibration::ShownPieces&);

/// Fills in the place (see likeness.h) of each thing that was seen.
void place(std::vector<ShapeLook>&, LikenessReader&, Pyramid&, const View&);

/// Where pieces of the base game stand, and nothing else; lattice points.
struct TakenPlaces {
    std::vector<cv::Point2d> sites = {};    ///< corners, and middles of edges
    std::vector<cv::Point2d> middles = {};  ///< of hexes

    bool has(cv::Point2d foot) const;
};

/// Every thing once, hex by hex: as one of the pieces that were shown, as a shape by which the set shows a kind that
/// nobody showed, or as none of them.
std::vector<board::ShapeReading> shownAmong(const std::vector<ShapeLook>&, const cv::Matx33d& imageFromLattice,
                                            const std::vector<board::Hex>& land, const board::PieceSet&,
                                            const calibration::ShownPieces&, const TakenPlaces&);

/// As hexesOfShapes, of the pieces that were shown as well.
std::vector<board::Hex> hexesOfShown(const BoardPose&, const board::PieceSet&, const calibration::ShownPieces&);

}  // namespace hexwarden::vision
