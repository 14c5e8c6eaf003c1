// Things that hide one another: two low ones, one behind the other, have the outline of a tall one.
#include "vision/own_pixels.h"
#include "vision/trace_reader.h"

#include <algorithm>
#include <iterator>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr double kPoorFit = .8;               // less is another thing's outline, or that of several
constexpr double kMostOfIt = .75;             // of what the pictures differ by, that several must explain
constexpr double kOverlap = 1.25;             // times that, what their outlines may cover together
constexpr double kOwnOverlap = 1.8;           // ... of their own pixels, of which dark sides are lost
constexpr double kSurely = .8, kRather = .5;  // probability of a kind; enough for several whose outlines all fit
constexpr double kSnug = .95;                 // fit of an outline
constexpr std::size_t kMostWays = 3;          // to explain a patch, that are looked at

}  // namespace

/// The kind that a thing most looks like, if that is sure enough.
std::optional<std::size_t> TraceReader::surelyLike(const board::TraceGuess& likeliest, double enough) const {
    const auto kind = std::ranges::find(kinds_, likeliest.what, &PatchKind::what);
    if (kind == kinds_.end() || likeliest.probability <= enough) return std::nullopt;
    return static_cast<std::size_t>(kind - kinds_.begin());
}

/// Pieces that explain `mask` in place of the things of a patch; empty if these are no more, explain it badly or do not
/// look like one of those kinds each. `overlap`: times the mask, that their outlines may cover together.
std::vector<TraceReader::Found> TraceReader::inPlaceOf(std::span<const Found> found, std::vector<PatchPiece> pieces,
                                                       const cv::Mat& mask, double overlap,
                                                       const std::set<std::size_t>& like,
                                                       const Pictures& pictures) const {
    const Found& first = found.front();
    cv::Mat explained = cv::Mat::zeros(mask.size(), CV_8U);
    double covered = 0;
    std::vector<Found> several;
    for (PatchPiece& piece : pieces) {
        explained |= piece.mask;
        covered += cv::contourArea(outlineOf(pictures.view, piece.foot, piece.bulk));
        several.push_back({std::move(piece), first.origin, {}, false, first.outline, first.inPlace});
    }
    const double all = cv::countNonZero(mask);
    if (several.size() <= found.size() || cv::countNonZero(explained) < kMostOfIt * all || covered > overlap * all)
        return {};
    weigh(several, pictures);
    const bool snug =
        std::ranges::all_of(several, [&](const Found& part) { return part.piece.fits[part.piece.kind] >= kSnug; });
    const bool alike = std::ranges::all_of(several, [&](const Found& part) {
        const auto kind = surelyLike(traceOf(part, pictures.pose).kinds.front(), snug ? kRather : kSurely);
        return part.came() == first.came() && kind && like.contains(*kind);
    });
    return alike ? several : std::vector<Found>{};
}

/// Things of one patch, or one thing of it, explained by the kinds that they look like alone.
std::vector<TraceReader::Found> TraceReader::asTheyLook(std::span<const Found> found, const std::set<std::size_t>& like,
                                                        const Pictures& pictures) const {
    const Found& first = found.front();
    const cv::Mat region = found.size() > 1 ? first.patch : first.piece.mask;
    auto pieces = piecesIn({cv::Rect(first.origin, region.size()), region}, pictures.view, withBase_, {}, like);
    // Without their shade several would be found in the shade of one: `apartFromShade` looks for these.
    const auto isShadeless = [&](const PatchPiece& piece) { return piece.bulk != withBase_[piece.kind].bulk; };
    if (std::ranges::any_of(pieces, isShadeless)) return {};
    return inPlaceOf(found, std::move(pieces), region, kOverlap, like, pictures);
}

/// The things of one patch told apart by their own pixels: their shade joins them, or is of another shape on this
/// ground than where they were shown.
std::vector<TraceReader::Found> TraceReader::apartFromShade(std::span<const Found> found,
                                                            const std::set<std::size_t>& like,
                                                            const Pictures& pictures) const {
    const Found& first = found.front();
    const cv::Mat& with = first.came() ? pictures.after : pictures.before;
    const cv::Mat& without = first.came() ? pictures.before : pictures.after;
    const cv::Mat own = ownOfSeveral(with, without, first.patch, first.origin, pictures.changes);
    return inPlaceOf(found, piecesOfOwn({cv::Rect(first.origin, own.size()), own}, pictures.view, withBase_, like), own,
                     kOwnOverlap, like, pictures);
}

/// Things of one patch explained by a piece of the base game on its site and others that look like what was shown;
/// empty if they do not.
std::vector<TraceReader::Found> TraceReader::besideBase(std::span<const Found> found, const std::set<board::Site>& free,
                                                        const Pictures& pictures) const {
    const Found& first = found.front();
    if (first.patch.empty()) return {};
    const cv::Rect box(first.origin, first.patch.size());
    std::size_t tried = 0;
    for (auto& pieces : piecesBesideBase({box, first.patch}, pictures.view, withBase_, free)) {
        if (pieces.size() < found.size()) continue;
        if (++tried > kMostWays) break;
        std::vector<Found> several;
        for (PatchPiece& piece : pieces)
            several.push_back({std::move(piece), box.tl(), first.patch, false, first.outline, first.inPlace});
        weigh(several, pictures);
        const bool known = std::ranges::all_of(several, [&](const Found& part) {
            const board::TraceGuess likeliest = traceOf(part, pictures.pose).kinds.front();
            return part.came() && (surelyLike(likeliest, kSurely) || onSite(part, likeliest));
        });
        if (known) return several;
    }
    return {};
}

/// What looks like one kind and has the outline of another is several of that kind, if they explain it as well and look
/// like it each.
std::vector<TraceReader::Found> TraceReader::takenApart(std::vector<Found> found, const std::set<board::Site>& free,
                                                        const Pictures& pictures) const {
    std::vector<Found> apart;
    for (auto first = found.begin(); first != found.end();) {
        const auto end = std::find_if(first, found.end(), [&](const Found& f) { return !f.sharesPatch(*first); });
        std::set<std::size_t> like;
        std::vector<std::set<std::size_t>> instead;  // of each: the kind that it looks like and has not the outline of
        std::set<std::size_t> likely;                // ... of each, however sure
        bool sure = true, strange = false, units = !first->patch.empty();
        for (const Found& one : std::span(first, end)) {
            const board::TraceGuess likeliest = traceOf(one, pictures.pose).kinds.front();
            const auto kind = surelyLike(likeliest, kSurely);
            strange = strange || (one.came() && !kind);
            sure = sure && kind && one.came() == first->came();
            const auto mostLike = surelyLike(likeliest, 0);
            units = units && mostLike && isShadelessUnit(withBase_[*mostLike]) && one.came() == first->came();
            if (mostLike) likely.insert(*mostLike);
            instead.emplace_back();
            if (!kind) continue;
            like.insert(*kind);
            const bool another = one.piece.fits[*kind] < kPoorFit && one.piece.fits[one.piece.kind] > kPoorFit;
            const bool several = one.alone && one.piece.outlined &&
                                 cv::contourArea(outlineOf(pictures.view, one.piece.foot, withBase_[*kind].bulk)) <
                                     kMostOfIt * cv::countNonZero(one.piece.mask);
            if (another || several) instead.back().insert(*kind);
        }
        const bool misfit = std::ranges::any_of(instead, [](const auto& kinds) { return !kinds.empty(); });
        std::vector<Found> together;
        if (sure && misfit && end - first > 1)
            together = asTheyLook({first, end}, like, pictures);
        else if (strange)
            together = besideBase({first, end}, free, pictures);
        if (together.empty() && units) together = apartFromShade({first, end}, likely, pictures);
        for (auto one = first; one != end && together.empty(); ++one) {
            const auto& kind = instead[std::size_t(one - first)];
            std::vector<Found> several;
            if (!kind.empty()) several = asTheyLook({one, one + 1}, kind, pictures);
            if (several.empty()) several.push_back(std::move(*one));
            std::ranges::move(several, std::back_inserter(apart));
        }
        std::ranges::move(together, std::back_inserter(apart));
        first = end;
    }
    return apart;
}

}  // namespace hexwarden::vision
