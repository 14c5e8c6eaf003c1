// What Risk keeps that no piece on the table shows.
#pragma once

#include "companion/rules/ledger.h"
#include "companion/rules/risk/control.h"

#include <optional>

namespace hexwarden::rules::risk {

/// An attack from a neighbouring hex that goes on, or was just won.
struct Battle {
    Hex from;
    Hex to;
    bool won = false;  ///< more armies may follow those that moved in (BATTLE-4)

    bool operator==(const Battle&) const = default;
};

/// What set-up waits for, once settlement and road stand (RISK-6).
enum class SetUpArmy : std::uint8_t {
    none,
    besideBuilding,  ///< one on a hex at the starting building
    anywhere         ///< one on any free land hex, round and round
};

struct RiskAccount {
    SetUpArmy setUp = SetUpArmy::none;
    std::optional<Corner> startedAt{};    ///< the starting building whose route, then army, is due
    std::optional<Colour> nextToPlace{};  ///< while armies are placed anywhere

    game::ByColour<int> freeArmies{};    ///< of the last roll, not placed yet (RISK-41)
    int recruited = 0;                   ///< this turn (RISK-40)
    std::optional<Resource> currency{};  ///< named this turn (RISK-40)
    bool attacked = false;               ///< this turn: building is over (RISK-46)
    bool redeployed = false;             ///< this turn: it is over (RISK-45)

    std::optional<Landing> landing{};
    std::optional<Battle> battle{};
    std::optional<Hex> sneakedFrom{};  ///< this turn's sneak attack (RISK-44)
    std::optional<Hex> sneakFrees{};   ///< where it goes and roads stop it: won, it may go on from there
    std::optional<Hex> sneakGoesOn{};  ///< where its armies freed them and may go on

    ColourSet holders{};  ///< players with a building under their control
    ColourSet out{};      ///< eliminated (RISK-50)
};

inline RiskAccount& accountOf(Ledger& ledger) {
    return ledger.accounts.of<RiskAccount>();
}
inline const RiskAccount& accountOf(const Ledger& ledger) {
    return ledger.accounts.of<RiskAccount>();
}

}  // namespace hexwarden::rules::risk
