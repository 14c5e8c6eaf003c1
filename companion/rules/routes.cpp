#include "companion/rules/routes.h"

#include "companion/rules/longest_trail.h"

#include <algorithm>

namespace hexwarden::rules {
namespace {

bool isOpponent(game::Occupant o, Colour owner) {
    return o.piece != Piece::none && o.colour != owner;
}

/// One player's pieces as a graph. A corner is one node, or more where chains do not go on: one for each piece where
/// an opponent builds, one for land and one for sea where no building of the owner links them.
class ChainGraph {
  public:
    ChainGraph(const GameState& state, Colour owner) : state_(state), owner_(owner) { nodes_.fill(-1); }

    void add(Edge e, Piece piece, int halfRoads) {
        const auto both = ends(e);
        const int a = node(both[0], piece), b = node(both[1], piece);
        graph_.links.push_back({a, b, halfRoads});
        edges_.push_back(e);
    }

    LongestChain longest() const {
        const Trail trail = heaviestTrail(graph_);
        LongestChain chain{trail.weight, {}};
        for (int i : trail.links) chain.edges.push_back(edges_[static_cast<std::size_t>(i)]);
        return chain;
    }

    bool empty() const { return edges_.empty(); }

  private:
    int node(Corner c, Piece piece) {
        const auto building = state_.buildings[c];
        if (isOpponent(building, owner_)) return graph_.nodes++;
        const bool onSea = building.piece == Piece::none && !joinAlike(piece, Piece::road);
        auto& known = nodes_[c.index() * 2 + (onSea ? 1 : 0)];
        if (known < 0) known = static_cast<std::int16_t>(graph_.nodes++);
        return known;
    }

    const GameState& state_;
    Colour owner_;
    TrailGraph graph_;
    std::vector<Edge> edges_;
    std::array<std::int16_t, board::kCornerCount * 2> nodes_;
};

}  // namespace

Joint jointOf(const GameState& state, Edge edge, Colour owner, Piece piece) {
    Joint joint;
    for (Corner c : ends(edge)) {
        const auto building = state.buildings[c];
        if (building.piece != Piece::none && building.colour == owner) joint.joined = true;
        for (Edge next : edges(c)) {
            const auto route = state.routes[next];
            if (next == edge || route.piece == Piece::none || route.colour != owner || !joinAlike(route.piece, piece))
                continue;
            if (!isOpponent(building, owner)) {
                joint.joined = true;
            } else if (std::find(joint.barred.begin(), joint.barred.end(), c) == joint.barred.end()) {
                joint.barred.push_back(c);
            }
        }
    }
    return joint;
}

bool reaches(const GameState& state, Corner corner, Colour owner, Piece piece) {
    const auto around = edges(corner);
    return std::any_of(around.begin(), around.end(), [&](Edge e) {
        const auto route = state.routes[e];
        return route.piece != Piece::none && route.colour == owner && joinAlike(route.piece, piece);
    });
}

LongestChain longestChain(const GameState& state, Colour owner, const RouteLengths& halfRoads,
                          const std::vector<Edge>& without) {
    ChainGraph graph(state, owner);
    forEachPiece(state.routes, [&](Edge e, game::Occupant route) {
        const int weight = halfRoads[static_cast<std::size_t>(route.piece)];
        if (weight > 0 && route.colour == owner && !std::binary_search(without.begin(), without.end(), e))
            graph.add(e, route.piece, weight);
    });
    return graph.longest();
}

game::ByColour<LongestChain> longestChains(const GameState& state, const RouteLengths& halfRoads,
                                           const std::vector<Edge>& without) {
    game::ByColour<bool> has{};
    forEachPiece(state.routes, [&](Edge, game::Occupant route) { of(has, route.colour) = true; });
    game::ByColour<LongestChain> chains{};
    for (Colour c : board::kColours)
        if (of(has, c)) of(chains, c) = longestChain(state, c, halfRoads, without);
    return chains;
}

}  // namespace hexwarden::rules
