// What War keeps that no piece shows.
#pragma once

#include "companion/rules/ledger.h"

#include <vector>

namespace hexwarden::rules::war {

/// A fort on the board and the piece that it keeps out of its owner's stock (WAR-12).
struct Fort {
    Corner at;
    Piece madeOf = Piece::settlement;  ///< or city
};

struct WarAccount {
    std::vector<Fort> forts;            ///< all on the board
    game::ByColour<int> knightsUsed{};  ///< in attacks of this turn, where each serves once a turn (WAR-3)
    game::ByColour<bool> homeless{};    ///< had buildings and has none left (WAR-35)

    Piece madeOf(Corner fort) const {
        for (const Fort& f : forts)
            if (f.at == fort) return f.madeOf;
        return Piece::settlement;
    }
};

inline WarAccount& accountOf(Ledger& ledger) {
    return ledger.accounts.of<WarAccount>();
}
inline const WarAccount& accountOf(const Ledger& ledger) {
    return ledger.accounts.of<WarAccount>();
}

}  // namespace hexwarden::rules::war
