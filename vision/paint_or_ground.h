// Which pixels of a picture are a thing's paint, and which are the ground that another picture shows without the thing.
//
// Pixel by pixel a dark side of a thing looks like its shadow, and the shadow of a red thing on red ground like the
// thing. So all are decided together: each by how well its colour is explained, neighbours alike unless an edge lies
// between them (a minimal cut of a graph: Boykov and Jolly, "Interactive Graph Cuts", ICCV 2001).
#pragma once

#include "vision/change_scale.h"

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// Share of the light by which a pixel must differ between two pictures to have changed.
inline constexpr double kChanged = .04;

/// How far a pixel is from a colour in any light between those, which are shares of it, grey levels.
double offInLight(const cv::Vec3d& seen, const cv::Vec3d& colour, double dark, double bright);

/// 8-bit, of the size of the pictures, 255 for paint: of the pixels `where`, those that `paint` explains. `is` and
/// `was`: 8-bit BGR with the thing and without it, in the same light, a little smoothed.
cv::Mat paintedPixels(const cv::Mat& is, const cv::Mat& was, const cv::Mat& where, const cv::Vec3d& paint,
                      const ChangeScale&);

}  // namespace hexwarden::vision
