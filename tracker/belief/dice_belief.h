// Two dice: rolling, at rest, reported once, gone.
//
//   away    -> resting   two dice that were not reported yet lie still; they came to rest soon after one another
//   resting -> reported  for long enough, doubtful ones for longer or until they are taken away: one `DiceRest`
//   reported -> away     they left, or both lie elsewhere
//
// Dice that a hand covers for a while, that are pushed aside in sight, or that shift with a bumped camera are the same
// throw: they come back with the same values in the same arrangement, or one of them has lain where it was all the
// time.
#pragma once

#include "tracker/belief/options.h"
#include "tracker/board/observation.h"

#include <array>
#include <optional>
#include <vector>

namespace hexwarden::belief {

class DiceBelief {
  public:
    explicit DiceBelief(DiceOptions options) : options_(options) {}

    std::optional<board::DiceRest> take(const board::Observation&, double patience);

  private:
    struct Die {
        std::array<double, 2> at{};     ///< pixels
        double side = 1;                ///< pixels
        std::array<double, 7> votes{};  ///< summed probability by value
        int readings = 0;               ///< that voted
        std::int64_t stillSinceMs = 0;
        std::int64_t seenMs = 0;
        bool reported = false;
        std::optional<std::int64_t> bareSinceMs{};  ///< of the last throw: its place has been seen without it
        bool lifted = false;

        int value() const;
        double evidence() const { return votes[static_cast<std::size_t>(value())]; }
        /// Share of the value in all that was read, with one weak reading against it.
        double sureness() const;
        /// Probability of its value, no higher than that of one reading: a die that lies still is misread the same way
        /// each time.
        double probability() const;
    };
    using Pair = std::array<Die, 2>;

    void follow(const board::DieReading&, std::int64_t atMs, std::vector<bool>& taken);
    bool hasRested(const Die&, double patience, std::int64_t forMs) const;
    bool isPlain(const Die& die) const { return die.probability() >= options_.plain; }
    bool lies(const Die&, std::int64_t atMs, double patience) const;
    /// It lay long enough to be reported for once, and was taken away.
    bool lay(const Die&, std::int64_t atMs, double patience) const;
    /// Before the first throw the reported dice are those that lay there already: a hand may cover them as well.
    std::optional<Pair> lyingAtStart(std::int64_t atMs, double patience) const;
    /// Marks dice of the last throw whose places have lain bare in plain view for a while.
    void noticeLifted(const board::Observation&);
    bool isSameThrow(const Pair& reported, const Pair& now) const;

    DiceOptions options_;
    std::vector<Die> dice_;
    std::vector<Die> faded_;  ///< doubtful ones that were in no throw and are no longer seen: a bead with a light in it
    std::optional<Pair> lastThrow_;
    std::optional<std::int64_t> startedMs_;
};

}  // namespace hexwarden::belief
