#include "tracker/belief/belief.h"

#include "tracker/belief/otherwise_told.h"

#include <algorithm>
#include <utility>

namespace hexwarden::belief {
namespace {

using board::Change;

std::int64_t timeOf(const Change& change) {
    return std::visit([](const auto& c) { return c.atMs; }, change);
}

bool isAtRest(const board::Observation& seen) {
    return !seen.stirred && !seen.handInView;
}

}  // namespace

BeliefOptions BeliefOptions::forStills() {
    BeliefOptions options;
    options.weight.largestStep = 4;
    options.leastMean = 0;
    options.settlementsFirst = false;  // between two pictures there is time for both
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

Belief::Belief(BeliefOptions options, Plausibility plausibility)
    : options_(std::move(options)), plausibility_(std::move(plausibility)), dice_(options_.dice) {}

std::vector<Change> Belief::take(const board::Observation& seen) {
    std::vector<Change> changes;
    if (seen.viewReset) restart();
    const double patience = seen.handInView ? options_.handFactor : 1;
    if (const auto rest = dice_.take(seen, patience)) {
        changes.emplace_back(*rest);
        flood_.thrown(*rest);
    }
    if (seen.boardReset) forgetEvidence();
    if (seen.poseQuality >= options_.leastPoseQuality) {
        seenMs_ = seen.atMs;
        if (seen.reach) follow(seen, changes);
        takeSites(seen, patience, changes);
        // What looks like him may be what a hand is still putting down.
        if (const auto change = reached_ && seen.stirred ? std::nullopt : robber_.take(seen, patience, options_)) {
            changes.emplace_back(*change);
            unknown_.robberMoved(change->from, change->to, seen.atMs);
        }
        tiles_.take(seen);
        if (!reached_)
            for (const board::UnitChange& change : units_.take(seen, patience, options_)) changes.emplace_back(change);
        else if (isAtRest(seen))
            takeOverlooked(seen, changes);
    }
    std::stable_sort(changes.begin(), changes.end(),
                     [](const Change& a, const Change& b) { return timeOf(a) < timeOf(b); });
    return changes;
}

bool Belief::isShown(board::Piece piece) const {
    return std::find(options_.shown.begin(), options_.shown.end(), piece) != options_.shown.end();
}

int Belief::standing(const board::Site& site, board::Piece piece, std::optional<board::Colour> colour) const {
    const auto* hex = std::get_if<board::Hex>(&site);
    if (hex && !board::isBuilding(piece)) return units_.count(*hex, piece, colour);
    return at(site) == board::Occupant{piece, colour.value_or(board::Colour::red)} ? 1 : 0;
}

bool Belief::mayBeFort(board::Occupant before, board::Occupant after) const {
    return before.piece == board::Piece::settlement && after.piece == board::Piece::city && isShown(board::Piece::fort);
}

/// What is built here now is the first that ever stood here. Where reaches tell of forts all else is seen at once.
bool Belief::isFirstBuilt(const board::Site& site, const SiteBelief& known) const {
    if (!options_.settlementsFirst || citiesFirst_ || !std::holds_alternative<board::Corner>(site)) return false;
    if (known.occupant().piece != board::Piece::none) return false;
    return known.wasBare() || (reached_ && isShown(board::Piece::fort));
}

/// Once reaches are seen, they alone tell what becomes of the kinds that were shown.
void Belief::takeSites(const board::Observation& seen, double patience, std::vector<Change>& changes) {
    const auto plausibility = [this](const board::Site& site, board::Occupant before, board::Occupant after) {
        if (mayBeFort(before, after)) return kOnlyPeople;
        return plausibility_ ? plausibility_(site, before, after) : 0;
    };
    for (const auto& reading : seen.sites) {
        if (seen.stirred && std::holds_alternative<board::Hex>(reading.site)) continue;
        if (reached_ && unsure_.contains(reading.site) && !isShown(reading.occupant[0].value.piece))
            continue;  // it is asked about
        SiteBelief& known = sites_[reading.site];
        const board::SiteReading weighed = known.weighed(reading, isFirstBuilt(reading.site, known));
        if (reached_ && (isShown(weighed.occupant[0].value.piece) || isShown(known.occupant().piece))) {
            if (isAtRest(seen)) takeOverlooked(weighed, seen.atMs, changes);
            continue;
        }
        if (const auto change = known.take(weighed, seen.atMs, patience, options_, plausibility)) {
            changes.emplace_back(*change);
            unknown_.explain(change->site);
        }
    }
    if (seen.stirred) return;
    for (const board::Hex h : seen.searched) lookPast(h, seen, patience);
}

/// The counts and sites that a reach changed: changes if that is sure, else asked.
void Belief::follow(const board::Observation& seen, std::vector<Change>& changes) {
    reached_ = true;
    std::map<board::Site, board::SiteChange> sites;
    const auto river = tiles_.river();
    std::vector<board::Trace> traces = river ? flood_.weigh(*seen.reach, river->z) : *seen.reach;
    robber_.reach(strangest(traces, false), strangest(traces, true), seen.reachAtMs);
    traces = withoutRobber(std::move(traces), seen.robber, robber_.hex());
    traces = followed_.remembered(withoutDice(std::move(traces), seen.dice, tiles_));
    const auto stands = [&](const board::Site& site, board::Piece piece, std::optional<board::Colour> colour) {
        const auto* hex = std::get_if<board::Hex>(&site);
        if (hex && !board::isBuilding(piece)) return followed_.standing(*hex, piece, colour, units_);
        const auto doubt = unsure_.find(site);
        if (doubt != unsure_.end() && colour && doubt->second.seen == board::Occupant{piece, *colour}) return 1;
        return standing(site, piece, colour);
    };
    std::vector<Passage> passages = explainReach(traces, stands);
    for (const Passage& passage : passages) {
        if (passage.isPushed()) continue;
        const board::Piece piece = passage.what.piece;
        if (piece == board::Piece::flood) flood_.changed();
        if (piece == board::Piece::none) {
            wonderAt(passage, seen.reachAtMs);
            continue;
        }
        for (const auto& [site, sign] : {std::pair(passage.from, -1), std::pair(passage.to, 1)}) {
            if (!site) continue;
            if (std::holds_alternative<board::Hex>(*site) && !board::isBuilding(piece)) continue;
            const board::Occupant occupant{piece, passage.colour.value_or(board::Colour::red)};
            auto& change =
                sites.try_emplace(*site, board::SiteChange{*site, at(*site), {}, 1, seen.reachAtMs}).first->second;
            // What comes to a site says what is there now, whatever went from there.
            if (sign > 0)
                change.after = occupant, change.probability = passage.probability;
            else if (change.after.piece == board::Piece::none)
                change.probability *= passage.probability;
        }
    }
    for (const auto& change :
         followed_.take(std::move(passages), traces, seen.reachAtMs, units_, options_.leastSure, stands))
        changes.emplace_back(change);
    for (const auto& [site, change] : sites)
        if (!(change.after == change.before)) take(change, changes);
}

void Belief::takeOverlooked(const board::Observation& seen, std::vector<Change>& changes) {
    for (const board::UnitChange& change : overlooked_.take(seen, units_, followed_.doubts(), options_)) {
        followed_.settle(change, units_);
        unknown_.explain(change.hex);
        units_.confirm(change.hex, change.piece, change.colour, change.after, change.probability);
        changes.emplace_back(change);
    }
}

void Belief::takeOverlooked(const board::SiteReading& reading, std::int64_t atMs, std::vector<Change>& changes) {
    const auto asked = unsure_.find(reading.site);
    const auto change = overlookedSites_.take(reading, at(reading.site),
                                              asked == unsure_.end() ? nullptr : &asked->second, atMs, options_);
    if (change) take(*change, changes);
}

/// Something that nobody showed came or went.
void Belief::wonderAt(const Passage& passage, std::int64_t atMs) {
    if (passage.from) unknown_.explain(*passage.from);
    if (!passage.to) return;
    if (const auto* hex = std::get_if<board::Hex>(&*passage.to))
        unknown_.came(*hex, passage.probability, atMs);
    else
        unknown_.explain(*passage.to);
}

void Belief::take(const board::SiteChange& change, std::vector<Change>& changes) {
    unsure_.erase(change.site);
    if (change.probability >= options_.leastSure) {
        sites_[change.site].confirm(change.after);
        changes.emplace_back(change);
    } else {
        unsure_[change.site] = {change.site, change.before, change.after, change.probability, change.atMs};
    }
}

std::vector<board::UnitDoubt> Belief::unitDoubts() const {
    return reached_ ? followed_.doubts() : units_.doubts();
}

void Belief::confirmUnits(board::Hex hex, board::Piece piece, board::Colour colour, int count) {
    followed_.confirm(hex, piece, colour, count, units_);
    unknown_.explain(hex);
    units_.confirm(hex, piece, colour, count);
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

void Belief::expectCitiesFirst(bool first) {
    citiesFirst_ = first;
}

void Belief::expectShown(std::vector<board::Piece> kinds) {
    options_.unitsAreChanges = !kinds.empty();
    options_.shown = std::move(kinds);
    options_.piecesFall = isShown(board::Piece::fort);
    options_.overlookedUnits = options_.shown.empty() ? BeliefOptions{}.overlookedUnits : kOverlookedShown;
    reached_ = false;
}

board::Occupant Belief::at(const board::Site& site) const {
    const auto known = sites_.find(site);
    return known == sites_.end() ? board::Occupant{} : known->second.occupant();
}

std::vector<board::Doubt> Belief::doubts() const {
    std::vector<board::Doubt> all;
    for (const auto& [site, belief] : sites_) {
        if (!belief.doubt() || unsure_.contains(site)) continue;
        all.push_back(*belief.doubt());
        if (mayBeFort(all.back().believed, all.back().seen)) all.back().alike = {board::Piece::fort};
    }
    for (const auto& [site, doubt] : unsure_) all.push_back(doubt);
    return all;
}

void Belief::use(const BeliefOptions& options) {
    options_ = options;
    dice_ = DiceBelief(options_.dice);
}

void Belief::restart() {
    dice_ = DiceBelief(options_.dice);
    flood_ = {};
    forgetEvidence();
}

void Belief::forgetEvidence() {
    tiles_ = {};
    unsure_.clear();
    followed_.forget();
    overlooked_.forget();
    overlookedSites_.forget();
    unknown_.forget();
    robber_.forgetEvidence();
    units_.forgetEvidence();
    for (auto& [site, belief] : sites_) belief.forgetEvidence();
}

void Belief::confirm(const board::Site& site, board::Occupant occupant) {
    unsure_.erase(site);
    unknown_.explain(site);
    sites_[site].confirm(occupant);
}

void Belief::confirmRobber(std::optional<board::Hex> hex) {
    if (hex != robber_.hex()) unknown_.robberMoved(robber_.hex(), hex, seenMs_);
    if (hex) unknown_.explain(*hex);
    robber_.confirm(hex);
}

}  // namespace hexwarden::belief
