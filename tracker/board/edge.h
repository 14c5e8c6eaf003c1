// Edges: where two hexes meet, and where roads, ships, bridges and walls lie.
#pragma once

#include "tracker/board/corner.h"

#include <optional>

namespace hexwarden::board {

/// Every edge is the north-east, east or south-east side of exactly one hex, which may lie off the board.
enum class Side : std::uint8_t { northEast, east, southEast };

struct Edge {
    Hex hex;
    Side side = Side::northEast;

    constexpr auto operator<=>(const Edge&) const = default;
    constexpr std::size_t index() const { return hex.index() * 3 + static_cast<std::size_t>(side); }
    static constexpr Edge at(std::size_t index) { return {Hex::at(index / 3), static_cast<Side>(index % 3)}; }
};
static_assert(sizeof(Edge) == 3);
inline constexpr std::size_t kEdgeCount = kHexCount * 3;

/// The side of `h` that looks in direction `d`.
constexpr Edge edge(Hex h, Direction d) {
    switch (d) {
        case Direction::northEast:
            return {h, Side::northEast};
        case Direction::east:
            return {h, Side::east};
        case Direction::southEast:
            return {h, Side::southEast};
        case Direction::southWest:
            return {neighbour(h, d), Side::northEast};
        case Direction::west:
            return {neighbour(h, d), Side::east};
        case Direction::northWest:
            return {neighbour(h, d), Side::southEast};
    }
    return {h, Side::east};
}

/// The six edges of a hex in the order of `kDirections`: clockwise from the north-east.
constexpr std::array<Edge, 6> edges(Hex h) {
    std::array<Edge, 6> around{};
    for (std::size_t i = 0; i < 6; ++i) around[i] = edge(h, kDirections[i]);
    return around;
}

/// The hex an edge is named by, then the one across it.
constexpr std::array<Hex, 2> hexes(Edge e) {
    constexpr std::array across{Direction::northEast, Direction::east, Direction::southEast};
    return {e.hex, neighbour(e.hex, across[static_cast<std::size_t>(e.side)])};
}

/// The two end corners, clockwise round the hex the edge is named by.
constexpr std::array<Corner, 2> ends(Edge e) {
    const auto c = corners(e.hex);
    const auto first = static_cast<std::size_t>(e.side);
    return {c[first], c[first + 1]};
}

/// The three edges that meet at a corner, in the order of `neighbours(Corner)`.
constexpr std::array<Edge, 3> edges(Corner c) {
    const int q = c.hex.q, r = c.hex.r;
    if (c.tip == Tip::north)
        return {{{{q, r}, Side::northEast}, {{q, r - 1}, Side::southEast}, {{q, r - 1}, Side::east}}};
    return {{{{q, r}, Side::southEast}, {{q - 1, r + 1}, Side::northEast}, {{q - 1, r + 1}, Side::east}}};
}

constexpr Corner otherEnd(Edge e, Corner c) {
    const auto both = ends(e);
    return both[0] == c ? both[1] : both[0];
}

/// The edge between two neighbouring corners; none if they are not neighbours.
constexpr std::optional<Edge> edgeBetween(Corner a, Corner b) {
    const auto next = neighbours(a);
    const auto out = edges(a);
    for (std::size_t i = 0; i < 3; ++i)
        if (next[i] == b) return out[i];
    return std::nullopt;
}

/// The edge two neighbouring hexes share; none if they are not neighbours.
constexpr std::optional<Edge> edgeBetween(Hex a, Hex b) {
    for (Direction d : kDirections)
        if (neighbour(a, d) == b) return edge(a, d);
    return std::nullopt;
}

}  // namespace hexwarden::board
