#include "vision/assignment.h"

#include <cmath>
#include <limits>

namespace hexwarden::vision {
namespace {

double costOf(double share) {
    return -std::log(std::max(share, 1e-9));
}

}  // namespace

std::vector<std::size_t> cheapestAssignment(const std::vector<std::vector<double>>& cost) {
    const std::size_t rows = cost.size(), columns = rows ? cost[0].size() : 0;
    // Row and column 0 are the algorithm's own; potentials keep reduced costs non-negative.
    std::vector<double> rowPotential(rows + 1), columnPotential(columns + 1);
    std::vector<std::size_t> rowOf(columns + 1), way(columns + 1);
    for (std::size_t row = 1; row <= rows; ++row) {
        rowOf[0] = row;
        std::size_t here = 0;
        std::vector<double> least(columns + 1, std::numeric_limits<double>::infinity());
        std::vector<bool> used(columns + 1);
        do {
            used[here] = true;
            double step = std::numeric_limits<double>::infinity();
            std::size_t next = 0;
            for (std::size_t c = 1; c <= columns; ++c) {
                if (used[c]) continue;
                const double reduced = cost[rowOf[here] - 1][c - 1] - rowPotential[rowOf[here]] - columnPotential[c];
                if (reduced < least[c]) least[c] = reduced, way[c] = here;
                if (least[c] < step) step = least[c], next = c;
            }
            for (std::size_t c = 0; c <= columns; ++c) {
                if (used[c]) {
                    rowPotential[rowOf[c]] += step;
                    columnPotential[c] -= step;
                } else {
                    least[c] -= step;
                }
            }
            here = next;
        } while (rowOf[here] != 0);
        for (; here != 0; here = way[here]) rowOf[here] = rowOf[way[here]];
    }
    std::vector<std::size_t> columnOf(rows);
    for (std::size_t c = 1; c <= columns; ++c)
        if (rowOf[c] != 0) columnOf[rowOf[c] - 1] = c - 1;
    return columnOf;
}

std::vector<Shares> withExpectedCounts(const std::vector<Shares>& read, const std::vector<int>& expected,
                                       double surprise) {
    constexpr int kBeyond = 4;  // so many more than expected are told apart; of further ones each costs the same
    std::vector<std::size_t> kindOf;
    std::vector<double> price;
    for (std::size_t kind = 0; kind < expected.size(); ++kind)
        for (int n = 0; n < expected[kind] + static_cast<int>(read.size()); ++n) {
            kindOf.push_back(kind);
            price.push_back(surprise * std::clamp(n - expected[kind] + 1, 0, kBeyond));
        }
    std::vector<std::vector<double>> cost(read.size());
    for (std::size_t row = 0; row < read.size(); ++row)
        for (std::size_t slot = 0; slot < kindOf.size(); ++slot)
            cost[row].push_back(costOf(read[row][kindOf[slot]]) + price[slot]);
    const auto slots = cheapestAssignment(cost);

    std::vector<int> count(expected.size());
    for (std::size_t slot : slots) ++count[kindOf[slot]];
    std::vector<Shares> weighed = read;
    for (std::size_t row = 0; row < read.size(); ++row) {
        for (std::size_t kind = 0; kind < expected.size(); ++kind) {
            const int others = count[kind] - (kindOf[slots[row]] == kind);
            weighed[row][kind] *= std::exp(-surprise * std::clamp(others - expected[kind] + 1, 0, kBeyond));
        }
        normalize(weighed[row]);
    }
    return weighed;
}

}  // namespace hexwarden::vision
