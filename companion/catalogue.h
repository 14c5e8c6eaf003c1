// The rules' books, options and combinations, as the new-game screen offers them.
#pragma once

#include "companion/viewmodel/new_game_model.h"

namespace hexwarden {

viewmodel::Catalogue catalogue();

}  // namespace hexwarden
