#include "tests/support/slow_river.h"

#include "tracker/board/message.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::support {
namespace {

using board::Corner;
using board::Hex;
using game::Occupant;

/// The corners that two hexes have in common.
std::set<Corner> shared(Hex a, Hex b) {
    std::set<Corner> both;
    for (Corner c : corners(a))
        for (Corner d : corners(b))
            if (c == d) both.insert(c);
    return both;
}

std::set<Corner> endsOf(Edge e) {
    const auto both = ends(e);
    return {both[0], both[1]};
}

struct River {
    explicit River(const board::River& r) : a2b2(shared(r.y, r.z)), a3b3(shared(r.x, r.y)), c1(r.mouth) {
        for (Corner next : neighbours(c1))
            for (Corner c : corners(r.z))
                if (c == next) a1b1.insert(next);
    }
    bool isBridgeSite(Edge e) const { return endsOf(e) == a2b2 || endsOf(e) == a3b3; }
    bool isMouth(Edge e) const {
        const auto both = ends(e);
        return (both[0] == c1 && a1b1.contains(both[1])) || (both[1] == c1 && a1b1.contains(both[0]));
    }

    std::set<Corner> a2b2, a3b3, a1b1;
    Corner c1;
};

bool bridgeMayLie(const GameState& state, Edge e, Colour player) {
    if (state.routes[e].piece != Piece::none) return false;
    for (Corner c : ends(e)) {
        const Occupant building = state.buildings[c];
        if (building.piece != Piece::none && building.colour == player) return true;
        if (building.piece != Piece::none) continue;
        for (Edge next : edges(c)) {
            const Occupant route = state.routes[next];
            if (next != e && route.colour == player && (route.piece == Piece::road || route.piece == Piece::bridge))
                return true;
        }
    }
    return false;
}

/// The base rules would allow it but for buildings across the river.
bool settlementMayStand(const GameState& state, const River& river, Corner c, Colour player) {
    if (c == river.c1) return false;
    GameState without = state;
    for (Corner next : neighbours(c)) {
        const std::set<Corner> pair{c, next};
        if (pair == river.a2b2 || pair == river.a3b3) without.buildings[next] = {};
    }
    return slowPlacements(without, player, Piece::settlement).contains(board::text(c));
}

}  // namespace

void layRiver(GameState& state, std::mt19937& random) {
    auto& layout = state.layout;
    const auto all = hexes(layout);
    const Hex z = all[random() % all.size()], y = neighbours(z)[random() % 6], x = neighbours(y)[random() % 6];
    const board::River river{x, y, z, corners(z)[random() % 6]};
    for (Hex h : {x, y, z})
        if (!isLand(layout, h)) return;
    auto laid = layout;
    laid.terrain[x] = board::Terrain::mountains;
    laid.terrain[y] = board::Terrain::hills;
    laid.terrain[z] = board::Terrain::fields;
    if (objectionTo(river, laid)) return;
    layout = laid;
    layout.river = river;
}

std::set<std::string> slowRiverPlacements(const GameState& state, Colour player, Piece piece) {
    const River river(*state.layout.river);
    std::set<std::string> names;
    if (piece == Piece::bridge)
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (const Edge e = Edge::at(i); river.isBridgeSite(e) && bridgeMayLie(state, e, player))
                names.insert(board::text(e));
    if (piece == Piece::road)
        for (const std::string& name : slowPlacements(state, player, Piece::road))
            if (const Edge e = *board::edgeOf(name); !river.isBridgeSite(e) && !river.isMouth(e)) names.insert(name);
    if (piece == Piece::settlement)
        for (Hex h : hexes(state.layout))
            for (Corner c : corners(h))
                if (settlementMayStand(state, river, c, player)) names.insert(board::text(c));
    return names;
}

game::ByColour<game::Cards> slowRiverProduction(const GameState& state, bool flooded, int roll) {
    const Hex z = state.layout.river->z;
    GameState asIfTokensSaidIt = state;
    auto& token = asIfTokensSaidIt.layout.token[z];
    if (roll == 6 || roll == 8) token = static_cast<board::Token>(roll);
    if (flooded) token = 0;
    return slowProduction(asIfTokensSaidIt, roll);
}

std::optional<Colour> slowRiverHolder(const GameState& state, std::optional<Colour> before) {
    constexpr auto kLengths = rules::lengthsOf({{Piece::road, 2}, {Piece::bridge, 3}});
    int most = 0;
    std::set<Colour> leaders;
    for (const auto& seat : state.seats) {
        const int length = slowLongest(state, seat.colour, kLengths);
        if (length > most) leaders.clear();
        most = std::max(most, length);
        if (length == most) leaders.insert(seat.colour);
    }
    if (most < 10) return std::nullopt;
    const River river(*state.layout.river);
    for (Colour c : leaders) {
        int bridges = 0;
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (river.isBridgeSite(Edge::at(i))) bridges += state.routes[Edge::at(i)] == Occupant{Piece::bridge, c};
        if (bridges == 2) return c;
    }
    if (before && leaders.contains(*before)) return before;
    return leaders.size() == 1 ? std::optional(*leaders.begin()) : std::nullopt;
}

}  // namespace hexwarden::support
