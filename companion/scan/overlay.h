// The photograph with what was read drawn on it.
#pragma once

#include "companion/scan/report.h"

namespace hexwarden::scan {

/// What is less likely than this is marked as doubtful, with its probability.
inline constexpr double kDoubtBelow = 0.8;

/// Lattice, terrains, tokens, robber, pieces, harbours and dice; for a refused board the reason.
cv::Mat overlay(const cv::Mat& photo, const Scanned&);

}  // namespace hexwarden::scan
