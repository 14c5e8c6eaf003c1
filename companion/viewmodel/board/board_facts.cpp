#include "companion/viewmodel/board/board_facts.h"

namespace hexwarden::viewmodel {

namespace {

template <class Site>
void addStanding(const board::SiteMap<Site, board::Occupant>& pieces, std::vector<PlacedPiece>& standing) {
    for (std::size_t i = 0; i < board::kSiteCount<Site>; ++i) {
        const Site site = Site::at(i);
        if (pieces[site].piece != board::Piece::none) standing.push_back({site, pieces[site]});
    }
}

}  // namespace

BoardFacts factsOf(const rules::Referee& referee) {
    const game::GameState& state = referee.state();
    const rules::Ledger& ledger = referee.ledger();
    rules::Extras extras = referee.rules().extras(state, ledger);
    BoardFacts facts{state.layout, {}, state.robber, state.pirate};
    facts.stacks = state.stacks;
    for (const game::Seat& seat : state.seats)
        if (!seat.name.empty()) facts.players[seat.colour] = QString::fromStdString(seat.name);
    addStanding(state.buildings, facts.pieces);
    addStanding(state.hexBuildings, facts.pieces);
    addStanding(state.routes, facts.pieces);
    facts.harbourTokens = state.harbourTokens;
    if (state.layout.river && extras.flooded) facts.flooded = state.layout.river->z;
    facts.abandoned = {ledger.abandoned.begin(), ledger.abandoned.end()};
    facts.controlled = std::move(extras.controlled);
    return facts;
}

std::vector<board::Site> throughCorners(const std::vector<board::Edge>& chain) {
    std::vector<board::Site> sites;
    if (chain.empty()) return sites;
    const auto [a, b] = board::ends(chain[0]);
    const auto touches = [&](board::Corner c, std::size_t i) {
        const auto ends = board::ends(chain[i]);
        return ends[0] == c || ends[1] == c;
    };
    board::Corner at = chain.size() > 1 && touches(a, 1) ? b : a;
    sites.emplace_back(at);
    for (const board::Edge e : chain) {
        at = board::otherEnd(e, at);
        sites.emplace_back(at);
    }
    return sites;
}

}  // namespace hexwarden::viewmodel
