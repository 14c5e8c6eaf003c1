#include "tracker/board/meaning.h"

#include "tracker/board/layout.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace hexwarden::board {
namespace {

float sure(const ShapeReading& s) {
    return s.presence * (s.shown ? s.shown->probability : s.shape.probability);
}

float sureInColour(const ShapeReading& s) {
    return sure(s) * s.colour.probability;
}

float squaredDistance(const ShapeReading& a, const ShapeReading& b) {
    const float x = a.atInImage[0] - b.atInImage[0], y = a.atInImage[1] - b.atInImage[1];
    return x * x + y * y;
}

bool isShown(const Stand& stand, Shape by) {
    return stand.look == Look(by) || (stand.each > 1 && by == Shape::road && stand.look == Look(Piece::road));
}

/// The guesses, likeliest first and each once, as far as there is room.
TopThree<Occupant> likeliest(const std::vector<Guess<Occupant>>& guesses) {
    std::vector<Guess<Occupant>> all;
    for (const auto& guess : guesses) {
        if (guess.probability <= 0) continue;
        const auto same = std::find_if(all.begin(), all.end(), [&](const auto& g) { return g.value == guess.value; });
        if (same == all.end())
            all.push_back(guess);
        else
            same->probability += guess.probability;
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    TopThree<Occupant> top{};
    std::copy_n(all.begin(), std::min(all.size(), top.size()), top.begin());
    return top;
}

class Interpreter {
  public:
    Interpreter(Observation& seen, const PieceSet& set) : seen_(seen), set_(set) {}

    void interpret() {
        for (const ShapeReading& s : seen_.shapes) place(s);
        joinPairs();
        for (const auto& [key, unit] : units_)
            if (unit.count > 0) seen_.units.push_back(unit);
    }

  private:
    void place(const ShapeReading& s) {
        if (s.shown) return placeShown(s, s.shown->value);
        if (s.shape.value == Shape::marker && marksBuilding(s)) return;
        const Stand* stand = standOf(s);
        if (!stand) return;
        if (standsOnHexes(*stand))
            count(s, *stand, stand->piece != Piece::flood, alike(stand->piece));
        else
            weigh(s.site, {stand->piece, s.colour.value}, sureInColour(s));
    }

    /// Robbers and pirates are read with the tiles.
    void placeShown(const ShapeReading& s, ShownAs what) {
        if (what.piece == Piece::robber || what.piece == Piece::pirate) return;
        const bool onHex = std::holds_alternative<Hex>(s.site);
        if (what.piece == Piece::none) {
            if (s.isThere() && onHex) seen_.strangers.push_back({s.hex, sure(s), s.atInImage});
        } else if (isUnit(what.piece) || what.piece == Piece::flood || (what.piece == Piece::ship && onHex)) {
            count(s, {what.piece, what.worth}, what.owned, {});
        } else {
            weigh(s.site, {what.piece, s.colour.value}, sureInColour(s));
        }
    }

    /// What the set means by a thing alone or with the marker beside it; null: nothing, or only by two of them.
    const Stand* standOf(const ShapeReading& s) const {
        const Stand* plain = nullptr;
        const Stand* marked = nullptr;
        for (const Stand& stand : set_.stands)
            if (stand.each == 1 && isShown(stand, s.shape.value)) {
                const Stand*& first = stand.marked ? marked : plain;
                if (!first) first = &stand;
            }
        return marked && hasMarker(s) ? marked : plain;
    }

    /// A ship that is shown as units are stands where they do.
    bool standsOnHexes(const Stand& stand) const {
        const auto isOnHex = [](Piece p) { return isUnit(p) || p == Piece::flood; };
        return std::any_of(set_.stands.begin(), set_.stands.end(),
                           [&](const Stand& other) { return isOnHex(other.piece) && other.look == stand.look; });
    }

    void count(const ShapeReading& s, const Stand& stand, bool owned, std::vector<Piece> alike) {
        const std::optional<Colour> colour = owned ? std::optional(s.colour.value) : std::nullopt;
        auto [entry, isNew] = units_.try_emplace({s.hex, stand.piece, colour});
        UnitReading& unit = entry->second;
        if (isNew) unit = {s.hex, stand.piece, std::move(alike), colour, 0, 0, 1, s.shown.has_value()};
        if (!s.isThere()) {
            unit.probability *= 1 - s.presence;
            return;
        }
        unit.count += stand.worth;
        unit.lying += s.lying ? stand.worth : 0;
        unit.probability *= owned ? sureInColour(s) : sure(s);
    }

    std::vector<Piece> alike(Piece piece) const {
        std::vector<Piece> others;
        for (const Stand& a : set_.stands)
            for (const Stand& b : set_.stands)
                if (a.piece == piece && b.piece != piece && a.look == b.look && a.marked == b.marked &&
                    a.each == b.each)
                    others.push_back(b.piece);
        return others;
    }

    /// A marker beside a building that the set shows another one by makes it that, as surely as it is there.
    bool marksBuilding(const ShapeReading& marker) {
        SiteReading* site = std::holds_alternative<Corner>(marker.site) ? reading(marker.site) : nullptr;
        if (!site) return false;
        float building = 0;
        std::vector<Guess<Occupant>> guesses;
        for (const auto& guess : site->occupant) {
            const auto stand = std::find_if(set_.stands.begin(), set_.stands.end(), [&](const Stand& s) {
                return s.marked && s.look == Look(guess.value.piece);
            });
            if (stand == set_.stands.end()) {
                guesses.push_back(guess);
                continue;
            }
            building += guess.probability;
            guesses.push_back({guess.value, guess.probability * (1 - sure(marker))});
            guesses.push_back({{stand->piece, guess.value.colour}, guess.probability * sure(marker)});
        }
        if (building < kThere) return false;
        site->occupant = likeliest(guesses);
        return true;
    }

    /// A marker on the hex belongs to the nearest thing there that can be marked.
    bool hasMarker(const ShapeReading& thing) const {
        const auto isMine = [&](const ShapeReading& marker) {
            if (marker.shown || marker.shape.value != Shape::marker || !marker.isThere() || marker.hex != thing.hex)
                return false;
            return std::none_of(seen_.shapes.begin(), seen_.shapes.end(), [&](const ShapeReading& other) {
                return other.shape.value == thing.shape.value && other.isThere() && other.hex == thing.hex &&
                       squaredDistance(other, marker) < squaredDistance(thing, marker);
            });
        };
        return std::any_of(seen_.shapes.begin(), seen_.shapes.end(), isMine);
    }

    void joinPairs() {
        for (const Stand& stand : set_.stands) {
            if (stand.each != 2) continue;
            std::map<std::pair<Site, Colour>, std::vector<float>> found;
            for (const ShapeReading& s : seen_.shapes)
                if (!s.shown && isShown(stand, s.shape.value))
                    found[{s.site, s.colour.value}].push_back(sureInColour(s));
            for (auto& [place, shares] : found) {
                if (shares.size() < 2) continue;
                std::partial_sort(shares.begin(), shares.begin() + 2, shares.end(), std::greater());
                weigh(place.first, {stand.piece, place.second}, shares[0] * shares[1]);
            }
        }
    }

    void weigh(const Site& site, Occupant occupant, float probability) {
        SiteReading* known = reading(site);
        if (!known && !std::holds_alternative<Hex>(site)) return;
        if (!known) known = &seen_.sites.emplace_back(SiteReading{site, {{{{}, 1}, {}, {}}}});
        std::vector<Guess<Occupant>> guesses{{occupant, probability}};
        for (const auto& [value, share] : known->occupant) guesses.push_back({value, share * (1 - probability)});
        known->occupant = likeliest(guesses);
    }

    SiteReading* reading(const Site& site) {
        const auto found =
            std::find_if(seen_.sites.begin(), seen_.sites.end(), [&](const SiteReading& r) { return r.site == site; });
        return found == seen_.sites.end() ? nullptr : &*found;
    }

    Observation& seen_;
    const PieceSet& set_;
    std::map<std::tuple<Hex, Piece, std::optional<Colour>>, UnitReading> units_;
};

}  // namespace

Observation inMeaning(Observation seen, const PieceSet& set) {
    Interpreter(seen, set).interpret();
    return seen;
}

void bridgeRiver(std::vector<SiteReading>& readings, const River& river) {
    for (const Edge across : bridgeSites(river)) {
        const auto reading = std::ranges::find(readings, Site(across), &SiteReading::site);
        if (reading == readings.end()) continue;
        std::vector<Guess<Occupant>> guesses(reading->occupant.begin(), reading->occupant.end());
        for (auto& guess : guesses)
            if (guess.value.piece == Piece::road) guess.value.piece = Piece::bridge;
        reading->occupant = likeliest(guesses);
    }
}

}  // namespace hexwarden::board
