// A board of Risk of Catan, dealt from its two decks (RISK-2, RISK-3).
#pragma once

#include "tracker/board/layout.h"

#include <cstdint>

namespace hexwarden::rules::risk {

/// The 49 hexes with their tokens; the same for the same seed on every machine. Nothing more lies on it at first:
/// harbours are earned, and the robber waits beside the board.
board::Layout deal(std::uint64_t seed);

}  // namespace hexwarden::rules::risk
