#include "vision/expected_counts.h"

namespace hexwarden::vision {
namespace {

constexpr int kBeyond = 4;  ///< counts up to so many more than expected differ; of further ones each costs the same
constexpr int kRounds = 16;

/// The total surprise of this many more than expected.
double priceOf(int beyond, double surprise) {
    double sum = 0;
    for (int n = 1; n <= beyond; ++n) sum += surprise * std::min(n, kBeyond);
    return sum;
}

/// Weights of counts of a kind against none, for counts up to one more than differ.
Shares weightsOf(int expected, double surprise, double foreign) {
    Shares weights;
    for (int n = 0; n <= expected + kBeyond + 1; ++n)
        weights.push_back(std::exp(-priceOf(n - expected, surprise) - (expected == 0 && n > 0 ? foreign : 0)));
    return weights;
}

/// How the odds change that the thing `row` is of a kind, when each other one is with the probability `isOne`.
double favourOf(const Shares& isOne, std::size_t row, const Shares& weights) {
    const std::size_t most = weights.size() - 2;
    Shares others(most + 1);  // by how many there are; the last: or more
    others[0] = 1;
    for (std::size_t other = 0; other < isOne.size(); ++other) {
        if (other == row) continue;
        const double p = isOne[other];
        others[most] += others[most - 1] * p;
        for (std::size_t n = most - 1; n > 0; --n) others[n] = others[n] * (1 - p) + others[n - 1] * p;
        others[0] *= 1 - p;
    }
    double with = 0, without = 0;
    for (std::size_t n = 0; n <= most; ++n) {
        with += others[n] * weights[n + 1];
        without += others[n] * weights[n];
    }
    return with / without;
}

}  // namespace

std::vector<Shares> withExpectedCounts(const std::vector<Shares>& read, const std::vector<int>& expected,
                                       double surprise, double foreign) {
    std::vector<Shares> favour(read.size(), Shares(expected.size(), 1)), weights;
    for (const int count : expected) weights.push_back(weightsOf(count, surprise, foreign));
    for (int round = 0; round < kRounds; ++round) {
        const std::vector<Shares> before = favour;
        for (std::size_t kind = 0; kind < expected.size(); ++kind) {
            Shares isOne;  // whatever this kind's own count says
            for (std::size_t row = 0; row < read.size(); ++row) {
                double sum = read[row][kind];
                for (std::size_t k = 0; k < expected.size(); ++k)
                    if (k != kind) sum += read[row][k] * before[row][k];
                isOne.push_back(sum > 0 ? read[row][kind] / sum : 0);
            }
            for (std::size_t row = 0; row < read.size(); ++row)
                favour[row][kind] =
                    std::sqrt(before[row][kind] * favourOf(isOne, row, weights[kind]));  // half way: calm
        }
    }
    std::vector<Shares> weighed = read;
    for (std::size_t row = 0; row < read.size(); ++row) {
        for (std::size_t kind = 0; kind < expected.size(); ++kind) weighed[row][kind] *= favour[row][kind];
        normalize(weighed[row]);
    }
    return weighed;
}

}  // namespace hexwarden::vision
