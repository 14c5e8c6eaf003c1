// Who gets what for a roll, card by card with its reason.
#pragma once

#include "companion/rules/clause.h"
#include "tracker/game/state.h"

#include <map>
#include <vector>

namespace hexwarden::rules {

struct Credit {
    game::Colour player{};
    game::Resource resource{};  ///< `gold` in seafarers: a free choice not yet made
    int count = 0;
    game::Hex hex;        ///< that produced it
    game::Site building;  ///< that draws it
    ClauseId clause;

    bool operator==(const Credit&) const = default;
};

struct Credits {
    std::vector<Credit> paid;
    std::vector<Credit> withheld;  ///< owed, but the bank is short; the clause is the one that says so

    /// Sums of `paid`.
    game::ByColour<game::Cards> gains() const;
};

}  // namespace hexwarden::rules
