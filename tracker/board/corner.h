// Corners: where three hexes meet, and where settlements stand.
#pragma once

#include "tracker/board/hex.h"

namespace hexwarden::board {

/// Every corner is the top (north) or the bottom (south) of exactly one hex, which may lie off the board.
enum class Tip : std::uint8_t { north, south };

struct Corner {
    Hex hex;
    Tip tip = Tip::north;

    constexpr auto operator<=>(const Corner&) const = default;
    constexpr std::size_t index() const { return hex.index() * 2 + static_cast<std::size_t>(tip); }
    static constexpr Corner at(std::size_t index) { return {Hex::at(index / 2), static_cast<Tip>(index % 2)}; }
};
static_assert(sizeof(Corner) == 3);
inline constexpr std::size_t kCornerCount = kHexCount * 2;

/// The six corners of a hex, clockwise from the top.
constexpr std::array<Corner, 6> corners(Hex h) {
    const int q = h.q, r = h.r;
    return {{{{q, r}, Tip::north},
             {{q + 1, r - 1}, Tip::south},
             {{q, r + 1}, Tip::north},
             {{q, r}, Tip::south},
             {{q - 1, r + 1}, Tip::north},
             {{q, r - 1}, Tip::south}}};
}

/// The three hexes that meet at a corner; the first is the one it is named by.
constexpr std::array<Hex, 3> hexes(Corner c) {
    const int q = c.hex.q, r = c.hex.r;
    if (c.tip == Tip::north) return {{{q, r}, {q, r - 1}, {q + 1, r - 1}}};
    return {{{q, r}, {q - 1, r + 1}, {q, r + 1}}};
}

/// The three corners one edge away. North tips neighbour only south tips and the other way round.
constexpr std::array<Corner, 3> neighbours(Corner c) {
    const int q = c.hex.q, r = c.hex.r;
    if (c.tip == Tip::north)
        return {{{{q + 1, r - 1}, Tip::south}, {{q, r - 1}, Tip::south}, {{q + 1, r - 2}, Tip::south}}};
    return {{{{q, r + 1}, Tip::north}, {{q - 1, r + 1}, Tip::north}, {{q - 1, r + 2}, Tip::north}}};
}

}  // namespace hexwarden::board
