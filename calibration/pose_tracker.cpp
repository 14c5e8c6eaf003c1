#include "calibration/pose_tracker.h"

#include "calibration/reduce.h"
#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

namespace hexwarden::calibration {
namespace {

// Chosen by hand at the reduced size; pose_tracker_test holds the accuracy.
const cv::Size kWindow{21, 21};  // OpenCV's default
constexpr int kLevels = 4, kMinPoints = 12, kMinInPlace = 6;
constexpr double kThereAndBackPx = 1;
constexpr double kFlat = .06;  // share of the light

std::vector<cv::Point2f> flow(const std::vector<cv::Mat>& from, const std::vector<cv::Mat>& to,
                              const std::vector<cv::Point2f>& points, std::vector<std::uint8_t>& found) {
    std::vector<cv::Point2f> moved;
    cv::calcOpticalFlowPyrLK(from, to, points, moved, found, cv::noArray(), kWindow, kLevels);
    return moved;
}

double hullArea(const std::vector<cv::Point2f>& points) {
    std::vector<cv::Point2f> hull;
    cv::convexHull(points, hull);
    return cv::contourArea(hull);
}

/// No fold, no mirror, and no side grown or shrunk by more than a third.
bool plausible(const cv::Matx33d& targetFromSource, const std::vector<cv::Point2f>& points) {
    for (cv::Point2d p : points) {
        const double area = cv::determinant(jacobianAt(targetFromSource, p));
        if (!(area > 0.45 && area < 2.2)) return false;
    }
    return true;
}

}  // namespace

PoseTracker::PoseTracker(const FollowOptions& options) : options_(options) {}

cv::Mat PoseTracker::levelled(const cv::Mat& picture) const {
    cv::Mat grey = picture, mean, square;
    if (picture.channels() == 3) cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
    const cv::Size size{static_cast<int>(std::lround(grey.cols * levelledFromImage_(0, 0))),
                        static_cast<int>(std::lround(grey.rows * levelledFromImage_(1, 1)))};
    const cv::Mat small = averagedDown(grey, size);
    const cv::Size around{41, 41};
    cv::boxFilter(small, mean, CV_32F, around);
    cv::sqrBoxFilter(small, square, CV_32F, around);
    // About a webcam's noise: flat ground is not blown up to pattern.
    const auto flat = static_cast<float>(kFlat * std::max(1., cv::mean(small)[0]));
    cv::Mat result(size, CV_8U);
    for (int y = 0; y < size.height; ++y) {
        const auto* greys = small.ptr<std::uint8_t>(y);
        const auto *means = mean.ptr<float>(y), *squares = square.ptr<float>(y);
        auto* levels = result.ptr<std::uint8_t>(y);
        for (int x = 0; x < size.width; ++x) {
            const float deviation = std::sqrt(std::max(0.F, squares[x] - means[x] * means[x]));
            levels[x] = cv::saturate_cast<std::uint8_t>(50 * (greys[x] - means[x]) / (deviation + flat) + 128);
        }
    }
    return result;
}

void PoseTracker::anchorAt(const cv::Mat& picture, const cv::Matx33d& fromLattice) {
    std::vector<cv::Point> outline, hull;
    for (cv::Point2d p : project(fromLattice, corners_)) outline.emplace_back(p);
    cv::convexHull(outline, hull);
    cv::Mat board = cv::Mat::zeros(picture.size(), CV_8U);
    cv::fillConvexPoly(board, hull, 255);
    const double apartPx = std::max(5.0, std::sqrt(cv::contourArea(hull) / options_.maxPoints) / 2);
    anchor_ = {};
    cv::goodFeaturesToTrack(picture, anchor_.points, options_.maxPoints, 0.02, apartPx, board);
    cv::buildOpticalFlowPyramid(picture, anchor_.pyramid, kWindow, kLevels);
    anchor_.fromLattice = fromLattice;
    wornFrames_ = 0;
}

void PoseTracker::start(const cv::Mat& picture, const cv::Matx33d& imageFromLattice,
                        const std::vector<board::Hex>& land) {
    if (picture.empty() || land.empty()) throw std::invalid_argument("a board is followed from a picture and its land");
    land_ = land;
    corners_ = cornersInLattice(land);
    size_ = picture.size();
    const double s = std::min(1.0, static_cast<double>(options_.longSidePx) / std::max(size_.width, size_.height));
    levelledFromImage_ = resizedFromPicture(s, s);
    lastFromLattice_ = levelledFromImage_ * imageFromLattice;
    hiddenFrames_ = blindFrames_ = 0;
    lostBecause_ = {};
    anchorAt(levelled(picture), lastFromLattice_);
    if (anchor_.points.size() < kMinPoints)
        lostBecause_ = board::say("the board shows too little pattern to be followed");
}

PoseTracker::Sight PoseTracker::look(const cv::Mat& picture, const cv::Matx33d& guessFromLattice) const {
    const cv::Matx33d guessFromAnchor = guessFromLattice * anchor_.fromLattice.inv();
    cv::Mat laidBack;
    cv::warpPerspective(picture, laidBack, guessFromAnchor, picture.size(), cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_CONSTANT, 128);
    std::vector<cv::Mat> pyramid;
    cv::buildOpticalFlowPyramid(laidBack, pyramid, kWindow, kLevels);
    std::vector<std::uint8_t> found, foundBack;
    const auto there = flow(anchor_.pyramid, pyramid, anchor_.points, found);
    const auto back = flow(pyramid, anchor_.pyramid, there, foundBack);

    Sight sight;
    std::vector<cv::Point2f> from, to, agreeing;
    for (std::size_t i = 0; i < there.size(); ++i) {
        if (!found[i] || !foundBack[i]) continue;
        if (cv::norm(back[i] - anchor_.points[i]) > kThereAndBackPx) continue;
        from.push_back(anchor_.points[i]);
        to.push_back(there[i]);
        if (cv::norm(there[i] - anchor_.points[i]) < options_.agreePx) ++sight.inPlace;
    }
    if (from.size() < kMinPoints) return sight;
    std::vector<std::uint8_t> agrees;
    const cv::Mat rest = cv::findHomography(from, to, cv::RANSAC, options_.agreePx, agrees, 500, 0.999);
    if (rest.empty()) return sight;
    const cv::Matx33d restOf(rest.ptr<double>());
    for (std::size_t i = 0; i < from.size(); ++i)
        if (agrees[i] != 0) agreeing.push_back(from[i]);
    const double share = static_cast<double>(agreeing.size()) / static_cast<double>(anchor_.points.size());
    const double area = hullArea(agreeing) / hullArea(anchor_.points);
    if (agreeing.size() < kMinPoints || share < options_.minSeenShare || area < options_.minSeenArea) return sight;
    if (!plausible(restOf, anchor_.points)) return sight;
    sight.fit = Fit{guessFromAnchor * restOf * anchor_.fromLattice, share};
    return sight;
}

double PoseTracker::motionPx(const cv::Matx33d& fromLattice) const {
    double most = 0;
    for (cv::Point2d p : corners_)
        most = std::max(most, cv::norm(project(fromLattice, p) - project(lastFromLattice_, p)));
    return most;
}

TrackedPose PoseTracker::answer(Following state, double seenShare, double movedSides,
                                const cv::Matx33d& levelledFromLattice) const {
    const cv::Matx33d imageFromLevelled = levelledFromImage_.inv();
    return {state, imageFromLevelled * lastFromLattice_, imageFromLevelled * levelledFromLattice, seenShare, movedSides,
            {}};
}

TrackedPose PoseTracker::lose(board::Message reason) {
    lostBecause_ = std::move(reason);
    TrackedPose lost;
    lost.reason = lostBecause_;
    return lost;
}

TrackedPose PoseTracker::notSeen(const Sight& sight) {
    wornFrames_ = 0;
    ++hiddenFrames_;
    blindFrames_ = sight.inPlace < kMinInPlace ? blindFrames_ + 1 : 0;
    if (blindFrames_ > options_.maxBlindFrames)
        return lose(board::say("the camera or the board was moved, or the board is covered"));
    if (hiddenFrames_ > options_.maxHiddenFrames) return lose(board::say("the board has been covered for too long"));
    return answer(Following::hidden, sight.inPlace / static_cast<double>(anchor_.points.size()), 0, lastFromLattice_);
}

TrackedPose PoseTracker::follow(const cv::Mat& picture) {
    if (!lostBecause_.empty()) return lose(lostBecause_);
    if (picture.size() != size_) return lose(board::say("the camera changed the size of its pictures"));
    const cv::Mat now = levelled(picture);
    const Sight sight = look(now, lastFromLattice_);
    if (!sight.fit) return notSeen(sight);

    hiddenFrames_ = blindFrames_ = 0;
    const double moved = motionPx(sight.fit->levelledFromLattice);
    if (moved < options_.steadyPx) {
        wornFrames_ = sight.fit->seenShare < options_.renewBelow ? wornFrames_ + 1 : 0;
        if (wornFrames_ >= options_.steadyBeforeRenewal) anchorAt(now, sight.fit->levelledFromLattice);
        return answer(Following::steady, sight.fit->seenShare, 0, sight.fit->levelledFromLattice);
    }
    const cv::Matx33d before = lastFromLattice_;
    lastFromLattice_ = sight.fit->levelledFromLattice;
    wornFrames_ = 0;
    return answer(Following::moved, sight.fit->seenShare, disagreementSides(lastFromLattice_, before, land_),
                  lastFromLattice_);
}

bool PoseTracker::check(const cv::Matx33d& found) {
    if (!lostBecause_.empty()) return false;
    const cv::Matx33d now = levelledFromImage_.inv() * lastFromLattice_;
    const double drift = disagreementSides(namedLike(now, found, land_), now, land_);
    if (drift <= options_.maxDriftSides) return true;
    lose(board::say("the board was found elsewhere than where it was followed to"));
    return false;
}

}  // namespace hexwarden::calibration
