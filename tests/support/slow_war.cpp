#include "tests/support/slow_war.h"

#include "tracker/board/text.h"

#include <algorithm>

namespace hexwarden::support {
namespace {

using game::Occupant;
using rules::of;
using rules::Piece;

bool isRoad(Occupant o, const Terms& terms) {
    return o.piece == Piece::road || o.piece == Piece::bridge || (o.piece == Piece::ship && terms.shipsAreRoads);
}

bool stands(Occupant o, Colour c) {
    return o.piece != Piece::none && o.colour == c;
}

int needed(Piece target) {
    if (target == Piece::settlement) return 2;
    return target == Piece::city || target == Piece::fort ? 3 : 1;
}

/// From a corner along roads of one colour, past no building of another.
bool findsHome(const GameState& state, const Terms& terms, Corner at, Colour colour, std::set<Corner>& seen) {
    if (!seen.insert(at).second) return false;
    const Occupant building = state.buildings[at];
    if (building.piece != Piece::none) return building.colour == colour;
    for (Edge e : edges(at))
        if (isRoad(state.routes[e], terms) && state.routes[e].colour == colour &&
            findsHome(state, terms, otherEnd(e, at), colour, seen))
            return true;
    return false;
}

void walkOn(const GameState& state, const Terms& terms, Path& path, std::vector<Path>& all) {
    all.push_back(path);
    for (Edge e : edges(path.back())) {
        const Corner next = otherEnd(e, path.back());
        if (!isRoad(state.routes[e], terms) || std::find(path.begin(), path.end(), next) != path.end()) continue;
        path.push_back(next);
        walkOn(state, terms, path, all);
        path.pop_back();
    }
}

/// Every way along roads, whoever owns them, that passes no corner twice.
std::vector<Path> allPaths(const GameState& state, const Terms& terms, Colour from) {
    std::vector<Path> all;
    for (std::size_t i = 0; i < board::kCornerCount; ++i)
        if (stands(state.buildings[Corner::at(i)], from)) {
            Path path{Corner::at(i)};
            walkOn(state, terms, path, all);
        }
    return all;
}

bool passesBuildings(const GameState& state, const Path& path, ColourSet consent) {
    for (std::size_t i = 1; i + 1 < path.size(); ++i) {
        const Occupant building = state.buildings[path[i]];
        if (building.piece != Piece::none && !consent.has(building.colour)) return false;
    }
    return true;
}

int playedBy(const GameState& state, Colour c) {
    return of(state.deeds, c).played[static_cast<std::size_t>(game::Card::knight)];
}

}  // namespace

std::set<Edge> slowAbandoned(const GameState& state, const Terms& terms) {
    std::set<Edge> abandoned;
    for (std::size_t i = 0; i < board::kEdgeCount; ++i) {
        const Edge e = Edge::at(i);
        if (!isRoad(state.routes[e], terms)) continue;
        bool home = false;
        for (Corner c : ends(e)) {
            std::set<Corner> seen;
            home = home || findsHome(state, terms, c, state.routes[e].colour, seen);
        }
        if (!home) abandoned.insert(e);
    }
    return abandoned;
}

SlowAttack::SlowAttack(const GameState& state, const Terms& terms, Colour attacker, Site target, ColourSet lenders)
    : state_(state),
      terms_(terms),
      abandoned_(slowAbandoned(state, terms)),
      attacker_(attacker),
      target_(target),
      lenders_(lenders),
      weapons_(of(state.deeds, attacker).weaponsBought),
      knights_(playedBy(state, attacker)) {
    for (Colour c : board::kColours) pathsByPlayer_.push_back(allPaths(state, terms, c));
}

bool SlowAttack::isTarget() const {
    const Occupant there = occupantOf(state_, target_);
    if (there.piece == Piece::none || there.colour == attacker_) return false;
    return there.piece != Piece::ship || terms_.shipsAreRoads;
}

bool SlowAttack::fortIsOpen() const {
    const Occupant there = occupantOf(state_, target_);
    if (there.piece != Piece::fort) return true;
    int spaces = 0;
    for (Edge e : edges(std::get<Corner>(target_))) {
        bool land = false, water = false;
        for (board::Hex h : hexes(e)) {
            land = land || isLand(state_.layout, h);
            water = water || board::isWater(state_.layout.terrain[h]);
        }
        if (!land && !(water && terms_.shipsAreRoads)) continue;
        ++spaces;
        if (state_.routes[e].piece == Piece::none || state_.routes[e].colour == there.colour) return false;
    }
    return spaces > 0;
}

bool SlowAttack::isAttackPath(const Path& path, Colour from, ColourSet consent) const {
    const ColourSet agreed = consent | ColourSet{from, attacker_};
    if (const auto* edge = std::get_if<Edge>(&target_)) {
        const auto both = ends(*edge);
        if (path.back() != both[0] && path.back() != both[1]) return false;
    } else if (path.back() != std::get<Corner>(target_)) {
        return false;
    }
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Edge e = *edgeBetween(path[i - 1], path[i]);
        if (target_ == Site{e}) return false;
        const bool last = i + 1 == path.size();
        if (abandoned_.contains(e) && (last || terms_.abandonedBlockAttacks)) return false;
        if (!abandoned_.contains(e) && !agreed.has(state_.routes[e].colour)) return false;
    }
    return passesBuildings(state_, path, agreed);
}

std::vector<Path> SlowAttack::attackPaths(Colour from, ColourSet consent) const {
    std::vector<Path> good;
    for (const Path& path : pathsByPlayer_[static_cast<std::size_t>(from)])
        if (isAttackPath(path, from, consent)) good.push_back(path);
    return good;
}

bool SlowAttack::mayLend(Colour lender, ColourSet consent) const {
    if (lender == attacker_ || lender == occupantOf(state_, target_).colour) return false;
    return slowConnected(state_, terms_, attacker_, lender, consent) || !attackPaths(lender, consent).empty();
}

bool SlowAttack::allowed(ColourSet consent, int weapons, int knights) const {
    if (!isTarget() || !fortIsOpen()) return false;
    for (Colour c : board::kColours)
        if (lenders_.has(c) && mayLend(c, consent)) knights += playedBy(state_, c);
    const int demand = needed(occupantOf(state_, target_).piece);
    return weapons >= demand && knights >= demand && !attackPaths(attacker_, consent).empty();
}

std::vector<std::string> SlowAttack::path(ColourSet consent) const {
    if (!isTarget()) return {};
    std::vector<std::vector<std::string>> named;
    for (const Path& path : attackPaths(attacker_, consent)) {
        auto& names = named.emplace_back();
        for (Corner c : path) names.push_back(board::text(c));
    }
    std::sort(named.begin(), named.end(),
              [](const auto& a, const auto& b) { return std::pair(a.size(), a) < std::pair(b.size(), b); });
    return named.empty() ? std::vector<std::string>{} : named[0];
}

std::set<std::string> SlowAttack::legalIf(ColourSet consent) const {
    std::set<std::string> conditions;
    if (allowed(consent)) return conditions;
    for (unsigned bits = 1; bits < 16; ++bits) {
        const auto more = ColourSet::fromBits(bits);
        if ((bits & (consent | ColourSet{attacker_}).bits()) != 0 || !allowed(consent | more)) continue;
        bool smallest = true;
        std::set<std::string> names;
        for (Colour c : board::kColours) {
            if (!more.has(c)) continue;
            names.emplace(word(c));
            smallest = smallest && !allowed(consent | (more - ColourSet{c}));
        }
        std::string text = "consent";
        for (const std::string& name : names) text += " " + name;
        if (smallest) conditions.insert(text);
    }
    for (int n = 1; n < 10; ++n) {
        if (allowed(consent, weapons_, n) && !allowed(consent, weapons_, n - 1))
            conditions.insert("knights " + std::to_string(n));
        if (allowed(consent, n, knights_) && !allowed(consent, n - 1, knights_))
            conditions.insert("weapons " + std::to_string(n));
    }
    return conditions;
}

bool slowConnected(const GameState& state, const Terms& terms, Colour a, Colour b, ColourSet consent) {
    const ColourSet agreed = consent | ColourSet{a, b};
    const auto abandoned = slowAbandoned(state, terms);
    for (const Path& path : allPaths(state, terms, a)) {
        if (!stands(state.buildings[path.back()], b)) continue;
        bool open = passesBuildings(state, path, agreed);
        for (std::size_t i = 1; i < path.size(); ++i) {
            const Edge e = *edgeBetween(path[i - 1], path[i]);
            open = open && (abandoned.contains(e) || agreed.has(state.routes[e].colour));
        }
        if (open) return true;
    }
    return false;
}

}  // namespace hexwarden::support
