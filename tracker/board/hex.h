// Hexes of a pointy-top board in axial coordinates, with every neighbour relation as arithmetic.
//
// Axial (q, r): E = (q+1, r), SE = (q, r+1), SW = (q-1, r+1), W = (q-1, r), NW = (q, r-1), NE = (q+1, r-1); y grows
// downwards. A hex, a corner and an edge each have a dense index, so that a fact about every site is a plain array.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace hexwarden::board {

/// Coordinates a playable hex may have: -kReach..kReach in q and in r. One ring more is addressable, because corners
/// and edges of the outermost hexes are named by hexes off the board.
inline constexpr int kReach = 14;
inline constexpr int kGrid = 32;
inline constexpr std::size_t kHexCount = std::size_t{kGrid} * kGrid;

enum class Direction : std::uint8_t { northEast, east, southEast, southWest, west, northWest };
inline constexpr std::array kDirections{Direction::northEast, Direction::east, Direction::southEast,
                                        Direction::southWest, Direction::west, Direction::northWest};

struct Hex {
    std::int8_t q = 0;
    std::int8_t r = 0;

    constexpr Hex() = default;
    constexpr Hex(int q_, int r_) : q(static_cast<std::int8_t>(q_)), r(static_cast<std::int8_t>(r_)) {}
    constexpr auto operator<=>(const Hex&) const = default;

    constexpr std::size_t index() const {
        return static_cast<std::size_t>(q + kGrid / 2) * kGrid + static_cast<std::size_t>(r + kGrid / 2);
    }
    static constexpr Hex at(std::size_t index) {
        return {static_cast<int>(index / kGrid) - kGrid / 2, static_cast<int>(index % kGrid) - kGrid / 2};
    }
    constexpr bool playable() const { return q >= -kReach && q <= kReach && r >= -kReach && r <= kReach; }
};
static_assert(sizeof(Hex) == 2);

constexpr Hex neighbour(Hex h, Direction d) {
    switch (d) {
        case Direction::northEast:
            return {h.q + 1, h.r - 1};
        case Direction::east:
            return {h.q + 1, h.r};
        case Direction::southEast:
            return {h.q, h.r + 1};
        case Direction::southWest:
            return {h.q - 1, h.r + 1};
        case Direction::west:
            return {h.q - 1, h.r};
        case Direction::northWest:
            return {h.q, h.r - 1};
    }
    return h;
}

constexpr std::array<Hex, 6> neighbours(Hex h) {
    std::array<Hex, 6> around{};
    for (std::size_t i = 0; i < 6; ++i) around[i] = neighbour(h, kDirections[i]);
    return around;
}

/// Steps between two hexes.
constexpr int distance(Hex a, Hex b) {
    const int dq = a.q - b.q, dr = a.r - b.r, ds = dq + dr;
    const auto magnitude = [](int v) { return v < 0 ? -v : v; };
    return (magnitude(dq) + magnitude(dr) + magnitude(ds)) / 2;
}

}  // namespace hexwarden::board
