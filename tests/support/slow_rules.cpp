#include "tests/support/slow_rules.h"

#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::support {
namespace {

using board::Corner;
using board::Hex;
using game::Occupant;

bool own(Occupant o, Colour c) {
    return o.piece != Piece::none && o.colour == c;
}
bool foreign(Occupant o, Colour c) {
    return o.piece != Piece::none && o.colour != c;
}

bool goesOn(const GameState& state, Colour player, Corner at, Piece from, Piece to) {
    const Occupant building = state.buildings[at];
    if (foreign(building, player)) return false;
    const bool bothOnLand = from != Piece::ship && to != Piece::ship;
    const bool bothAtSea = from == Piece::ship && to == Piece::ship;
    return bothOnLand || bothAtSea || own(building, player);
}

int walk(const GameState& state, Colour player, const rules::RouteLengths& lengths, Corner at, Piece last,
         std::set<Edge>& used) {
    int best = 0;
    for (Edge e : edges(at)) {
        const Occupant route = state.routes[e];
        const int length = lengths[static_cast<std::size_t>(route.piece)];
        if (!own(route, player) || length == 0 || used.contains(e)) continue;
        if (!goesOn(state, player, at, last, route.piece)) continue;
        used.insert(e);
        best = std::max(best, length + walk(state, player, lengths, otherEnd(e, at), route.piece, used));
        used.erase(e);
    }
    return best;
}

bool roadMayLie(const GameState& state, Edge e, Colour player) {
    const auto sides = hexes(e);
    if (state.routes[e].piece != Piece::none) return false;
    if (!isLand(state.layout, sides[0]) && !isLand(state.layout, sides[1])) return false;
    for (Corner c : ends(e)) {
        if (own(state.buildings[c], player)) return true;
        if (foreign(state.buildings[c], player)) continue;
        for (Edge next : edges(c))
            if (next != e && own(state.routes[next], player) && state.routes[next].piece != Piece::ship) return true;
    }
    return false;
}

bool settlementMayStand(const GameState& state, Corner c, Colour player) {
    if (state.buildings[c].piece != Piece::none) return false;
    for (Corner next : neighbours(c))
        if (state.buildings[next].piece != Piece::none) return false;
    bool land = false, road = false;
    for (Hex h : hexes(c)) land = land || isLand(state.layout, h);
    for (Edge e : edges(c)) road = road || (own(state.routes[e], player) && state.routes[e].piece != Piece::ship);
    return land && road;
}

}  // namespace

int slowLongest(const GameState& state, Colour player, const rules::RouteLengths& lengths) {
    int best = 0;
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
        const Edge first = Edge::at(i);
        const Occupant route = state.routes[first];
        const int length = lengths[static_cast<std::size_t>(route.piece)];
        if (!own(route, player) || length == 0) continue;
        for (Corner c : ends(first)) {
            std::set<Edge> used{first};
            best = std::max(best, length + walk(state, player, lengths, c, route.piece, used));
        }
    }
    return best;
}

game::ByColour<game::Cards> slowProduction(const GameState& state, int roll) {
    game::ByColour<game::Cards> gains{};
    for (std::size_t i = 0; i < board::kCornerCount; ++i) {
        const Occupant building = state.buildings[Corner::at(i)];
        if (building.piece != Piece::settlement && building.piece != Piece::city) continue;
        for (Hex h : hexes(Corner::at(i))) {
            if (state.layout.token[h] != roll || state.robber == h) continue;
            const auto resource = board::yieldOf(state.layout.terrain[h]);
            if (resource && isLand(state.layout, h))
                of(gains, building.colour)[static_cast<std::size_t>(*resource)] +=
                    building.piece == Piece::city ? 2 : 1;
        }
    }
    return gains;
}

std::set<std::string> slowPlacements(const GameState& state, Colour player, Piece piece) {
    std::set<std::string> names;
    if (piece == Piece::road)
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (const Edge e = Edge::at(i); game::onAnyBoard(e) && roadMayLie(state, e, player))
                names.insert(board::text(e));
    if (piece == Piece::settlement || piece == Piece::city)
        for (std::size_t i = 0; i < board::kCornerCount; ++i) {
            const Corner c = Corner::at(i);
            if (!game::onAnyBoard(c)) continue;
            const bool may = piece == Piece::settlement ? settlementMayStand(state, c, player)
                                                        : state.buildings[c] == Occupant{Piece::settlement, player};
            if (may) names.insert(board::text(c));
        }
    return names;
}

GameState thrownTogether(const RandomTable& wanted, std::mt19937& random) {
    const auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    GameState state;
    for (Colour c : {Colour::red, Colour::blue, Colour::white}) state.seats.push_back({c, {}, {}});
    std::vector<Hex> land;
    for (int q = -wanted.radius; q <= wanted.radius; ++q)
        for (int r = -wanted.radius; r <= wanted.radius; ++r)
            if (board::distance({q, r}, {0, 0}) <= wanted.radius) land.push_back({q, r});
    for (Hex h : land) {
        const bool sea = wanted.sea && pick(3) == 0;
        state.layout.terrain[h] = sea ? board::Terrain::sea : board::kTerrains[pick(6)];
        const auto token = 2 + pick(11);
        if (!sea && token != 7) state.layout.token[h] = static_cast<board::Token>(token);
    }
    const auto colour = [&] { return state.seats[pick(state.seats.size())].colour; };
    for (int i = 0; i < wanted.routes; ++i)
        state.routes[edges(land[pick(land.size())])[pick(6)]] = {wanted.kinds[pick(wanted.kinds.size())], colour()};
    for (int i = 0; i < wanted.buildings; ++i)
        state.buildings[corners(land[pick(land.size())])[pick(6)]] = {pick(3) == 0 ? Piece::city : Piece::settlement,
                                                                      colour()};
    state.robber = land[pick(land.size())];
    return state;
}

}  // namespace hexwarden::support
