// Gold, fish and meat, and the dragon that gold calls.
#pragma once

#include "companion/rules/words.h"

namespace hexwarden::rules::conquest {

struct Economy {
    int dragonGold = 0;  ///< gold of gold fields since the last attack, 0 to 6 (CONQ-20)
};

}  // namespace hexwarden::rules::conquest
