// Conquest's pieces in kinds and grades.
#pragma once

#include "companion/rules/words.h"

namespace hexwarden::rules::conquest {

/// What a building draws from each hex, adds to its defence and counts in points and tokens (CONQ-2, CONQ-35, CONQ-80):
/// settlement 1, city 2, castle 3; 0 for every other piece.
constexpr int gradeOf(Piece p) {
    switch (p) {
        case Piece::settlement:
            return 1;
        case Piece::city:
            return 2;
        case Piece::castle:
            return 3;
        case Piece::none:
        case Piece::fort:
        case Piece::road:
        case Piece::ship:
        case Piece::bridge:
        case Piece::wall:
        case Piece::army:
        case Piece::knight:
        case Piece::archer:
        case Piece::cavalry:
        case Piece::galley:
        case Piece::cargo:
        case Piece::robber:
        case Piece::pirate:
        case Piece::flood:
            return 0;
    }
    return 0;
}

/// The next lower building; none below a settlement.
constexpr Piece belowOf(Piece building) {
    return building == Piece::castle ? Piece::city : building == Piece::city ? Piece::settlement : Piece::none;
}

}  // namespace hexwarden::rules::conquest
