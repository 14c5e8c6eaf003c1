#include "tracker/board/layout.h"

#include "tracker/board/board_spec.h"
#include "tracker/board/message.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <cassert>

namespace hexwarden::board {
namespace {

template <class S>
bool touches(const Layout& layout, S site, bool (*wanted)(Terrain)) {
    const auto around = hexes(site);
    return std::any_of(around.begin(), around.end(), [&](Hex h) { return wanted(layout.terrain[h]); });
}

std::vector<Hex> landOf(const Layout& layout) {
    std::vector<Hex> land = hexes(layout);
    std::erase_if(land, [&](Hex h) { return !isLand(layout, h); });
    return land;
}

/// By sixths about 0,0, then to where a hex lies that was there.
struct Way {
    int turns = 0;
    Hex shift;

    Hex of(Hex h) const {
        const Hex t = turned(h, turns);
        return {t.q + shift.q, t.r + shift.r};
    }
    /// A corner of that hex.
    Corner of(Hex h, Corner c) const {
        const auto from = corners(h), to = corners(of(h));
        const auto i = static_cast<std::size_t>(std::ranges::find(from, c) - from.begin());
        return to[(i + static_cast<std::size_t>(turns)) % to.size()];
    }
};

/// The whole board after that way; none if it leaves what can be played on.
std::optional<Layout> laid(const Layout& known, const Way& way) {
    Layout there;
    for (const Hex h : hexes(known)) {
        const Hex at = way.of(h);
        if (!at.playable()) return std::nullopt;
        there.terrain[at] = known.terrain[h];
        there.token[at] = known.token[h];
        there.port[at] = known.port[h];
        for (const Corner c : corners(h))
            if (known.harbour[c] != HarbourKind::none) there.harbour[way.of(h, c)] = known.harbour[c];
    }
    if (const auto& river = known.river)
        there.river = {way.of(river->x), way.of(river->y), way.of(river->z), way.of(river->z, river->mouth)};
    return there;
}

bool isSameLand(const Layout& a, const Layout& b, const std::vector<Hex>& land) {
    return std::ranges::all_of(land, [&](Hex h) { return a.terrain[h] == b.terrain[h] && a.token[h] == b.token[h]; });
}

bool contains(const std::array<Corner, 6>& all, Corner c) {
    return std::find(all.begin(), all.end(), c) != all.end();
}

}  // namespace

std::vector<Hex> hexes(const Layout& layout) {
    std::vector<Hex> all;
    for (std::size_t i = 0; i < kHexCount; ++i)
        if (layout.terrain[Hex::at(i)] != Terrain::none) all.push_back(Hex::at(i));
    return all;
}

std::optional<Layout> asItLies(const Layout& known, const Layout& read) {
    const auto lands = landOf(known), seen = landOf(read);
    if (lands.size() != seen.size()) return std::nullopt;
    for (int turns = 0; turns < 6 && !seen.empty(); ++turns)
        for (const Hex first : lands) {
            // That hex may be the first of those that were read.
            const Hex at = turned(first, turns);
            const Way way{turns, {seen.front().q - at.q, seen.front().r - at.r}};
            if (auto there = laid(known, way); there && isSameLand(*there, read, seen)) return there;
        }
    return std::nullopt;
}

bool isLand(const Layout& layout, Hex h) {
    return isLand(layout.terrain[h]);
}
bool touchesLand(const Layout& layout, Edge e) {
    return touches(layout, e, isLand);
}
bool touchesLand(const Layout& layout, Corner c) {
    return touches(layout, c, isLand);
}
bool touchesWater(const Layout& layout, Edge e) {
    return touches(layout, e, isWater);
}

bool isCoast(const Layout& layout, Edge e) {
    const auto sides = hexes(e);
    return isLand(layout.terrain[sides[0]]) != isLand(layout.terrain[sides[1]]);
}

std::optional<Message> objectionTo(const River& river) {
    if (!edgeBetween(river.x, river.y)) return say("the river's x and y do not share a side");
    if (!edgeBetween(river.y, river.z)) return say("the river's y and z do not share a side");
    if (distance(river.x, river.z) < 2) return say("the river's x and z touch");
    if (!contains(corners(river.z), river.mouth)) return say("the river's mouth is not a corner of z");
    for (Edge side : mouthSides(river))
        if (contains(corners(river.y), otherEnd(side, river.mouth)))
            return say("a corner beside the river's mouth belongs to y");
    return std::nullopt;
}

std::optional<Message> objectionTo(const River& river, const Layout& layout) {
    if (auto objection = objectionTo(river)) return objection;
    if (layout.terrain[river.x] != Terrain::mountains) return say("the river's x is not mountains");
    if (layout.terrain[river.y] != Terrain::hills) return say("the river's y is not hills");
    if (layout.terrain[river.z] != Terrain::fields) return say("the river's z is not fields");
    for (Edge side : mouthSides(river))
        if (!isCoast(layout, side)) return say("a side of z at the river's mouth is not on the coast");
    return std::nullopt;
}

std::vector<River> possibleRivers(const Layout& layout) {
    std::vector<River> rivers;
    for (Hex z : hexes(layout))
        for (Corner mouth : corners(z))
            for (Hex y : neighbours(z))
                for (Hex x : neighbours(y))
                    if (const River river{x, y, z, mouth}; !objectionTo(river, layout)) rivers.push_back(river);
    return rivers;
}

std::array<Edge, 2> bridgeSites(const River& river) {
    return {*edgeBetween(river.y, river.z), *edgeBetween(river.x, river.y)};
}

std::array<Edge, 2> mouthSides(const River& river) {
    std::array<Edge, 2> sides;
    std::size_t found = 0;
    for (Edge e : edges(river.mouth))
        if (const auto both = hexes(e); both[0] == river.z || both[1] == river.z) sides[found++] = e;
    assert(found == 2);
    return sides;
}

std::string text(const Layout& layout, Hex h) {
    std::string line = text(h) + " " + std::string(word(layout.terrain[h]));
    if (layout.token[h] != 0) line += " " + std::to_string(layout.token[h]);
    return line;
}

}  // namespace hexwarden::board
