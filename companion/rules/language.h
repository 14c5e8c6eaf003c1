// Names of colours, pieces, cards and resources in both languages, for sentences and screens.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/words.h"

#include <string>

namespace hexwarden::rules {

Text name(Colour);
Text name(Piece);
Text name(Resource);
Text name(game::Card);
Text name(board::Terrain);

/// "1 brick, 1 lumber"; "nothing" for no cards.
std::string listed(const Cards&, Language);

}  // namespace hexwarden::rules
