// Chooses what to read again: a reading is valid as long as its place looks the same.
//
// A frame of a watched table shows a hundred and fifty places, of which hardly one has changed. Changed places are read
// first, those that changed most or wait longest before the others, and again on the frames after, so that belief gets
// its evidence; all others take turns, a few a frame. A hand changes a third of the board for a moment: of these
// places, those where something else lies now come first.
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
    std::size_t unmoved = 6;  ///< of them, unchanged places whose turn it is
    int unmovedEvery = 1;     ///< frames: then unchanged places have their turn
    int readings = 12;        ///< of a changed place, before it takes turns again
    double change = .13;  ///< share of the light, of any sixteenth of a crop's side, beyond what the light does to all
};

class Attention {
  public:
    explicit Attention(const AttentionOptions& options) : options_(options) {}

    /// Counts from the next frame on.
    void use(const ChangeScale& scale) { scale_ = scale; }
    /// While the table is not calm, what changes is disturbed until it is calm again, and readings of it do not count.
    void calm(bool is) { calm_ = is; }
    bool isDisturbed(const board::Site&) const;

    /// Indices into the places of one frame.
    struct Choice {
        std::vector<std::size_t> due;       ///< to be read now
        std::vector<std::size_t> standing;  ///< not due: their readings are still valid
    };

    /// `crops`: 8-bit, colour, one a place and always cut alike. Those that are due count as read. `elsewhere`: how
    /// many places fewer are read, because of other work on this frame or because what changes now may change back.
    Choice choose(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops, std::size_t elsewhere = 0);
    /// The last reading of a place differs from the one before: it comes first until it was read often enough.
    void wasOtherwise(const board::Site&);
    /// What was read of a place until now does not count: it comes first until it was read often enough.
    void readAnew(const board::Site&);
    /// These places are read in any case and count as read.
    void wasRead(const std::vector<board::Site>& places, const std::vector<cv::Mat>& crops);

  private:
    struct Memory {
        cv::Mat asRead;  ///< small and without its mean
        int readings = 0;
        bool otherwise = false;  ///< than before its place changed
        bool disturbed = false;
        std::int64_t lastFrame = -1;
    };

    /// In units of the least change; a place that was never read has changed by much.
    double changeOf(const cv::Mat& gistNow, const cv::Mat& gistAsRead) const;

    AttentionOptions options_;
    ChangeScale scale_;
    std::map<board::Site, Memory> memory_;
    std::int64_t frame_ = 0;
    bool calm_ = true;
};

/// Places of one kind, as Attention takes them.
template <class S>
std::vector<board::Site> asSites(const std::vector<S>& all) {
    return {all.begin(), all.end()};
}

/// Of the chosen ones among all places, those of one kind.
template <class S>
std::vector<S> ofKind(const std::vector<board::Site>& all, const std::vector<std::size_t>& chosen) {
    std::vector<S> some;
    for (std::size_t i : chosen)
        if (const S* site = std::get_if<S>(&all[i])) some.push_back(*site);
    return some;
}

/// A picture reduced and freed of its mean colour, and whether two of them differ by so many grey levels anywhere.
cv::Mat gist(const cv::Mat& picture, cv::Size);
bool differ(const cv::Mat& gistA, const cv::Mat& gistB, double greyLevels);

}  // namespace hexwarden::vision
