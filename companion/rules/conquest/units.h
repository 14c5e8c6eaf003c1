// Ships and knights of Conquest one by one: the table shows how many stand on a hex, not which of them has acted.
#pragma once

#include "companion/rules/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace hexwarden::rules {
struct Ledger;
}

namespace hexwarden::rules::conquest {

constexpr bool isShip(Piece p) {
    return p == Piece::ship || p == Piece::galley || p == Piece::cargo;
}
/// A knight of any kind.
constexpr bool isKnight(Piece p) {
    return p == Piece::knight || p == Piece::archer || p == Piece::cavalry;
}

enum class Action : std::uint8_t { move, attack, breach, forage };
inline constexpr std::array kActions{Action::move, Action::attack, Action::breach, Action::forage};
inline constexpr int kActionsATurn = 2;  // CONQ-32

/// Pieces of one kind and owner on a hex: ships, knights that are not aboard, or a building.
struct Target {
    Hex at;
    Colour owner{};
    Piece kind = Piece::none;

    auto operator<=>(const Target&) const = default;
};

/// One ship or knight. If several of a kind share a hex, an event means the first that may do what it says.
struct Unit {
    int id = 0;  ///< never given twice in a game
    Colour owner{};
    Piece kind = Piece::ship;
    Hex at;
    bool aboard = false;
    Hex home;                             ///< where it was built, or stood when the record began (CONQ-88)
    bool blessed = false;                 ///< relic or liquid fire: +1 in battle (CONQ-70)
    std::uint8_t done = 0;                ///< actions of this turn, one bit each
    int stepsLeft = 0;                    ///< of a move that ended aboard a cargo ship this turn (CONQ-38)
    std::vector<Target> goesOnAgainst{};  ///< what the one just beaten stood in for (option of CONQ-37)
    bool hasTravelled = false;            ///< the token of CONQ-88 is paid

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
    game::ByColour<int> builtThisTurn{};  ///< ships and knights (CONQ-31)
    bool wallMoved = false;               ///< this turn (CONQ-51)
    std::vector<Fight> fights;            ///< of this turn, in order
    int lastActor = 0;                    ///< Unit::id of who acted last, for what the action brings
    game::ByColour<bool> landed{};        ///< has started (CONQ-6)
    game::ByColour<int> shipsTaken{};     ///< graveyard (CONQ-36)
    game::ByColour<int> knightsTaken{};   ///< prison

    /// Units of a player on a hex, of one kind if it is named.
    std::vector<const Unit*> on(Hex, Colour, Piece kind = Piece::none) const;
};

/// Every ship and knight of the game, in the order in which they came.
const std::vector<Unit>& unitsOf(const Ledger&);
/// Ships and knights that a player has taken in battle (CONQ-36).
int takenBy(const Ledger&, Colour);

/// The unit that an event means: the first that may do it, else the first; none if nothing of the kind is there.
const Unit* actorOf(const std::vector<const Unit*>&, Action);

/// Who tries a wall: a knight on land beside it, or a ship if the wall is on the coast.
const Unit* breacherOf(const Units&, const GameState&, const game::Breached&);
/// Who fishes (a ship) or hunts (a knight).
const Unit* foragerOf(const Units&, const game::Foraged&);

/// Actions that a piece still has this turn (CONQ-32).
int actionsLeft(const Unit&);
bool mayStill(const Unit&, Action);
std::vector<Action> actionsOpen(const Unit&);

/// Hexes that a piece may still go this turn: a whole move, the rest of one that paused aboard, or none.
int stepsLeft(const Unit&);

/// A turn is over: all that lie on their side stand up.
void rest(Units&);

/// Makes the units those of the table: units that the account lacks arrived just now, units that the table lacks are
/// gone.
void match(Units&, const GameState&);

}  // namespace hexwarden::rules::conquest
