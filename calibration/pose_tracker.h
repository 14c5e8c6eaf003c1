// The board's homography followed from frame to frame, so that it need not be found anew.
//
// Points of the board's own pattern are followed from an anchor picture (pyramidal Lucas-Kanade, there and back) and a
// homography is fitted to those that agree. The anchor stays as long as enough of it is seen, so nothing adds up; it
// is renewed only when the view has changed, and `check` compares with a board found anew. Hands hide points and do
// not move the rest.
#pragma once

#include "calibration/lattice.h"

#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

enum class Following : std::uint8_t {
    steady,  ///< seen where it was
    moved,   ///< seen elsewhere than in the frame before: the camera or the board was pushed, and was followed
    hidden,  ///< too little in view to measure; what is seen does not contradict the last homography, which is kept
    lost     ///< find the board anew; `reason` says why
};

struct TrackedPose {
    Following state = Following::lost;
    cv::Matx33d imageFromLattice;  ///< meaningless when lost
    double seenShare = 0;          ///< of the anchor's points, those that agree
    double movedPx = 0;            ///< the largest motion of a point of the board since the frame before
    std::string reason;            ///< one sentence, if lost
};

struct FollowOptions {
    int longSidePx = 960;  ///< pictures are reduced to this
    int maxPoints = 240;
    double minSeenShare = 0.25;  ///< less is hidden
    double steadyPx = 0.6;       ///< at the reduced size
    double agreePx = 2.0;        ///< at the reduced size
    double renewBelow = 0.5;     ///< a board that has moved and shows less than this of the anchor gets a new one
    int maxHiddenFrames = 90;
    double maxDriftSides = 0.12;
};

class PoseTracker {
  public:
    explicit PoseTracker(const FollowOptions& = {});

    /// Begins at a picture (colour or grey) in which the board was found.
    void start(const cv::Mat& picture, const cv::Matx33d& imageFromLattice, const std::vector<board::Hex>& land);

    /// The same board in the next picture. Lost stays lost until `start`.
    TrackedPose follow(const cv::Mat& picture);

    /// Compares with the board found anew in the last picture; true if they agree. If not, the tracker is lost. The
    /// turn and shift of `found` are free.
    bool check(const cv::Matx33d& found);

  private:
    struct Points {
        std::vector<cv::Point2f> anchor, now;
    };

    cv::Mat reduced(const cv::Mat& picture) const;
    void anchorAt(const cv::Mat& grey, const cv::Matx33d& imageFromLattice);
    Points seen(const cv::Mat& grey, const cv::Matx33d& guess) const;
    TrackedPose lose(std::string reason);

    FollowOptions options_;
    std::vector<board::Hex> land_;
    std::vector<cv::Point2d> outline_;  ///< corners of the land, lattice
    cv::Size pictureSize_;
    double scale_ = 1;  ///< reduced pixels per pixel
    std::vector<cv::Mat> anchorPyramid_;
    std::vector<cv::Point2f> anchorPoints_;           ///< reduced pixels
    cv::Matx33d anchorFromLattice_, nowFromLattice_;  ///< reduced pixels
    int hiddenFrames_ = 0;
    std::string lostBecause_ = "no board has been found yet";
};

}  // namespace hexwarden::calibration
