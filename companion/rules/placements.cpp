#include "companion/rules/placements.h"

#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::rules {
namespace {

template <class S>
bool touchesBoard(const board::Layout& layout, S site) {
    const auto around = hexes(site);
    return std::any_of(around.begin(), around.end(), [&](Hex h) { return layout.terrain[h] != board::Terrain::none; });
}

template <class S, class Add>
void forEachOnBoard(const board::Layout& layout, Add add) {
    for (std::size_t i = 0; i < board::kSiteCount<S>; ++i) {
        const S site = S::at(i);
        if constexpr (std::is_same_v<S, Hex>) {
            if (layout.terrain[site] != board::Terrain::none) add(site);
        } else {
            if (touchesBoard(layout, site)) add(site);
        }
    }
}

}  // namespace

std::vector<Site> placements(const RuleSet& rules, const GameState& state, const Ledger& ledger, Colour player,
                             Piece piece) {
    std::vector<Site> sites;
    Event event;
    game::Built& built = event.body.emplace<game::Built>(game::Built{player, piece, {}});
    const auto addIfLegal = [&](auto site) {
        built.at = site;
        if (game::fits(piece, built.at) && rules.judge(state, ledger, event).allowed()) sites.emplace_back(site);
    };
    if (board::isRoute(piece)) forEachOnBoard<Edge>(state.layout, addIfLegal);
    if (board::isBuilding(piece)) forEachOnBoard<Corner>(state.layout, addIfLegal);
    if (board::isUnit(piece)) forEachOnBoard<Hex>(state.layout, addIfLegal);
    std::vector<std::pair<std::string, Site>> named;
    for (const Site& s : sites) named.emplace_back(board::text(s), s);
    std::sort(named.begin(), named.end());
    std::transform(named.begin(), named.end(), sites.begin(), [](const auto& n) { return n.second; });
    return sites;
}

void letAct(GameState& state, Ledger& ledger, Colour player) {
    state.turn.player = player;
    state.turn.number = std::max(state.turn.number, 1);
    if (!state.turn.dice) state.turn.dice = {1, 1};
    state.turn.ended = std::nullopt;
    ledger.phase = Phase::act;
    ledger.active = player;
    ledger.thiefDue = ledger.discardsDue = false;
}

}  // namespace hexwarden::rules
