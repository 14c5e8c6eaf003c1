// Rounds, phases and victory tokens.
#pragma once

#include "companion/rules/words.h"

namespace hexwarden::rules::conquest {

struct Progress {
    int round = 1;             ///< from 1 on, through both phases (CONQ-60)
    bool attackPhase = false;  ///< before it nobody attacks or breaches (CONQ-60, CONQ-61)
};

}  // namespace hexwarden::rules::conquest
