// Battles of Risk: what dice do, and what is to be expected of them.
#pragma once

#include <vector>

namespace hexwarden::rules::risk {

inline constexpr int kMostAttackDice = 3;   // BATTLE-1
inline constexpr int kMostDefenceDice = 2;  // BATTLE-1

/// Armies that take no part: one on the hex that an attack comes from, none where the attackers have landed (RISK-32).
constexpr int armiesStaying(bool landed) {
    return landed ? 0 : 1;
}
/// BATTLE-1: how many dice a side may roll at most; none for nobody.
int attackDice(int attackers, int staying);
int defenceDice(int defenders);

struct Losses {
    int attacker = 0;
    int defender = 0;

    bool operator==(const Losses&) const = default;
};

/// BATTLE-2: the highest dice are compared, then the second ones; a tie is the defender's.
Losses lossesOf(std::vector<int> attack, std::vector<int> defend);

/// What follows if both sides always roll as many dice as they may, until one cannot go on (BATTLE-7).
struct Odds {
    double win = 0;            ///< that no defender is left
    double attackersLeft = 0;  ///< expected in all cases, those included that stay behind
    double defendersLeft = 0;  ///< expected in all cases
};

/// Exact, by the Markov chain of both counts. `staying` armies of the attackers never roll: `armiesStaying`.
Odds odds(int attackers, int defenders, int staying = 1);

/// The same for 1, 2, 3 … `mostAttackers` attackers against one number of defenders: a curve to draw.
std::vector<Odds> oddsCurve(int mostAttackers, int defenders, int staying = 1);

}  // namespace hexwarden::rules::risk
