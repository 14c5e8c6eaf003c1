// Who gets what for a roll, card by card with its reason.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/words.h"

#include <map>
#include <vector>

namespace hexwarden::rules {

struct Credit {
    Colour player{};
    Resource resource{};  ///< `gold` in seafarers: a free choice not yet made
    int count = 0;
    Hex hex;        ///< that produced it
    Site building;  ///< that draws it
    ClauseId clause;

    bool operator==(const Credit&) const = default;
};

struct Credits {
    std::vector<Credit> paid;
    std::vector<Credit> withheld;  ///< owed, but the bank is short; the clause is the one that says so

    game::ByColour<Cards> gifts{};  ///< from the bank, but no hex pays them (CONQ-4)

    bool operator==(const Credits&) const = default;

    void clear();
    /// Sums of `paid`, and the gifts.
    game::ByColour<Cards> gains() const;
};

}  // namespace hexwarden::rules
