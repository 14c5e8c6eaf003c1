// Tiles and tokens painted from straight above, for rendered tables.
#pragma once

#include "tracker/board/words.h"

#include <opencv2/core.hpp>

namespace hexwarden::support {

/// `picture` is BGRA; `at` is the middle of the hex, pointy-top.
void paintTile(cv::Mat& picture, cv::Point2d at, double pxPerSide, board::Terrain, cv::RNG&);
/// A pale disc with the number, its pips under it; red for the two commonest.
void paintToken(cv::Mat& picture, cv::Point2d at, double pxPerSide, board::Token);

}  // namespace hexwarden::support
