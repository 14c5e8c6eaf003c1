// Things read one by one, and how many of each kind there ought to be.
#pragma once

#include "vision/shares.h"

#include <vector>

namespace hexwarden::vision {

/// Weighs readings by counts that are expected but not certain: the n-th thing of a kind beyond its count costs n times
/// `surprise` (a log-odds), from the fourth on four times, and the first of a kind that is not expected at all
/// `foreign` on top: it must have come from elsewhere. Rows are things, columns kinds. What one row shows surely is
/// never overruled by more than the surprise; doubtful rows take what the others leave, as far as those are sure of
/// theirs. The result's rows add up to 1: they are nearly what summing over every way to read all rows together would
/// give (belief propagation).
std::vector<Shares> withExpectedCounts(const std::vector<Shares>& read, const std::vector<int>& expected,
                                       double surprise, double foreign = 0);

}  // namespace hexwarden::vision
