// The rules' books, options and combinations and the sets of pieces, as the new-game screen offers them.
#pragma once

#include "companion/viewmodel/screens/new_game_model.h"
#include "tracker/board/piece_set.h"

namespace hexwarden::session {

viewmodel::Catalogue catalogue(std::vector<board::PieceSet>);

}  // namespace hexwarden::session
