// What people can say that somebody does from a hex of Conquest: attack, fish or hunt, fight the dragon, lose a piece.
// A deed is listed even if the rules forbid it: the verdict on its event says so.
#pragma once

#include "companion/rules/conquest/battle.h"
#include "companion/rules/ledger.h"

#include <variant>

namespace hexwarden::rules::conquest {

struct Deed {
    enum class Kind : std::uint8_t { attack, fish, hunt, fightDragon, lose };

    Kind kind{};
    Colour player{};
    Piece piece = Piece::none;
    Hex at;

    bool operator==(const Deed&) const = default;
};

/// What an attack is aimed at: pieces or a building (CONQ-34), or a wall (CONQ-53).
using Goal = std::variant<Target, Edge>;

/// What the open perils can take there of anybody, and what whoever is at turn can do with each ship and knight there.
std::vector<Deed> deedsAt(const GameState&, const Ledger&, Hex);

/// Sites with something that the deed reaches; none for a deed without a goal.
std::vector<Site> reachOf(const GameState&, const Deed&);

/// What the deed can be meant for on a site, in reach or not; units before the building that they stand at.
std::vector<Goal> goalsAt(const GameState&, const Deed&, const Site&);

/// Dice that each side throws; a battle that is tied throws again (`isTied`).
struct Throw {
    int attacker = 0;
    int defender = 0;

    bool operator==(const Throw&) const = default;
};
Throw throwFor(const Deed&, const std::optional<Goal>&);

/// The event of a deed as the dice fell: none while an attack has no goal, or fewer dice lie there than it throws.
std::optional<game::Body> eventOf(const Deed&, const std::optional<Goal>&, const std::vector<int>& attack,
                                  const std::vector<int>& defend);

}  // namespace hexwarden::rules::conquest
