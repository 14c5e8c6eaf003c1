#include "tracker/belief/site_belief.h"

namespace hexwarden::belief {
namespace {

using board::Occupant;
using board::Piece;

}  // namespace

bool grows(Occupant before, Occupant after) {
    if (after.piece == Piece::none) return false;
    if (before.piece == Piece::none) return true;
    return before.colour == after.colour && isBuilding(before.piece) && isBuilding(after.piece) &&
           after.piece > before.piece;
}

std::optional<board::SiteChange> SiteBelief::take(const board::SiteReading& reading, std::int64_t atMs, double patience,
                                                  const BeliefOptions& options, const Plausibility& plausibility) {
    rivals_.take(occupant_, reading.occupant, atMs, options.weight);
    const auto* rival = rivals_.strongest();
    agreeing_ = rival ? 0 : agreeing_ + 1;
    if (!rival) {
        doubt_.reset();
        if (agreeing_ >= options.change.readings) rejected_.reset();
        return std::nullopt;
    }
    const Occupant after = rival->value;
    const double prior = plausibility ? plausibility(reading.site, occupant_, after) : 0;
    const bool falls = options.piecesFall && after.piece == Piece::none;
    const bool forPeople = (!falls && !grows(occupant_, after)) || after == rejected_ || prior <= kOnlyPeople ||
                           rival->meanProbability() < options.leastMean;
    if (forPeople) {
        if (isSteady(rivals_, options.doubt, patience, atMs))
            doubt_ = board::Doubt{reading.site, occupant_, after, rival->probability(), rival->sinceMs};
        return std::nullopt;
    }
    if (!isSteady(rivals_, falls ? options.doubt : options.change, patience, atMs, prior)) return std::nullopt;
    const board::SiteChange change{reading.site, occupant_, after, rival->probability(prior), rival->sinceMs};
    believe(after);
    return change;
}

void SiteBelief::confirm(Occupant occupant) {
    if (occupant_.piece != Piece::none) rejected_ = occupant_;
    believe(occupant.piece == Piece::none ? Occupant{} : occupant);
}

void SiteBelief::forgetEvidence() {
    rivals_.clear();
    doubt_.reset();
    agreeing_ = 0;
}

void SiteBelief::believe(Occupant occupant) {
    occupant_ = occupant;
    forgetEvidence();
}

}  // namespace hexwarden::belief
