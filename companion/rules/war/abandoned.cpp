#include "companion/rules/war/abandoned.h"

#include <algorithm>
#include <utility>

namespace hexwarden::rules::war {

Terms termsOf(const Options& options) {
    return {options.is("ships_are_roads"), options.is("abandoned_block_attacks"), options.is("knights_serve_once")};
}

std::vector<Edge> abandonedRoads(const GameState& state, const Terms& terms) {
    std::vector<Edge> roads, chains;
    board::SiteMap<Edge, bool> kept;
    const auto keep = [&](Edge e) {
        if (!std::exchange(kept[e], true)) chains.push_back(e);
    };
    forEachPiece(state.routes, [&](Edge e, game::Occupant route) {
        if (!isRoad(route.piece, terms)) return;
        roads.push_back(e);
        for (Corner c : ends(e))
            if (state.buildings[c].piece != Piece::none && state.buildings[c].colour == route.colour) keep(e);
    });
    for (std::size_t i = 0; i < chains.size(); ++i) {
        const Colour owner = state.routes[chains[i]].colour;
        for (Corner c : ends(chains[i])) {
            const auto building = state.buildings[c];
            if (building.piece != Piece::none && building.colour != owner) continue;
            for (Edge next : edges(c))
                if (isRoad(state.routes[next].piece, terms) && state.routes[next].colour == owner) keep(next);
        }
    }
    std::erase_if(roads, [&](Edge e) { return kept[e]; });
    return roads;
}

bool isAbandoned(const Ledger& ledger, Edge e) {
    return std::binary_search(ledger.abandoned.begin(), ledger.abandoned.end(), e);
}

}  // namespace hexwarden::rules::war
