#include "companion/rules/conquest/tally.h"

namespace hexwarden::rules::conquest {
namespace {

int* countOf(Tally& tally, Piece piece) {
    switch (piece) {
        case Piece::wall:
            return &tally.walls;
        case Piece::settlement:
            return &tally.settlements;
        case Piece::city:
            return &tally.cities;
        case Piece::castle:
            return &tally.castles;
        case Piece::ship:
            return &tally.ships;
        case Piece::galley:
        case Piece::cargo:
            return &tally.bigShips;
        case Piece::knight:
            return &tally.knights;
        case Piece::archer:
        case Piece::cavalry:
            return &tally.bigKnights;
        case Piece::none:
        case Piece::fort:
        case Piece::road:
        case Piece::bridge:
        case Piece::army:
        case Piece::robber:
        case Piece::pirate:
        case Piece::flood:
            return nullptr;
    }
    return nullptr;
}

}  // namespace

game::ByColour<Tally> tallies(const GameState& state) {
    game::ByColour<Tally> all{};
    const auto add = [&](Colour owner, Piece piece, int count) {
        if (int* counted = countOf(of(all, owner), piece)) *counted += count;
    };
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
        const auto route = state.routes[Edge::at(i)];
        if (route.piece == Piece::wall) add(route.colour, route.piece, 1);
    }
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const auto building = state.hexBuildings[Hex::at(i)];
        if (building.piece != Piece::none) add(building.colour, building.piece, 1);
    }
    for (const game::Stack& s : state.stacks) add(s.owner, s.piece, s.count);
    for (Colour c : board::kColours)
        of(all, c).cards = of(state.deeds, c).played[static_cast<std::size_t>(game::Card::victoryPoint)];
    return all;
}

}  // namespace hexwarden::rules::conquest
