#include "companion/rules/box.h"

#include <algorithm>
#include <numeric>

namespace hexwarden::rules {

Piece Box::thiefOn(bool water) const {
    if (water && !robberAtSea) return pirate ? Piece::pirate : Piece::none;
    return robbedAt ? Piece::robber : Piece::none;
}

bool Box::suits(Piece p, const board::Layout& layout, Edge e) const {
    if (ground(p) != Ground::edge) return false;
    if (p == Piece::ship) return touchesWater(layout, e);
    const bool crossing = river && layout.river && std::ranges::count(bridgeSites(*layout.river), e) > 0;
    const bool crosses = p == Piece::bridge;
    return touchesLand(layout, e) && (p == Piece::wall || crossing == crosses);
}

bool Box::suits(Piece p, const board::Layout& layout, Hex h) const {
    const bool floats = p == Piece::ship || p == Piece::galley || p == Piece::cargo;
    return ground(p) == Ground::hex && board::isWater(layout.terrain[h]) == floats;
}

bool Box::suits(Piece p, const board::Layout&, Corner) const {
    return ground(p) == Ground::corner;
}

bool Box::suits(Piece p, const board::Layout& layout, const Site& site) const {
    return std::visit([&](auto at) { return suits(p, layout, at); }, site);
}

int Box::cardsInDeck() const {
    return std::accumulate(deck.begin(), deck.end(), 0);
}

}  // namespace hexwarden::rules
