// Heat maps: pictures of how much a place looks like something.
#pragma once

#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

struct Peak {
    cv::Point2d at;    ///< in cells of the map, between cells
    float height = 0;  ///< of its highest cell
};

/// Cells (32-bit float) higher than `threshold` and than all eight neighbours, row by row.
std::vector<cv::Point> highestCells(const cv::Mat& heat, float threshold);

/// The same of a map of positive values, strongest first; their place is refined to parts of a cell by a parabola
/// through the logarithms of the neighbours, as far as there are two: at the map's rim it stays the cell's middle.
std::vector<Peak> peaksOf(const cv::Mat& heat, float threshold);

/// Between cells, bilinear; 0 outside.
float heatAt(const cv::Mat& heat, cv::Point2d at);

}  // namespace hexwarden::vision
