// Where to look again: a reading stands as long as its place looks as it did when it was read.
//
// A frame of a watched table shows a hundred and fifty places, of which hardly one has changed. Changed places are read
// first, those that changed most or wait longest before the others, and again on the frames after, so that belief gets
// its evidence; all others by turns, a few a frame. A hand changes a third of the board for a moment: of its places
// those come first at which something else lies now.
#pragma once

#include "tracker/board/site.h"
#include "vision/change_scale.h"

#include <cstdint>
#include <map>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {

struct AttentionOptions {
    std::size_t most = 30;    ///< places read in one frame; a corner takes the time of two others
    std::size_t unmoved = 6;  ///< of them, places that are only having their turn
    int readings = 12;        ///< of a place that has changed, before it only has its turn
    double change = .13;  ///< share of the light, of any sixteenth of a crop's side, beyond what the light does to all
};

class Attention {
  public:
    explicit Attention(const AttentionOptions& options) : options_(options) {}

    /// Counts from the next frame on.
    void use(const ChangeScale& scale) { scale_ = scale; }

    /// Indices into the places of one frame.
    struct Choice {
        std::vector<std::size_t> due;       ///< to be read now
        std::vector<std::size_t> standing;  ///< not due, and what was read of them is still so
    };

    /// `crops`: 8-bit, colour, one a place and always cut alike. Those that are due count as read. `elsewhere`: how
    /// many places fewer are read, for what the frame costs otherwise.
    Choice choose(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops, std::size_t elsewhere = 0);
    /// What was just read of a place is not what was read before: it comes first until it was read often enough.
    void wasOtherwise(const board::Site&);
    /// What is read of these places in any case counts as read.
    void wasRead(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops);

  private:
    struct Memory {
        cv::Mat asRead;  ///< small and without its mean
        int readings = 0;
        bool otherwise = false;  ///< than before its place changed
        std::int64_t lastFrame = -1;
    };

    /// In units of the least change; a place that was never read has changed by much.
    double changeOf(const cv::Mat& gistNow, const cv::Mat& gistAsRead) const;

    AttentionOptions options_;
    ChangeScale scale_;
    std::map<board::Site, Memory> memory_;
    std::int64_t frame_ = 0;
};

/// A picture reduced and freed of its mean colour, and whether two of them differ by so many grey levels anywhere.
cv::Mat gist(const cv::Mat& picture, cv::Size);
bool differ(const cv::Mat& gistA, const cv::Mat& gistB, double greyLevels);

}  // namespace hexwarden::vision
