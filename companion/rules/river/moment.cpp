#include "companion/rules/river/account.h"
#include "companion/rules/river/rules.h"

namespace hexwarden::rules::river {

void addExtras(const GameState&, const Ledger& ledger, Extras& extras) {
    const RiverAccount& river = accountOf(ledger);
    extras.flooded = river.flooded;
    extras.drowned = river.drowned;
    extras.pirateMayMove = river.pirateMayMove;
    extras.robberStart = river.robberStart;
}

}  // namespace hexwarden::rules::river
