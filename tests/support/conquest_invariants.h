// What holds after every event of a game of Conquest, about rounds, points and tokens.
#pragma once

#include "companion/rules/ledger.h"

#include <optional>
#include <string>

namespace hexwarden::support {

/// A sentence that names the first thing that does not hold. Shapes are looked for the slow way: whatever on the board
/// could earn a token has earned it.
std::optional<std::string> brokenRounds(const rules::GameState&, const rules::Ledger&);

}  // namespace hexwarden::support
