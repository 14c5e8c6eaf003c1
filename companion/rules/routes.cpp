#include "companion/rules/routes.h"

#include "companion/rules/longest_trail.h"

#include <algorithm>
#include <cstring>

namespace hexwarden::rules {
namespace {

bool isOpponent(game::Occupant o, Colour owner) {
    return o.piece != Piece::none && o.colour != owner;
}

/// A player's pieces as a graph, one player after the other. A corner is one node, or more where chains do not go on:
/// one for each piece where an opponent builds, one for land and one for sea where no building of the owner links them.
class ChainGraph {
  public:
    explicit ChainGraph(const GameState& state) : state_(state) { numbers_.fill(-1); }

    void start(Colour owner) {
        owner_ = owner;
        first_ += graph_.nodes;
        graph_.nodes = 0;
        graph_.links.clear();
        edges_.clear();
    }

    void add(Edge e, Piece piece, int halfRoads) {
        const auto both = ends(e);
        const int a = node(both[0], piece), b = node(both[1], piece);
        graph_.links.push_back({a, b, halfRoads});
        edges_.push_back(e);
    }

    LongestChain longest() const {
        const Trail trail = heaviestTrail(graph_);
        LongestChain chain{trail.weight, {}};
        chain.edges.reserve(trail.links.size());
        for (int i : trail.links) chain.edges.push_back(edges_[static_cast<std::size_t>(i)]);
        return chain;
    }

  private:
    int node(Corner c, Piece piece) {
        const auto building = state_.buildings[c];
        if (isOpponent(building, owner_)) return graph_.nodes++;
        const bool onSea = building.piece == Piece::none && !joinAlike(piece, Piece::road);
        auto& number = numbers_[c.index() * 2 + (onSea ? 1 : 0)];
        if (number < first_) number = static_cast<std::int16_t>(first_ + graph_.nodes++);
        return number - first_;
    }

    const GameState& state_;
    Colour owner_{};
    TrailGraph graph_;
    std::vector<Edge> edges_;
    int first_ = 0;  ///< smaller numbers are those of players before
    std::array<std::int16_t, board::kCornerCount * 2> numbers_;
};

/// `visit` for every site on which the two differ: few or none, so most are passed over by the hundred.
template <class S, class Visit>
void forEachChange(const board::SiteMap<S, game::Occupant>& before, const board::SiteMap<S, game::Occupant>& after,
                   Visit visit) {
    constexpr std::size_t kRun = 256;
    static_assert(board::kSiteCount<S> % kRun == 0 && sizeof(game::Occupant) == 2);
    const auto &was = before.values(), &is = after.values();
    for (std::size_t first = 0; first < was.size(); first += kRun) {
        if (std::memcmp(&was[first], &is[first], kRun * sizeof(game::Occupant)) == 0) continue;
        for (std::size_t i = first; i < first + kRun; ++i)
            if (was[i] != is[i]) visit(S::at(i));
    }
}

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

ColourSet rerouted(const GameState& before, const GameState& after) {
    ColourSet players;
    const auto add = [&](game::Occupant o) {
        if (o.piece != Piece::none) players.add(o.colour);
    };
    forEachChange(before.routes, after.routes, [&](Edge e) {
        add(before.routes[e]);
        add(after.routes[e]);
    });
    forEachChange(before.buildings, after.buildings, [&](Corner c) {
        for (Edge e : edges(c)) add(after.routes[e]);
    });
    return players;
}

LongestChain longestChain(const GameState& state, Colour owner, const RouteLengths& halfRoads,
                          const std::vector<Edge>& without) {
    return of(longestChains(state, halfRoads, without, {owner}), owner);
}

game::ByColour<LongestChain> longestChains(const GameState& state, const RouteLengths& halfRoads,
                                           const std::vector<Edge>& without, ColourSet players) {
    game::ByColour<std::vector<Edge>> routes;
    forEachPiece(state.routes, [&](Edge e, game::Occupant route) {
        const bool counts = halfRoads[static_cast<std::size_t>(route.piece)] > 0 && players.has(route.colour);
        if (counts && !std::binary_search(without.begin(), without.end(), e)) of(routes, route.colour).push_back(e);
    });
    game::ByColour<LongestChain> chains;
    ChainGraph graph(state);
    for (Colour c : board::kColours) {
        if (of(routes, c).empty()) continue;
        graph.start(c);
        for (Edge e : of(routes, c)) {
            const Piece piece = state.routes[e].piece;
            graph.add(e, piece, halfRoads[static_cast<std::size_t>(piece)]);
        }
        of(chains, c) = graph.longest();
    }
    return chains;
}

}  // namespace hexwarden::rules
