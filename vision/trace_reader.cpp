#include "vision/trace_reader.h"

#include "vision/shown_reader.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Piece;
using board::Trace;

constexpr double kSidePx = 40;        // of a tile in the pictures that are compared
constexpr double kGoneShare = .6;     // of what a thing hides, that must differ for it to have gone
constexpr double kReachSides = 1.6;   // of a patch's middle from that of a hex on which its foot may be
constexpr int kRimPx = 6;             // about a patch, that its outline needs
constexpr double kOddColour = .02;    // chance that a piece looks otherwise than its colour does
constexpr double kOutlineSure = .02;  // less tells nothing about whether a thing came or went
// How much a better fit of the outline speaks for a kind, nats; how well that of something that nobody showed fits.
constexpr double kFit = 5, kStrangerFit = .72;
constexpr double kPlaceWeight = .8;
constexpr double kNobody = .02;  // the least share of a kind that is reported
constexpr std::size_t kMostGuesses = 4;

View scaled(const View& view, double scale, cv::Size size) {
    return {resizedFromPicture(scale, scale) * view.imageFromLattice, size, view.focalPx * scale};
}

cv::Mat reducedBy(const cv::Mat& picture, double scale) {
    if (scale >= 1) return picture;
    cv::Mat small;
    cv::resize(picture, small, {}, scale, scale, cv::INTER_AREA);
    return small;
}

/// Where a piece belongs whose foot is at a lattice point.
board::Site siteOfShown(Piece piece, cv::Point2d foot, const std::vector<board::Hex>& land) {
    if (board::isBuilding(piece)) return siteOf(board::Shape::tower, foot, land);
    if (piece == Piece::ship) return siteOf(board::Shape::boat, foot, land);
    if (board::isRoute(piece)) return siteOf(board::Shape::wall, foot, land);
    return hexAt(foot);
}

/// What the network makes of a colour, weighed by what it looks like in this light.
std::vector<board::Guess<board::Colour>> colourGuesses(const SiteSight& sight,
                                                       const std::optional<calibration::Lab>& looks,
                                                       const calibration::ColourModel& model,
                                                       const std::vector<board::Colour>& players) {
    const Shares shares = softmax(sight.colour);
    std::vector<board::Guess<board::Colour>> guesses;
    const auto seen = looks ? model.guess(*looks, players) : std::vector<calibration::ColourGuess>{};
    double sum = 0;
    for (std::size_t i = 0; i < kPieceColours.size(); ++i) {
        if (std::find(players.begin(), players.end(), kPieceColours[i]) == players.end()) continue;
        double share = shares[i];
        for (const auto& guess : seen)
            if (guess.colour == kPieceColours[i]) share *= guess.probability + kOddColour;
        sum += share;
        guesses.push_back({kPieceColours[i], static_cast<float>(share)});
    }
    for (auto& guess : guesses) guess.probability /= static_cast<float>(sum);
    std::stable_sort(guesses.begin(), guesses.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    return guesses;
}

}  // namespace

TraceReader::TraceReader(calibration::ShownPieces shown, board::PieceSet set)
    : shown_(std::move(shown)), set_(std::move(set)), kinds_(patchKinds(shown_)) {}

void TraceReader::know(calibration::ShownPieces shown) {
    shown_ = std::move(shown);
    kinds_ = patchKinds(shown_);
}

/// Things that stood where the table differs now; the patches keep what they did not hide.
std::vector<Trace> TraceReader::takeGone(std::vector<Patch>& patches, const View& small) {
    cv::Mat differs = cv::Mat::zeros(small.size, CV_8U), rest;
    for (const Patch& patch : patches) differs(patch.box).setTo(255, patch.mask);
    rest = differs.clone();
    std::vector<Trace> traces;
    std::erase_if(standing_, [&](const Thing& thing) {
        const auto outline = thing.along ? std::vector<cv::Point2f>() : outlineOf(small, thing.foot, thing.bulk);
        cv::Mat mine;
        if (thing.along) {
            const auto* edge = std::get_if<board::Edge>(&thing.trace.kinds.front().site);
            if (!edge) return false;
            mine = maskOf(outlineAlong(small, endsInLattice(*edge), thing.bulk.height), small.size);
        } else {
            mine = maskOf(outline, small.size);
        }
        const int all = cv::countNonZero(mine);
        if (all == 0 || cv::countNonZero(mine & differs) < kGoneShare * all) return false;
        traces.push_back(thing.trace);
        traces.back().came = false;
        cv::Mat wide;
        cv::dilate(mine, wide, cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7}));
        rest.setTo(0, wide);
        return true;
    });
    if (traces.empty()) return traces;
    std::vector<Patch> left;
    for (const Patch& patch : patches) {
        const cv::Mat own = rest(patch.box) & patch.mask;
        cv::Mat labels, stats, centres;
        const int count = cv::connectedComponentsWithStats(own, labels, stats, centres);
        for (int i = 1; i < count; ++i) {
            const cv::Rect box(stats.at<int>(i, cv::CC_STAT_LEFT), stats.at<int>(i, cv::CC_STAT_TOP),
                               stats.at<int>(i, cv::CC_STAT_WIDTH), stats.at<int>(i, cv::CC_STAT_HEIGHT));
            left.push_back({box + patch.box.tl(), labels(box) == i});
        }
    }
    patches = std::move(left);
    return traces;
}

Trace TraceReader::traceOf(const Found& found, const Place& place, const SiteSight& sight,
                           const BoardPose& pose) const {
    const std::vector<double> logits = kindLogits(place, shown_, kinds_);
    std::vector<board::TraceGuess> guesses;
    double best = *std::max_element(found.piece.fits.begin(), found.piece.fits.end());
    best = std::max(best, kStrangerFit);
    std::vector<double> weights;
    for (std::size_t k = 0; k <= kinds_.size(); ++k) {
        const double fit = k < kinds_.size() ? found.piece.fits[k] : kStrangerFit;
        weights.push_back(kPlaceWeight * logits[k] + kFit * (fit - best));
    }
    const double most = *std::max_element(weights.begin(), weights.end());
    double sum = 0;
    for (double& w : weights) sum += w = std::exp(w - most);
    for (std::size_t k = 0; k <= kinds_.size(); ++k) {
        const board::ShownAs what = k < kinds_.size() ? kinds_[k].what : board::ShownAs{};
        const auto p = static_cast<float>(weights[k] / sum);
        const auto same = std::find_if(guesses.begin(), guesses.end(), [&](const auto& g) { return g.what == what; });
        if (same != guesses.end())
            same->probability += p;
        else
            guesses.push_back({what, siteOfShown(what.piece, found.foot, pose.land), p});
    }
    giveToBuildings(guesses, sight, found.foot, pose.land);
    std::stable_sort(guesses.begin(), guesses.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    std::erase_if(guesses, [](const auto& g) { return g.probability < kNobody; });
    if (guesses.size() > kMostGuesses) guesses.resize(kMostGuesses);
    const cv::Point2d at = project(pose.view.imageFromLattice, found.foot);
    return {found.came, hexAt(found.foot), std::move(guesses), {}, {float(at.x), float(at.y)}};
}

/// Settlements and cities of the base game that nobody showed stand in the middle of hexes too (CONQ-1).
void TraceReader::giveToBuildings(std::vector<board::TraceGuess>& guesses, const SiteSight& sight, cv::Point2d foot,
                                  const std::vector<board::Hex>& land) const {
    const auto stranger =
        std::find_if(guesses.begin(), guesses.end(), [](const auto& g) { return g.what.piece == Piece::none; });
    const board::Site site = siteOfShown(Piece::settlement, foot, land);
    if (stranger == guesses.end() || !std::holds_alternative<board::Hex>(site)) return;
    const Shares kinds = softmax(sight.kind);
    const float all = stranger->probability;
    std::size_t kind = 0;
    for (const Piece piece : {Piece::settlement, Piece::city}) {
        ++kind;
        const bool shown =
            std::any_of(shown_.pieces.begin(), shown_.pieces.end(), [&](const auto& one) { return one.kind == piece; });
        if (shown || set_.stockOf(piece) == 0) continue;
        const auto p = all * static_cast<float>(kinds[kind]);
        guesses[static_cast<std::size_t>(stranger - guesses.begin())].probability -= p;
        guesses.push_back({{piece}, site, p});
    }
}

std::vector<TraceReader::Found> TraceReader::findIn(const std::vector<Patch>& patches, const cv::Mat& before,
                                                    const cv::Mat& after, const View& small) const {
    std::vector<Found> found;
    for (const Patch& patch : patches) {
        const cv::Rect wide = cv::Rect(patch.box.x - kRimPx, patch.box.y - kRimPx, patch.box.width + 2 * kRimPx,
                                       patch.box.height + 2 * kRimPx) &
                              cv::Rect({}, after.size());
        cv::Mat region = cv::Mat::zeros(wide.size(), CV_8U);
        patch.mask.copyTo(region(patch.box - wide.tl()));
        const double gained = outlineGained(before(wide), after(wide), region);
        if (std::abs(gained) < kOutlineSure) continue;
        for (PatchPiece& piece : piecesIn(patch, small, kinds_)) {
            const cv::Point2d foot = piece.foot;
            found.push_back({foot, std::move(piece), gained > 0});
        }
    }
    return found;
}

std::vector<Trace> TraceReader::read(const Reach& reach, const BoardPose& pose, const TraceEyes& eyes,
                                     const ChangeScale& changes) {
    const auto near = hexesOfShown(pose.land, set_, shown_);
    const double scale =
        std::min(1., kSidePx / sidePxAt(pose.view.imageFromLattice, calibration::middleOfLand(pose.land)));
    const cv::Mat before = reducedBy(reach.before, scale), after = reducedBy(reach.after, scale);
    const View small = scaled(pose.view, scale, after.size());
    auto patches = patchesOf(before, after, std::min(kSidePx, kSidePx / scale), changes);
    std::erase_if(patches, [&](const Patch& patch) {
        const cv::Point2d middle = cv::Point2d(patch.box.tl()) + cv::Point2d(patch.box.size()) / 2;
        const cv::Point2d at = project(small.imageFromLattice.inv(), middle);
        return std::none_of(near.begin(), near.end(),
                            [&](board::Hex h) { return cv::norm(centreInLattice(h) - at) < kReachSides; });
    });
    std::vector<Trace> traces = takeGone(patches, small);
    auto found = findIn(patches, before, after, small);
    std::erase_if(found,
                  [&](const Found& f) { return std::find(near.begin(), near.end(), hexAt(f.foot)) == near.end(); });

    const calibration::ColourModel model(eyes.colours.prototypes());
    for (const bool came : {true, false}) {
        Pyramid picture(came ? reach.after : reach.before);
        const cv::Mat& reduced = came ? after : before;
        std::vector<cv::Point2d> feet;
        for (const Found& f : found)
            if (f.came == came) feet.push_back(f.foot);
        const auto places = eyes.likeness.places(picture, pose.view, feet);
        const auto sights = eyes.pieces.sightsAt(picture, pose.view, feet);
        const auto light = calibration::lightFromScene(reduced);
        std::size_t next = 0;
        for (const Found& f : found) {
            if (f.came != came) continue;
            const SiteSight& sight = sights[next];
            Trace trace = traceOf(f, places[next++], sight, pose);
            const Bulk bulk = kinds_[f.piece.kind].bulk;
            trace.colours = colourGuesses(sight, colourOf(light, reduced, small, f.foot, bulk), model, set_.colours);
            if (came) standing_.push_back({f.foot, bulk, board::isRoute(kinds_[f.piece.kind].what.piece), trace});
            traces.push_back(std::move(trace));
        }
    }
    return traces;
}

}  // namespace hexwarden::vision
