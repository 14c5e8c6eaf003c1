#include "companion/rules/conquest/board.h"

#include <algorithm>

namespace hexwarden::rules::conquest {

bool isWater(const GameState& state, Hex h) {
    return board::isWater(state.layout.terrain[h]);
}

bool isLand(const GameState& state, Hex h) {
    return board::isLand(state.layout.terrain[h]);
}

bool hasSettled(const GameState& state, Colour player, Hex h) {
    const auto building = state.hexBuildings[h];
    return building.piece != Piece::none && building.colour == player;
}

std::optional<Colour> settledByOther(const GameState& state, Colour player, Hex h) {
    const auto building = state.hexBuildings[h];
    if (building.piece == Piece::none || building.colour == player) return std::nullopt;
    return building.colour;
}

bool hasKnightOn(const GameState& state, Colour player, Hex h) {
    return isLand(state, h) && std::any_of(state.stacks.begin(), state.stacks.end(), [&](const game::Stack& s) {
               return s.at == h && s.owner == player && isKnight(s.piece);
           });
}

bool hasShipBeside(const GameState& state, Colour player, Hex h) {
    return std::any_of(state.stacks.begin(), state.stacks.end(), [&](const game::Stack& s) {
        return s.owner == player && isShip(s.piece) && distance(s.at, h) == 1 && isWater(state, s.at);
    });
}

std::optional<game::Occupant> wallAgainst(const GameState& state, Colour player, Hex a, Hex b) {
    const auto edge = board::edgeBetween(a, b);
    if (!edge) return std::nullopt;
    const auto wall = state.routes[*edge];
    if (wall.piece != Piece::wall || wall.colour == player) return std::nullopt;
    return wall;
}

std::vector<Edge> wallsAgainst(const GameState& state, Colour player, Hex h) {
    std::vector<Edge> walls;
    for (const Edge e : edges(h))
        if (const auto wall = state.routes[e]; wall.piece == Piece::wall && wall.colour != player) walls.push_back(e);
    return walls;
}

}  // namespace hexwarden::rules::conquest
