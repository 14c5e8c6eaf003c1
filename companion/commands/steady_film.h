// A film as a still camera under still light would have taken it, and what hands did in it.
#pragma once

#include "calibration/pose_tracker.h"
#include "vision/board_finder.h"
#include "vision/left_behind.h"
#include "vision/steady_view.h"

#include <deque>
#include <optional>
#include <vector>

namespace hexwarden::commands {

/// Until a board is found, and once it is lost, frames are handed on as they are.
class SteadyFilm {
  public:
    explicit SteadyFilm(vision::BoardFinder& finder) : finder_(finder) {}

    struct Look {
        vision::Frame frame;                       ///< with what lies still averaged
        cv::Matx33d steadyFromRaw;                 ///< pixels of the film to pixels of `frame`
        std::optional<vision::BoardPose> board{};  ///< that is followed, in pixels of `frame`
    };
    /// The next frame.
    Look take(const vision::Frame&);

    /// The last reaches that were over then, in the pixels of the steady frames.
    std::vector<vision::Reach> until(std::int64_t atMs) const;

  private:
    bool find(const vision::Frame&);

    vision::BoardFinder& finder_;
    calibration::PoseTracker tracker_;
    bool following_ = false;
    vision::BoardPose found_;  ///< as it lay when it was found, and lies in all steady frames since
    std::int64_t searchedAtMs_ = -1'000'000;
    cv::Matx33d rawFromLattice_;
    vision::SteadyView steady_;
    vision::StillTable table_;
    std::deque<vision::Reach> reaches_;
};

}  // namespace hexwarden::commands
