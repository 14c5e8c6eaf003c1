// Signs of a roll that nobody recorded: a player does what only the player of the turn may, and had that player's turn
// begun, it would be fine.
#pragma once

#include "companion/story/story.h"

namespace hexwarden::story {

struct MissedRoll {
    game::Colour player{};              ///< whose roll it was
    std::optional<game::Colour> ended;  ///< whose turn had ended before; none: that is recorded
    std::int64_t before = 0;            ///< the event that shows it
};

/// Looked for since the last roll. None for an event that the table has ruled on (`Ruled`).
std::optional<MissedRoll> missedRoll(const Story&);

/// The events that put it in where it belongs, to be said in this order. `sum` of the dice, 2 to 12.
std::vector<game::Body> putIn(const MissedRoll&, int sum);

}  // namespace hexwarden::story
