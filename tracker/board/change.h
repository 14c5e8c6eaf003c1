// What became of the table between two quiet looks: the tracker's words for "something steadily differs now".
// Belief makes them out of observations, game makes events out of them. No rules: an illegal piece is a change too.
#pragma once

#include "tracker/board/observation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace hexwarden::board {

/// A corner or an edge holds something else. Pieces only grow by themselves: `after` is empty only where a reach was
/// seen to take a piece that was shown once; any other that is no longer seen is a `Doubt` until the table says so.
struct SiteChange {
    Site site;
    Occupant before;
    Occupant after;
    float probability = 0;
    std::int64_t atMs = 0;  ///< when the new occupant was first seen, as Observation::atMs

    bool operator==(const SiteChange&) const = default;
};

struct RobberChange {
    std::optional<Hex> from;  ///< none: where he stood was not known
    Hex to;
    float probability = 0;
    std::int64_t atMs = 0;

    bool operator==(const RobberChange&) const = default;
};

/// Two dice came to rest; reported once, until they have left the place where they lay.
struct DiceRest {
    std::array<int, 2> dice{};  ///< 1..6 each, in no order that means anything
    float probability = 0;      ///< that both values are right
    std::int64_t atMs = 0;

    bool operator==(const DiceRest&) const = default;
};

/// On a hex there are more or fewer things of a kind and owner than before. Reported only where the camera speaks for
/// itself (belief::BeliefOptions::unitsAreChanges); elsewhere it is a `UnitDoubt`.
struct UnitChange {
    Hex hex;
    Piece piece = Piece::army;
    std::optional<Colour> colour;  ///< none for what nobody owns, such as the flood
    int before = 0;
    int after = 0;
    float probability = 0;
    std::int64_t atMs = 0;  ///< when the new count was first seen

    bool operator==(const UnitChange&) const = default;
};

using Change = std::variant<SiteChange, RobberChange, DiceRest, UnitChange>;

/// Table and record disagree at a site, and only people may decide: what is believed, and what is seen instead.
struct Doubt {
    Site site;
    Occupant believed;
    Occupant seen;
    float probability = 0;  ///< of `seen`
    std::int64_t sinceMs = 0;
    std::vector<Piece> alike{};  ///< kinds that it may be instead

    bool operator==(const Doubt&) const = default;
};

/// On a hex there are steadily more or fewer pieces of a kind and owner than the record has. Nobody but people can tell
/// whether they were recruited, moved, beaten or knocked over.
struct UnitDoubt {
    Hex hex;
    Piece piece = Piece::army;
    std::vector<Piece> alike{};      ///< kinds that are counted together with it, or that it may be instead
    std::optional<Colour> colour{};  ///< none for what nobody owns
    int believed = 0;
    int seen = 0;
    float probability = 0;  ///< of `seen`
    std::int64_t sinceMs = 0;

    bool operator==(const UnitDoubt&) const = default;
};

/// Something came to a hex that is none of the pieces that were shown; only people can tell what it is.
struct UnknownThing {
    Hex hex;
    float probability = 0;  ///< that it is none of them
    std::int64_t sinceMs = 0;

    bool operator==(const UnknownThing&) const = default;
};

}  // namespace hexwarden::board
