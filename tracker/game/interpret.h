// Steady changes of the table, told as events: who built, what moved, who rolled.
#pragma once

#include "tracker/board/change.h"
#include "tracker/game/state.h"

#include <vector>

namespace hexwarden::game {

struct Reading {
    Body body;
    float confidence = 1;
    std::int64_t atMs = 0;  ///< as the change has it

    bool operator==(const Reading&) const = default;
};

/// What happened, in an order in which it can have happened: by time, except that pieces seen together are built from
/// what stood there before (a settlement before its road in set-up, a road before the settlement it leads to).
///
/// A city over the same player's settlement is one `Built`. Another colour is a `Removed` and a `Built`. A route that
/// is new while a doubt says that one of the same kind and colour is gone has `Moved`; no other doubt makes an event.
/// Dice belong to the player whose roll is due; dice after dice tell that the turn between them has ended. A change
/// that the state already has makes none.
std::vector<Reading> interpret(const GameState&, const std::vector<board::Change>&,
                               const std::vector<board::Doubt>& = {});

}  // namespace hexwarden::game
