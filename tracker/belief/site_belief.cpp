#include "tracker/belief/site_belief.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace hexwarden::belief {
namespace {

using board::Occupant;
using board::Piece;

/// Odds that a settlement was overlooked in the place of which a city or a fort comes.
constexpr double kAtOnce = .02;
/// How much the latest reading counts in what a site has looked like.
constexpr double kLatest = .3;

bool isGrown(Piece piece) {
    return piece == Piece::city || piece == Piece::fort;
}

/// The reading with the odds of what settlements become changed by a factor; all other chances stay.
board::SiteReading changedByOdds(board::SiteReading reading, double factor) {
    double before = 0, after = 0;
    for (auto& guess : reading.occupant) {
        if (!isBuilding(guess.value.piece)) continue;
        before += guess.probability;
        if (isGrown(guess.value.piece)) guess.probability *= static_cast<float>(factor);
        after += guess.probability;
    }
    if (after <= 0) return reading;
    for (auto& guess : reading.occupant)
        if (isBuilding(guess.value.piece)) guess.probability *= static_cast<float>(before / after);
    std::ranges::stable_sort(reading.occupant, std::ranges::greater{}, &board::Guess<Occupant>::probability);
    return reading;
}

/// Log-odds of a city or a fort against a settlement; none where nothing is likelier than both.
std::optional<double> oddsOfGrown(const board::SiteReading& reading) {
    double grown = 1e-3, settlement = 1e-3;
    for (const auto& guess : reading.occupant) {
        if (isGrown(guess.value.piece)) grown += guess.probability;
        if (guess.value.piece == Piece::settlement) settlement += guess.probability;
    }
    if (grown + settlement < .5) return std::nullopt;
    return std::log(grown / settlement);
}

}  // namespace

board::SiteReading SiteBelief::weighed(board::SiteReading reading, bool first) {
    if (first) {
        const auto odds = oddsOfGrown(reading);
        if (!odds)
            grownAtFirst_.reset();
        else
            grownAtFirst_ = grownAtFirst_ ? *grownAtFirst_ + kLatest * (*odds - *grownAtFirst_) : *odds;
        return changedByOdds(reading, kAtOnce);
    }
    if (occupant_.piece != Piece::settlement || grownAtFirst_.value_or(0) <= 0) return reading;
    return changedByOdds(reading, std::exp(-*grownAtFirst_));
}

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
        if (agreeing_ >= options.change.readings) {
            rejected_.reset();
            bare_ = occupant_.piece == Piece::none;
        }
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
    grownAtFirst_.reset();
    believe(occupant.piece == Piece::none ? Occupant{} : occupant);
}

void SiteBelief::forgetEvidence() {
    rivals_.clear();
    doubt_.reset();
    agreeing_ = 0;
    bare_ = false;
}

void SiteBelief::believe(Occupant occupant) {
    occupant_ = occupant;
    forgetEvidence();
}

}  // namespace hexwarden::belief
