// From the game's facts to what a board shows.
#pragma once

#include "companion/viewmodel/board_model.h"
#include "tracker/game/state.h"

namespace hexwarden::viewmodel {

BoardFacts factsOf(const game::GameState&);

/// The sites of an edge path, corner by corner, for a line through them.
std::vector<board::Site> throughCorners(const std::vector<board::Edge>& chain);

}  // namespace hexwarden::viewmodel
