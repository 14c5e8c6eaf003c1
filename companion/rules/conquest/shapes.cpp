#include "companion/rules/conquest/shapes.h"

#include "companion/rules/conquest/board.h"
#include "companion/rules/routes.h"

#include <algorithm>

namespace hexwarden::rules::conquest {
namespace {

/// A closed curve of edges goes round one hex at least.
constexpr int kShortestRing = 6;

/// Hexes that an outline of walls can lie on: the playable ones and the ring around them.
bool addressable(Hex h) {
    return std::max({h.q, h.r}) <= board::kReach + 1 && std::min({h.q, h.r}) >= -board::kReach - 1;
}

/// Everything that `joined(a, b)` links to `start`, step by step, marked in `seen`.
template <class Joined>
std::vector<Hex> spread(Hex start, board::SiteMap<Hex, bool>& seen, Joined joined) {
    std::vector<Hex> found{start};
    seen[start] = true;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (Hex next : neighbours(found[i]))
            if (addressable(next) && !seen[next] && joined(found[i], next)) {
                seen[next] = true;
                found.push_back(next);
            }
    return found;
}

bool has(const std::vector<Hex>& list, Hex h) {
    return std::find(list.begin(), list.end(), h) != list.end();
}

}  // namespace

Islands::Islands(const board::Layout& layout) {
    board::SiteMap<Hex, bool> seen;
    for (std::size_t i = 0; i < board::kHexCount; ++i) island_[Hex::at(i)] = -1;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex start = Hex::at(i);
        if (seen[start] || !board::isLand(layout, start)) continue;
        for (Hex h : spread(start, seen, [&](Hex, Hex next) { return board::isLand(layout, next); }))
            island_[h] = static_cast<std::int16_t>(count_);
        ++count_;
    }
}

std::vector<std::vector<Hex>> walledIn(const GameState& state, Colour owner) {
    const game::Occupant wall{Piece::wall, owner};
    int walls = 0;
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) walls += state.routes[Edge::at(i)] == wall;
    if (walls < kShortestRing) return {};

    const auto open = [&](Hex a, Hex b) { return state.routes[*edgeBetween(a, b)] != wall; };
    board::SiteMap<Hex, bool> seen;
    spread({-board::kReach - 1, -board::kReach - 1}, seen, open);
    std::vector<std::vector<Hex>> areas;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex start = Hex::at(i);
        if (seen[start] || !hasSettled(state, owner, start)) continue;
        auto area = spread(start, seen, open);
        std::erase_if(area, [&](Hex h) { return !hasSettled(state, owner, h); });
        std::sort(area.begin(), area.end());
        areas.push_back(std::move(area));
    }
    return areas;
}

std::vector<Edge> longestWall(const GameState& state, Colour owner, const std::vector<Edge>& without) {
    GameState rest = state;
    for (Edge e : without) rest.routes[e] = {};
    return longestChain(rest, owner, lengthsOf({{Piece::wall, 2}})).edges;
}

std::vector<std::vector<Hex>> connectedBuildings(const GameState& state, Colour owner,
                                                 const std::vector<Hex>& without) {
    const auto counts = [&](Hex h) { return hasSettled(state, owner, h) && !has(without, h); };
    board::SiteMap<Hex, bool> seen;
    std::vector<std::vector<Hex>> groups;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex start = Hex::at(i);
        if (seen[start] || !counts(start)) continue;
        groups.push_back(spread(start, seen, [&](Hex, Hex next) { return counts(next); }));
        std::sort(groups.back().begin(), groups.back().end());
    }
    return groups;
}

}  // namespace hexwarden::rules::conquest
