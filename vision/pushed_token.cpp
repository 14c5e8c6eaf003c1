#include "vision/pushed_token.h"

#include "calibration/colours.h"
#include "vision/patch_pieces.h"

#include <algorithm>
#include <functional>

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
// Tokens are not laid exactly in the middle: how far off it, and by how much better a disc must stand out there.
constexpr double kLaidOff = .4, kBetter = .08;
constexpr Bulk kWhole{.7F, 0}, kAbout{.9F, 0}, kHex{1.7F, 0};  // all of a token; and what lies about it; its hex
constexpr double kOfToken = .4, kUnchanged = 30;               // tile sides from its middle; distance in BGR
constexpr int kBins = 16;                                      // of the colours of the ground, a channel
constexpr double kSeldom = .01;  // of the ground: fewer of its pixels make no colour of it

double distance(const cv::Vec3b& a, const cv::Vec3b& b) {
    return cv::norm(cv::Vec3d(a) - cv::Vec3d(b));
}

/// A token as it lay about the middle of its hex, and how much of it is seen elsewhere.
class Token {
  public:
    Token(const View& view, cv::Point2d middle, const cv::Mat& before, const cv::Mat& after)
        : view_(view), middle_(middle), before_(before), after_(after), lay_(middle + laidOff()) {
        box_ = boxOf(middle, kLargeBuilding);
        if (!box_.empty()) above_ = outlineIn(box_, view, middle, kLargeBuilding);
        const cv::Matx33d latticeFromImage = view.imageFromLattice.inv();
        std::vector<cv::Vec3b> colours;
        for (const cv::Point p : within(lay_, kInside)) {
            spots_.push_back({project(latticeFromImage, cv::Point2d(p)) - lay_, before.at<cv::Vec3b>(p)});
            colours.push_back(spots_.back().colour);
        }
        if (!colours.empty()) usual_ = calibration::medianOf(colours);
    }

    /// Where it lay, from the middle.
    cv::Point2d from() const { return lay_ - middle_; }

    /// What differs by its lying `to` there now: 8-bit, of the picture's size.
    cv::Mat change(cv::Point2d to) const {
        cv::Mat all = maskOf(outlineOf(view_, to, kInside), view_.size);
        for (const cv::Point p : within(to, kAbout, 1))
            if (distance(after_.at<cv::Vec3b>(p), usual_) < kSameColour) all.at<uchar>(p) = 255;
        if (lay_ == middle_) return all;
        const auto ofGround = groundColours(to);
        for (const cv::Point p : within(lay_, kWhole, 1))
            if (ofGround(after_.at<cv::Vec3b>(p))) all.at<uchar>(p) = 255;
        return all;
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
        cv::Point2d off;  ///< from where it lay, on the lattice
        cv::Vec3b colour;
    };
    cv::Rect boxOf(cv::Point2d at, const Bulk& bulk) const {
        return cv::boundingRect(outlineOf(view_, at, bulk)) & cv::Rect({}, view_.size);
    }
    /// Pixels of the picture that a disc hides: one of `each`.
    std::vector<cv::Point> within(cv::Point2d at, const Bulk& disc, int each = 2) const {
        const cv::Rect box = boxOf(at, disc);
        std::vector<cv::Point> pixels;
        if (box.empty()) return pixels;
        const cv::Mat mask = outlineIn(box, view_, at, disc);
        for (int y = 0; y < box.height; ++y)
            for (int x = (box.x + box.y + y) % each; x < box.width; x += each)
                if (mask.at<uchar>(y, x) > 0) pixels.push_back(box.tl() + cv::Point(x, y));
        return pixels;
    }
    /// Of a colour, so many bins further.
    static std::size_t binOf(const cv::Vec3b& colour, cv::Vec3i further) {
        std::size_t bin = 0;
        for (int c = 0; c < 3; ++c)
            bin = bin * kBins + std::size_t(std::clamp(colour[c] * kBins / 256 + further[c], 0, kBins - 1));
        return bin;
    }
    /// Whether a colour is one of its hex's ground: of what did not change there, while it went `to` another place.
    std::function<bool(const cv::Vec3b&)> groundColours(cv::Point2d to) const {
        std::vector<int> counts(kBins * kBins * kBins);
        int all = 0;
        for (const cv::Point p : within(middle_, kHex)) {
            const cv::Point2d at = project(view_.imageFromLattice.inv(), cv::Point2d(p));
            const auto is = after_.at<cv::Vec3b>(p);
            const bool ofToken = std::min(cv::norm(at - lay_), cv::norm(at - to)) < kOfToken;
            if (!ofToken && distance(is, before_.at<cv::Vec3b>(p)) < kUnchanged) ++all, ++counts[binOf(is, {})];
        }
        return [counts = std::move(counts), all](const cv::Vec3b& colour) {
            int like = 0;
            for (int i = 0; i < 27; ++i) like += counts[binOf(colour, {i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1})];
            return like > kSeldom * all;
        };
    }
    /// How much more of a disc has one colour than of what lies about it.
    double standsOut(cv::Point2d at) const {
        std::vector<cv::Vec3b> inside;
        const auto pixels = within(at, kInside), whole = within(at, kWhole), about = within(at, kAbout);
        for (const cv::Point p : pixels) inside.push_back(before_.at<cv::Vec3b>(p));
        if (inside.empty() || about.size() <= whole.size()) return 0;
        const cv::Vec3b usual = calibration::medianOf(inside);
        const auto like = [&](const std::vector<cv::Point>& of) {
            return static_cast<double>(std::ranges::count_if(
                of, [&](cv::Point p) { return distance(before_.at<cv::Vec3b>(p), usual) < kSameColour; }));
        };
        return like(pixels) / double(pixels.size()) - (like(about) - like(whole)) / double(about.size() - whole.size());
    }
    /// From the middle of the hex to the disc that stands out most about there.
    cv::Point2d laidOff() const {
        cv::Point2d best;
        double most = standsOut(middle_) + kBetter;
        const int steps = cvRound(kLaidOff / kStep);
        for (int y = -steps; y <= steps; ++y)
            for (int x = -steps; x <= steps; ++x) {
                const cv::Point2d off(kStep * x, kStep * y);
                if (cv::norm(off) > kLaidOff) continue;
                if (const double out = standsOut(middle_ + off); out > most) most = out, best = off;
            }
        return best;
    }
    /// By a building in the middle.
    bool isHidden(cv::Point p) const { return box_.contains(p) && above_.at<uchar>(p - box_.tl()) > 0; }
    /// Tokens turn as they are pushed: each pixel may have the colour that most have.
    bool isLike(const cv::Vec3b& seen, const cv::Vec3b& colour) const {
        return distance(seen, colour) < kSameColour || distance(seen, usual_) < kSameColour;
    }

    const View& view_;
    const cv::Point2d middle_;
    const cv::Mat &before_, &after_;
    const cv::Point2d lay_;
    cv::Rect box_;   ///< of the picture, about the middle
    cv::Mat above_;  ///< of that box: what a building hides
    std::vector<Spot> spots_;
    cv::Vec3b usual_;
};

/// The best place off the middle of a square of places about `about`.
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

std::optional<PushedToken> pushedToken(const View& view, cv::Point2d middle, const cv::Mat& before,
                                       const cv::Mat& after) {
    const Token token(view, middle, before, after);
    if (token.at(token.from()).differs < kStillThere) return std::nullopt;
    const auto near = bestNear(token, {}, kFurthest, kStep);
    const auto [off, match] = bestNear(token, near.first, kStep, kFine);
    if (!match.isThere()) return std::nullopt;
    return PushedToken{middle + off, token.change(middle + off)};
}

}  // namespace hexwarden::vision
