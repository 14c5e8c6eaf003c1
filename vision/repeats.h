// Tells pictures that a camera or a driver delivers twice: the second is no second look at the table.
#pragma once

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// Not thread-safe.
class Repeats {
  public:
    /// Whether the next picture (8-bit BGR) is the last one again, value by value. Where most pictures are, as in a
    /// film that was drawn or strongly compressed, and from the third on, it is a table at rest instead.
    bool take(const cv::Mat& picture);

  private:
    cv::Mat last_;
    int inARow_ = 0;
    double usualShare_ = 1;  ///< of late, of pictures that were the last one again
};

}  // namespace hexwarden::vision
