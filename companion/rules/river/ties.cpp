#include "companion/rules/river/rules.h"

#include <algorithm>

namespace hexwarden::rules::river {
namespace {

void breakTie(const GameState& state, Ledger& ledger) {
    Award& longest = ledger.longest;
    const int most = *std::max_element(longest.count.begin(), longest.count.end());
    if (most < ledger.box.routeMinimum) return;
    for (Colour c : board::kColours)
        if (of(longest.count, c) == most && builtBothBridges(state, ledger, c)) longest.holder = c;
}

}  // namespace

bool builtBothBridges(const GameState& state, const Ledger& ledger, Colour player) {
    const auto& river = state.layout.river;
    const auto ownBridge = [&](Edge e) { return state.routes[e] == game::Occupant{Piece::bridge, player}; };
    if (!river)
        return countOf(state, player, Piece::bridge) == 2 &&
               std::none_of(ledger.abandoned.begin(), ledger.abandoned.end(), ownBridge);
    const auto sites = bridgeSites(*river);
    return std::all_of(sites.begin(), sites.end(), [&](Edge e) {
        return ownBridge(e) && !std::binary_search(ledger.abandoned.begin(), ledger.abandoned.end(), e);
    });
}

void BridgeTies::account(const GameState&, const GameState& after, const Event&, Ledger& ledger) const {
    breakTie(after, ledger);
}

void BridgeTies::open(const GameState& state, Ledger& ledger) const {
    breakTie(state, ledger);
}

}  // namespace hexwarden::rules::river
