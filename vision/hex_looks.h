// What stands in the middle of hexes, where a set has buildings there (CONQ-1), in one picture.
//
// The network of corners was trained on corners, where no number tokens lie: it takes them for cities, most often white
// ones. So it is weighed against how surely a number is read there, and against the colours that it sees in the tokens
// of the same board.
#pragma once

#include "tracker/board/piece_set.h"
#include "vision/piece_reader.h"
#include "vision/tile_reader.h"

namespace hexwarden::vision {

/// Weighs what was seen in the middle of tiles by what was read of these: one look a tile, in their order. `token` of
/// the tiles must be there.
void weighByTokens(std::vector<PieceLook<board::Hex>>&, const std::vector<TileLook>&);

/// What stands in the middle of these tiles, whose tokens were read.
std::vector<PieceLook<board::Hex>> lookAtMiddles(PieceReader&, Pyramid&, const View&, const std::vector<TileLook>&,
                                                 const board::PieceSet&, const KnownTable&);

/// The middles of the hexes that more likely have a building than none, in lattice coordinates.
std::vector<cv::Point2d> builtMiddles(const std::vector<PieceLook<board::Hex>>&);

}  // namespace hexwarden::vision
