// Names of colours, pieces, cards and resources in both languages, for sentences and screens.
#pragma once

#include "companion/rules/clause.h"
#include "tracker/game/event.h"

#include <string>

namespace hexwarden::rules {

Text name(game::Colour);
Text name(game::Piece);
Text name(game::Resource);
Text name(game::Card);
Text name(board::Terrain);

/// "1 brick, 1 lumber"; "nothing" for no cards.
std::string listed(const game::Cards&, Language);

}  // namespace hexwarden::rules
