// A board that shows every piece, marker and state there is, legal or not.
#pragma once

#include "companion/viewmodel/board/board_model.h"

namespace hexwarden::tests {

viewmodel::BoardFacts everyPiece();

/// A place of a picture of it where nothing but its owner's colour can be.
struct Painted {
    board::Piece piece;
    board::Colour colour;
    QPointF at;   ///< lattice units
    QPointF off;  ///< from there, in hundredths
};
std::vector<Painted> paintedPlaces(const viewmodel::BoardFacts&);

}  // namespace hexwarden::tests
