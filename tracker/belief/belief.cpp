#include "tracker/belief/belief.h"

#include <algorithm>
#include <utility>

namespace hexwarden::belief {
namespace {

using board::Change;

std::int64_t timeOf(const Change& change) {
    return std::visit([](const auto& c) { return c.atMs; }, change);
}

}  // namespace

Options Options::forStills() {
    Options options;
    options.weight.largestStep = 4;
    options.leastMean = 0;
    options.change = {.nats = 1, .leadNats = 0.5, .readings = 1, .forMs = 0};
    options.doubt = {.nats = 2, .leadNats = 0.5, .readings = 1, .forMs = 0};
    options.robber = options.change;
    options.units = options.change;
    options.handFactor = 1;
    options.dice.leastProbability = 0.75F;
    options.dice.evidence = 0.5;
    options.dice.restMs = options.dice.doubtMs = 0;
    options.dice.lyingAtStart = false;
    return options;
}

Belief::Belief(Options options, Plausibility plausibility)
    : options_(options), plausibility_(std::move(plausibility)), dice_(options.dice) {}

std::vector<Change> Belief::take(const board::Observation& seen) {
    std::vector<Change> changes;
    if (seen.viewAnew) restart();
    const double patience = seen.handInView ? options_.handFactor : 1;
    if (const auto rest = dice_.take(seen.dice, seen.atMs, patience)) changes.emplace_back(*rest);
    if (seen.boardAnew) forgetEvidence();
    if (seen.poseQuality >= options_.leastPoseQuality) {
        for (const auto& reading : seen.sites)
            if (const auto change = sites_[reading.site].take(reading, seen.atMs, patience, options_, plausibility_))
                changes.emplace_back(*change);
        for (const board::Hex h : seen.searched) lookPast(h, seen, patience);
        if (const auto change = robber_.take(seen, patience, options_)) changes.emplace_back(*change);
        tiles_.take(seen);
        for (const board::UnitChange& change : units_.take(seen, patience, options_)) changes.emplace_back(change);
    }
    std::stable_sort(changes.begin(), changes.end(),
                     [](const Change& a, const Change& b) { return timeOf(a) < timeOf(b); });
    return changes;
}

/// A searched hex is read only where something was seen: nothing there again takes back what was doubted. Figures are
/// overlooked too often for it to take away what is believed.
void Belief::lookPast(board::Hex h, const board::Observation& seen, double patience) {
    const auto known = sites_.find(h);
    const auto isHere = [&](const board::SiteReading& reading) { return reading.site == board::Site(h); };
    if (known == sites_.end() || known->second.occupant().piece != board::Piece::none ||
        std::any_of(seen.sites.begin(), seen.sites.end(), isHere))
        return;
    const board::SiteReading nothing{h, {{{{}, 1}, {}, {}}}};
    known->second.take(nothing, seen.atMs, patience, options_, plausibility_);
}

board::Occupant Belief::at(const board::Site& site) const {
    const auto known = sites_.find(site);
    return known == sites_.end() ? board::Occupant{} : known->second.occupant();
}

std::vector<board::Doubt> Belief::doubts() const {
    std::vector<board::Doubt> all;
    for (const auto& [site, belief] : sites_)
        if (belief.doubt()) all.push_back(*belief.doubt());
    return all;
}

void Belief::use(const Options& options) {
    options_ = options;
    dice_ = DiceBelief(options_.dice);
}

void Belief::restart() {
    dice_ = DiceBelief(options_.dice);
    forgetEvidence();
}

void Belief::forgetEvidence() {
    tiles_ = {};
    robber_.forgetEvidence();
    units_.forgetEvidence();
    for (auto& [site, belief] : sites_) belief.forgetEvidence();
}

void Belief::confirm(const board::Site& site, board::Occupant occupant) {
    sites_[site].confirm(occupant);
}

}  // namespace hexwarden::belief
