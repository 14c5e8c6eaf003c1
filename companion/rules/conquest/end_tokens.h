// Victory tokens of the end of the game (CONQ-93).
#pragma once

#include "companion/rules/ledger.h"

namespace hexwarden::rules::conquest {

/// Monarch, general, colonist and builder, in that order.
void giveEndTokens(const GameState&, Ledger&);

}  // namespace hexwarden::rules::conquest
