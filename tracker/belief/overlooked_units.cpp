#include "tracker/belief/overlooked_units.h"

#include <algorithm>

namespace hexwarden::belief {
namespace {

// In ten filmed evenings all counts that were seen twice with .88 or more and exceeded what was told were right.
constexpr Steady kSeenTwice{.nats = 2.9, .leadNats = 1, .readings = 2, .forMs = 0};

int sumOn(board::Hex hex, const std::vector<board::UnitReading>& units) {
    int sum = 0;
    for (const board::UnitReading& unit : units)
        if (unit.hex == hex) sum += unit.count;
    return sum;
}

}  // namespace

std::vector<board::UnitChange> OverlookedUnits::take(const board::Observation& seen, const UnitBelief& told,
                                                     const std::vector<board::UnitDoubt>& doubts,
                                                     const BeliefOptions& options) {
    for (const board::UnitReading& unit : seen.units) {
        const int count = told.count(unit.hex, unit.piece, unit.colour);
        if (seen_.count(unit.hex, unit.piece, unit.colour) != count)
            seen_.confirm(unit.hex, unit.piece, unit.colour, count);
    }
    BeliefOptions twice = options;
    twice.units = kSeenTwice;
    twice.leastSure = kWorthComparing;
    std::vector<board::UnitChange> changes;
    for (board::UnitChange change : seen_.take(seen, 1, twice)) {
        const auto doubt = std::ranges::find_if(doubts, [&](const board::UnitDoubt& d) {
            return d.hex == change.hex && d.piece == change.piece && d.colour == change.colour &&
                   d.seen == change.after && d.alike.empty();
        });
        const bool asked = doubt != doubts.end();
        if (asked) change.probability = probabilityOfBoth(change.probability, doubt->probability);
        if (change.probability < options.leastSure || !isTelling(change, asked, seen, told)) continue;
        byPictures_[{change.hex, change.piece, change.colour}] += change.after - change.before;
        changes.push_back(change);
    }
    return changes;
}

bool OverlookedUnits::isTelling(const board::UnitChange& change, bool asked, const board::Observation& seen,
                                const UnitBelief& told) const {
    const int more = change.after - change.before;
    if (more < 0) {
        if (asked) return true;
        const auto known = byPictures_.find({change.hex, change.piece, change.colour});
        return known != byPictures_.end() && known->second + more >= 0;
    }
    // Else something that was told as another kind, or in another colour, is read otherwise now.
    return sumOn(change.hex, seen.units) >= sumOn(change.hex, told.units()) + more;
}

}  // namespace hexwarden::belief
