// Things read one by one, and how many of each kind there ought to be.
#pragma once

#include "vision/shares.h"

#include <vector>

namespace hexwarden::vision {

/// The cheapest way to give each row a column of its own: cost[row][column], rows <= columns (Kuhn 1955; Jonker and
/// Volgenant's shortest augmenting paths). The column of each row.
std::vector<std::size_t> cheapestAssignment(const std::vector<std::vector<double>>& cost);

/// Weighs readings by counts that are expected but not certain: the n-th thing of a kind beyond its count costs n times
/// `surprise` (a log-odds). Rows are things, columns kinds. What one row shows surely is never overruled by more than
/// the surprise; doubtful rows take what the others leave. The result's rows add up to 1.
std::vector<Shares> withExpectedCounts(const std::vector<Shares>& read, const std::vector<int>& expected,
                                       double surprise);

}  // namespace hexwarden::vision
