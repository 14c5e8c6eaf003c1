// A die drawn on a table as a camera sees it: flat faces in the light of one lamp, round pips.
#pragma once

#include "vision/geometry.h"

#include <array>

namespace hexwarden::tests {

struct DrawnDie {
    cv::Point2d at;                         ///< the middle of its foot, lattice
    double turn = 0;                        ///< about its middle, radians
    int top = 1;                            ///< value
    std::array<int, 4> beside{2, 3, 5, 4};  ///< values of its sides, around
    double side = .36;                      ///< tile sides
    cv::Scalar body = {225, 230, 232}, pips = {30, 30, 35};
};

/// `picture`: 8-bit BGR, of the view's size.
void draw(cv::Mat& picture, const vision::View&, const DrawnDie&);
/// Where the middle of its top face is seen, pixels.
cv::Point2d topOf(const vision::View&, const DrawnDie&);

}  // namespace hexwarden::tests
