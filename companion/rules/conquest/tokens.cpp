// Victory tokens for what is done and built (CONQ-82 to CONQ-91).
#include "companion/rules/conquest/account.h"
#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/pieces.h"
#include "companion/rules/conquest/rules_of_rounds.h"
#include "companion/rules/conquest/shapes.h"
#include "companion/rules/conquest/tally.h"
#include "companion/rules/conquest/ways.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <variant>

namespace hexwarden::rules::conquest {
namespace {

constexpr int kGreatWall = 5;      // CONQ-85
constexpr int kMetropolis = 3;     // CONQ-91
constexpr int kFleet = 5;          // CONQ-90
constexpr int kFarForShips = 6;    // CONQ-88
constexpr int kFarForKnights = 3;  // CONQ-88
constexpr int kBreach = 6;         // CONQ-53

template <class S>
std::vector<Site> sitesOf(const std::vector<S>& list) {
    return {list.begin(), list.end()};
}

/// Gives the tokens that shapes on the board have come to earn, and notes what has earned them.
class Shapes {
  public:
    Shapes(const GameState& state, Progress& progress, bool pays) : state_(state), progress_(progress), pays_(pays) {}

    void fortress(Colour c) {
        auto& spent = of(progress_.spent, c).fortress;
        for (const auto& area : walledIn(state_, c)) {
            const bool fresh = std::any_of(area.begin(), area.end(), [&](Hex h) {
                return std::find(spent.begin(), spent.end(), h) == spent.end();
            });
            if (fresh) earn(c, Token::fortress, area, spent);
        }
    }

    void greatWall(Colour c) {
        auto& spent = of(progress_.spent, c).wall;
        for (auto chain = longestWall(state_, c, spent); static_cast<int>(chain.size()) >= kGreatWall;
             chain = longestWall(state_, c, spent))
            earn(c, Token::greatWall, chain, spent);
    }

    void metropolis(Colour c) {
        auto& spent = of(progress_.spent, c).metropolis;
        for (const auto& group : connectedBuildings(state_, c, spent))
            if (static_cast<int>(group.size()) >= kMetropolis) earn(c, Token::metropolis, group, spent);
    }

    void fleets() {
        const auto all = tallies(state_);
        for (Colour c : board::kColours) {
            Spent& spent = of(progress_.spent, c);
            if (of(all, c).allShips() >= kFleet && !std::exchange(spent.armada, true)) pay(c, Token::armada, {});
            if (of(all, c).allKnights() >= kFleet && !std::exchange(spent.legion, true)) pay(c, Token::legion, {});
        }
    }

  private:
    template <class S>
    void earn(Colour c, Token token, const std::vector<S>& what, std::vector<S>& spent) {
        spent.insert(spent.end(), what.begin(), what.end());
        pay(c, token, sitesOf(what));
    }

    void pay(Colour c, Token token, std::vector<Site> sites) {
        if (pays_) give(progress_, c, token, 1, std::move(sites));
    }

    const GameState& state_;
    Progress& progress_;
    bool pays_;
};

bool isFar(const GameState& state, const Unit& unit) {
    const auto steps = stepsBetween(state, unit.owner, unit.kind, unit.home, unit.at);
    return !steps || *steps > (isShip(unit.kind) ? kFarForShips : kFarForKnights);
}

/// Ships and knights that have come this far; who is aboard is still on the way.
void rewardTravelers(const GameState& state, Hex at, Ledger& ledger) {
    for (Unit& unit : accountOf(ledger).units.all) {
        if (unit.at != at || unit.aboard || unit.hasTravelled || !isFar(state, unit)) continue;
        unit.hasTravelled = true;
        give(accountOf(ledger).progress, unit.owner, Token::traveler, 1, {at});
    }
}

bool hasResource(const Cards& cards) {
    return std::accumulate(cards.begin(), cards.begin() + board::kCardKindCount, 0) > 0;
}

/// CONQ-89: for the player on turn, once a turn.
void rewardTrader(const GameState& state, const game::Traded& e, Ledger& ledger) {
    if (!e.with || *e.with == e.player || !(hasResource(e.give) || hasResource(e.receive))) return;
    const Colour trader = *e.with == ledger.active ? *e.with : e.player;
    const Colour partner = trader == e.player ? *e.with : e.player;
    Progress& progress = accountOf(ledger).progress;
    ColourSet& partners = of(progress.traded, trader);
    if (!seatOf(state, partner) || partners.has(partner)) return;
    partners.add(partner);
    if (partners.size() + 1 == static_cast<int>(state.seats.size())) give(progress, trader, Token::trader, 1);
}

/// CONQ-82: the building of another player that this battle took.
void rewardConqueror(const GameState& before, const GameState& after, const game::Battled& e, Ledger& ledger) {
    const auto held = before.hexBuildings[e.to];
    if (held.piece != Piece::none && held.colour != e.player && after.hexBuildings[e.to] != held)
        give(accountOf(ledger).progress, e.player, Token::conqueror, gradeOf(held.piece), {e.to});
}

}  // namespace

void Tokens::account(const GameState& before, const GameState& after, const Event& event, Ledger& ledger) const {
    Progress& progress = accountOf(ledger).progress;
    if (ledger.phase == Phase::over) return;
    if (game::rollOf(event.body) || std::holds_alternative<game::TurnEnded>(event.body)) {
        progress.traded = {};
        return;
    }
    if (const auto* traded = std::get_if<game::Traded>(&event.body)) return rewardTrader(after, *traded, ledger);
    if (const auto* battled = std::get_if<game::Battled>(&event.body)) rewardConqueror(before, after, *battled, ledger);
    if (const auto* breached = std::get_if<game::Breached>(&event.body)) {
        const auto wall = before.routes[breached->at];
        if (breached->die == kBreach && wall.piece == Piece::wall && wall.colour != breached->player)
            give(progress, breached->player, Token::siege, 1, {breached->at});
    }
    const bool walls = before.routes != after.routes, buildings = before.hexBuildings != after.hexBuildings;
    Shapes shapes(after, progress, true);
    for (const game::Seat& seat : after.seats) {
        if (walls || buildings) shapes.fortress(seat.colour);
        if (walls) shapes.greatWall(seat.colour);
        if (buildings) shapes.metropolis(seat.colour);
    }
    if (before.stacks != after.stacks) shapes.fleets();
    if (const auto* moved = std::get_if<game::Moved>(&event.body))
        if (const auto* at = std::get_if<Hex>(&moved->to)) rewardTravelers(after, *at, ledger);
}

void Tokens::open(const GameState& state, Ledger& ledger) const {
    Shapes shapes(state, accountOf(ledger).progress, false);
    for (const game::Seat& seat : state.seats) {
        shapes.fortress(seat.colour);
        shapes.greatWall(seat.colour);
        shapes.metropolis(seat.colour);
    }
    shapes.fleets();
}

}  // namespace hexwarden::rules::conquest
