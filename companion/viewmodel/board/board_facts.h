// From the game's facts, and what the rules make of them, to what a board shows.
#pragma once

#include "companion/rules/referee.h"
#include "companion/viewmodel/board/board_model.h"

namespace hexwarden::viewmodel {

BoardFacts factsOf(const rules::Referee&);

/// The sites of an edge path, corner by corner, for a line through them.
std::vector<board::Site> throughCorners(const std::vector<board::Edge>& chain);

}  // namespace hexwarden::viewmodel
