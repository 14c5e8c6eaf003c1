// The view of a table while it is watched: figures of several pictures, and what became worse in the course of an
// evening.
#pragma once

#include "vision/board_view.h"
#include "vision/frame.h"
#include "vision/placing.h"

#include <deque>
#include <optional>

namespace hexwarden::vision {

struct MeterOptions {
    std::int64_t everyMs = 250;          ///< between two pictures that are compared; the others cost nothing
    std::int64_t measureEveryMs = 1000;  ///< between two that are measured
    std::int64_t overMs = 4000;          ///< the report is the median over so long
    std::int64_t settledMs = 4000;       ///< a board in view for so long is how the evening began
    std::int64_t worseMs = 6000;         ///< what stays worse for so long is reported
    int longSidePx = 320;                ///< pictures in which sway and bands are looked for
};

/// Not thread-safe.
class ViewMeter {
  public:
    explicit ViewMeter(MeterOptions options = {}) : options_(options) {}

    /// Where a hand is over the board, the picture is not measured.
    void take(const Frame&, const std::optional<BoardPose>&, bool hand = false);

    /// None before the first picture.
    std::optional<BoardView> view() const;

    /// Of the figures that were good when the board had settled, the one that is worst now; none if all still are.
    std::optional<Placing> worse() const;

  private:
    struct Moment {
        std::int64_t atMs = 0;
        BoardView view;
        cv::Point2d shiftPx;  ///< from the first picture of the others
        double bands = 0;     ///< against the picture before
    };
    void compare(const cv::Mat& picture, Moment&);
    void judge(std::int64_t atMs);

    MeterOptions options_;
    std::int64_t measuredMs_ = 0;
    std::deque<Moment> moments_;
    cv::Mat first_, last_;  ///< reduced, grey, float
    std::optional<std::int64_t> boardSinceMs_, candidateSinceMs_;
    std::vector<About> goodAtFirst_;
    std::optional<About> candidate_;
    std::optional<Placing> worse_;
};

}  // namespace hexwarden::vision
