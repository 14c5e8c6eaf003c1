// The `events` of a replay as event bodies.
#pragma once

#include "companion/ask/table.h"

namespace hexwarden::ask {

/// Complains about an event that is not well-formed; an illegal one is for the rules.
game::Body readEvent(const Field&, const GameState&, const rules::Box&);

}  // namespace hexwarden::ask
