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
constexpr double kDiscFit = .85;   // twice what both cover, of what they cover
constexpr double kAboutSite = .2;  // tile sides: what changes there changes what stands on the site
// What the network's log odds count; how often something stands on a site of the boards that it knows; the surest
// reach.
constexpr double kTrust = .3, kUsuallyThere = .25, kSurest = .9;

template <class S>
void weigh(std::vector<PieceLook<S>>& looks, const std::map<board::Site, double>& came) {
    for (PieceLook<S>& look : looks) {
        const auto left = came.find(look.site);
        const double none = std::clamp(look.occupant.front(), 1e-6, 1 - 1e-6);
        if (left == came.end() || left->second <= kUsuallyThere) continue;
        const double less =
            sigmoid(kTrust * logit(none) - logit(std::min(left->second, kSurest)) + logit(kUsuallyThere));
        if (less >= none) continue;
        for (double& share : look.occupant) share *= (1 - less) / (1 - none);
        look.occupant.front() = less;
    }
}

bool isOneOf(const std::vector<cv::Point2d>& points, cv::Point2d at) {
    return std::ranges::any_of(points, [&](cv::Point2d one) { return cv::norm(one - at) < kOn; });
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

std::vector<board::Site> touchedBy(const std::vector<Patch>& patches, const View& view,
                                   const std::vector<board::Hex>& land) {
    cv::Mat differs = cv::Mat::zeros(view.size, CV_8U);
    for (const Patch& patch : patches) differs(patch.box).setTo(255, patch.mask);
    std::vector<board::Site> touched;
    const auto look = [&](const board::Site& site) {
        const cv::Rect about = squareAbout(view, site, kAboutSite);
        if (!about.empty() && cv::countNonZero(differs(about)) > 0) touched.push_back(site);
    };
    for (const board::Corner corner : cornersOf(land)) look(corner);
    for (const board::Edge edge : edgesOf(land)) look(edge);
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

/// How much more likely a thing is a piece of the base game on its site than something that nobody showed, in nats.
double TraceReader::onSiteOdds(const Found& found, std::size_t kind) const {
    const double counts = found.piece.outlined ? kFit : kPartFit;
    return kRatherThanStranger + counts * (found.piece.fits[kind] - kStrangerFit) +
           belongsAt(withBase_[kind].what.piece, found.piece.foot, {}, set_);
}

/// A part of what speaks for none of those shown speaks for pieces of the base game.
void TraceReader::giveToSites(std::vector<board::TraceGuess>& guesses, const Found& found) const {
    const auto stranger =
        std::ranges::find_if(guesses, [](const auto& guess) { return guess.what.piece == Piece::none; });
    if (stranger == guesses.end()) return;
    const float share = stranger->probability;
    for (std::size_t k = kinds_.size(); k < withBase_.size(); ++k) {
        if (found.piece.fits[k] <= (found.piece.outlined ? kStrangerFit : 0)) continue;
        const board::ShownAs what = withBase_[k].what;
        const auto weight = share * static_cast<float>(std::exp(onSiteOdds(found, k)));
        const auto same = std::ranges::find_if(guesses, [&](const auto& guess) { return guess.what == what; });
        if (same == guesses.end())
            guesses.push_back({what, siteOfPiece(what.piece, found.piece.foot, set_), weight});
        else
            same->probability = std::max(same->probability, weight);
    }
}

/// Where a thing is most likely a piece of the base game on its site; with no probability if it went from there.
std::optional<CameToSite> TraceReader::onSite(const Found& found, const board::TraceGuess& likeliest) const {
    const auto isIt = [&](const PatchKind& kind) { return kind.onSites && kind.what == likeliest.what; };
    if (std::ranges::none_of(withBase_, isIt)) return std::nullopt;
    return CameToSite{likeliest.site, found.came() ? likeliest.probability : 0};
}

}  // namespace hexwarden::vision
