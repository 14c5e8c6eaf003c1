#include "companion/rules/risk/travel.h"

#include "companion/rules/risk/account.h"
#include "companion/rules/routes.h"
#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::rules::risk {
namespace {

/// Where troops are on their way: on a hex, at a corner from which they are about to set out (`by` none), or at a
/// corner that they came to by road or by ship.
struct Stop {
    Site at;
    Piece by = Piece::none;

    bool operator==(const Stop&) const = default;
};
using Steps = std::vector<Step<Stop>>;

class Journey {
  public:
    enum class Kind : std::uint8_t { sneakAttack, redeployment };

    Journey(const GameState& state, const Control& control, Colour mover, Hex from, Kind kind)
        : state_(state), control_(control), mover_(mover), from_(from), kind_(kind) {}

    std::vector<Stop> start() const { return {{from_, Piece::none}}; }

    Steps stepsFrom(const Stop& stop) const {
        Steps steps;
        if (const auto* hex = std::get_if<Hex>(&stop.at)) {
            leave(*hex, steps);
        } else {
            const Corner corner = std::get<Corner>(stop.at);
            if (stop.by != Piece::none) arrive(corner, steps);
            goOn(corner, stop.by, steps);
        }
        return steps;
    }

    /// At a corner that was come to by `by`, over what lies there but leads no further.
    Break breakAt(Corner corner, Piece by, const std::vector<Site>& way, ColourSet consent) const {
        Break found;
        const auto building = state_.buildings[corner];
        const auto isBehind = [&](Edge e) {
            return std::find(way.begin(), way.end(), Site(otherEnd(e, corner))) != way.end();
        };
        for (Edge e : edges(corner)) {
            const auto route = state_.routes[e];
            if ((route.piece != Piece::road && route.piece != Piece::ship) || isBehind(e)) continue;
            const auto toll = tollOf(e);
            if (!toll) {
                if (found.what == Missing::route) found.what = Missing::pirate;
            } else if (by != Piece::none && building.piece == Piece::none && route.piece != by) {
                return {Missing::building, {}};
            } else {
                ColourSet whose = *toll;
                if (by != Piece::none && building.piece != Piece::none && building.colour != mover_)
                    whose.add(building.colour);
                found.whose = found.whose | (whose - consent);
                if (found.whose != ColourSet{}) found.what = Missing::consent;
            }
        }
        return found;
    }

  private:
    bool isOwn(Hex h) const { return armiesOn(state_, mover_, h) > 0; }

    void leave(Hex hex, Steps& steps) const {
        if (kind_ == Kind::redeployment) {
            for (Hex next : neighbours(hex))
                if (isOwn(next)) steps.push_back({{next}});
        } else if (hex != from_) {
            return;
        }
        for (Corner c : corners(hex)) steps.push_back({{c}});
    }

    void arrive(Corner corner, Steps& steps) const {
        for (Hex h : hexes(corner)) {
            if (h == from_ || !isLand(state_.layout, h)) continue;
            if (kind_ == Kind::redeployment ? isOwn(h) : enemyOn(state_, mover_, h).has_value()) steps.push_back({{h}});
        }
    }

    /// Along the next road or ship. A building in between must be the mover's or a lender's; without one, roads do not
    /// go on into ships.
    void goOn(Corner corner, Piece by, Steps& steps) const {
        ColourSet atCorner;
        const auto building = state_.buildings[corner];
        const bool passes = by != Piece::none;
        if (passes && building.piece != Piece::none && building.colour != mover_) atCorner.add(building.colour);
        for (Edge e : edges(corner)) {
            const auto route = state_.routes[e];
            const auto toll = tollOf(e);
            if (!toll || (passes && building.piece == Piece::none && route.piece != by)) continue;
            steps.push_back({{otherEnd(e, corner), route.piece}, *toll | atCorner});
        }
    }

    /// Who must consent to troops on that edge; none where nobody can.
    std::optional<ColourSet> tollOf(Edge e) const {
        const auto route = state_.routes[e];
        if (route.piece != Piece::road && route.piece != Piece::ship) return std::nullopt;
        if (route.piece == Piece::ship && pirateBeside(e)) return std::nullopt;
        ColourSet toll;
        if (route.colour != mover_) toll.add(route.colour);
        if (const auto master = control_.of(e); master && *master != mover_) toll.add(*master);
        return toll;
    }

    bool pirateBeside(Edge e) const {
        const auto sides = hexes(e);
        return std::any_of(sides.begin(), sides.end(), [&](Hex h) {
            return state_.pirate == h || (state_.robber == h && board::isWater(state_.layout.terrain[h]));
        });
    }

    const GameState& state_;
    const Control& control_;
    Colour mover_;
    Hex from_;
    Kind kind_;
};

std::vector<Site> sitesOf(const std::vector<Stop>& stops) {
    std::vector<Site> sites;
    for (const Stop& s : stops) sites.push_back(s.at);
    return sites;
}

int distance(const Site& at, Hex to) {
    if (const auto* hex = std::get_if<Hex>(&at)) return board::distance(*hex, to);
    int least = board::kReach * 4;
    for (Hex h : hexes(std::get<Corner>(at))) least = std::min(least, board::distance(h, to));
    return least;
}

std::vector<Way> allWays(const GameState& state, const Control& control, Colour mover, Hex from, ColourSet consent,
                         Journey::Kind kind) {
    if (armiesFreeToGo(state, mover, from) < 1 || control.withoutBuilding().has(mover)) return {};
    const Journey journey(state, control, mover, from, kind);
    const auto visits = explore(
        journey.start(), [&](const Stop& s) { return journey.stepsFrom(s); }, consent);
    std::vector<Way> ways;
    for (std::size_t i = 1; i < visits.size(); ++i)
        if (const auto* hex = std::get_if<Hex>(&visits[i].node.at)) ways.push_back({*hex, sitesOf(pathTo(visits, i))});
    std::sort(ways.begin(), ways.end(),
              [](const Way& a, const Way& b) { return board::text(a.to) < board::text(b.to); });
    return ways;
}

SearchedPath<Site> oneWay(const GameState& state, const Control& control, Colour mover, Hex from, Hex to,
                          ColourSet consent, Journey::Kind kind) {
    const Journey journey(state, control, mover, from, kind);
    ColourSet everybody;
    for (const game::Seat& seat : state.seats) everybody.add(seat.colour);
    auto reach = reachable(
        journey.start(), [&](const Stop& s) { return s.at == Site(to); },
        [&](const Stop& s) { return journey.stepsFrom(s); }, consent, everybody);
    if (reach.found()) return {sitesOf(reach.path), {}, {}};
    const auto visits = explore(
        journey.start(), [&](const Stop& s) { return journey.stepsFrom(s); }, consent);
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < visits.size(); ++i)
        if (distance(visits[i].node.at, to) < distance(visits[nearest].node.at, to)) nearest = i;
    return {{}, std::move(reach.missing), sitesOf(pathTo(visits, nearest))};
}

}  // namespace

std::vector<Way> sneakAttacks(const GameState& state, const Control& control, Colour mover, Hex from,
                              ColourSet consent) {
    return allWays(state, control, mover, from, consent, Journey::Kind::sneakAttack);
}

std::vector<Way> redeployments(const GameState& state, const Control& control, Colour mover, Hex from,
                               ColourSet consent) {
    return allWays(state, control, mover, from, consent, Journey::Kind::redeployment);
}

SearchedPath<Site> sneakAttack(const GameState& state, const Control& control, Colour mover, Hex from, Hex to,
                               ColourSet consent) {
    return oneWay(state, control, mover, from, to, consent, Journey::Kind::sneakAttack);
}

SearchedPath<Site> redeployment(const GameState& state, const Control& control, Colour mover, Hex from, Hex to,
                                ColourSet consent) {
    return oneWay(state, control, mover, from, to, consent, Journey::Kind::redeployment);
}

std::optional<Break> breakAt(const GameState& state, const Control& control, Colour mover, const std::vector<Site>& way,
                             ColourSet consent) {
    const auto* end = way.size() < 2 ? nullptr : std::get_if<Corner>(&way.back());
    if (!end) return std::nullopt;
    const auto* before = std::get_if<Corner>(&way[way.size() - 2]);
    const auto last = before ? board::edgeBetween(*before, *end) : std::nullopt;
    const auto* from = std::get_if<Hex>(&way.front());
    if (!from) return std::nullopt;
    const Journey journey(state, control, mover, *from, Journey::Kind::sneakAttack);
    return journey.breakAt(*end, last ? state.routes[*last].piece : Piece::none, way, consent);
}

bool roadsStopThere(const GameState& state, const Control& control, Colour mover, Hex hex, ColourSet consent) {
    const auto around = edges(hex);
    return std::any_of(around.begin(), around.end(), [&](Edge e) {
        const auto master = control.of(e);
        const Colour owner = state.routes[e].colour;
        return master && *master != mover && (owner == mover || consent.has(owner));
    });
}

std::vector<Hex> enemiesBeside(const GameState& state, Colour mover, Hex from) {
    std::vector<Hex> enemies;
    std::ranges::copy_if(neighbours(from), std::back_inserter(enemies),
                         [&](Hex h) { return enemyOn(state, mover, h).has_value(); });
    return enemies;
}

std::vector<March> marchesMeant(const GameState& state, const Ledger& ledger, Hex from, Hex to) {
    if (from == to) return {March::battle};
    if (accountOf(ledger).battle == Battle{from, to, true}) return {March::following, March::redeployment};
    const auto ownerOn = [&](Hex h) {
        const auto held = std::ranges::find(state.stacks, h, &game::Stack::at);
        return held == state.stacks.end() ? std::optional<Colour>() : held->owner;
    };
    if (ownerOn(from) == ownerOn(to)) return {March::redeployment};
    if (distance(from, to) > 1) return {March::sneakAttack};
    return {March::battle, March::sneakAttack};
}

int armiesFreeToGo(const GameState& state, Colour player, Hex hex) {
    return std::max(0, armiesOn(state, player, hex) - 1);
}

}  // namespace hexwarden::rules::risk
