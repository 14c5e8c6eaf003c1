// Ships and knights of Conquest one by one: the table shows how many stand on a hex, not which of them has acted.
#pragma once

#include "companion/rules/words.h"

#include <cstdint>
#include <vector>

namespace hexwarden::rules::conquest {

constexpr bool isShip(Piece p) {
    return p == Piece::ship || p == Piece::galley || p == Piece::cargo;
}
/// A knight of any kind.
constexpr bool isKnight(Piece p) {
    return p == Piece::knight || p == Piece::archer || p == Piece::cavalry;
}

enum class Action : std::uint8_t { move, attack, breach, forage };
inline constexpr int kActionCount = 4;
inline constexpr int kActionsATurn = 2;  // CONQ-32

/// One ship or knight. Where several alike share a hex, an event means the first that may do what it tells.
struct Unit {
    int id = 0;  ///< never given twice in a game
    Colour owner{};
    Piece kind = Piece::ship;
    Hex at;
    bool aboard = false;
    Hex home;                   ///< where it was built, or stood when the record began (CONQ-88)
    bool blessed = false;       ///< relic or liquid fire: +1 in battle (CONQ-70)
    std::uint8_t done = 0;      ///< actions of this turn, one bit each
    int stepsLeft = 0;          ///< of a move that ended aboard a cargo ship this turn (CONQ-38)
    bool hasTravelled = false;  ///< the token of CONQ-88 is paid

    bool has(Action a) const { return (done >> static_cast<unsigned>(a)) & 1U; }
    int actionsDone() const;
    void note(Action a) { done = static_cast<std::uint8_t>(done | (1U << static_cast<unsigned>(a))); }
};

/// One battle roll of this turn.
struct Fight {
    int attacker = 0;  ///< Unit::id
    Hex at;            ///< where the defender stands
    Colour defender{};
    Piece target = Piece::none;  ///< kind of piece or building
    bool won = false;            ///< by the attacker
    int defendersBefore = 0;     ///< ships, knights and building of that player on the hex
    int enemiesLeft = 0;         ///< of them, afterwards
};

struct Units {
    std::vector<Unit> all;  ///< in the order in which they came
    int nextId = 1;
    int builtThisTurn = 0;               ///< ships and knights (CONQ-31)
    bool wallMoved = false;              ///< this turn (CONQ-51)
    std::vector<Fight> fights;           ///< of this turn, in order
    game::ByColour<int> shipsTaken{};    ///< graveyard (CONQ-36)
    game::ByColour<int> knightsTaken{};  ///< prison

    /// Units of a player on a hex, of one kind if it is named.
    std::vector<const Unit*> on(Hex, Colour, Piece kind = Piece::none) const;
};

/// Actions that a piece still has this turn (CONQ-32).
int actionsLeft(const Unit&);
bool mayStill(const Unit&, Action);

}  // namespace hexwarden::rules::conquest
