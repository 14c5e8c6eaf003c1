#include "companion/rules/war/paths.h"

#include "tracker/board/text.h"

namespace hexwarden::rules::war {
namespace {

bool byName(Corner a, Corner b) {
    return board::nameOrder(a) < board::nameOrder(b);
}

bool isBetter(const std::vector<Corner>& path, const std::vector<Corner>& than) {
    if (path.empty() || than.empty()) return !path.empty();
    if (path.size() != than.size()) return path.size() < than.size();
    return std::lexicographical_compare(path.begin(), path.end(), than.begin(), than.end(), byName);
}

/// Where a path to a target may end: on its corner, or at either end of a road.
std::vector<Corner> goalsOf(const Site& target) {
    if (const auto* corner = std::get_if<Corner>(&target)) return {*corner};
    if (const auto* edge = std::get_if<Edge>(&target)) return {ends(*edge)[0], ends(*edge)[1]};
    return {};
}

}  // namespace

void Ways::add(const Step<Corner>& step) {
    std::size_t at = count_++;
    for (; at > 0 && byName(step.to, ways_[at - 1].to); --at) ways_[at] = ways_[at - 1];
    ways_[at] = step;
}

/// The building on a corner is paid for where it is left, so the one on the last corner is not.
Ways Roads::waysFrom(Corner corner) const {
    Ways ways;
    ColourSet toll;
    if (const auto building = state_.buildings[corner]; building.piece != Piece::none) toll.add(building.colour);
    for (Edge e : edges(corner)) {
        const auto road = state_.routes[e];
        if (!isRoad(road.piece, terms_)) continue;
        const ColourSet owner = isAbandoned(ledger_, e) ? ColourSet{} : ColourSet{road.colour};
        ways.add({otherEnd(e, corner), toll | owner});
    }
    return ways;
}

Ways Roads::attackWaysFrom(Corner corner, Corner goal, const Site& target) const {
    Ways ways;
    for (const Step<Corner>& step : waysFrom(corner)) {
        const Edge e = *edgeBetween(corner, step.to);
        const bool barred = isAbandoned(ledger_, e) && (step.to == goal || terms_.abandonedBlockAttacks);
        if (!barred && target != Site{e}) ways.add(step);
    }
    return ways;
}

std::vector<Corner> Roads::buildingsOf(Colour player) const {
    std::vector<Corner> corners;
    forEachPiece(state_.buildings, [&](Corner c, game::Occupant building) {
        if (building.colour == player) corners.push_back(c);
    });
    std::sort(corners.begin(), corners.end(), byName);
    return corners;
}

ColourSet Roads::everybody() const {
    if (state_.seats.empty()) return kEverybody;
    ColourSet all;
    for (const auto& seat : state_.seats) all.add(seat.colour);
    return all;
}

/// A way is looked for to each goal apart, as it may pass the other end of a target road, but its own goal only once.
ColourSets Roads::attackTolls(Colour from, const Site& target, ColourSet given) const {
    ColourSets all;
    const auto starts = buildingsOf(from);
    for (Corner goal : goalsOf(target)) {
        const auto open = tolls(
            starts, [&](Corner c) { return c == goal; }, [&](Corner c) { return attackWaysFrom(c, goal, target); },
            given, everybody());
        all.insert(all.end(), open.begin(), open.end());
    }
    return smallestOf(std::move(all));
}

std::vector<Corner> Roads::attackPath(Colour from, const Site& target, ColourSet consent) const {
    std::vector<Corner> best;
    const auto starts = buildingsOf(from);
    for (Corner goal : goalsOf(target)) {
        auto path = shortestPath(
            starts, [&](Corner c) { return c == goal; }, [&](Corner c) { return attackWaysFrom(c, goal, target); },
            consent | ColourSet{from});
        if (isBetter(path, best)) best = std::move(path);
    }
    return best;
}

ColourSets Roads::linkTolls(Colour a, Colour b, ColourSet given) const {
    return tolls(
        buildingsOf(a),
        [&](Corner c) { return state_.buildings[c].piece != Piece::none && state_.buildings[c].colour == b; },
        [&](Corner c) { return waysFrom(c); }, given, everybody());
}

std::vector<Corner> Roads::link(Colour a, Colour b, ColourSet consent) const {
    return shortestPath(
        buildingsOf(a),
        [&](Corner c) { return state_.buildings[c].piece != Piece::none && state_.buildings[c].colour == b; },
        [&](Corner c) { return waysFrom(c); }, consent | ColourSet{a, b});
}

}  // namespace hexwarden::rules::war
