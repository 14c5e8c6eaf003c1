// A building that comes to the middle of a hex pushes the number token aside (CONQ-1): a disc goes and comes with it,
// and units beside it touch that.
#pragma once

#include "vision/patch_pieces.h"

namespace hexwarden::vision {

/// Removes from a patch the disc in the middle of a hex and the one to which the token was pushed within the hex.
/// `middle`: of the hex, on the lattice; `building`: what stands there now, not part of the patch any more; `before`,
/// `after`: the pictures that differ, 8-bit BGR in the same light. Whether there is such a disc; else only the middle
/// one is removed.
bool cutOutToken(Patch&, const View& view, cv::Point2d middle, const Bulk& building, const cv::Mat& before,
                 const cv::Mat& after);

}  // namespace hexwarden::vision
