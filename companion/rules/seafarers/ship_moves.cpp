#include "companion/rules/base/sentences.h"
#include "companion/rules/seafarers/account.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/seafarers/sentences.h"
#include "companion/rules/seafarers/ship_site.h"

#include <algorithm>
#include <variant>

namespace hexwarden::rules::seafarers {
namespace {

/// One player's ships, seen from one of them.
class Routes {
  public:
    Routes(const GameState& state, const Ledger& ledger, Edge ship)
        : state_(state), ledger_(ledger), ship_(ship), owner_(state.routes[ship].colour) {}

    /// On a way between two different buildings of the owner. An opponent's matters if the record tells that it was
    /// built on no closed route: a route once closed stays closed when one is built in its middle.
    bool linksTwoBuildings() const {
        const auto both = ends(ship_);
        std::vector<Corner> passed;
        return leadsToBuilding(both[0], passed, [&](Corner first, std::vector<Corner>& used) {
            return leadsToBuilding(both[1], used, [&](Corner second, std::vector<Corner>&) { return first != second; });
        });
    }

    /// Nothing of the owner's goes on at one end.
    bool hasFreeEnd() const {
        const auto both = ends(ship_);
        return std::any_of(both.begin(), both.end(), [&](Corner c) {
            if (isOwn(state_.buildings[c])) return false;
            return isForeign(state_.buildings[c]) || othersAt(c).empty();
        });
    }

    /// Part of a ring that touches no building, or one of the two ships at the only building of a ring.
    bool isOpenInARing() const {
        const auto [a, b] = ends(ship_);
        const bool atA = isOwn(state_.buildings[a]), atB = isOwn(state_.buildings[b]);
        if (atA && atB) return false;
        return atB ? leadsAround(a, b) : leadsAround(b, a);
    }

  private:
    bool isOwn(game::Occupant o) const { return o.piece != Piece::none && o.colour == owner_; }
    bool isForeign(game::Occupant o) const { return o.piece != Piece::none && o.colour != owner_; }

    bool stopsAt(Corner c) const {
        const auto& known = accountOf(ledger_).notOnARoute;
        return isForeign(state_.buildings[c]) && std::find(known.begin(), known.end(), c) != known.end();
    }

    std::vector<Edge> othersAt(Corner c) const {
        std::vector<Edge> others;
        for (Edge e : edges(c))
            if (e != ship_ && state_.routes[e] == game::Occupant{Piece::ship, owner_}) others.push_back(e);
        return others;
    }

    /// Some way from `at`, past no corner of `passed`, to a building that `accept` likes.
    template <class Accept>
    bool leadsToBuilding(Corner at, std::vector<Corner>& passed, Accept accept) const {
        if (std::find(passed.begin(), passed.end(), at) != passed.end()) return false;
        passed.push_back(at);
        bool found = false;
        if (isOwn(state_.buildings[at])) {
            found = accept(at, passed);
        } else if (!stopsAt(at)) {
            for (Edge e : othersAt(at)) {
                found = leadsToBuilding(otherEnd(e, at), passed, accept);
                if (found) break;
            }
        }
        passed.pop_back();
        return found;
    }

    /// From `from` to `goal` by other ships, past no building.
    bool leadsAround(Corner from, Corner goal) const {
        std::vector<Corner> seen{from};
        for (std::size_t i = 0; i < seen.size(); ++i) {
            if (seen[i] == goal) return true;
            if (state_.buildings[seen[i]].piece != Piece::none) continue;
            for (Edge e : othersAt(seen[i]))
                if (const Corner next = otherEnd(e, seen[i]); std::find(seen.begin(), seen.end(), next) == seen.end())
                    seen.push_back(next);
        }
        return false;
    }

    const GameState& state_;
    const Ledger& ledger_;
    Edge ship_;
    Colour owner_;
};

bool isOnAClosedRoute(const GameState& state, const Ledger& ledger, Corner c) {
    const auto around = edges(c);
    return std::any_of(around.begin(), around.end(), [&](Edge e) {
        return state.routes[e].piece == Piece::ship && Routes(state, ledger, e).linksTwoBuildings();
    });
}

/// A new building, not one that takes another's place.
void noteBuilding(const GameState& before, Corner at, Ledger& ledger) {
    if (before.buildings[at].piece != Piece::none) return;
    std::erase(accountOf(ledger).notOnARoute, at);
    if (!isOnAClosedRoute(before, ledger, at)) accountOf(ledger).notOnARoute.push_back(at);
}

/// What ships do in set-up is of no turn, nor is what they do after another's (BASE-17).
bool isOfATurn(const GameState& before, const Ledger& ledger) {
    return before.turn.number > 0 && ledger.phase != Phase::between;
}

/// Somebody else has the turn, though nobody ended the one before (RISK-50).
bool hasPassed(const Ledger& ledger) {
    const auto& whose = accountOf(ledger).turnOf;
    return (ledger.phase == Phase::roll || ledger.phase == Phase::act) && whose && whose != ledger.active;
}

/// Keeps the account to one turn.
void follow(const GameState& before, const GameState& after, Ledger& ledger) {
    SeafarersAccount& ships = accountOf(ledger);
    const bool rollsInIt = ships.turnOf && ships.turnOf == after.turn.roller && before.turn.roller != after.turn.roller;
    if ((game::turnIsOver(before, after) && !rollsInIt) || hasPassed(ledger)) {
        ships.shipsBuilt.clear();
        ships.shipMoved = false;
        ships.turnOf = std::nullopt;
    }
    if (!ships.turnOf && ledger.phase != Phase::between) ships.turnOf = ledger.active;
}

void judgeDeparture(const GameState& state, const Ledger& ledger, Colour player, Edge from, Verdict& verdict) {
    const auto object = [&](const Sentence& sentence) {
        verdict.object({.sentence = &sentence, .player = player, .sites = {from}});
    };
    if (state.routes[from] != game::Occupant{Piece::ship, player}) return object(kNoShipThere);
    const auto& fresh = accountOf(ledger).shipsBuilt;
    const bool isSameTurn = !hasPassed(ledger);
    if (isSameTurn && accountOf(ledger).shipMoved) object(kOneMoveATurn);
    if (isSameTurn && std::find(fresh.begin(), fresh.end(), from) != fresh.end()) object(kBuiltThisTurn);
    if (const auto pirate = pirateHex(state); pirate && board::touches(*pirate, from)) object(kPirateThere);
    switch (stateOf(state, ledger, from)) {
        case ShipState::closed:
            return object(kRouteClosed);
        case ShipState::inTheMiddle:
            return object(kNotAtTheEnd);
        case ShipState::open:
            return;
    }
}

}  // namespace

void giveShipBuilt(Ledger& ledger, Edge ship) {
    accountOf(ledger).shipsBuilt.push_back(ship);
}

void giveShipMoved(Ledger& ledger) {
    accountOf(ledger).shipMoved = true;
}

ShipState stateOf(const GameState& state, const Ledger& ledger, Edge ship) {
    const Routes routes(state, ledger, ship);
    if (routes.linksTwoBuildings()) return ShipState::closed;
    return routes.hasFreeEnd() || routes.isOpenInARing() ? ShipState::open : ShipState::inTheMiddle;
}

void ShipMoves::equip(Box& box, std::size_t) const {
    box.letMove(Piece::ship);
}

void ShipMoves::judge(const GameState& state, const Ledger& ledger, const Event& event, Verdict& verdict) const {
    const auto* moved = std::get_if<game::Moved>(&event.body);
    if (!moved || moved->piece != Piece::ship || !std::holds_alternative<Edge>(moved->from)) return;
    verdict.waive(base::kNothingMoves, "SEA-5");
    const Edge from = std::get<Edge>(moved->from), to = std::get<Edge>(moved->to);
    judgeDeparture(state, ledger, moved->player, from, verdict);
    if (from == to) return verdict.object({.sentence = &kMovesNowhere, .player = moved->player, .sites = {to}});
    GameState lifted = state;
    lifted.routes[from] = {};
    judgeSite(lifted, moved->player, to, true, verdict);
}

void ShipMoves::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    follow(before, after, ledger);
    const auto note = [&](Piece piece, const Site& at) {
        if (piece == Piece::ship && std::holds_alternative<Edge>(at))
            accountOf(ledger).shipsBuilt.push_back(std::get<Edge>(at));
    };
    const bool ofATurn = isOfATurn(before, ledger);
    const auto* built = std::get_if<game::Built>(&event.body);
    if (built && (ofATurn || ledger.isFree(*built))) note(built->piece, built->at);  // free ones: of whoever rolls next
    if (built && std::holds_alternative<Corner>(built->at)) noteBuilding(before, std::get<Corner>(built->at), ledger);
    if (const auto* played = std::get_if<game::Played>(&event.body))
        for (const auto& [piece, edge] : played->builds) note(piece, edge);
    if (const auto* moved = std::get_if<game::Moved>(&event.body); ofATurn && moved && moved->piece == Piece::ship)
        accountOf(ledger).shipMoved = true;
}

}  // namespace hexwarden::rules::seafarers
