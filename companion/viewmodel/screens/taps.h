// What a tap on a site may mean, likeliest first: every piece of the rule books in force that fits there, a move, the
// thief, or taking away.
#pragma once

#include "companion/viewmodel/screens/evening.h"

namespace hexwarden::viewmodel {

/// One reading of a tap. Readings of one action differ in whose piece, or whose card, it is.
struct Meaning {
    QString action;  ///< "Road", "Take away": on a button
    QString who;     ///< "Anna", "from Ben", "no card": on a button
    std::optional<game::Colour> colour{};
    game::Body body;
    int most = 1;            ///< pieces at once, where it may be several
    bool wantsGoal = false;  ///< a move, from the tapped site to one that is not tapped yet
};

std::vector<Meaning> meaningsOf(const game::Site&, const Evening&);

/// The same with that many pieces, or with a goal.
game::Body withCount(game::Body, int count);
game::Body withGoal(game::Body, const game::Site& goal);

}  // namespace hexwarden::viewmodel
