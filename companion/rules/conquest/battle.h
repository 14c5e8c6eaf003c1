// Who can attack what, who stands in for it, and how a battle ends (CONQ-34 to CONQ-37, CONQ-52).
#pragma once

#include "companion/rules/box.h"
#include "companion/rules/conquest/units.h"

#include <optional>

namespace hexwarden::rules::conquest {

bool contains(const std::vector<Target>&, const Target&);

/// Something in range, with who stands in for it.
struct Attack {
    Target target;
    std::vector<Target> first;  ///< must be fought before it
    std::vector<Target> may;    ///< its owner can choose one of them to fight in its place

    bool isDefendedBy(const Target&) const;
};

/// All targets of a piece from the hex on which it stands, sorted; whose turn and which phase it is does not matter.
std::vector<Attack> attacksOf(const GameState&, Colour, Piece unit, Hex at);

/// Everything of other players on a hex that somebody could attack, sorted.
std::vector<Target> targetsOn(const GameState&, Colour attacker, Hex);

/// Added to the attacker's die: a galley's guns, a relic or liquid fire.
int attackBonus(Piece unit, bool blessed);
/// Added to the defender's die: what a building is worth, a galley, a relic or liquid fire.
int defenceBonus(Piece target, bool blessed);

/// Every throw tied, so both roll again (CONQ-35).
bool tied(const std::vector<int>& attack, int attackBonus, const std::vector<int>& defend, int defenceBonus);
/// How the dice fell: none if they tie to the end, go on after one side has won, or one side did not roll.
std::optional<bool> attackerWins(const std::vector<int>& attack, int attackBonus, const std::vector<int>& defend,
                                 int defenceBonus);

/// What the winner puts in the place of a conquered building: the same, else the next lower that is left, else nothing.
Piece conquered(const GameState&, const Box&, Colour winner, Piece building);

}  // namespace hexwarden::rules::conquest
