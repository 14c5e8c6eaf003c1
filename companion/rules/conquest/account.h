// What Conquest keeps that no piece on the table shows.
#pragma once

#include "companion/rules/conquest/economy.h"
#include "companion/rules/conquest/progress.h"
#include "companion/rules/conquest/units.h"
#include "companion/rules/ledger.h"

namespace hexwarden::rules::conquest {

struct ConquestAccount {
    Units units;        ///< CONQ-30 to CONQ-53: each ship and knight, what it has done, what was taken in battle
    Economy economy;    ///< CONQ-2 to CONQ-22, CONQ-70: gold, fish, meat, the dragon's count
    Progress progress;  ///< CONQ-60 to CONQ-62, CONQ-80 to CONQ-93: phase, round, tokens
};

inline ConquestAccount& accountOf(Ledger& ledger) {
    return ledger.accounts.of<ConquestAccount>();
}
inline const ConquestAccount& accountOf(const Ledger& ledger) {
    return ledger.accounts.of<ConquestAccount>();
}

}  // namespace hexwarden::rules::conquest
