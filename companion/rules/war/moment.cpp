// What War knows of a moment: what forts are made of, who has how many weapons and forts.
#include "companion/rules/purchases.h"
#include "companion/rules/war/account.h"
#include "companion/rules/war/rules.h"

namespace hexwarden::rules::war {

void giveFort(Ledger& ledger, Corner at, Piece madeOf) {
    accountOf(ledger).forts.push_back({at, madeOf});
}

bool isHomeless(const Ledger& ledger, Colour player) {
    return of(accountOf(ledger).homeless, player);
}

void addExtras(const GameState& state, const Ledger& ledger, Extras& extras) {
    for (const Fort& fort : accountOf(ledger).forts) extras.madeOf.emplace(fort.at, fort.madeOf);
    for (const game::Seat& seat : state.seats) {
        const Colour c = seat.colour;
        if (const int weapons = weaponsOf(state, c); weapons > 0)
            extras.counts.push_back({c, weapons, {"weapon", "Waffe"}, {"weapons", "Waffen"}, "WAR-1"});
        if (const int forts = game::countOf(state, c, Piece::fort); forts > 0)
            extras.counts.push_back({c, forts, {"fort", "Festung"}, {"forts", "Festungen"}, "WAR-10"});
    }
}

}  // namespace hexwarden::rules::war
