#include "vision/pushed_token.h"

#include "calibration/colours.h"
#include "vision/patch_pieces.h"

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr Bulk kInside{.58F, 0};                 // of a token
constexpr double kNearest = .3, kFurthest = .8;  // tile sides from the middle
constexpr double kStep = .1, kFine = .02;
constexpr double kSameColour = 42;  // distance in BGR
// Of the disc where the token may lie now, without what the building may hide: how much must be in view, be like the
// token, and not have been before.
constexpr double kInView = .4, kLike = .65, kNew = .2;
constexpr double kStillThere = .35;  // where its print differs less in the middle, it lies there still
constexpr double kPrint = .5;        // how much its print tells where exactly it lies

double distance(const cv::Vec3b& a, const cv::Vec3b& b) {
    return cv::norm(cv::Vec3d(a) - cv::Vec3d(b));
}

/// A token as it lay in the middle of its hex, and how much of it is seen elsewhere.
class Token {
  public:
    Token(const View& view, cv::Point2d middle, const cv::Mat& before, const cv::Mat& after)
        : view_(view),
          middle_(middle),
          before_(before),
          after_(after),
          box_((boxOf(kInside) | boxOf(kLargeBuilding)) & cv::Rect({}, view.size)) {
        if (box_.empty()) return;
        above_ = outlineIn(box_, view, middle, kLargeBuilding);
        const cv::Mat disc = outlineIn(box_, view, middle, kInside);
        const cv::Matx33d latticeFromImage = view.imageFromLattice.inv();
        std::vector<cv::Vec3b> colours;
        for (int y = box_.y; y < box_.br().y; ++y)
            for (int x = box_.x + (box_.x + y) % 2; x < box_.br().x; x += 2)
                if (disc.at<uchar>(cv::Point(x, y) - box_.tl()) > 0) {
                    spots_.push_back(
                        {project(latticeFromImage, cv::Point2d(x, y)) - middle, before.at<cv::Vec3b>(y, x)});
                    colours.push_back(spots_.back().colour);
                }
        if (!colours.empty()) usual_ = calibration::medianOf(colours);
    }

    struct Match {
        double inView = 0, like = 0, isNew = 0;  ///< shares
        double differs = 1;                      ///< its print, 0 to 1
        double score() const { return like - kPrint * differs; }
        bool isThere() const { return inView >= kInView && like >= kLike && isNew >= kNew; }
    };
    Match at(cv::Point2d off) const {
        int seen = 0, like = 0, isNew = 0;
        double differs = 0;
        for (const Spot& spot : spots_) {
            const cv::Point2d to = project(view_.imageFromLattice, middle_ + spot.off + off);
            const cv::Point p(cvRound(to.x), cvRound(to.y));
            if (!cv::Rect({}, view_.size).contains(p) || isHidden(p)) continue;
            ++seen;
            differs += std::min(1., distance(after_.at<cv::Vec3b>(p), spot.colour) / kSameColour);
            if (!isLike(after_.at<cv::Vec3b>(p), spot.colour)) continue;
            ++like;
            isNew += !isLike(before_.at<cv::Vec3b>(p), spot.colour);
        }
        if (seen == 0) return {};
        const double all = seen;
        return {all / static_cast<double>(spots_.size()), like / all, isNew / all, differs / all};
    }

  private:
    struct Spot {
        cv::Point2d off;  ///< from the middle, on the lattice
        cv::Vec3b colour;
    };
    cv::Rect boxOf(const Bulk& bulk) const { return cv::boundingRect(outlineOf(view_, middle_, bulk)); }
    /// By a building in the middle.
    bool isHidden(cv::Point p) const { return box_.contains(p) && above_.at<uchar>(p - box_.tl()) > 0; }
    /// Tokens turn as they are pushed: each pixel may have the colour that most have.
    bool isLike(const cv::Vec3b& seen, const cv::Vec3b& colour) const {
        return distance(seen, colour) < kSameColour || distance(seen, usual_) < kSameColour;
    }

    const View& view_;
    cv::Point2d middle_;
    const cv::Mat &before_, &after_;
    cv::Rect box_;   ///< of the picture, about the middle
    cv::Mat above_;  ///< of that box: what a building hides
    std::vector<Spot> spots_;
    cv::Vec3b usual_;
};

/// The best place of a square of places about `about`.
std::pair<cv::Point2d, Token::Match> bestNear(const Token& token, cv::Point2d about, double reach, double step) {
    std::pair<cv::Point2d, Token::Match> best;
    const int steps = cvRound(reach / step);
    for (int y = -steps; y <= steps; ++y)
        for (int x = -steps; x <= steps; ++x) {
            const cv::Point2d off = about + cv::Point2d(step * x, step * y);
            if (cv::norm(off) < kNearest || cv::norm(off) > kFurthest) continue;
            const auto match = token.at(off);
            if (match.inView >= kInView && match.score() > best.second.score()) best = {off, match};
        }
    return best;
}

}  // namespace

std::optional<cv::Point2d> pushedTo(const View& view, cv::Point2d middle, const cv::Mat& before, const cv::Mat& after) {
    const Token token(view, middle, before, after);
    if (token.at({}).differs < kStillThere) return std::nullopt;
    const auto near = bestNear(token, {}, kFurthest, kStep);
    const auto [off, match] = bestNear(token, near.first, kStep, kFine);
    return match.isThere() ? std::optional(middle + off) : std::nullopt;
}

}  // namespace hexwarden::vision
