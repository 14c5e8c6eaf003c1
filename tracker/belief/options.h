// When something counts as steady. The defaults suit eight to thirty frames a second.
#pragma once

#include "tracker/belief/rivals.h"
#include "tracker/board/change.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace hexwarden::belief {

/// A change that people are asked about, however sure it seems.
inline constexpr double kOnlyPeople = -1e9;

/// The prior of a change, in nats: 0 for an ordinary one, negative for a surprising one. It shifts how much evidence is
/// needed and never forbids anything; the rules influence the tracker only through it. `kOnlyPeople` makes a doubt of
/// it.
using Plausibility = std::function<double(const board::Site&, board::Occupant before, board::Occupant after)>;

/// Enough evidence, over enough readings and time.
struct Steady {
    double nats = 8;
    double leadNats = 2;  ///< before the next best explanation
    int readings = 5;
    std::int64_t forMs = 500;
};

/// True if the strongest rival is steady. `patience`, 1 or more, stretches the time; `prior` in nats adds to the
/// evidence.
template <class T>
bool isSteady(const Rivals<T>& rivals, const Steady& asked, double patience, std::int64_t atMs, double prior = 0) {
    const auto* rival = rivals.strongest();
    return rival && rival->sum + prior >= asked.nats && rivals.lead() >= asked.leadNats &&
           rival->readings >= asked.readings &&
           static_cast<double>(atMs - rival->sinceMs) >= patience * static_cast<double>(asked.forMs);
}

struct DiceOptions {
    float leastProbability = 0.2F;   ///< of a reading that counts as a die
    double evidence = 1.6;           ///< summed probability of the value of a die that lies still
    double agreement = 0.6;          ///< share of that value in all that was read of the die
    std::int64_t restMs = 300;       ///< both dice, where they are plainly read
    float plain = 0.9F;              ///< what is read with less is doubtful: later looks at it are clearer
    std::int64_t doubtMs = 1000;     ///< doubtful dice, unless they are taken away before
    std::int64_t goneMs = 700;       ///< not seen so long: it left
    std::int64_t flickerMs = 60000;  ///< seen again where it lay within this time: it has lain there all along
    std::int64_t togetherMs = 2500;  ///< two dice of one throw come to rest within this time
    double sameSides = 0.35;         ///< a die that moved less lies still, in sides of its face
    bool lyingAtStart = true;        ///< dice that lie there when the watching starts were thrown before it
    std::int64_t startMs = 900;      ///< how long the start lasts: a camera that is still focusing shows them late
};

/// Chance that a thing on a hex is not seen though its kind was shown.
inline constexpr float kOverlookedShown = .05F;

/// What pictures say with less is not compared with what a reach left open.
inline constexpr float kWorthComparing = .6F;

struct BeliefOptions {
    Weight weight;
    Steady change;
    double leastMean = 0.65;  ///< of a change; what always looks a little like a piece is left to people
    Steady doubt{.nats = 11, .leadNats = 2, .readings = 12, .forMs = 2500};
    Steady robber{.nats = 6, .leadNats = 2, .readings = 5, .forMs = 500};
    double handFactor = 2;          ///< while a hand is in view, everything must be steady longer by this factor
    float leastPoseQuality = 0.4F;  ///< with a worse pose, sites are not read
    float overlookedUnits = 0.5F;   ///< chance that a thing on a hex is not seen (docs/measurements.md); at a half and
                                    ///< more nothing is ever missed
    /// Whether a steady count that is sure enough (`leastSure`) is a change and not a doubt: nobody enters what stands
    /// on hexes.
    bool unitsAreChanges = false;
    /// On a corner that was seen empty a settlement is built before a city (BASE-23), unless cities are expected there.
    bool settlementsFirst = true;
    bool piecesFall = false;  ///< roads and buildings are taken from the board (WAR-4), which is a change then
    /// Kinds that were shown once: where a reach tells what became of them (Observation::reach) nothing else does.
    std::vector<board::Piece> shown;
    float leastSure = 0.9F;
    Steady units{.nats = 5, .leadNats = 1.5, .readings = 4, .forMs = 500};
    DiceOptions dice;

    /// For deliberate pictures of a quiet table: one reading decides if it is sure.
    static BeliefOptions forStills();
};

}  // namespace hexwarden::belief
