#include "tracker/belief/unit_belief.h"

#include <algorithm>

namespace hexwarden::belief {
namespace {

/// A count less sure than that says nothing, however often it is seen: it is wrong in the same way each time.
constexpr float kTelling = 0.8F;
/// Where nobody says anything it becomes a doubt at least.
constexpr float kTellingAlone = 0.4F;

/// What one look says where so many are believed: fewer are seen where some are overlooked.
board::TopThree<int> explained(int count, float probability, int believed, float overlooked) {
    if (count < believed) return {{{count, probability * (1 - overlooked)}, {believed, overlooked}, {}}};
    return {{{count, probability}, {}, {}}};
}

}  // namespace

std::vector<board::UnitChange> UnitBelief::take(const board::Observation& seen, double patience,
                                                const BeliefOptions& options) {
    std::map<Whose, const board::UnitReading*> read;
    for (const auto& unit : seen.units)
        if (unit.colour || options.unitsAreChanges) {
            read[{unit.hex, unit.piece, unit.colour}] = &unit;
            piles_.try_emplace({unit.hex, unit.piece, unit.colour});
        }
    const float telling = options.unitsAreChanges ? kTellingAlone : kTelling;
    std::vector<board::UnitChange> changes;
    for (auto& [whose, pile] : piles_) {
        const auto [hex, piece, colour] = whose;
        if (std::find(seen.searched.begin(), seen.searched.end(), hex) == seen.searched.end()) continue;
        const auto unit = read.find(whose);
        const int count = unit == read.end() ? 0 : unit->second->count;
        const float probability = unit == read.end() ? 1 : unit->second->probability;
        if (probability < telling) continue;
        const auto reading = explained(count, probability, pile.count, options.overlookedUnits);
        pile.rivals.take(pile.count, reading, seen.atMs, options.weight);
        const auto* rival = pile.rivals.strongest();
        if (!rival) {
            pile.doubt.reset();
        } else if (options.unitsAreChanges && rival->probability() >= options.leastSure &&
                   isSteady(pile.rivals, options.units, patience, seen.atMs)) {
            changes.push_back({hex, piece, colour, pile.count, rival->value, rival->probability(), rival->sinceMs});
            pile = {rival->value, rival->probability()};
        } else if (colour && isSteady(pile.rivals, options.doubt, patience, seen.atMs)) {
            pile.doubt = board::UnitDoubt{
                hex, piece, {}, *colour, pile.count, rival->value, probabilityOfSum(rival->sum), rival->sinceMs};
        }
    }
    return changes;
}

std::vector<board::UnitDoubt> UnitBelief::doubts() const {
    std::vector<board::UnitDoubt> all;
    for (const auto& [whose, pile] : piles_)
        if (pile.doubt) all.push_back(*pile.doubt);
    return all;
}

int UnitBelief::count(board::Hex hex, board::Piece piece, std::optional<board::Colour> colour) const {
    const auto pile = piles_.find({hex, piece, colour});
    return pile == piles_.end() ? 0 : pile->second.count;
}

std::vector<board::UnitReading> UnitBelief::units() const {
    std::vector<board::UnitReading> all;
    for (const auto& [whose, pile] : piles_) {
        const auto& [hex, piece, colour] = whose;
        if (pile.count > 0) all.push_back({hex, piece, {}, colour, pile.count, 0, pile.probability});
    }
    return all;
}

void UnitBelief::confirm(board::Hex hex, board::Piece piece, std::optional<board::Colour> colour, int count,
                         float probability) {
    piles_[{hex, piece, colour}] = {count, probability};
}

void UnitBelief::forgetEvidence() {
    for (auto& [whose, pile] : piles_) {
        pile.rivals.clear();
        pile.doubt.reset();
    }
}

}  // namespace hexwarden::belief
