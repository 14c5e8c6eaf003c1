// The board's homography followed from frame to frame, so that it need not be found again.
//
// Points of the board's own pattern are looked for where the last homography says they are: the picture is warped onto
// the anchor picture and the small remaining motion is measured (pyramidal Lucas-Kanade, forwards and backwards), then
// a homography is fitted to the points that agree. Pictures are levelled to their local mean and contrast first, so
// that shadows and changing light do not matter. The anchor stays as long as enough of it is seen, so errors do not add
// up; `check` compares with a board found again. Hands hide points and do not move the rest.
#pragma once

#include "calibration/lattice.h"
#include "tracker/board/message.h"

#include <optional>
#include <string>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::calibration {

enum class Following : std::uint8_t {
    steady,  ///< seen where it was; the homography is the same as before to the bit
    moved,   ///< seen elsewhere: the camera or the board was pushed, and was followed
    hidden,  ///< too little in view to measure; the last homography is kept
    lost     ///< find the board again; `reason` says why
};

struct TrackedPose {
    Following state = Following::lost;
    cv::Matx33d imageFromLattice = cv::Matx33d::eye();  ///< of the pictures as handed in; meaningless when lost
    cv::Matx33d inThisPicture = cv::Matx33d::eye();     ///< likewise, with the little motion that counts as steady
    double seenShare = 0;                               ///< of the anchor's points, those that agree
    double movedSides = 0;  ///< the largest motion of a corner of the land since the last answer, tile sides
    board::Message reason;  ///< if lost
};

struct FollowOptions {
    int longSidePx = 640;        ///< pictures are reduced to this
    int maxPoints = 240;         ///< of the anchor
    double agreePx = 1.5;        ///< a point agrees with the homography within this, at the reduced size
    double steadyPx = 0.7;       ///< if every corner moves less than this, nothing moved; at the reduced size
    double minSeenShare = 0.15;  ///< of the anchor's points; less is hidden, for so few may agree by chance
    double minSeenArea =
        0.35;  ///< of the area that the anchor's points span; less is hidden, for it leaves the rest open
    double renewBelow = 0.5;       ///< an anchor of which less is seen is renewed once the board lies steady so,
    int steadyBeforeRenewal = 45;  ///< for so many frames: a hand over half of the board goes before
    int maxHiddenFrames = 300;     ///< with some of the board still seen in its place
    int maxBlindFrames = 15;       ///< with nothing of it seen
    double maxDriftSides = 0.2;    ///< against a board found again
};

class PoseTracker {
  public:
    explicit PoseTracker(const FollowOptions& = {});

    /// Begins at a picture (8 bit, colour or grey) in which the board was found. Throws std::invalid_argument if no
    /// picture or no land is given. A board without enough pattern to follow is lost from the start.
    void start(const cv::Mat& picture, const cv::Matx33d& imageFromLattice, const std::vector<board::Hex>& land);

    /// The same board in the next picture. Lost stays lost until `start`.
    TrackedPose follow(const cv::Mat& picture);

    /// Compares with the board found again in the last picture; true if they agree. If not, the tracker is lost. The
    /// turn and shift of `found` are free.
    bool check(const cv::Matx33d& found);

  private:
    struct Anchor {
        std::vector<cv::Mat> pyramid;
        std::vector<cv::Point2f> points;
        cv::Matx33d fromLattice;
    };
    struct Fit {
        cv::Matx33d levelledFromLattice;
        double seenShare;
    };
    struct Sight {
        std::optional<Fit> fit;
        int inPlace = 0;  ///< points seen where the guess has them
    };

    cv::Mat levelled(const cv::Mat& picture) const;
    void anchorAt(const cv::Mat& picture, const cv::Matx33d& fromLattice);
    Sight look(const cv::Mat& picture, const cv::Matx33d& guessFromLattice) const;
    double motionPx(const cv::Matx33d& fromLattice) const;
    TrackedPose answer(Following, double seenShare, double movedSides, const cv::Matx33d& levelledFromLattice) const;
    TrackedPose notSeen(const Sight&);
    TrackedPose lose(board::Message reason);

    FollowOptions options_;
    std::vector<board::Hex> land_;
    std::vector<cv::Point2d> corners_;  ///< of the land, lattice
    cv::Size size_;                     ///< of pictures as handed in
    cv::Matx33d levelledFromImage_;
    // All below in pixels of the levelled, reduced pictures.
    Anchor anchor_;
    cv::Matx33d lastFromLattice_;
    int wornFrames_ = 0;  ///< with less of the anchor seen than `renewBelow`, one after the other
    int hiddenFrames_ = 0, blindFrames_ = 0;
    board::Message lostBecause_ = board::say("no board has been found yet");
};

}  // namespace hexwarden::calibration
