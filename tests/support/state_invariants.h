// What holds of every state of a game, whatever the record says.
#pragma once

#include "tracker/game/state.h"

#include <optional>
#include <string>

namespace hexwarden::support {

/// A sentence that names the first invariant broken.
std::optional<std::string> invariant(const game::GameState&);

}  // namespace hexwarden::support
