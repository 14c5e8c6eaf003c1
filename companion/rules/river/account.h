// What the Great River adds to the ledger.
#pragma once

#include "companion/rules/ledger.h"

#include <optional>

namespace hexwarden::rules::river {

struct RiverAccount {
    bool flooded = false;              ///< the flood plain: after an odd number of sevens (RIVER-11)
    bool drowned = false;              ///< the robber is off the board until the next 7 brings him back (RIVER-13)
    bool pirateMayMove = false;        ///< in place of the drowned robber, and need not (RIVER-15)
    std::optional<Hex> robberStart{};  ///< where the robber began; none: beside the board, or not known
    bool startedBeside = false;        ///< the board, according to a record that was laid out without him
};

inline RiverAccount& accountOf(Ledger& ledger) {
    return ledger.accounts.of<RiverAccount>();
}
inline const RiverAccount& accountOf(const Ledger& ledger) {
    return ledger.accounts.of<RiverAccount>();
}

}  // namespace hexwarden::rules::river
