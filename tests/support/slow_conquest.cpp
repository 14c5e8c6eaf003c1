#include "tests/support/slow_conquest.h"

#include <algorithm>
#include <map>

namespace hexwarden::support {
namespace {

using board::Terrain;
using game::of;

/// Sets of hexes that `joined` links, by renaming until nothing changes.
template <class Joined>
std::map<Hex, Hex> renamed(const std::vector<Hex>& hexes, Joined joined) {
    std::map<Hex, Hex> name;
    for (Hex h : hexes) name[h] = h;
    for (bool changed = true; changed;) {
        changed = false;
        for (Hex a : hexes)
            for (Hex b : neighbours(a))
                if (name.contains(b) && joined(a, b) && name[b] < name[a]) {
                    name[a] = name[b];
                    changed = true;
                }
    }
    return name;
}

std::set<std::set<Hex>> sets(const std::map<Hex, Hex>& names, const std::set<Hex>& wanted) {
    std::map<Hex, std::set<Hex>> byName;
    for (const auto& [hex, name] : names)
        if (wanted.contains(hex)) byName[name].insert(hex);
    std::set<std::set<Hex>> all;
    for (auto& [name, members] : byName) all.insert(std::move(members));
    return all;
}

std::set<Hex> buildingsOf(const GameState& state, Colour owner) {
    std::set<Hex> found;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const auto building = state.hexBuildings[Hex::at(i)];
        if (building.piece != Piece::none && building.colour == owner) found.insert(Hex::at(i));
    }
    return found;
}

std::vector<Hex> everyHex(int reach) {
    std::vector<Hex> all;
    for (int q = -reach; q <= reach; ++q)
        for (int r = -reach; r <= reach; ++r) all.push_back({q, r});
    return all;
}

bool isWallOf(const GameState& state, Hex a, Hex b, Colour owner) {
    return state.routes[*board::edgeBetween(a, b)] == game::Occupant{Piece::wall, owner};
}

bool isWallOfAnother(const GameState& state, Hex a, Hex b, Colour owner) {
    const auto wall = state.routes[*board::edgeBetween(a, b)];
    return wall.piece == Piece::wall && wall.colour != owner;
}

int cardsFor(Piece building) {
    return building == Piece::castle ? 3 : building == Piece::city ? 2 : building == Piece::settlement ? 1 : 0;
}

bool sails(Piece unit) {
    return unit == Piece::ship || unit == Piece::galley || unit == Piece::cargo;
}

}  // namespace

std::set<std::set<Hex>> slowWalledIn(const GameState& state, Colour owner) {
    constexpr int kReach = 6;
    const auto names = renamed(everyHex(kReach), [&](Hex a, Hex b) { return !isWallOf(state, a, b, owner); });
    std::set<Hex> inside;
    for (Hex h : buildingsOf(state, owner))
        if (names.at(h) != names.at({-kReach, -kReach})) inside.insert(h);
    return sets(names, inside);
}

std::set<std::set<Hex>> slowConnectedBuildings(const GameState& state, Colour owner, const std::vector<Hex>& without) {
    std::set<Hex> left = buildingsOf(state, owner);
    for (Hex h : without) left.erase(h);
    return sets(renamed({left.begin(), left.end()}, [](Hex, Hex) { return true; }), left);
}

std::set<std::set<Hex>> slowIslands(const GameState& state) {
    std::set<Hex> land;
    for (Hex h : hexes(state.layout))
        if (isLand(state.layout, h)) land.insert(h);
    return sets(renamed({land.begin(), land.end()}, [](Hex, Hex) { return true; }), land);
}

std::optional<int> slowSteps(const GameState& state, Colour owner, Piece unit, Hex from, Hex to) {
    std::map<Hex, int> steps{{from, 0}};
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [at, count] : std::map<Hex, int>(steps)) {
            const auto settled = state.hexBuildings[at];
            const bool foreign = settled.piece != Piece::none && settled.colour != owner;
            if (foreign && at != from) continue;
            for (Hex next : neighbours(at)) {
                const Terrain ground = state.layout.terrain[next];
                if (sails(unit) ? !board::isWater(ground) : !board::isLand(ground)) continue;
                if (!sails(unit) && isWallOfAnother(state, at, next, owner)) continue;
                if (steps.contains(next) && steps[next] <= count + 1) continue;
                steps[next] = count + 1;
                changed = true;
            }
        }
    }
    return steps.contains(to) ? std::optional(steps[to]) : std::nullopt;
}

game::ByColour<Cards> slowConquestProduction(const GameState& state, int roll, bool ownHexDraws) {
    game::ByColour<Cards> gains{};
    for (const auto& seat : state.seats)
        for (Hex home : buildingsOf(state, seat.colour)) {
            std::vector<Hex> fields;
            if (ownHexDraws) fields.push_back(home);
            for (Hex h : neighbours(home)) fields.push_back(h);
            for (Hex h : fields) {
                const Terrain ground = state.layout.terrain[h];
                if (state.layout.token[h] != roll || !board::isLand(ground) || !board::yieldOf(ground)) continue;
                of(gains, seat.colour)[static_cast<std::size_t>(*board::yieldOf(ground))] +=
                    cardsFor(state.hexBuildings[home].piece);
            }
        }
    for (const game::Stack& s : state.stacks)
        if (sails(s.piece) && state.layout.terrain[s.at] == Terrain::shoal && state.layout.token[s.at] == roll)
            of(gains, s.owner)[static_cast<std::size_t>(board::Resource::fish)] += s.count;
    for (const auto& seat : state.seats)
        if (of(gains, seat.colour) == Cards{})
            of(gains, seat.colour)[static_cast<std::size_t>(board::Resource::gold)] = 1;
    return gains;
}

GameState conquestThrownTogether(const RandomConquest& wanted, std::mt19937& random) {
    const auto pick = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    GameState state;
    for (int i = 0; i < wanted.players; ++i)
        state.seats.push_back({board::kColours[static_cast<std::size_t>(i)], {}, {}});
    std::vector<Hex> all, land, water;
    for (Hex h : everyHex(wanted.radius))
        if (board::distance(h, {0, 0}) <= wanted.radius) all.push_back(h);
    for (Hex h : all) {
        const bool wet = pick(3) == 0;
        state.layout.terrain[h] = wet ? (pick(3) == 0 ? Terrain::shoal : Terrain::sea) : board::kTerrains[pick(7)];
        (wet ? water : land).push_back(h);
        const auto token = 2 + pick(11);
        if (state.layout.terrain[h] != Terrain::sea && state.layout.terrain[h] != Terrain::desert && token != 7)
            state.layout.token[h] = static_cast<board::Token>(token);
    }
    const auto colour = [&] { return state.seats[pick(state.seats.size())].colour; };
    constexpr std::array buildings{Piece::settlement, Piece::settlement, Piece::city, Piece::castle};
    for (int i = 0; i < wanted.buildings && !land.empty(); ++i)
        state.hexBuildings[land[pick(land.size())]] = {buildings[pick(buildings.size())], colour()};
    for (int i = 0; i < wanted.walls; ++i)
        state.routes[edges(all[pick(all.size())])[pick(6)]] = {Piece::wall, colour()};
    constexpr std::array knights{Piece::knight, Piece::archer, Piece::cavalry};
    constexpr std::array ships{Piece::ship, Piece::galley, Piece::cargo};
    for (int i = 0; i < wanted.units; ++i) {
        const bool afloat = pick(2) == 0;
        const auto& ground = afloat ? water : land;
        if (ground.empty()) continue;
        game::apply(state, {.body = game::Built{colour(), afloat ? ships[pick(3)] : knights[pick(3)],
                                                ground[pick(ground.size())]}});
    }
    return state;
}

}  // namespace hexwarden::support
