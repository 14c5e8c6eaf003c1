// Where armies may go by roads, ships and hexes, and whose consent that takes.
#pragma once

#include "companion/rules/risk/control.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwarden::rules::risk {

/// A goal and how to get there: `[from, corner, corner, …, hex]` along routes, neighbouring hexes along supply lines.
struct Way {
    Hex to;
    std::vector<Site> path;
};

/// Every enemy hex that a sneak attack of `mover` from `from` can reach (RISK-44), sorted by name; a way has fewest
/// steps. Players in `consent` lend their roads and ships and let troops through on roads they control (RISK-12).
std::vector<Way> sneakAttacks(const GameState&, const Control&, Colour mover, Hex from, ColourSet consent = {});

/// Every hex of the mover's that armies from `from` can be redeployed to (RISK-45), likewise.
std::vector<Way> redeployments(const GameState&, const Control&, Colour mover, Hex from, ColourSet consent = {});

/// One goal: the path, or the smallest sets of further consents that would open one. Says nothing about whether the
/// goal is an enemy's or one's own, or how many armies there are.
SearchedPath<Site> sneakAttack(const GameState&, const Control&, Colour mover, Hex from, Hex to, ColourSet consent);
SearchedPath<Site> redeployment(const GameState&, const Control&, Colour mover, Hex from, Hex to, ColourSet consent);

/// What is missing where a way ends at a corner, or shuts it.
enum class Missing : std::uint8_t { route, building, consent, pirate };
struct Break {
    Missing what = Missing::route;
    ColourSet whose{};  ///< consent, of all or of some of them
};
/// Where `way`, as far as one of the searches above goes, ends; none on a hex.
std::optional<Break> breakAt(const GameState&, const Control&, Colour mover, const std::vector<Site>& way,
                             ColourSet consent);

/// Roads on the edges of that hex, the mover's own or of somebody who consented, are stopped by whoever controls it:
/// a sneak attack that goes in there may go on when it has freed them.
bool roadsStopThere(const GameState&, const Control&, Colour mover, Hex, ColourSet consent);

/// Neighbouring hexes with armies of somebody else: where a battle can begin.
std::vector<Hex> enemiesBeside(const GameState&, Colour mover, Hex from);

enum class March : std::uint8_t { battle, sneakAttack, redeployment, following };

/// What people may mean who point from one hex with armies to another, the usual first; whether it is allowed is judged
/// apart. `following`: more armies move in after a battle was won (BATTLE-4).
std::vector<March> marchesMeant(const GameState&, const Ledger&, Hex from, Hex to);

/// BATTLE-5: armies of that player that may leave the hex, all but one.
int armiesFreeToGo(const GameState&, Colour, Hex);

}  // namespace hexwarden::rules::risk
