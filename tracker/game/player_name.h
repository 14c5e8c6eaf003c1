// A valid name of a player. It comes from a keyboard, a command line or a journal that somebody sent, and goes to
// screens, terminals and tables.
#pragma once

#include <string>
#include <string_view>

namespace hexwarden::game {

inline constexpr std::size_t kLongestName = 40;  ///< characters

/// Removes what does not belong in a name: bytes that are no UTF-8, control characters (escape sequences begin with
/// one), marks that turn the direction of writing; a line break becomes a space. No spaces at its ends, and not longer
/// than `kLongestName`.
std::string playerName(std::string_view typed);

}  // namespace hexwarden::game
