// Where the river tile lies (RIVER-1, RIVER-2): its water crosses two sides of tiles and leaves a third at a corner.
#pragma once

#include "calibration/colours.h"
#include "tracker/board/observation.h"
#include "vision/geometry.h"

#include <optional>
#include <vector>

namespace hexwarden::vision {

/// Of the ways in which the tile can lie on this land, the one along which the picture shows water; none unless it is
/// plain. `picture`: 8-bit BGR.
std::optional<board::River> riverIn(const cv::Mat& picture, const calibration::Light&, const View&,
                                    const std::vector<board::TileReading>& land);

}  // namespace hexwarden::vision
