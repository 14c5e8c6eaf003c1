// What Seafarers keeps that no piece shows.
#pragma once

#include "companion/rules/ledger.h"

#include <optional>
#include <vector>

namespace hexwarden::rules::seafarers {

struct SeafarersAccount {
    std::vector<Edge> shipsBuilt;                    ///< this turn (SEA-5)
    bool shipMoved = false;                          ///< this turn (SEA-5)
    std::optional<Colour> turnOf{};                  ///< whose turn that is; none before it begins
    std::vector<Corner> notOnARoute;                 ///< where buildings went up on no closed route (SEA-5)
    game::ByColour<int> newIslands{};                ///< settled after set-up (SEA-10)
    game::ByColour<std::vector<Hex>> settledLand{};  ///< beside every settlement ever founded; sea hexes too (SEA-10)
};

inline SeafarersAccount& accountOf(Ledger& ledger) {
    return ledger.accounts.of<SeafarersAccount>();
}
inline const SeafarersAccount& accountOf(const Ledger& ledger) {
    return ledger.accounts.of<SeafarersAccount>();
}

}  // namespace hexwarden::rules::seafarers
