// What speaks against what is believed: Page's cumulative sum test (Biometrika 41, 1954) with one sum a rival.
//
// Every reading adds the log likelihood ratio of a rival against the belief to the rival's sum; a sum never falls below
// zero. So evidence for the belief is not hoarded over an hour, and a real change is reported as soon as the rate of
// false alarms allows. Nothing is known here of time or pieces.
#pragma once

#include "tracker/board/observation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace hexwarden::belief {

/// How much one reading may say. Sums are in nats.
struct Weight {
    double largestStep = 1.5;        ///< frames are not independent: a single one proves little, however certain it is
    double largestSum = 12;          ///< so that a rival falls as fast as it rose
    double leastProbability = 0.01;  ///< of what a reading does not list
};

/// The probability that belongs to a sum of log likelihood ratios.
inline float probabilityOfSum(double nats) {
    return static_cast<float>(1 / (1 + std::exp(-nats)));
}

/// The probability of what two sources say, each by itself with these.
inline float probabilityOfBoth(float one, float other) {
    const float yes = one * other, no = (1 - one) * (1 - other);
    return yes + no > 0 ? yes / (yes + no) : one;
}

template <class T>
class Rivals {
  public:
    struct Rival {
        T value{};
        double sum = 0;
        std::int64_t sinceMs = 0;  ///< when the sum left zero
        int readings = 0;          ///< that raised it, since then
        int looks = 0;             ///< all readings since then
        double given = 0;          ///< summed probability that they gave it

        /// Of one reading. A still camera makes the same error each time: many readings of 0.5 give no more than 0.5.
        double meanProbability() const { return looks > 0 ? given / looks : 0; }
        /// Its probability: that of its sum, with a prior in nats, and no more than the mean.
        float probability(double prior = 0) const {
            return std::min(probabilityOfSum(sum + prior), static_cast<float>(meanProbability()));
        }
    };

    void take(const T& believed, const board::TopThree<T>& reading, std::int64_t atMs, const Weight& weight) {
        const auto probabilityOf = [&](const T& value) {
            double p = weight.leastProbability;
            for (const auto& guess : reading)
                if (guess.probability > 0 && guess.value == value) p = std::max<double>(p, guess.probability);
            return p;
        };
        for (const auto& guess : reading)
            if (guess.probability > 0 && !(guess.value == believed) && !find(guess.value))
                rivals_.push_back({guess.value, 0, atMs});
        double best = weight.leastProbability;
        for (const auto& guess : reading) best = std::max<double>(best, guess.probability);
        // What one reading says for a value: nothing if it is the likeliest, else against it, within bounds.
        const auto supportOf = [&](const T& value) {
            return std::max(std::log(probabilityOf(value) / best), -weight.largestStep);
        };
        const double own = supportOf(believed);
        double excess = 0;
        for (Rival& rival : rivals_) {
            const double step = supportOf(rival.value) - own;
            rival.sum += step;
            if (step > 0) ++rival.readings;
            ++rival.looks;
            rival.given += probabilityOf(rival.value);
            excess = std::max(excess, rival.sum - weight.largestSum);
        }
        for (Rival& rival : rivals_) rival.sum -= excess;
        std::erase_if(rivals_, [](const Rival& rival) { return rival.sum <= 0; });
    }

    /// The rival with the largest sum; null if nothing speaks against the belief.
    const Rival* strongest() const {
        const auto best = std::max_element(rivals_.begin(), rivals_.end(),
                                           [](const Rival& a, const Rival& b) { return a.sum < b.sum; });
        return best == rivals_.end() ? nullptr : &*best;
    }

    /// How far the strongest is ahead of the second, in nats.
    double lead() const {
        const Rival* best = strongest();
        if (!best) return 0;
        double second = 0;
        for (const Rival& rival : rivals_)
            if (&rival != best) second = std::max(second, rival.sum);
        return best->sum - second;
    }

    void clear() { rivals_.clear(); }

  private:
    const Rival* find(const T& value) const {
        const auto at = std::find_if(rivals_.begin(), rivals_.end(), [&](const Rival& r) { return r.value == value; });
        return at == rivals_.end() ? nullptr : &*at;
    }

    std::vector<Rival> rivals_;
};

}  // namespace hexwarden::belief
