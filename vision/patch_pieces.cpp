#include "vision/patch_pieces.h"

#include "vision/on_all_cores.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr Bulk kUsualBulk{.22F, .25F};
constexpr float kUsualBarHeight = .18F;  // that of a drum says nothing of a bar
constexpr double kOutside = 1.1;         // what an outline covers beyond the patch weighs so much
constexpr double kLeastGain = .42;       // of its own area, that a piece must explain
constexpr double kThing = .65,
                 kHint = .35;       // of the area of the smallest kind: a patch so large holds something, or may
constexpr double kNear = .13;       // tile sides: where another kind would have its foot instead
constexpr double kOnEdge = .3;      // tile sides from an edge's middle
constexpr double kOffEdge = .1;     // tile sides that a bar lies off its edge's middle
constexpr double kOffCorner = .15;  // tile sides that a building stands off its corner
// Of a piece of the base game: what it must explain of its own area, and how much its gain counts beside a shown one's.
constexpr double kLeastGainOnSite = .6, kOnSite = .85;
constexpr double kLeastGainOfSeveral = .5;  // ... where several are looked for: how they look tells more than the fit
constexpr double kClearlyLess = .7;         // cost of outlines without shade, beside that of those with it
constexpr double kLeastOwn = .45;           // of an outline, that own pixels fill: a dark side is lost in shade
constexpr float kMostlyGround = .5F;        // of what another of its kind hides: less is not all of a piece
constexpr std::size_t kMostPieces = 14;

/// A kind's outline as a filter that sums what it covers; its anchor is the foot.
struct Stamp {
    cv::Mat kernel;  ///< 32-bit float, 0 or 1
    cv::Point anchor;
    double area = 1;
};

Stamp stampOf(const std::vector<cv::Point2f>& outline, cv::Point2d foot) {
    std::vector<cv::Point> pixels;
    for (const cv::Point2f p : outline) pixels.emplace_back(cvRound(p.x - foot.x), cvRound(p.y - foot.y));
    pixels.emplace_back(0, 0);
    const cv::Rect box = cv::boundingRect(pixels);
    pixels.pop_back();
    for (cv::Point& p : pixels) p -= box.tl();
    cv::Mat kernel = cv::Mat::zeros(box.size(), CV_32F);
    cv::fillConvexPoly(kernel, pixels, 1);
    return {kernel, -box.tl(), std::max(1., cv::sum(kernel)[0])};
}

cv::Mat summed(const cv::Mat& mask, const Stamp& stamp) {
    cv::Mat sums;
    cv::filter2D(mask, sums, CV_32F, stamp.kernel, stamp.anchor, 0, cv::BORDER_CONSTANT | cv::BORDER_ISOLATED);
    return sums;
}

class Pursuit {
  public:
    Pursuit(const Patch& patch, const View& view, const std::vector<PatchKind>& kinds,
            const std::set<board::Site>& free, const std::set<std::size_t>& only, bool shadeless)
        : view_(view), kinds_(kinds), only_(only), shadeless_(shadeless) {
        const cv::Point2d middle = cv::Point2d(patch.box.tl()) + cv::Point2d(patch.box.size() / 2);
        const cv::Matx33d latticeFromImage = view.imageFromLattice.inv();
        side_ = sidePxAt(view.imageFromLattice, project(latticeFromImage, middle));
        margin_ = std::max(2, cvRound(side_ * .5));
        origin_ = patch.box.tl() - cv::Point(margin_, margin_);
        cv::copyMakeBorder(patch.mask, patch_, margin_, margin_, margin_, margin_, cv::BORDER_CONSTANT, 0);
        patch_.convertTo(patch_, CV_32F, 1 / 255.);
        left_ = patch_.clone();
        const cv::Point2d foot = project(latticeFromImage, middle);
        for (const PatchKind& kind : kinds)
            stamps_.push_back(liesAlong(kind) ? Stamp{} : stampOf(outlineOf(view, foot, bulkOf(kind)), middle));
        if (std::any_of(kinds.begin(), kinds.end(), liesAlong)) findEdges(latticeFromImage, free);
        findCorners(free);
        outsides_.resize(kinds_.size());
    }

    /// Goes on from the first piece, which was given, with these kinds alone.
    Pursuit with(const std::set<std::size_t>& only) const {
        Pursuit other = *this;
        other.only_ = only;
        other.left_ = left_.clone();
        return other;
    }

    /// Takes the first, of this kind; false if it explains too little.
    bool begin(std::size_t first) {
        ofSeveral_ = true;
        only_ = {first};
        measure();
        const Best best = likeliest();
        if (best.gain <= 0) return false;
        begun_.push_back(take(best));
        onAllCores(kinds_.size(), [&](std::size_t k) {  // once for all that go on from here
            if (!stamps_[k].kernel.empty()) outsideOf(k);
        });
        return true;
    }

    std::vector<PatchPiece> pieces() {
        std::vector<PatchPiece> found = begun_;
        while (found.size() < kMostPieces) {
            measure();
            const Best best = likeliest();
            const bool outlined = best.gain >= leastGain(best.kind) * best.area;
            if (!outlined && (!found.empty() || size() < kHint)) break;
            found.push_back(take(best));
            found.back().outlined = outlined;
            found.back().hint = !outlined && size() < kThing;
        }
        return found;
    }

    /// Pixels that they leave unexplained or cover beyond the patch.
    double cost() const { return cv::sum(left_)[0] + outside_; }

  private:
    const Bulk& bulkOf(const PatchKind& kind) const { return shadeless_ && kind.own ? *kind.own : kind.bulk; }

    double leastGain(std::size_t kind) const {
        if (!kinds_[kind].onSites) return kLeastGain;
        return ofSeveral_ ? kLeastGainOfSeveral : kLeastGainOnSite;
    }

    /// Of the patch, in areas of the smallest kind.
    double size() const {
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t k = 0; k < kinds_.size(); ++k)
            if (!stamps_[k].kernel.empty() && !kinds_[k].onSites) least = std::min(least, stamps_[k].area);
        return cv::sum(patch_)[0] / least;
    }

    struct Bar {
        cv::Point2d middle;  ///< on the lattice
        std::size_t kind;
        Stamp stamp;
        std::vector<cv::Point> places{};  ///< in the patch, where its middle may be
        double gain = 0;
        cv::Point at{};  ///< of those where it explains most of what is left
    };
    struct Best {
        double gain = -std::numeric_limits<double>::infinity(), area = 1;
        std::size_t kind = 0;
        cv::Point at{};
        const Bar* bar = nullptr;
    };

    /// Where a free corner's building may have its foot.
    void findCorners(const std::set<board::Site>& free) {
        elsewhere_ = cv::Mat(patch_.size(), CV_8U, cv::Scalar(255));
        for (const board::Site& site : free)
            if (const auto* corner = std::get_if<board::Corner>(&site))
                cv::circle(elsewhere_, pixelOf(pointInLattice(*corner)), cvRound(kOffCorner * side_), 0, cv::FILLED);
    }

    void findEdges(const cv::Matx33d& latticeFromImage, const std::set<board::Site>& free) {
        const cv::Size size = patch_.size();
        std::vector<board::Edge> near;
        for (const double x : {0., .5, 1.})
            for (const double y : {0., .5, 1.})
                for (board::Edge e : board::edges(hexAt(project(
                         latticeFromImage, cv::Point2d(origin_) + cv::Point2d(x * size.width, y * size.height)))))
                    if (std::find(near.begin(), near.end(), e) == near.end()) near.push_back(e);
        for (board::Edge e : near) {
            const cv::Point2d middle = project(view_.imageFromLattice, middleInLattice(e));
            if (!cv::Rect2d(cv::Point2d(origin_), cv::Size2d(size)).contains(middle)) continue;
            for (std::size_t k = 0; k < kinds_.size(); ++k) {
                if (!liesAlong(kinds_[k]) || (kinds_[k].onSites && !free.contains(e))) continue;
                Bar bar{middleInLattice(e), k,
                        stampOf(outlineAlong(view_, endsInLattice(e), kinds_[k].bulk.height, kinds_[k].form), middle)};
                bar.places = placesOf(bar);
                bars_.push_back(std::move(bar));
            }
        }
    }

    /// How much of what is left each kind explains, wherever its foot is.
    void measure() {
        gains_.assign(kinds_.size(), {});
        onAllCores(kinds_.size(), [&](std::size_t k) {
            if (stamps_[k].kernel.empty() || !isLookedFor(k)) return;
            gains_[k] = summed(left_, stamps_[k]) - kOutside * outsideOf(k);
            if (kinds_[k].onSites) gains_[k].setTo(-stamps_[k].area, elsewhere_);
        });
        onAllCores(bars_.size(), [&](std::size_t i) {
            Bar& bar = bars_[i];
            bar.gain = -bar.stamp.area;
            if (!isLookedFor(bar.kind)) return;
            for (const cv::Point at : bar.places) {
                const cv::Rect place = placeOf(bar.stamp, at);
                const double inPatch = patch_(place).dot(bar.stamp.kernel);
                const double gain = left_(place).dot(bar.stamp.kernel) - kOutside * (bar.stamp.area - inPatch);
                if (gain > bar.gain) bar.gain = gain, bar.at = at;
            }
        });
    }

    /// Roads of the base game are looked for beside their edge too.
    std::vector<cv::Point> placesOf(const Bar& bar) const {
        const int reach = kinds_[bar.kind].onSites ? cvRound(kOffEdge * side_) : 0;
        const cv::Point middle = pixelOf(bar.middle);
        std::vector<cv::Point> places;
        for (int y = -reach; y <= reach; ++y)
            for (int x = -reach; x <= reach; ++x) {
                const cv::Point at = middle + cv::Point(x, y);
                const cv::Rect place = placeOf(bar.stamp, at);
                if ((place & cv::Rect({}, patch_.size())) == place) places.push_back(at);
            }
        return places;
    }

    /// How much of each kind's outline lies beyond the patch, wherever its foot is.
    const cv::Mat& outsideOf(std::size_t kind) {
        if (outsides_[kind].empty()) outsides_[kind] = stamps_[kind].area - summed(patch_, stamps_[kind]);
        return outsides_[kind];
    }

    bool isLookedFor(std::size_t kind) const { return only_.empty() || only_.contains(kind); }

    Best likeliest() const {
        Best best;
        double counts = -std::numeric_limits<double>::infinity();
        const auto compare = [&](const Best& one) {
            if (!isLookedFor(one.kind)) return;
            if (kinds_[one.kind].onSites && one.gain < leastGain(one.kind) * one.area) return;
            const double gain = one.gain * (kinds_[one.kind].onSites ? kOnSite : 1);
            if (gain > counts) counts = gain, best = one;
        };
        for (std::size_t k = 0; k < kinds_.size(); ++k) {
            if (gains_[k].empty()) continue;
            double most = 0;
            cv::Point at;
            cv::minMaxLoc(gains_[k], nullptr, &most, nullptr, &at);
            compare({most, stamps_[k].area, k, at, nullptr});
        }
        for (const Bar& bar : bars_) compare({bar.gain, bar.stamp.area, bar.kind, bar.at, &bar});
        return best;
    }

    PatchPiece take(const Best& best) {
        const Stamp& stamp = best.bar ? best.bar->stamp : stamps_[best.kind];
        PatchPiece piece;
        piece.kind = best.kind;
        piece.bulk = bulkOf(kinds_[best.kind]);
        piece.foot = best.bar ? best.bar->middle
                              : project(view_.imageFromLattice.inv(), cv::Point2d(best.at) + cv::Point2d(origin_));
        const cv::Rect place = placeOf(stamp, best.at), inside = place & cv::Rect({}, left_.size());
        const cv::Mat kernel = stamp.kernel(inside - place.tl());
        cv::Mat mask = cv::Mat::zeros(left_.size(), CV_8U), mine;
        kernel.convertTo(mine, CV_8U, 255);
        mine.copyTo(mask(inside));
        mask.setTo(0, patch_ < .5);
        cv::Mat explained;
        mask.convertTo(explained, CV_32F, 1 / 255.);
        piece.fits.resize(kinds_.size());
        onAllCores(kinds_.size(), [&](std::size_t k) { piece.fits[k] = fitNear(k, explained, best.at, piece.foot); });
        piece.mask = mask(cv::Rect(margin_, margin_, mask.cols - 2 * margin_, mask.rows - 2 * margin_)).clone();
        left_(inside).setTo(0, mine);
        outside_ += kOutside * (stamp.area - cv::countNonZero(mask));
        return piece;
    }

    /// The overlap of a kind's outline with what the piece explains, at best near its foot: Dice's coefficient.
    double fitNear(std::size_t k, const cv::Mat& explained, cv::Point at, cv::Point2d foot) const {
        const double all = cv::sum(explained)[0];
        double fit = 0;
        for (const Bar& bar : bars_) {
            if (bar.kind != k || cv::norm(bar.middle - foot) > kOnEdge) continue;
            for (const cv::Point p : bar.places)
                fit =
                    std::max(fit, 2 * explained(placeOf(bar.stamp, p)).dot(bar.stamp.kernel) / (bar.stamp.area + all));
        }
        if (stamps_[k].kernel.empty()) return fit;
        const int reach = std::max(1, cvRound(kNear * side_));
        const cv::Rect about =
            cv::Rect(at.x - reach, at.y - reach, 2 * reach + 1, 2 * reach + 1) & cv::Rect({}, explained.size());
        const cv::Size reachOfStamp = stamps_[k].kernel.size();
        const cv::Rect wide =
            (about - cv::Point(reachOfStamp) + reachOfStamp + reachOfStamp) & cv::Rect({}, explained.size());
        cv::Mat covered = summed(explained(wide), stamps_[k]);
        if (kinds_[k].onSites) covered.setTo(0, elsewhere_(wide));
        double most = 0;
        cv::minMaxLoc(covered(about - wide.tl()), nullptr, &most);
        return std::max(fit, 2 * most / (stamps_[k].area + all));
    }

    cv::Point pixelOf(cv::Point2d lattice) const {
        const cv::Point2d at = project(view_.imageFromLattice, lattice);
        return cv::Point(cvRound(at.x), cvRound(at.y)) - origin_;
    }
    static cv::Rect placeOf(const Stamp& stamp, cv::Point at) { return {at - stamp.anchor, stamp.kernel.size()}; }

    const View& view_;
    const std::vector<PatchKind>& kinds_;
    std::set<std::size_t> only_;     ///< kinds that are looked for; none for any
    bool ofSeveral_ = false;         ///< a first piece was given
    std::vector<PatchPiece> begun_;  ///< it
    const bool shadeless_;           ///< kinds have their own bulk
    double side_ = 1;
    int margin_ = 0;
    cv::Point origin_;      ///< of the masks, in the picture
    cv::Mat patch_, left_;  ///< 32-bit float, 0 or 1: all of it, and what nothing explains yet
    std::vector<Stamp> stamps_;
    std::vector<Bar> bars_;
    std::vector<cv::Mat> gains_, outsides_;
    double outside_ = 0;  ///< pixels beyond the patch that the pieces cover, weighed
    cv::Mat elsewhere_;   ///< 8-bit: where no building of the base game may have its foot
};

/// What was shown last, unless it hides so much less than the one before that it was in part taken for the ground: a
/// brown piece on brown wood.
Bulk likelierOwn(const std::optional<Bulk>& before, const Bulk& last) {
    const auto hides = [](const Bulk& bulk) { return bulk.width * (bulk.width + bulk.height); };
    return before && hides(last) < kMostlyGround * hides(*before) ? *before : last;
}

}  // namespace

cv::Mat outlineIn(const cv::Rect& box, const View& view, cv::Point2d foot, const Bulk& bulk) {
    std::vector<cv::Point> pixels;
    for (const cv::Point2f p : outlineOf(view, foot, bulk))
        pixels.push_back(cv::Point(cvRound(p.x), cvRound(p.y)) - box.tl());
    cv::Mat mask = cv::Mat::zeros(box.size(), CV_8U);
    cv::fillConvexPoly(mask, pixels, 255);
    return mask;
}

bool liesAlong(const PatchKind& kind) {
    return board::isRoute(kind.what.piece) && kind.what.piece != board::Piece::ship;
}

bool isShadelessUnit(const PatchKind& kind) {
    return kind.own && board::isUnit(kind.what.piece);
}

std::optional<PatchPiece> pieceAt(cv::Point2d foot, const Bulk& bulk, double share, const Patch& patch,
                                  const View& view, std::size_t kinds) {
    const auto outline = outlineOf(view, foot, bulk);
    const double all = cv::contourArea(outline);
    cv::Mat mask = outlineIn(patch.box, view, foot, bulk) & patch.mask;
    if (cv::countNonZero(mask) < share * all) return std::nullopt;
    return PatchPiece{foot, 0, std::vector<double>(kinds, kStrangerFit), std::move(mask)};
}

void cutOut(Patch& patch, const View& view, cv::Point2d foot, const Bulk& bulk) {
    patch.mask = patch.mask & ~outlineIn(patch.box, view, foot, bulk);
}

std::vector<PatchKind> patchKinds(const calibration::ShownPieces& shown) {
    std::vector<PatchKind> kinds;
    std::vector<int> counts;
    for (const calibration::ShownPiece& piece : shown.pieces) {
        const board::ShownAs what{piece.kind, piece.worth, piece.colour.has_value()};
        const auto same = std::find_if(kinds.begin(), kinds.end(),
                                       [&](const PatchKind& k) { return k.what == what && k.lying == piece.lying; });
        const auto i = static_cast<std::size_t>(same - kinds.begin());
        if (same == kinds.end()) kinds.push_back({what, piece.lying, kUsualBulk, {}}), counts.push_back(0);
        if (piece.coming) kinds[i].form = piece.coming->form;
        if (piece.coming && liesAlong(kinds[i])) kinds[i].bulk.height = kUsualBarHeight;
        if (!piece.bulk || (piece.coming && liesAlong(kinds[i]))) continue;
        const auto n = static_cast<float>(counts[i]++);
        Bulk& mean = kinds[i].bulk;
        mean.width = (mean.width * n + piece.bulk->width) / (n + 1);
        mean.height = (mean.height * n + piece.bulk->height) / (n + 1);
        if (piece.coming && piece.coming->own) kinds[i].own = likelierOwn(kinds[i].own, *piece.coming->own);
    }
    return kinds;
}

std::vector<PatchPiece> piecesIn(const Patch& patch, const View& view, const std::vector<PatchKind>& kinds,
                                 const std::set<board::Site>& free, const std::set<std::size_t>& only) {
    Pursuit asShown(patch, view, kinds, free, only, false);
    auto pieces = asShown.pieces();
    if (only.empty() || std::ranges::none_of(only, [&](std::size_t k) { return kinds[k].own.has_value(); }))
        return pieces;
    Pursuit shadeless(patch, view, kinds, free, only, true);
    auto others = shadeless.pieces();
    const bool fit = std::ranges::any_of(others, &PatchPiece::outlined);
    return fit && shadeless.cost() < kClearlyLess * asShown.cost() ? others : pieces;
}

std::vector<PatchPiece> piecesOfOwn(const Patch& patch, const View& view, const std::vector<PatchKind>& kinds,
                                    const std::set<std::size_t>& only) {
    std::vector<PatchPiece> pieces;
    for (const Patch& part : partsOf(patch))
        for (PatchPiece& piece : Pursuit(part, view, kinds, {}, only, true).pieces()) {
            const double all = cv::contourArea(outlineOf(view, piece.foot, piece.bulk));
            if (cv::countNonZero(piece.mask) < kLeastOwn * all) continue;
            piece.outlined = true, piece.hint = false;
            cv::Mat mask = cv::Mat::zeros(patch.mask.size(), CV_8U);
            piece.mask.copyTo(mask(part.box - patch.box.tl()));
            piece.mask = mask;
            pieces.push_back(std::move(piece));
        }
    return pieces;
}

std::vector<std::vector<PatchPiece>> piecesBesideBase(const Patch& patch, const View& view,
                                                      const std::vector<PatchKind>& kinds,
                                                      const std::set<board::Site>& free) {
    std::set<std::size_t> base;
    for (std::size_t k = 0; k < kinds.size(); ++k)
        if (kinds[k].onSites) base.insert(k);
    std::multimap<double, std::vector<PatchPiece>> byCost;
    const auto explain = [&](Pursuit pursuit) {
        auto pieces = pursuit.pieces();
        if (pieces.size() > 1) byCost.emplace(pursuit.cost(), std::move(pieces));
    };
    for (const std::size_t first : base) {
        Pursuit begun(patch, view, kinds, free, {}, false);
        if (!begun.begin(first)) continue;
        explain(begun.with({}));
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            if (!board::isUnit(kinds[k].what.piece)) continue;
            auto only = base;
            only.insert(k);
            explain(begun.with(only));
        }
    }
    std::vector<std::vector<PatchPiece>> ways;
    for (auto& [cost, pieces] : byCost) ways.push_back(std::move(pieces));
    return ways;
}

}  // namespace hexwarden::vision
