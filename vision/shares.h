// Probabilities: from a network's logits, and the likeliest three of them.
#pragma once

#include "tracker/board/observation.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace hexwarden::vision {

/// A weight for each of a fixed list of values; as shares they add up to 1.
using Shares = std::vector<double>;

inline double sigmoid(double logit) {
    return 1 / (1 + std::exp(-logit));
}

/// The inverse of `sigmoid`.
inline double logit(double share) {
    return std::log(share / (1 - share));
}

inline void normalize(Shares& shares) {
    double sum = 0;
    for (double s : shares) sum += s;
    for (double& s : shares) s = sum > 0 ? s / sum : 1. / static_cast<double>(shares.size());
}

inline double most(const Shares& shares) {
    return *std::max_element(shares.begin(), shares.end());
}

inline Shares softmax(std::span<const float> logits) {
    const float highest = *std::max_element(logits.begin(), logits.end());
    Shares shares;
    for (float logit : logits) shares.push_back(std::exp(static_cast<double>(logit - highest)));
    normalize(shares);
    return shares;
}

/// The logarithm of the sum of what these are logarithms of.
inline double logOfSum(std::span<const double> logs) {
    const double highest = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (double log : logs) sum += std::exp(log - highest);
    return highest + std::log(sum);
}

/// The three likeliest of `values`, which `shares` belong to; with fewer values the rest has probability 0.
template <class T>
board::TopThree<T> topThree(const std::vector<T>& values, const Shares& shares) {
    std::vector<std::size_t> order(values.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return shares[a] > shares[b]; });
    board::TopThree<T> top{};
    for (std::size_t i = 0; i < std::min(top.size(), order.size()); ++i)
        top[i] = {values[order[i]], static_cast<float>(shares[order[i]])};
    return top;
}

}  // namespace hexwarden::vision
