#include "vision/assignment.h"

#include <numeric>
#include <random>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

double priceOf(const std::vector<std::vector<double>>& cost, const std::vector<std::size_t>& columns) {
    double sum = 0;
    for (std::size_t row = 0; row < cost.size(); ++row) sum += cost[row][columns[row]];
    return sum;
}

TEST(Assignment, IsTheCheapestOfAll) {
    for (unsigned seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE(seed);
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> price(0, 10);
        const std::size_t rows = 1 + seed % 5, columns = rows + seed % 3;
        std::vector<std::vector<double>> cost(rows, std::vector<double>(columns));
        for (auto& row : cost)
            for (double& c : row) c = price(random);
        const auto found = cheapestAssignment(cost);
        std::vector<std::size_t> order(columns);
        std::iota(order.begin(), order.end(), 0);
        double least = 1e9;
        do least = std::min(least, priceOf(cost, order));
        while (std::next_permutation(order.begin(), order.end()));
        EXPECT_NEAR(priceOf(cost, found), least, 1e-9);
    }
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
