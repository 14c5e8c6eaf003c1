// A thing by itself, whatever it is painted in and wherever it stands: its own pixels, separated from the ground that
// another picture shows without it, in one paint on plain ground.
//
// A kind is shown once, on one ground and in one colour; what is alike of two pieces of a kind is their shape.
#pragma once

#include "vision/change_scale.h"
#include "vision/crops.h"

#include <optional>

namespace hexwarden::vision {

/// The pixels of a thing.
struct OwnPixels {
    cv::Rect box;  ///< of the picture
    cv::Mat mask;  ///< of the box, 8-bit
};

/// Of a thing that one picture shows and the other does not, both 8-bit BGR, in the same pixels and the same light:
/// those that its colour explains, at any brightness, better than the ground does, and where it gleams. `about`: 8-bit,
/// of a box that begins at `origin`, where the pictures differ; within `reach` pixels of it the thing ends. `lone`:
/// nothing else differs there, so that parts between which it looks as the ground does are parts of one thing. None of
/// a speck, and where it looks as the ground does.
std::optional<OwnPixels> ownPixels(const cv::Mat& with, const cv::Mat& without, const cv::Mat& about, cv::Point origin,
                                   int reach, const ChangeScale&, bool lone = false);

/// ... of all things there that are in one paint: 8-bit, of the size of `about`, with gaps where they look as the
/// ground does.
cv::Mat ownOfSeveral(const cv::Mat& with, const cv::Mat& without, const cv::Mat& about, cv::Point origin,
                     const ChangeScale&);

/// kAlikeCrop of it about its own foot, in one paint on plain ground. `view`: of the picture.
cv::Mat aloneCrop(const cv::Mat& picture, const View& view, const OwnPixels&);

}  // namespace hexwarden::vision
