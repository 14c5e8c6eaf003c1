// The tracker's words, as the rules use them.
#pragma once

#include "tracker/game/state.h"

namespace hexwarden::rules {

using game::Cards;
using game::Colour;
using game::Corner;
using game::Edge;
using game::Event;
using game::forEachPiece;
using game::GameState;
using game::Hex;
using game::of;
using game::Piece;
using game::Resource;
using game::Site;

}  // namespace hexwarden::rules
