#include "companion/rules/placements.h"

#include "tracker/board/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwarden::rules {
namespace {

/// Each site of the board once: its hexes, or their corners or edges.
template <class S, class SitesOf, class Add>
void forEachOf(const board::Layout& layout, SitesOf sitesOf, Add add) {
    board::SiteMap<S, bool> seen;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const Hex h = Hex::at(i);
        if (layout.terrain[h] == board::Terrain::none) continue;
        for (S site : sitesOf(h))
            if (!std::exchange(seen[site], true)) add(site);
    }
}

std::vector<Site> sortedByName(std::vector<Site> sites) {
    std::vector<std::pair<std::string, Site>> named;
    for (const Site& s : sites) named.emplace_back(board::text(s), s);
    std::sort(named.begin(), named.end());
    std::transform(named.begin(), named.end(), sites.begin(), [](const auto& n) { return n.second; });
    return sites;
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
    switch (rules.box().ground(piece)) {
        case Ground::corner:
            forEachOf<Corner>(
                state.layout, [](Hex h) { return corners(h); }, addIfLegal);
            break;
        case Ground::edge:
            forEachOf<Edge>(
                state.layout, [](Hex h) { return edges(h); }, addIfLegal);
            break;
        case Ground::hex:
            forEachOf<Hex>(
                state.layout, [](Hex h) { return std::array{h}; }, addIfLegal);
            break;
    }
    return sortedByName(std::move(sites));
}

std::vector<PieceMoves> moves(const RuleSet& rules, const GameState& state, const Ledger& ledger, Colour player,
                              Piece piece) {
    std::vector<Site> edgesOfBoard, pieces;
    forEachOf<Edge>(
        state.layout, [](Hex h) { return edges(h); },
        [&](Edge e) {
            edgesOfBoard.emplace_back(e);
            if (state.routes[e] == game::Occupant{piece, player}) pieces.emplace_back(e);
        });
    edgesOfBoard = sortedByName(std::move(edgesOfBoard));
    Event event;
    game::Moved& moved = event.body.emplace<game::Moved>(game::Moved{player, piece, {}, {}});
    std::vector<PieceMoves> all;
    for (const Site& from : sortedByName(std::move(pieces))) {
        PieceMoves move{from, {}};
        moved.from = from;
        for (const Site& to : edgesOfBoard) {
            moved.to = to;
            if (rules.judge(state, ledger, event).allowed()) move.to.push_back(to);
        }
        if (!move.to.empty()) all.push_back(std::move(move));
    }
    return all;
}

void letAct(GameState& state, Ledger& ledger, Colour player) {
    state.turn.roller = player;
    state.turn.number = std::max(state.turn.number, 1);
    if (!state.turn.dice) state.turn.dice = game::Dice(1, 1);
    state.turn.ended = std::nullopt;
    ledger.phase = Phase::act;
    ledger.active = player;
    ledger.thiefDue = ledger.discardsDue = false;
}

void letSendThief(Ledger& ledger, Colour player) {
    ledger.active = player;
    ledger.thiefDue = true;
    ledger.discardsDue = false;
}

}  // namespace hexwarden::rules
