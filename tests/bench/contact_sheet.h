// Crops of what was read worst, side by side, to look at.
#pragma once

#include "tests/bench/marks.h"

namespace hexwarden::bench {

/// The readings that surprise most, worst first: wrong ones by how sure they were, then right ones by how unsure.
std::vector<Judged> worst(std::vector<Judged>, std::size_t howMany);

/// Each reading as a square of its photograph, a cross on its place, with what was reported and what is there below it.
/// `photoOf`: the photograph that a reading names.
cv::Mat contactSheet(const std::vector<Judged>&, const std::map<std::string, std::filesystem::path>& photoOf);

}  // namespace hexwarden::bench
