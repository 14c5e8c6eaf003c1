// Where ships and knights can go, step by step and in one move (CONQ-33, CONQ-38, CONQ-52).
#pragma once

#include "companion/rules/conquest/units.h"

#include <optional>

namespace hexwarden::rules::conquest {

/// A piece that may move, as it stands on the table.
struct Mover {
    Colour owner{};
    Piece kind = Piece::ship;
    Hex at;
    int steps = 0;            ///< hexes that it may still go
    bool attackPhase = true;  ///< hexes settled by others may be entered
};

/// Hexes that a piece of that kind goes in one move: ship 4, cargo ship 7, cavalry 3 …
int stepsOf(Piece);

/// One hex within reach and a shortest way there, from the first hex after the start to the hex itself. Onto water for
/// a knight means aboard a cargo ship of its owner that has room; a hex that another player has settled is entered to
/// attack and ends the way.
struct Way {
    std::vector<Hex> path;

    Hex to() const { return path.back(); }
    int steps() const { return static_cast<int>(path.size()); }
};

/// Nearest first, then by hex.
std::vector<Way> waysOf(const GameState&, const Mover&);

/// Pieces that the player's cargo ships on a hex can still take.
int roomAboard(const GameState&, Colour, Hex);

/// One step between neighbouring hexes: ships keep to water, knights to land and out of other players' walls.
bool mayStep(const GameState&, Colour owner, Piece unit, Hex from, Hex to);

/// Steps of the shortest way that is open to the piece (CONQ-88), 0 for none to go; none if no way leads there. A hex
/// that another player has settled may be entered, but there the way ends.
std::optional<int> stepsBetween(const GameState&, Colour owner, Piece unit, Hex from, Hex to);

}  // namespace hexwarden::rules::conquest
