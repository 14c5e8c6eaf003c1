// The one way in which the rules of every book ask whether somebody has the cards for something.
#pragma once

#include "companion/rules/rule.h"

namespace hexwarden::rules::base {

/// Nothing if the player surely has them, else a question: BASE-20.
void askFor(const Cards&, const Ledger&, Colour player, Verdict&);

}  // namespace hexwarden::rules::base
