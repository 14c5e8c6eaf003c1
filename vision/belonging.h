// To which site a piece with its foot at a lattice point belongs, and how likely each kind is there: ships stand on
// water, armies on land, buildings at corners or, with some piece sets, in the middle of hexes.
#pragma once

#include "tracker/board/piece_set.h"
#include "tracker/board/site.h"
#include "vision/board_pose.h"

#include <vector>

namespace hexwarden::vision {

/// Settlements and cities stand in the middle of hexes (CONQ-1).
bool standsInHexes(const board::PieceSet&);

board::Site siteOfPiece(board::Piece, cv::Point2d foot, const board::PieceSet&);

/// In nats: 0 where such a piece may stand, negative elsewhere.
double belongsAt(board::Piece, cv::Point2d foot, const std::vector<board::Hex>& land, const board::PieceSet&);

/// Where roads, and ships on edges, may lie: the edges of the land, and those of the open sea where ships sail along
/// edges.
std::vector<board::Edge> edgesWithRoutes(const BoardPose&, const board::PieceSet&);

}  // namespace hexwarden::vision
