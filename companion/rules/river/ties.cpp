#include "companion/rules/river/rules.h"

#include <algorithm>

namespace hexwarden::rules::river {
namespace {

void breakTie(const GameState& state, Award& longest, int minimum) {
    const int most = *std::max_element(longest.count.begin(), longest.count.end());
    if (most < minimum) return;
    for (Colour c : board::kColours)
        if (of(longest.count, c) == most && builtBothBridges(state, c)) longest.holder = c;
}

}  // namespace

bool builtBothBridges(const GameState& state, Colour player) {
    const auto& river = state.layout.river;
    if (!river) return countOf(state, player, Piece::bridge) == 2;
    const auto sites = bridgeSites(*river);
    return std::all_of(sites.begin(), sites.end(), [&](Edge e) {
        return state.routes[e] == game::Occupant{Piece::bridge, player};
    });
}

void BridgeTies::account(const GameState&, const GameState& after, const Event&, Ledger& ledger) const {
    breakTie(after, ledger.longest, ledger.box.routeMinimum);
}

void BridgeTies::open(const GameState& state, Ledger& ledger) const {
    breakTie(state, ledger.longest, ledger.box.routeMinimum);
}

}  // namespace hexwarden::rules::river
