#include "companion/rules/war/account.h"
#include "companion/rules/war/rules.h"

namespace hexwarden::rules::war {

void addExtras(const GameState&, const Ledger& ledger, Extras& extras) {
    for (const Fort& fort : accountOf(ledger).forts) extras.madeOf.emplace(fort.at, fort.madeOf);
}

}  // namespace hexwarden::rules::war
