// Who leads, and what for: by points, in Conquest by victory tokens (CONQ-81).
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <vector>

namespace hexwarden::viewmodel {

struct PlayerStanding {
    game::Colour player{};
    int points = 0;
    QString reasons;           ///< of the points
    int tokens = 0;            ///< victory tokens; 0 where they decide nothing
    QString reasonsForTokens;  ///< empty without tokens
};

/// Tokens win, and points only steer.
bool tokensDecide(const Evening&);
/// The leader first; equal players keep the order of the seats.
std::vector<PlayerStanding> standingsOf(const Evening&);
/// "Anna leads with 3 victory tokens (CONQ-81)."; empty before anybody has something, and after the end.
QString leadOf(const Evening&);

}  // namespace hexwarden::viewmodel
