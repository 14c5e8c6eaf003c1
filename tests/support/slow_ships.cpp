#include "tests/support/slow_ships.h"

#include "tracker/board/layout.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace hexwarden::support {
namespace {

using namespace rules;

class Ships {
  public:
    Ships(const GameState& state, Colour owner) : state_(state), owner_(owner) {
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (state.routes[Edge::at(i)] == game::Occupant{Piece::ship, owner}) all_.insert(Edge::at(i));
    }

    const std::set<Edge>& all() const { return all_; }

    bool isOpen(Edge ship) const {
        if (isClosed(ship)) return false;
        const auto [a, b] = ends(ship);
        return isFreeEnd(ship, a) || isFreeEnd(ship, b) || isOpenInARing(ship);
    }

    /// A new ship could be built there if `without` were not on the board.
    bool couldLie(Edge e, Edge without) const {
        if (!game::onAnyBoard(e) || (state_.routes[e].piece != Piece::none && e != without)) return false;
        if (!touchesWater(state_.layout, e) || isThePirates(e)) return false;
        const auto both = ends(e);
        return std::any_of(both.begin(), both.end(), [&](Corner c) {
            if (isOwn(c)) return true;
            if (isForeign(c)) return false;
            const auto at = edges(c);
            return std::any_of(at.begin(), at.end(),
                               [&](Edge next) { return next != e && next != without && all_.contains(next); });
        });
    }

    bool isThePirates(Edge e) const {
        const auto sides = hexes(e);
        return state_.pirate && (sides[0] == *state_.pirate || sides[1] == *state_.pirate);
    }

  private:
    using Way = std::vector<Corner>;

    bool isOwn(Corner c) const {
        return state_.buildings[c].piece != Piece::none && state_.buildings[c].colour == owner_;
    }
    bool isForeign(Corner c) const { return state_.buildings[c].piece != Piece::none && !isOwn(c); }

    /// Every way from the last corner of `way` on, past no corner twice, that `visit` does not stop.
    void walk(Way& way, Edge without, const std::function<bool(const Way&)>& goesOn) const {
        for (Edge e : edges(way.back())) {
            const Corner next = otherEnd(e, way.back());
            if (e == without || !all_.contains(e) || std::find(way.begin(), way.end(), next) != way.end()) continue;
            way.push_back(next);
            if (goesOn(way)) walk(way, without, goesOn);
            way.pop_back();
        }
    }

    /// On some way from one building of the owner to another one.
    bool isClosed(Edge ship) const {
        bool closed = false;
        for (std::size_t i = 0; i < board::kCornerCount; ++i) {
            if (!isOwn(Corner::at(i))) continue;
            Way way{Corner::at(i)};
            walk(way, {}, [&](const Way& w) {
                if (!isOwn(w.back())) return true;
                for (std::size_t n = 1; n < w.size(); ++n)
                    closed = closed || *board::edgeBetween(w[n - 1], w[n]) == ship;
                return false;
            });
        }
        return closed;
    }

    bool isFreeEnd(Edge ship, Corner c) const {
        if (isOwn(c)) return false;
        if (isForeign(c)) return true;
        const auto at = edges(c);
        return std::none_of(at.begin(), at.end(), [&](Edge e) { return e != ship && all_.contains(e); });
    }

    /// Of a ring without a building every ship, of a ring with one the two beside it.
    bool isOpenInARing(Edge ship) const {
        const auto [a, b] = ends(ship);
        bool open = false;
        Way way{a};
        walk(way, ship, [&, last = b](const Way& w) {
            if (w.back() != last) return true;
            if (std::any_of(w.begin(), w.end(), [&](Corner c) { return isForeign(c); })) return false;
            const auto own = std::count_if(w.begin(), w.end(), [&](Corner c) { return isOwn(c); });
            open = open || own == 0 || (own == 1 && (isOwn(w.front()) || isOwn(last)));
            return false;
        });
        return open;
    }

    const GameState& state_;
    Colour owner_;
    std::set<Edge> all_;
};

}  // namespace

std::set<std::pair<Edge, Edge>> slowShipMoves(const GameState& state, Colour owner) {
    const Ships ships(state, owner);
    std::set<std::pair<Edge, Edge>> moves;
    for (Edge from : ships.all()) {
        if (ships.isThePirates(from) || !ships.isOpen(from)) continue;
        for (std::size_t i = 0; i < board::kEdgeCount; ++i)
            if (const Edge to = Edge::at(i); to != from && ships.couldLie(to, from)) moves.insert({from, to});
    }
    return moves;
}

}  // namespace hexwarden::support
