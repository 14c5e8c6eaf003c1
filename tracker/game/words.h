// The words of event lines that the board does not know.
#pragma once

#include "tracker/game/event.h"

#include <optional>
#include <string>
#include <string_view>

namespace hexwarden::game {

std::string_view word(Card);
std::string_view word(Place);
std::optional<Card> cardOf(std::string_view);
std::optional<Place> placeOf(std::string_view);

/// In double quotes; `\"`, `\\` and `\n` stand for a quote, a backslash and a line break.
std::string quoted(std::string_view);

}  // namespace hexwarden::game
