#include "vision/expected_counts.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

/// By summing over every way to read all rows together.
std::vector<Shares> counted(const std::vector<Shares>& read, const std::vector<int>& expected, double surprise) {
    std::vector<Shares> sums(read.size(), Shares(expected.size()));
    std::vector<std::size_t> kinds(read.size());
    const auto take = [&](auto&& self, std::size_t row, double weight) -> void {
        if (row < read.size()) {
            for (kinds[row] = 0; kinds[row] < expected.size(); ++kinds[row])
                self(self, row + 1, weight * read[row][kinds[row]]);
            return;
        }
        for (std::size_t kind = 0; kind < expected.size(); ++kind) {
            const auto there = static_cast<int>(std::count(kinds.begin(), kinds.end(), kind));
            for (int n = 1; n <= there - expected[kind]; ++n) weight *= std::exp(-surprise * n);
        }
        for (std::size_t i = 0; i < read.size(); ++i) sums[i][kinds[i]] += weight;
    };
    take(take, 0, 1);
    for (Shares& row : sums) normalize(row);
    return sums;
}

TEST(ExpectedCounts, AreNearlyWhatEveryWayTogetherGives) {
    for (unsigned seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(seed);
        std::mt19937 random(seed);
        std::gamma_distribution<double> share(.3);
        std::vector<Shares> read(6, Shares(3));
        for (Shares& row : read) {
            for (double& s : row) s = share(random) + 1e-6;
            normalize(row);
        }
        const auto exact = counted(read, {3, 2, 1}, 3), approximate = withExpectedCounts(read, {3, 2, 1}, 3);
        double off = 0;
        for (std::size_t row = 0; row < read.size(); ++row)
            for (std::size_t kind = 0; kind < 3; ++kind)
                off += std::abs(approximate[row][kind] - exact[row][kind]) / 18;
        EXPECT_LT(off, .06);
    }
}

TEST(ExpectedCounts, DoNotMakeTwoDoubtsACertainty) {
    // A six and an eight, or an eight and a six: either way the box is content. Summed, the more likely way has .59.
    const std::vector<Shares> read{{.45, .55}, {.55, .45}};
    for (const Shares& row : withExpectedCounts(read, {1, 1}, 3))
        EXPECT_LT(*std::max_element(row.begin(), row.end()), .75);
}

TEST(ExpectedCounts, DecideTheDoubtfulReading) {
    const std::vector<Shares> read{{.97, .03}, {.96, .04}, {.55, .45}};
    const auto weighed = withExpectedCounts(read, {2, 1}, 3);
    EXPECT_GT(weighed[0][0], .9);
    EXPECT_GT(weighed[1][0], .9);
    EXPECT_GT(weighed[2][1], .9);
}

TEST(ExpectedCounts, NeverOverruleWhatIsSurelySeen) {
    const std::vector<Shares> threeTens(3, {.999, .001});
    for (const Shares& row : withExpectedCounts(threeTens, {2, 1}, 3)) EXPECT_GT(row[0], .9);
}

TEST(ExpectedCounts, AskMoreOfWhatTheBoxDoesNotHoldAtAllThanOfOneTooMany) {
    const std::vector<Shares> read{{.97, .03, 0}, {.02, .08, .9}};
    EXPECT_GT(withExpectedCounts(read, {1, 1, 0}, 1)[1][2], .7);
    EXPECT_GT(withExpectedCounts(read, {1, 1, 0}, 1, 3)[1][1], .5);
    const std::vector<Shares> sure(2, {.001, 0, .999});
    EXPECT_GT(withExpectedCounts(sure, {1, 1, 0}, 1, 3)[1][2], .9) << "sure is sure";
}

TEST(ExpectedCounts, LeaveReadingsAloneThatFit) {
    const std::vector<Shares> read{{.9, .1}, {.2, .8}};
    const auto weighed = withExpectedCounts(read, {1, 1}, 3);
    EXPECT_GT(weighed[0][0], .9);
    EXPECT_GT(weighed[1][1], .8);
    for (const Shares& row : weighed) EXPECT_NEAR(row[0] + row[1], 1, 1e-12);
}

TEST(ExpectedCounts, OfNothingAreNothing) {
    EXPECT_TRUE(withExpectedCounts({}, {2, 1}, 3).empty());
}

TEST(Shares, TopThreeAreInOrder) {
    const auto top = topThree<int>({10, 20, 30, 40}, {.1, .4, .2, .3});
    EXPECT_EQ(top[0].value, 20);
    EXPECT_EQ(top[1].value, 40);
    EXPECT_EQ(top[2].value, 30);
    EXPECT_FLOAT_EQ(top[2].probability, .2f);
    EXPECT_EQ(topThree<int>({7}, {1})[1].probability, 0);
}

TEST(Shares, SoftmaxIsShiftFree) {
    const std::vector<float> logits{1001, 1000, 999};
    const Shares shares = softmax(logits);
    EXPECT_NEAR(shares[0] / shares[1], std::exp(1), 1e-9);
    EXPECT_NEAR(shares[0] + shares[1] + shares[2], 1, 1e-12);
}

}  // namespace
}  // namespace hexwarden::vision
