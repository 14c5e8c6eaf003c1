#include "companion/viewmodel/board_facts.h"

namespace hexwarden::viewmodel {

namespace {

template <class Site>
void addStanding(const board::SiteMap<Site, board::Occupant>& pieces, std::vector<Standing>& standing) {
    for (std::size_t i = 0; i < board::kSiteCount<Site>; ++i) {
        const Site site = Site::at(i);
        if (pieces[site].piece != board::Piece::none) standing.push_back({site, pieces[site]});
    }
}

}  // namespace

BoardFacts factsOf(const game::GameState& state) {
    BoardFacts facts{state.layout, {}, state.robber, state.pirate};
    addStanding(state.buildings, facts.pieces);
    addStanding(state.routes, facts.pieces);
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
