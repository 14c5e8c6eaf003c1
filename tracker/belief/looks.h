// What looks at one thing say together: it turns from march to march, and is seen from elsewhere each time.
#pragma once

#include "tracker/belief/reach_belief.h"

#include <vector>

namespace hexwarden::belief {

/// What one look says, the rules and other things left aside.
std::vector<Share> lookOf(const board::Trace&);

/// The geometric mean of so many looks and one more: looks at one thing err in the same way, so they do not add up.
std::vector<Share> meanOf(const std::vector<Share>& looks, int count, const std::vector<Share>& more);

/// The trace as if what it is of had been seen so.
board::Trace seenAs(board::Trace, const std::vector<Share>&);

}  // namespace hexwarden::belief
