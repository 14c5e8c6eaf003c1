#include "companion/rules/conquest/deeds.h"

#include "companion/rules/conquest/board.h"
#include "companion/rules/conquest/economy.h"

#include <algorithm>
#include <iterator>

namespace hexwarden::rules::conquest {
namespace {

using Kind = Deed::Kind;

/// CONQ-20: before the dragon takes a building, a knight may fight it, once.
bool mayBeFought(const Ledger& ledger, const game::Lost& loss) {
    const Call* call = callFor(ledger, loss.player, loss.piece);
    return call && call->peril == Peril::dragon && !call->fought;
}

std::optional<game::Body> attackOn(const Deed& deed, const Goal& goal, const std::vector<int>& attack,
                                   const std::vector<int>& defend) {
    if (const auto* wall = std::get_if<Edge>(&goal)) return game::Breached{deed.player, *wall, deed.at, attack[0]};
    const Target& target = std::get<Target>(goal);
    return game::Battled{deed.player, deed.at, target.at, attack, defend, deed.piece, target.kind};
}

}  // namespace

std::vector<Deed> deedsAt(const GameState& state, const Ledger& ledger, Hex at) {
    std::vector<Deed> deeds;
    for (const game::Lost& loss : lossesAt(state, ledger, at)) {
        if (mayBeFought(ledger, loss)) deeds.push_back({Kind::fightDragon, loss.player, loss.piece, at});
        deeds.push_back({Kind::lose, loss.player, loss.piece, at});
    }
    for (const game::Stack& stack : state.stacks) {
        if (stack.at != at || stack.owner != ledger.active) continue;
        deeds.push_back({Kind::attack, stack.owner, stack.piece, at});
        deeds.push_back({isShip(stack.piece) ? Kind::fish : Kind::hunt, stack.owner, stack.piece, at});
    }
    return deeds;
}

std::vector<Site> reachOf(const GameState& state, const Deed& deed) {
    std::vector<Site> sites;
    if (deed.kind != Kind::attack) return sites;
    for (const Attack& attack : attacksOf(state, deed.player, deed.piece, deed.at))
        if (sites.empty() || sites.back() != Site(attack.target.at)) sites.emplace_back(attack.target.at);
    for (const Edge wall : wallsAgainst(state, deed.player, deed.at)) sites.emplace_back(wall);
    return sites;
}

std::vector<Goal> goalsAt(const GameState& state, const Deed& deed, const Site& site) {
    std::vector<Goal> goals;
    if (deed.kind != Kind::attack) return goals;
    if (const auto* wall = std::get_if<Edge>(&site); wall && state.routes[*wall].piece == Piece::wall)
        goals.emplace_back(*wall);
    const auto* h = std::get_if<Hex>(&site);
    if (!h) return goals;
    auto targets = targetsOn(state, deed.player, *h);
    std::stable_partition(targets.begin(), targets.end(), [](const Target& t) { return !board::isBuilding(t.kind); });
    goals.insert(goals.end(), targets.begin(), targets.end());
    return goals;
}

Throw throwFor(const Deed& deed, const std::optional<Goal>& goal) {
    switch (deed.kind) {
        case Kind::attack:
            return goal && std::holds_alternative<Edge>(*goal) ? Throw{1, 0} : Throw{1, 1};
        case Kind::fish:
        case Kind::hunt:
            return {1, 0};
        case Kind::fightDragon:
            return {1, 1};
        case Kind::lose:
            return {};
    }
    return {};
}

std::optional<game::Body> eventOf(const Deed& deed, const std::optional<Goal>& goal, const std::vector<int>& attack,
                                  const std::vector<int>& defend) {
    const auto [attackers, defenders] = throwFor(deed, goal);
    if (std::ssize(attack) < attackers || std::ssize(defend) < defenders) return std::nullopt;
    switch (deed.kind) {
        case Kind::attack:
            return goal ? attackOn(deed, *goal, attack, defend) : std::nullopt;
        case Kind::fish:
            return game::Foraged{deed.player, game::Foraged::How::fish, deed.at, attack[0]};
        case Kind::hunt:
            return game::Foraged{deed.player, game::Foraged::How::hunt, deed.at, attack[0]};
        case Kind::fightDragon:
            return game::DragonFought{deed.player, deed.at, attack[0], defend[0]};
        case Kind::lose:
            return game::Lost{deed.player, deed.piece, deed.at};
    }
    return std::nullopt;
}

}  // namespace hexwarden::rules::conquest
