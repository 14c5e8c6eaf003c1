#include "vision/site_traces.h"

#include "vision/belonging.h"
#include "vision/trace_reader.h"
#include "vision/visibility.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Piece;

constexpr double kRatherThanStranger = 2;  // nats: what comes to a site is a piece of the base game
constexpr double kPartFit = 2.5;           // of a patch that shows a part of it
constexpr double kOn = .01;                // tile sides: the same lattice point
// Of several editions: a wooden road is 25 mm long and 5 broad, a tile's side 46.
const std::array kBuildings{Bulk{.25F, .22F}, Bulk{.3F, .22F}, Bulk{.38F, .32F}};
struct Road {
    float length, breadth, height;
};
constexpr std::array kRoads{Road{.7F, .14F, .14F}, Road{.56F, .12F, .08F}};
const std::array kDiscs{.5F, .58F, .66F};  // tile sides across
constexpr float kDiscHeight = .04F;
constexpr double kDiscFit = .85;                   // twice what both cover, of what they cover
constexpr double kStoodThere = .25;                // tile sides: what comes there replaces it
constexpr double kAboutSite = .2, kAboutHex = .7;  // tile sides: what changes there changes what stands on the site
constexpr double kFaintShade = .35;                // tile sides that a shade reaches beyond where it is plainly seen
// Tile sides from the middle of a hex, where no building or road of the base game stands; chance that it is a stranger.
constexpr double kInside = .55, kSurelyStrange = .8;
// What the network's log odds count; how often something stands on a site of the boards that it knows; the surest
// reach.
constexpr double kTrust = .3, kUsuallyThere = .25, kSurest = .9;

template <class S>
void weigh(std::vector<PieceLook<S>>& looks, const std::map<board::Site, double>& came) {
    for (PieceLook<S>& look : looks) {
        const auto left = came.find(look.site);
        const double none = std::clamp(look.occupant.front(), 1e-6, 1 - 1e-6);
        if (left == came.end() || left->second <= 0) continue;  // what went from there says nothing
        const bool stands = left->second > kUsuallyThere;
        const double now =
            sigmoid(kTrust * logit(none) - logit(std::min(left->second, kSurest)) + logit(kUsuallyThere));
        if (stands ? now >= none : now <= none) continue;
        for (double& share : look.occupant) share *= (1 - now) / (1 - none);
        look.occupant.front() = now;
    }
}

bool isOneOf(const std::vector<cv::Point2d>& points, cv::Point2d at, double within = kOn) {
    return std::ranges::any_of(points, [&](cv::Point2d one) { return cv::norm(one - at) < within; });
}

}  // namespace

void weighByReaches(PieceLooks& looks, const std::map<board::Site, double>& came) {
    weigh(looks.corners, came);
    weigh(looks.edges, came);
}

bool isDisc(const Patch& patch, const View& view) {
    const cv::Moments moments = cv::moments(patch.mask, true);
    if (moments.m00 <= 0) return false;
    const cv::Point2d middle = cv::Point2d(patch.box.tl()) + cv::Point2d(moments.m10, moments.m01) / moments.m00;
    const cv::Point2d foot = project(view.imageFromLattice.inv(), middle);
    return std::ranges::any_of(kDiscs, [&](float width) {
        std::vector<cv::Point2f> outline = outlineOf(view, foot, {width, kDiscHeight});
        for (cv::Point2f& p : outline) p -= cv::Point2f(patch.box.tl());
        const cv::Mat disc = maskOf(outline, patch.box.size());
        return 2 * cv::countNonZero(disc & patch.mask) >= kDiscFit * (cv::contourArea(outline) + moments.m00);
    });
}

std::vector<board::Site> touchedBy(const std::vector<Patch>& patches, const View& view, const BoardPose& pose) {
    cv::Mat differs = cv::Mat::zeros(view.size, CV_8U);
    for (const Patch& patch : patches) differs(patch.box).setTo(255, patch.mask);
    std::vector<board::Site> touched;
    const auto look = [&](const board::Site& site, double reach) {
        const cv::Rect about = squareAbout(view, site, reach);
        if (!about.empty() && cv::countNonZero(differs(about)) > 0) touched.push_back(site);
    };
    for (const board::Corner corner : cornersOf(pose.land)) look(corner, kAboutSite);
    for (const board::Edge edge : edgesOf(pose.land)) look(edge, kAboutSite);
    for (const board::Edge edge : openEdgesOf(pose)) look(edge, kAboutSite);
    for (const board::Hex hex : withSea(pose)) look(hex, kAboutHex);
    return touched;
}

void TraceReader::nameKinds() {
    kinds_ = patchKinds(shown_);
    withBase_ = kinds_;
    if (standsInHexes(set_)) return;
    const auto isBase = [&](Piece piece) { return set_.stockOf(piece) > 0 && !isShown(piece); };
    if (isBase(Piece::settlement))
        for (const Bulk& bulk : kBuildings) withBase_.push_back({{Piece::settlement}, false, bulk, {}, true});
    if (isBase(Piece::road))
        for (const auto& [length, breadth, height] : kRoads)
            withBase_.push_back({{Piece::road}, false, {0, height}, Form{length * breadth, length, breadth}, true});
}

std::set<board::Site> TraceReader::freeSites(const std::vector<board::Hex>& land,
                                             const std::vector<cv::Point2d>& occupied) const {
    std::set<board::Site> free;
    if (withBase_.size() == kinds_.size()) return free;
    for (const board::Corner corner : cornersOf(land))
        if (!isOneOf(occupied, pointInLattice(corner))) free.insert(corner);
    for (const board::Edge edge : edgesOf(land))
        if (!isOneOf(occupied, middleInLattice(edge))) free.insert(edge);
    return free;
}

/// Leaves those that were taken at the last reach too.
std::vector<cv::Point2d> TraceReader::stoodOn(std::vector<cv::Point2d> taken) {
    const auto last = std::exchange(taken_, taken);
    if (last) std::erase_if(taken, [&](cv::Point2d at) { return !isOneOf(*last, at); });
    return taken;
}

bool TraceReader::stoodAt(cv::Point2d foot) const {
    return isOneOf(stood_, foot, kStoodThere);
}

/// How much more likely a thing is a piece of the base game on its site than something that nobody showed, in nats.
/// Once such pieces were built, their looks tell.
double TraceReader::onSiteOdds(const Found& found, std::size_t kind) const {
    const double counts = found.piece.outlined ? kFit : kPartFit;
    const double looks = found.byItself.empty()
                             ? kRatherThanStranger
                             : known_.overStranger({found.byItself, found.places[found.came() ? 1 : 0]},
                                                   withBase_[kind].what, found.piece.outlined, kRatherThanStranger);
    return looks + counts * (found.piece.fits[kind] - kStrangerFit) +
           belongsAt(withBase_[kind].what.piece, found.piece.foot, {}, set_) +
           asRoute(found, withBase_[kind].what.piece);
}

/// A part of what speaks for none of those shown speaks for pieces of the base game.
void TraceReader::giveToSites(std::vector<board::TraceGuess>& guesses, const Found& found) const {
    const auto stranger =
        std::ranges::find_if(guesses, [](const auto& guess) { return guess.what.piece == Piece::none; });
    if (stranger == guesses.end()) return;
    const float share = stranger->probability;
    for (std::size_t k = kinds_.size(); k < withBase_.size(); ++k) {
        const board::ShownAs what = withBase_[k].what;
        if (found.piece.fits[k] <= (found.piece.outlined ? kStrangerFit : 0) && asRoute(found, what.piece) <= 0)
            continue;
        const auto weight = share * static_cast<float>(std::exp(onSiteOdds(found, k)));
        const auto same = std::ranges::find_if(guesses, [&](const auto& guess) { return guess.what == what; });
        if (same == guesses.end())
            guesses.push_back({what, siteOfPiece(what.piece, found.piece.foot, set_), weight});
        else
            same->probability = std::max(same->probability, weight);
    }
}

/// Corners that something reaches which nobody showed and which came to the inside of a hex: how large it is, and how
/// far it casts a shade, is not known, so what differs there is rather of it than a piece of the base game.
std::set<board::Site> TraceReader::shadedCorners(std::span<const Found> found, const std::set<board::Site>& free,
                                                 const BoardPose& pose, const View& view) const {
    std::set<board::Site> shaded;
    for (const Found& f : found) {
        if (!f.came() || cv::norm(centreInLattice(hexAt(f.piece.foot)) - f.piece.foot) > kInside) continue;
        const board::TraceGuess likeliest = traceOf(f, pose).kinds.front();
        if (likeliest.what.piece != Piece::none || likeliest.probability < kSurelyStrange) continue;
        const cv::Mat& patch = f.patch.empty() ? f.piece.mask : f.patch;
        const cv::Rect box(f.origin, patch.size());
        for (const board::Site& site : free) {
            const cv::Rect about = squareAbout(view, site, kFaintShade) & box;
            if (std::holds_alternative<board::Corner>(site) && !about.empty() &&
                cv::countNonZero(patch(about - box.tl())) > 0)
                shaded.insert(site);
        }
    }
    return shaded;
}

/// Where a thing came to the corner of a building that was read there as soon as it stood.
std::optional<board::Site> TraceReader::readAtOnce(const Found& found, const board::TraceGuess& likeliest,
                                                   const std::set<board::Site>& free) const {
    if (!found.rebuilt || !found.came() || likeliest.what.piece != Piece::none || stoodAt(found.piece.foot))
        return std::nullopt;
    const auto isHere = [&](const board::Site& site) {
        return std::holds_alternative<board::Corner>(site) && cv::norm(pointInLattice(site) - found.piece.foot) < kOn;
    };
    const auto site = std::ranges::find_if(free, isHere);
    return site == free.end() ? std::nullopt : std::optional(*site);
}

/// Where a thing is most likely a piece of the base game on its site; with no probability if it went from there.
std::optional<CameToSite> TraceReader::onSite(const Found& found, const board::TraceGuess& likeliest) const {
    const auto isIt = [&](const PatchKind& kind) { return kind.onSites && kind.what == likeliest.what; };
    if (std::ranges::none_of(withBase_, isIt)) return std::nullopt;
    return CameToSite{likeliest.site, found.came() ? likeliest.probability : 0};
}

}  // namespace hexwarden::vision
