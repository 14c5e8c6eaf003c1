// Finds what hides the table: hands, arms, a cup, anything that moves or came recently and is larger than a piece.
//
// A slow picture of the table as it lies is kept, reduced and levelled for light. What differs from it is foreground. A
// small patch that stays is a piece and becomes table soon, a larger one a little later if no arm leads to it; anything
// else that is large is a hand and hides the table until it leaves, or until it has lain there so long that it must be
// table. The first picture may itself have shown a hand: where nothing has confirmed it since, the table is taken as it
// lies once the hand has left.
#pragma once

#include "vision/change_scale.h"

#include <cstdint>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

struct HandOptions {
    int longSidePx = 320;          ///< pictures are reduced to this
    double change = .24;           ///< share of the light, in any channel: foreground
    double leastAreaSides = 0.5;   ///< of a hand, in squares of a tile side; smaller patches are pieces
    std::int64_t pieceMs = 1200;   ///< a small patch that stays so long is table
    std::int64_t thingMs = 8000;   ///< a large one, lying still
    std::int64_t apartMs = 2000;   ///< likewise, where it reaches no rim of the picture, as arms do
    double mostApartSides = 2;     ///< of such: pieces put down together, or the robber near the camera
    std::int64_t provenMs = 1000;  ///< table that was seen for so long was there before any hand
    double wholePicture = 0.6;     ///< share of foreground at which the camera was moved or the light switched
};

/// Not thread-safe.
class HandFinder {
  public:
    explicit HandFinder(HandOptions options = {}) : options_(options) {}

    /// The mask of what hides the table (8-bit, size of the picture, 255 hidden); empty if nothing does. `sidePx` is a
    /// tile side in the picture.
    cv::Mat hidden(const cv::Mat& picture, std::int64_t atMs, double sidePx, const ChangeScale& = {});

    /// The table lies elsewhere in the picture now.
    void forget() { table_.release(); }

  private:
    void startWith(const cv::Mat& reduced);

    HandOptions options_;
    cv::Mat table_;      ///< 8-bit, reduced: the table as it lies
    cv::Mat slow_;       ///< the same in floats, so that slow changes of light add up
    cv::Mat last_;       ///< the last picture, reduced and levelled
    cv::Mat restingMs_;  ///< CV_32S: for how long a pixel of foreground has not changed
    cv::Mat seenMs_;     ///< CV_32S: for how long altogether a pixel has looked like the table
    std::int64_t lastMs_ = 0;
};

/// The parts of a mask that are too large to be dice just thrown; empty if there are none. Unlike a hand over the
/// board, they are searched for everywhere: dice in a hand beside the board are not thrown yet.
cv::Mat largerThanDice(const cv::Mat& hidden, double sidePx);

}  // namespace hexwarden::vision
