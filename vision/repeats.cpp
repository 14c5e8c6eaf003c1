#include "vision/repeats.h"

#include <cstring>

namespace hexwarden::vision {
namespace {

constexpr double kRate = 1 / 16.;  // how fast the usual share follows
constexpr double kRest = .7;       // of pictures: where more are alike, the camera shows no noise by which to tell
constexpr int kMost = 2;           // in a row

/// A buffer that was filled anew says nothing of the picture before.
bool isSameAgain(const cv::Mat& picture, const cv::Mat& last) {
    if (last.size() != picture.size() || last.type() != picture.type() || last.data == picture.data) return false;
    const std::size_t bytes = picture.elemSize() * static_cast<std::size_t>(picture.cols);
    for (int y = 0; y < picture.rows; ++y)
        if (std::memcmp(picture.ptr(y), last.ptr(y), bytes) != 0) return false;
    return true;
}

}  // namespace

bool Repeats::take(const cv::Mat& picture) {
    const bool same = isSameAgain(picture, last_);
    last_ = picture;
    inARow_ = same ? inARow_ + 1 : 0;
    usualShare_ += ((same ? 1 : 0) - usualShare_) * kRate;
    return same && usualShare_ < kRest && inARow_ <= kMost;
}

}  // namespace hexwarden::vision
