// What a tap on a site may mean, likeliest first: the game's next piece there, the robber's move, or taking away.
#pragma once

#include "companion/viewmodel/evening.h"

namespace hexwarden::viewmodel {

std::vector<game::Body> bodiesOf(const game::Site&, const Evening&);
/// "Road, Anna" or "Take away": a reading of a tap on a button.
QString labelOf(const game::Body&, const Evening&);

/// The pair of dice that a sum told without its dice is recorded as: the two halves, the smaller first.
std::array<int, 2> diceOf(int sum);

}  // namespace hexwarden::viewmodel
