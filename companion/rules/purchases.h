// What a player might buy next, and whether the hand can pay for it as far as the record knows (BASE-20 and the prices
// of every other book).
#pragma once

#include "companion/rules/ledger.h"

#include <vector>

namespace hexwarden::rules {

struct Purchase {
    Piece piece = Piece::none;  ///< none: a development card, or a weapon
    bool weapon = false;
    Means means;

    bool operator==(const Purchase&) const = default;
};

/// Weapons that lie in front of a player: bought or burned for, and not used (WAR-1, WAR-33).
int weaponsOf(const GameState&, Colour);

/// Everything that has a price and of which some are left, in the order of the box.
std::vector<Purchase> purchasesOf(const Ledger&, Colour);

}  // namespace hexwarden::rules
