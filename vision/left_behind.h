// What a hand left behind: the table as it lies still after a reach against the table as it lay still before it.
//
// Where the two differ, something came or went. The outline tells which: a picture has one where a thing lies, and none
// where nothing lies.
#pragma once

#include "vision/change_scale.h"

#include <cstdint>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

/// Two still pictures of the table, 8-bit BGR, in the same pixels and the same light.
struct Reach {
    cv::Mat before, after;
    std::int64_t atMs = 0;  ///< since when the table has lain as it lies after it
};

/// Waits until the table lies still. Not thread-safe.
class StillTable {
  public:
    /// A picture of the steady view and the frame that it took in, laid on the others: of any size and depth. A reach
    /// once the table lies still again.
    std::optional<Reach> look(const cv::Mat& picture, const cv::Mat& frame, std::int64_t atMs, const ChangeScale&);
    /// Something moves, or has moved and is not yet still for long enough.
    bool stirred() const { return moved_; }
    /// The table lies elsewhere in the pictures now.
    void forget();

  private:
    cv::Mat still_;           ///< the table when it last lay still
    cv::Mat small_;           ///< float, reduced: the frame of then
    cv::Mat last_, lastRaw_;  ///< likewise: the picture and the frame before
    int stillFrames_ = 0;
    std::int64_t stillSinceMs_ = 0;
    bool moved_ = false;  ///< since `still_`
};

/// A connected region in which two pictures differ by more than a shadow.
struct Patch {
    cv::Rect box;
    cv::Mat mask;  ///< of the box, 8-bit
};

/// The regions where two still pictures differ, largest first; those smaller than a bead are left out. `sidePx`: a tile
/// side.
std::vector<Patch> patchesOf(const cv::Mat& before, const cv::Mat& after, double sidePx, const ChangeScale&);
/// The same, given where they differ: 8-bit.
std::vector<Patch> patchesIn(const cv::Mat& differs, double sidePx);

/// The connected parts of what is left of patches; `rest`: 8-bit, of the picture.
std::vector<Patch> within(const std::vector<Patch>&, const cv::Mat& rest);
std::vector<Patch> partsOf(const Patch&);

/// How much more a region (8-bit, size of the pictures) has an outline after than before, from -1 to 1: above zero
/// something came there, below zero something went.
double outlineGained(const cv::Mat& before, const cv::Mat& after, const cv::Mat& region);

}  // namespace hexwarden::vision
