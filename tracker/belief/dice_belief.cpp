#include "tracker/belief/dice_belief.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwarden::belief {
namespace {

constexpr double kFollowSides = 1.2;  // a die seen again within this is the same die that moved
constexpr double kAgainst = 0.1;      // summed probability that is always held against the value read

double distance(const std::array<double, 2>& a, const std::array<double, 2>& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1]);
}

std::array<double, 2> centreOf(const board::DieReading& reading) {
    return {reading.atInImage[0], reading.atInImage[1]};
}

}  // namespace

int DiceBelief::Die::value() const {
    return static_cast<int>(std::max_element(votes.begin(), votes.end()) - votes.begin());
}

double DiceBelief::Die::sureness() const {
    return evidence() / (std::accumulate(votes.begin(), votes.end(), 0.0) + kAgainst);
}

double DiceBelief::Die::probability() const {
    return std::min(sureness(), evidence() / std::max(readings, 1));
}

void DiceBelief::follow(const board::DieReading& reading, std::int64_t atMs, std::vector<bool>& taken) {
    const auto at = centreOf(reading);
    std::size_t nearest = dice_.size();
    double best = kFollowSides * reading.sideInImage;
    for (std::size_t i = 0; i < taken.size(); ++i)
        if (const double d = distance(dice_[i].at, at); !taken[i] && d < best) {
            nearest = i;
            best = d;
        }
    if (nearest == dice_.size()) {
        const bool lay = options_.lyingAtStart && atMs - *startedMs_ <= options_.startMs;
        const auto flickers = std::ranges::find_if(faded_, [&](const Die& die) {
            return die.value() == reading.value && distance(die.at, at) <= options_.sameSides * reading.sideInImage;
        });
        const std::int64_t since = flickers == faded_.end() ? atMs : flickers->stillSinceMs;
        dice_.push_back({.at = at, .side = reading.sideInImage, .stillSinceMs = since, .reported = lay});
    } else {
        taken[nearest] = true;
    }
    Die& die = dice_[nearest];
    if (distance(die.at, at) > options_.sameSides * reading.sideInImage) {
        die.reported = die.reported && die.value() == reading.value;
        die.votes = {};
        die.readings = 0;
        die.stillSinceMs = atMs;
        die.at = at;
    }
    die.side = reading.sideInImage;
    die.votes[static_cast<std::size_t>(reading.value)] += reading.probability;
    ++die.readings;
    die.seenMs = atMs;
}

bool DiceBelief::hasRested(const Die& die, double patience, std::int64_t forMs) const {
    return die.evidence() >= options_.evidence && die.sureness() >= options_.agreement &&
           static_cast<double>(die.seenMs - die.stillSinceMs) >= patience * static_cast<double>(forMs);
}

bool DiceBelief::lies(const Die& die, std::int64_t atMs, double patience) const {
    return die.seenMs == atMs && hasRested(die, patience, isPlain(die) ? options_.restMs : options_.doubtMs);
}

bool DiceBelief::lay(const Die& die, std::int64_t atMs, double patience) const {
    return 2 * (atMs - die.seenMs) > options_.goneMs && hasRested(die, patience, options_.restMs);
}

bool DiceBelief::isSameThrow(const Pair& reported, const Pair& now) const {
    const double slack = options_.sameSides * now[0].side;
    const bool bothLifted = reported[0].lifted && reported[1].lifted;
    for (const Pair& turned : {now, Pair{now[1], now[0]}}) {
        const bool same0 = reported[0].value() == turned[0].value(), same1 = reported[1].value() == turned[1].value();
        const std::array moved0{turned[0].at[0] - reported[0].at[0], turned[0].at[1] - reported[0].at[1]};
        const std::array moved1{turned[1].at[0] - reported[1].at[0], turned[1].at[1] - reported[1].at[1]};
        const bool sameArrangement = same0 && same1 && !bothLifted && distance(moved0, moved1) < slack;
        const bool oneLies = (same0 && !reported[0].lifted && std::hypot(moved0[0], moved0[1]) < slack) ||
                             (same1 && !reported[1].lifted && std::hypot(moved1[0], moved1[1]) < slack);
        if (sameArrangement || oneLies) return true;
    }
    return false;
}

std::optional<DiceBelief::Pair> DiceBelief::lyingAtStart(std::int64_t atMs, double patience) const {
    std::vector<Die> before;
    std::copy_if(dice_.begin(), dice_.end(), std::back_inserter(before),
                 [&](const Die& die) { return die.reported && lies(die, atMs, patience); });
    if (before.size() < 2) return std::nullopt;
    std::partial_sort(before.begin(), before.begin() + 2, before.end(),
                      [](const Die& a, const Die& b) { return a.sureness() > b.sureness(); });
    return Pair{before[0], before[1]};
}

void DiceBelief::noticeLifted(const board::Observation& seen) {
    for (Die& die : *lastThrow_) {
        const auto isThere = [&](const board::DieReading& r) {
            return distance(die.at, centreOf(r)) < kFollowSides * die.side;
        };
        const auto holdsIt = [&](const std::array<float, 4>& part) {
            return part[0] <= die.at[0] && die.at[0] < part[2] && part[1] <= die.at[1] && die.at[1] < part[3];
        };
        if (std::ranges::any_of(seen.dice, isThere)) {
            die.bareSinceMs.reset();
        } else if (std::ranges::any_of(seen.searchedForDice, holdsIt)) {
            if (!die.bareSinceMs) die.bareSinceMs = seen.atMs;
            die.lifted = die.lifted || seen.atMs - *die.bareSinceMs > options_.goneMs;
        }
    }
}

std::optional<board::DiceRest> DiceBelief::take(const board::Observation& seen, double patience) {
    const std::vector<board::DieReading>& readings = seen.dice;
    const std::int64_t atMs = seen.atMs;
    if (!startedMs_) startedMs_ = atMs;
    std::vector<bool> taken(dice_.size(), false);
    for (const auto& reading : readings)
        if (reading.probability >= options_.leastProbability) follow(reading, atMs, taken);
    std::erase_if(faded_, [&](const Die& die) { return atMs - die.seenMs > options_.flickerMs; });
    std::erase_if(dice_, [&](const Die& die) {
        const bool gone = atMs - die.seenMs > options_.goneMs;
        if (gone && !die.reported && !isPlain(die)) faded_.push_back(die);
        return gone;
    });

    if (lastThrow_)
        noticeLifted(seen);
    else
        lastThrow_ = lyingAtStart(atMs, patience);
    std::vector<Die*> resting;
    for (Die& die : dice_)
        if (!die.reported && (lies(die, atMs, patience) || lay(die, atMs, patience))) resting.push_back(&die);
    // Where two are plain, what may be a third is something else.
    const auto plain =
        std::stable_partition(resting.begin(), resting.end(), [&](const Die* die) { return isPlain(*die); });
    const bool twoPlain = plain - resting.begin() >= 2;
    if (twoPlain) resting.erase(plain, resting.end());
    if (resting.size() < 2) return std::nullopt;
    std::sort(resting.begin(), resting.end(),
              [](const Die* a, const Die* b) { return a->stillSinceMs > b->stillSinceMs; });
    Die &last = *resting[0], &first = *resting[1];
    // Beside a plain die, what may be one waits for another plain one, which is often read a few pictures later.
    const auto awaits = [&](const Die& die) {
        return die.seenMs == atMs && !hasRested(die, patience, options_.doubtMs);
    };
    if (!twoPlain && (awaits(first) || awaits(last))) return std::nullopt;
    if (last.stillSinceMs - first.stillSinceMs > options_.togetherMs) return std::nullopt;

    first.reported = last.reported = true;
    const Pair now{first, last};
    const bool again = lastThrow_ && isSameThrow(*lastThrow_, now);
    lastThrow_ = now;
    if (again) return std::nullopt;
    return board::DiceRest{
        {first.value(), last.value()}, static_cast<float>(first.probability() * last.probability()), last.stillSinceMs};
}

}  // namespace hexwarden::belief
