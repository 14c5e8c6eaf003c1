#include "tests/support/slow_risk.h"

#include "tests/support/slow_rules.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace hexwarden::support {
namespace {

using board::Corner;
using board::Edge;
using board::Piece;
using rules::ColourSet;

int armies(const GameState& state, Colour c, Hex h) {
    int count = 0;
    for (const auto& s : state.stacks)
        if (s.at == h && s.owner == c) count += s.count;
    return count;
}

std::optional<Colour> hexMaster(const GameState& state, Hex h) {
    if (!isLand(state.layout, h)) return std::nullopt;
    std::optional<Colour> master;
    for (Colour c : board::kColours) {
        if (armies(state, c, h) == 0) continue;
        if (master) return std::nullopt;
        master = c;
    }
    const int pips = state.layout.token[h] == 0 ? 1 : 6 - std::abs(7 - int{state.layout.token[h]});
    return master && armies(state, *master, h) >= pips ? master : std::nullopt;
}

/// Every land hex among them has that one master.
template <std::size_t N>
bool holdsAll(const GameState& state, const std::array<Hex, N>& around, Colour master) {
    int land = 0, held = 0;
    for (Hex h : around) {
        land += isLand(state.layout, h);
        held += isLand(state.layout, h) && hexMaster(state, h) == master;
    }
    return land > 0 && land == held;
}

bool roadHeldBy(const GameState& state, Edge e, Colour master) {
    const auto route = state.routes[e];
    return route.piece == Piece::road && route.colour != master && holdsAll(state, hexes(e), master);
}

bool mayUse(const GameState& state, Edge e, ColourSet friends) {
    const auto route = state.routes[e];
    if (route.piece == Piece::none || !friends.has(route.colour)) return false;
    for (Colour c : board::kColours)
        if (!friends.has(c) && roadHeldBy(state, e, c)) return false;
    if (route.piece == Piece::road) return true;
    const auto sides = hexes(e);
    return std::none_of(sides.begin(), sides.end(),
                        [&](Hex h) { return state.robber == h && state.layout.terrain[h] == board::Terrain::sea; });
}

bool buildsUnderControl(const GameState& state, Colour player) {
    for (std::size_t i = 0; i < board::kCornerCount; ++i) {
        const auto building = state.buildings[Corner::at(i)];
        if (building.piece == Piece::none) continue;
        std::optional<Colour> master = building.colour;
        for (Colour c : board::kColours)
            if (c != building.colour && holdsAll(state, hexes(Corner::at(i)), c)) master = c;
        if (master == player) return true;
    }
    return false;
}

}  // namespace

std::set<std::string> slowControl(const GameState& state) {
    std::set<std::string> lines;
    const auto add = [&](const board::Site& site, Colour c) {
        lines.insert(board::text(site) + " " + std::string(word(c)));
    };
    for (Colour c : board::kColours) {
        for (Hex h : hexes(state.layout))
            if (hexMaster(state, h) == c) add(h, c);
        for (std::size_t i = 0; i < board::kCornerCount; ++i) {
            const auto building = state.buildings[Corner::at(i)];
            if (building.piece != Piece::none && building.colour != c && holdsAll(state, hexes(Corner::at(i)), c))
                add(Corner::at(i), c);
        }
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (roadHeldBy(state, Edge::at(i), c)) add(Edge::at(i), c);
    }
    return lines;
}

std::set<std::string> slowGoals(const GameState& state, Colour mover, Hex from, ColourSet consent, bool redeploying) {
    std::set<std::string> goals;
    if (armies(state, mover, from) < 2 || !buildsUnderControl(state, mover)) return goals;
    const ColourSet friends = consent | ColourSet{mover};
    std::set<Hex> entered;
    std::set<Edge> used;
    std::function<void(Hex)> leave;

    const auto enter = [&](Hex h) {
        if (h == from || !isLand(state.layout, h)) return;
        bool enemies = false;
        for (Colour c : board::kColours) enemies = enemies || (c != mover && armies(state, c, h) > 0);
        if (redeploying ? armies(state, mover, h) == 0 : !enemies) return;
        goals.insert(board::text(h));
        if (redeploying && entered.insert(h).second) leave(h);
    };
    const std::function<void(Corner, Piece)> walk = [&](Corner c, Piece by) {
        if (by != Piece::none)
            for (Hex h : hexes(c)) enter(h);
        const auto building = state.buildings[c];
        const bool stopped = by != Piece::none && building.piece != Piece::none && !friends.has(building.colour);
        for (Edge e : edges(c)) {
            const Piece next = state.routes[e].piece;
            const bool changes = by != Piece::none && next != by && building.piece == Piece::none;
            if (stopped || changes || !mayUse(state, e, friends) || !used.insert(e).second) continue;
            walk(otherEnd(e, c), next);
            used.erase(e);
        }
    };
    leave = [&](Hex h) {
        if (redeploying)
            for (Hex next : neighbours(h)) enter(next);
        const std::set<Edge> before = std::exchange(used, {});
        for (Corner c : corners(h)) walk(c, Piece::none);
        used = before;
    };
    leave(from);
    return goals;
}

GameState armiesThrownTogether(std::mt19937& random) {
    GameState state = thrownTogether({2, 16, 5, {Piece::road, Piece::ship}, true}, random);
    for (Hex h : hexes(state.layout)) {
        if (!isLand(state.layout, h) || random() % 5 == 0) continue;
        const Colour owner = state.seats[random() % 3].colour;
        state.stacks.push_back({h, owner, Piece::army, 1 + static_cast<int>(random() % 5)});
        if (random() % 20 == 0) state.stacks.push_back({h, state.seats[random() % 3].colour, Piece::army, 1});
    }
    std::sort(state.stacks.begin(), state.stacks.end());
    const auto alike = [](const auto& a, const auto& b) { return a.at == b.at && a.owner == b.owner; };
    state.stacks.erase(std::unique(state.stacks.begin(), state.stacks.end(), alike), state.stacks.end());
    return state;
}

}  // namespace hexwarden::support
