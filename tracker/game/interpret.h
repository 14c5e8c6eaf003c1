// Steady changes of the table as events: who built, what moved, who rolled.
#pragma once

#include "tracker/board/change.h"
#include "tracker/game/state.h"

#include <functional>
#include <optional>
#include <vector>

namespace hexwarden::game {

struct Interpretation {
    Body body;
    float confidence = 1;
    std::int64_t atMs = 0;  ///< as the change has it

    bool operator==(const Interpretation&) const = default;
};

/// Whose turn it is. Only the rules know: they may skip players and end turns.
struct OnTurn {
    std::optional<Colour> player;  ///< none: nobody's, taken for the first seat's
    bool rolled = false;           ///< the dice of this turn lie there
};
/// Asks the rules: whose turn it is after these events.
using AskOnTurn = std::function<OnTurn(const std::vector<Interpretation>&)>;

/// What happened, in an order in which it can have happened: by time, except that pieces seen together are built from
/// what stood there before (a settlement before its road in set-up, a road before the settlement it leads to).
///
/// A city over the same player's settlement is one `Built`. Another colour is a `Removed` and a `Built`. A route that
/// is new while a doubt says that one of the same kind and colour is gone has `Moved`; no other doubt makes an event.
/// A robber who stands somewhere before the first roll makes no move: none while no board is laid, else the board with
/// him on it. Dice belong to the player whose turn it is, in set-up to the first seat; dice after dice mean that the
/// turn between them has ended. A change that the state already has makes none. Units that one hex lacks and another
/// has more of since the same moment have `Moved`; of the others each is placed, built or removed.
std::vector<Interpretation> interpret(const GameState&, const std::vector<board::Change>&, const AskOnTurn&,
                                      const std::vector<board::Doubt>& = {});

/// The event that settles a doubt about a count as the table has it, if one can: pieces that are too many on one hex
/// and missing on another have marched. `all`: the doubts there are. Of kinds that look alike nobody can tell which it
/// was.
std::optional<Body> tableSide(const board::UnitDoubt&, const std::vector<board::UnitDoubt>& all);

}  // namespace hexwarden::game
