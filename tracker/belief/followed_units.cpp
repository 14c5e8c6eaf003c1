#include "tracker/belief/followed_units.h"

#include "tracker/belief/looks.h"

#include <algorithm>
#include <set>
#include <utility>

namespace hexwarden::belief {
namespace {

using board::Hex;
using board::Piece;
using board::Trace;
using Colour = std::optional<board::Colour>;

constexpr double kWorthAsking = .08;  // probability of a kind that a thing may be instead; chosen by hand
constexpr std::size_t kMostOthers = 2;
constexpr double kOverlooked = .8;  // chance that pieces that went with others and came nowhere are where those are

const Hex* hexOf(const std::optional<board::Site>& site) {
    return site ? std::get_if<Hex>(&*site) : nullptr;
}

/// It is counted on hexes, whatever it is; buildings are told by their site.
bool isCounted(const Passage& passage) {
    return !board::isBuilding(passage.what.piece);
}

}  // namespace

double FollowedUnits::Thing::weightOf(const Key& of) const {
    double weight = 0;
    for (const Share& share : may)
        if (share.what.piece == of.piece && share.colour == of.colour) weight += share.weight;
    return weight;
}

std::vector<FollowedUnits::Thing>::const_iterator FollowedUnits::thingOf(const Trace& trace) const {
    return std::ranges::find_if(
        things_, [&](const Thing& t) { return t.hex == trace.hex && t.looked > 0 && t.atInImage == trace.atInImage; });
}

std::vector<FollowedUnits::Thing>::iterator FollowedUnits::thingOf(const Trace& trace) {
    return things_.begin() + (std::as_const(*this).thingOf(trace) - things_.cbegin());
}

std::vector<board::UnitDoubt>::iterator FollowedUnits::doubtOf(const Key& key) {
    return std::ranges::find_if(doubts_, [&](const board::UnitDoubt& d) {
        return d.hex == key.hex && d.piece == key.piece && d.colour == key.colour;
    });
}

int FollowedUnits::standing(Hex hex, Piece piece, Colour colour, const UnitBelief& told) const {
    int count = told.count(hex, piece, colour);
    for (const Thing& thing : things_) {
        if (thing.hex != hex || thing.told || thing.likeliest.what.piece == Piece::none) continue;
        if (thing.key() == Key{hex, piece, colour} || thing.weightOf({hex, piece, colour}) >= kWorthAsking)
            count += thing.likeliest.what.worth;
    }
    return count;
}

std::vector<Trace> FollowedUnits::remembered(std::vector<Trace> traces) const {
    for (Trace& trace : traces) {
        const auto thing = trace.came ? things_.end() : thingOf(trace);
        if (thing == things_.end()) continue;
        if (thing->told)
            trace = seenAs(std::move(trace), thing->may);
        else if (thing->looked > 1)
            trace = seenAs(std::move(trace), thing->looks);
    }
    return traces;
}

/// The thing that went, which is followed no longer. What was told of it is gone.
std::optional<FollowedUnits::Thing> FollowedUnits::leave(const Passage& passage, const std::vector<Trace>& traces,
                                                         const UnitBelief& told, Tallies& tallies) {
    const auto take = [this](std::vector<Thing>::iterator thing) {
        const Thing was = *thing;
        things_.erase(thing);
        return was;
    };
    if (passage.went)
        if (const auto thing = thingOf(traces[*passage.went]); thing != things_.end()) {
            if (thing->told && !passage.isPushed()) tallies[thing->key()].gone += thing->likeliest.what.worth;
            return take(thing);
        }
    const Hex* hex = hexOf(passage.from);
    if (!hex || !isCounted(passage) || passage.what.piece == Piece::none || passage.isPushed()) return {};
    // One that nobody saw come, or that was read as something else when it came.
    const Key from{*hex, passage.what.piece, passage.colour};
    int followed = 0;
    for (const Thing& thing : things_)
        if (thing.told && thing.key() == from) followed += thing.likeliest.what.worth;
    const auto untold = std::ranges::find_if(things_, [&](const Thing& t) { return !t.told && t.key() == from; });
    if (untold != things_.end() && told.count(from.hex, from.piece, from.colour) <= followed) return take(untold);
    tallies[from].gone += passage.what.worth;
    tallies[from].sure *= passage.probability;
    return {};
}

/// A thing that was asked about went: its march tells what it was, or nobody will know.
void FollowedUnits::lookBack(const Thing& was, const Passage& passage, UnitBelief& told, float leastSure,
                             Tallies& tallies, std::vector<board::UnitChange>& changes) {
    const Key from{was.hex, passage.what.piece, passage.colour};
    double sure = passage.probability;
    bool isAlone = true;  // of those that are asked about
    for (const Thing& thing : things_) {
        if (!(thing.key() == from) || thing.cameAtMs > was.cameAtMs) continue;
        if (thing.told) sure *= thing.likeliest.weight;
        isAlone = isAlone && thing.told;
    }
    const bool agrees = was.key() == from;  // what looked like another kind when it came is known no better now
    if (!agrees || !isCounted(passage) || !hexOf(passage.to) || !isAlone || sure < leastSure) {
        tallies[was.key()].left.push_back(was);
        return;
    }
    const int before = told.count(from.hex, from.piece, from.colour), after = before + passage.what.worth;
    changes.push_back({from.hex, from.piece, from.colour, before, after, static_cast<float>(sure), was.cameAtMs});
    told.confirm(from.hex, from.piece, from.colour, after, static_cast<float>(sure));
    tallies[from].gone += passage.what.worth;
}

/// The thing is where it came to.
void FollowedUnits::arrive(const Passage& passage, const Trace& trace, const std::optional<Thing>& was,
                           std::int64_t atMs, Tallies& tallies) {
    const Hex* hex = hexOf(passage.to);
    if (!hex || !isCounted(passage)) return;
    Thing now = was.value_or(Thing{});
    if (!was || !passage.isPushed()) {
        now.may = passage.may;
        now.likeliest = {passage.what, passage.colour, passage.probability};
        now.cameAtMs = atMs;
        now.told = false;
    }
    now.hex = *hex;
    now.atInImage = trace.atInImage;
    now.looks = meanOf(now.looks, now.looked, lookOf(trace));
    ++now.looked;
    if (!now.told && now.likeliest.what.piece != Piece::none) tallies[now.key()];
    things_.push_back(std::move(now));
}

/// What else the things may be that are asked about as these pieces: at most two kinds, likeliest first.
std::vector<Piece> FollowedUnits::otherwise(const Key& key, const std::vector<Thing>& left) const {
    std::map<Piece, double> shares;
    const auto add = [&](const Thing& thing) {
        if (!(thing.key() == key)) return;
        std::map<Piece, double> own;
        for (const Share& share : thing.may)
            if (share.what.piece != key.piece && share.what.owned && board::isUnit(share.what.piece))
                own[share.what.piece] += share.weight;
        for (const auto& [piece, weight] : own) shares[piece] = std::max(shares[piece], weight);
    };
    std::ranges::for_each(things_, add);
    std::ranges::for_each(left, add);
    std::vector<Piece> others;
    for (const auto& [other, share] : shares)
        if (share >= kWorthAsking) others.push_back(other);
    std::ranges::stable_sort(others, [&](Piece a, Piece b) { return shares[a] > shares[b]; });
    if (others.size() > kMostOthers) others.resize(kMostOthers);
    return others;
}

FollowedUnits::Count FollowedUnits::countOf(const Key& key, const Tally& tally, const UnitBelief& told,
                                            float leastSure) const {
    Count count{told.count(key.hex, key.piece, key.colour)};
    count.after = std::max(0, count.before - tally.gone);
    count.sure = tally.sure;
    for (const Thing& thing : things_) {
        if (!(thing.key() == key) || (thing.told && thing.likeliest.weight >= leastSure)) continue;
        if (!thing.told) count.after += thing.likeliest.what.worth;
        count.sure *= thing.likeliest.weight;
        count.isOpen = true;
    }
    return count;
}

/// Tells a count, or asks about it.
void FollowedUnits::settle(const Key& key, const Tally& tally, std::int64_t atMs, UnitBelief& told, float leastSure,
                           std::vector<board::UnitChange>& changes) {
    const Count count = countOf(key, tally, told, leastSure);
    std::optional<board::UnitDoubt> asked;
    if (const auto doubt = doubtOf(key); doubt != doubts_.end()) {
        asked = *doubt;
        doubts_.erase(doubt);
    }
    const bool isSure = count.sure >= leastSure;
    if (count.isNew() && isSure) {
        const std::int64_t since = asked && asked->seen == count.after ? asked->sinceMs : atMs;
        const auto sure = static_cast<float>(count.sure);
        changes.push_back({key.hex, key.piece, key.colour, count.before, count.after, sure, since});
        told.confirm(key.hex, key.piece, key.colour, count.after, sure);
    }
    // What is asked about may stand for what was told and left.
    if (!count.isNew() || isSure)
        for (Thing& thing : things_)
            if (thing.key() == key) thing.told = true;
    const bool isSettled = count.isNew() ? isSure : !asked || (isSure && tally.left.empty());
    if (!isSettled) ask(key, count, tally.left, asked, atMs);
}

/// As before, if the same is asked about still; not about what was sure before and has not changed.
void FollowedUnits::ask(const Key& key, const Count& count, const std::vector<Thing>& left,
                        const std::optional<board::UnitDoubt>& asked, std::int64_t atMs) {
    if (asked && asked->seen == count.after && left.empty()) {
        doubts_.push_back(*asked);
        doubts_.back().probability = static_cast<float>(count.sure);
        return;
    }
    if (!count.isOpen && left.empty() && !count.isNew()) return;
    double probability = count.sure;
    if (!count.isOpen && !count.isNew()) {  // what was asked about went again
        probability = 1;
        for (const Thing& thing : left) probability *= thing.likeliest.weight;
    }
    doubts_.push_back({key.hex, key.piece, otherwise(key, left), key.colour, asked ? asked->seen : count.before,
                       count.after, static_cast<float>(probability), atMs});
    if (doubts_.back().believed == count.after) doubts_.back().believed = count.before;
}

std::vector<board::UnitChange> FollowedUnits::take(std::vector<Passage> passages, const std::vector<Trace>& traces,
                                                   std::int64_t atMs, UnitBelief& told, float leastSure,
                                                   const Standing& standing) {
    Tallies tallies;
    std::map<Key, int> overlooked;
    for (const Passage& passage : passages)
        if (const Hex* to = hexOf(passage.to); to && passage.from && isCounted(passage) && !passage.isPushed())
            overlooked[{*to, passage.what.piece, passage.colour}] =
                overlookedAt(passages, *to, passage.what.piece, passage.colour, standing);
    std::vector<board::UnitChange> changes;
    const auto cameAt = [&](const Passage& passage) {
        const auto thing = passage.went ? thingOf(traces[*passage.went]) : things_.end();
        return thing == things_.end() ? atMs : thing->cameAtMs;
    };
    std::ranges::stable_sort(passages, {}, cameAt);  // what is told of earlier ones is what others came to
    std::vector<std::optional<Thing>> were;
    for (const Passage& passage : passages) were.push_back(leave(passage, traces, told, tallies));
    for (std::size_t i = 0; i < passages.size(); ++i) {
        const auto& was = were[i];
        if (was && !was->told && !passages[i].isPushed() && was->likeliest.what.piece != Piece::none)
            lookBack(*was, passages[i], told, leastSure, tallies, changes);
    }
    for (std::size_t i = 0; i < passages.size(); ++i)
        if (passages[i].came) arrive(passages[i], traces[*passages[i].came], were[i], atMs, tallies);
    std::set<Hex> vacated;
    for (const auto& [key, tally] : tallies)
        if (!tally.left.empty()) vacated.insert(key.hex);
    for (const board::UnitDoubt& doubt : doubts_)  // what was not sure of these has left
        if (vacated.contains(doubt.hex)) tallies[{doubt.hex, doubt.piece, doubt.colour}];
    for (const auto& [key, more] : overlooked) {
        if (more == 0) continue;
        const Share what{{key.piece, more}, key.colour, kOverlooked};
        things_.push_back({key.hex, {}, atMs, what, {what}, {}, 0, false});
        tallies[key];
    }
    for (const auto& [key, tally] : tallies) settle(key, tally, atMs, told, leastSure, changes);
    return changes;
}

void FollowedUnits::confirm(Hex hex, Piece piece, Colour colour, int count, const UnitBelief& told) {
    decide({hex, piece, colour}, count, told, Who::people);
}

void FollowedUnits::settle(const board::UnitChange& change, const UnitBelief& told) {
    decide({change.hex, change.piece, change.colour}, change.after, told, Who::pictures);
}

void FollowedUnits::decide(const Key& key, int count, const UnitBelief& told, Who who) {
    if (const auto doubt = doubtOf(key); doubt != doubts_.end()) doubts_.erase(doubt);
    const auto name = [&](Thing& thing) {
        thing.named = thing.named || (who == Who::people && !thing.told);
        thing.told = true;
        thing.likeliest.weight = 1;
        thing.may = {thing.likeliest};
    };
    int followed = 0, more = count - told.count(key.hex, key.piece, key.colour);
    for (Thing& thing : things_) {
        if (!(thing.key() == key)) continue;
        const int worth = thing.likeliest.what.worth;
        if (followed + worth > count) {
            thing.told = false;
            continue;
        }
        followed += worth;
        if (!thing.told) more -= worth;
        name(thing);
    }
    std::erase_if(things_, [&](const Thing& thing) { return !thing.told && thing.key() == key; });
    // What was asked about as something else.
    for (Thing& thing : things_) {
        if (more <= 0) break;
        const bool unknown = thing.likeliest.what.piece == Piece::none;
        if (thing.hex != key.hex || thing.told || !(unknown || thing.weightOf(key) >= kWorthAsking)) continue;
        thing.likeliest = {{key.piece, 1, key.colour.has_value()}, key.colour, 1};
        name(thing);
        --more;
    }
}

std::vector<board::NamedThing> FollowedUnits::named() const {
    std::vector<board::NamedThing> all;
    for (const Thing& thing : things_)
        if (thing.named && thing.looked > 0) all.push_back({thing.hex, thing.atInImage, thing.likeliest.what});
    return all;
}

}  // namespace hexwarden::belief
