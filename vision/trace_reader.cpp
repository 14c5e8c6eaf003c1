#include "vision/trace_reader.h"

#include "calibration/reduce.h"
#include "vision/belonging.h"
#include "vision/on_all_cores.h"
#include "vision/own_pixels.h"
#include "vision/pushed_token.h"
#include "vision/shown_reader.h"
#include "vision/thing_colour.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Piece;
using board::Trace;

constexpr double kSidePx = 56;           // of a tile in the pictures that are compared
constexpr double kReachSides = 1.6;      // largest distance between a patch's middle and that of its hex
constexpr int kRimPx = 6;                // margin round a patch that its outline needs
constexpr double kByGoneThing = .5;      // ... from what went: the two may hide the same ground
constexpr double kOnMiddle = .35;        // tile sides from a hex's middle: a number token lies there
constexpr double kBuildingShown = .65;   // share of a building's outline that must change when one comes or goes
constexpr double kPushedShown = .3;      // ... where the number token was pushed aside
constexpr double kBuildingChanged = .4;  // ... where another stood before
constexpr Bulk kToken{.64F, 0};
constexpr double kPlainlyThere = 4, kSurelyThere = .8;  // log odds, probability
constexpr double kRecognised = .9;                      // probability of a kind
constexpr double kSameThing = .2;                       // ... of a thing of which only a part was seen
constexpr double kDirection = 1.5;                      // of the log odds that a thing came
constexpr double kNobody = .02, kOwnerless = .002;      // the smallest share reported; of what its place tells better
constexpr double kOwnFit = .8;                          // of a thing's own pixels to its outline
constexpr std::size_t kMostGuesses = 4;

View scaled(const View& view, double scale, cv::Size size) {
    return {resizedFromPicture(scale, scale) * view.imageFromLattice, size, view.focalPx * scale};
}

}  // namespace

TraceReader::TraceReader(calibration::ShownPieces shown, board::PieceSet set) : set_(std::move(set)) {
    know(std::move(shown));
}

void TraceReader::know(calibration::ShownPieces shown) {
    shown_ = std::move(shown);
    known_.know(shown_);
    nameKinds();
    learnedSettlement_ = false;
}

namespace {

bool contains(const std::vector<board::Hex>& hexes, board::Hex hex) {
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

/// How likely a thing is one of the known kinds, whichever.
float knownAmong(const std::vector<board::TraceGuess>& kinds) {
    float shares = 0;
    for (const auto& guess : kinds)
        if (guess.what.piece != Piece::none) shares += guess.probability;
    return shares;
}

}  // namespace

bool TraceReader::isShown(Piece kind) const {
    return std::any_of(shown_.pieces.begin(), shown_.pieces.end(), [&](const auto& one) { return one.kind == kind; });
}

Trace TraceReader::traceOf(const Found& found, const BoardPose& pose) const {
    const std::size_t picture = found.came() ? 1 : 0;
    const cv::Point2d foot = found.piece.foot;
    std::vector<board::TraceGuess> guesses;
    std::vector<double> weights = oddsOfKinds(found, picture, pose.land, looksOf(found, picture));
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
            guesses.push_back({what, siteOfPiece(what.piece, foot, set_), p});
    }
    giveToBuildings(guesses, found, pose.land);
    giveToSites(guesses, found);
    float shares = 0;
    for (const auto& guess : guesses) shares += guess.probability;
    for (auto& guess : guesses) guess.probability /= shares;
    const auto sure = static_cast<float>(sigmoid(kDirection * std::abs(found.odds)));
    for (auto& guess : guesses)
        if (guess.what.piece != Piece::none) guess.probability *= sure;
    std::stable_sort(guesses.begin(), guesses.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
    std::erase_if(guesses, [](const auto& g) { return g.probability < (g.what.owned ? kNobody : kOwnerless); });
    if (guesses.size() > kMostGuesses) guesses.resize(kMostGuesses);
    const cv::Point2d at = project(pose.view.imageFromLattice, foot);
    Trace trace{found.came(), hexAt(foot), std::move(guesses), {}, {float(at.x), float(at.y)}};
    return trace;
}

/// A patch too small for any kind with its shade holds one all the same: its own pixels have the outline of one.
bool TraceReader::isWholeUnit(const Patch& patch, const Pictures& pictures) const {
    std::set<std::size_t> units;
    for (std::size_t k = 0; k < withBase_.size(); ++k)
        if (isShadelessUnit(withBase_[k])) units.insert(k);
    if (units.empty()) return false;
    const cv::Mat own = ownOfSeveral(pictures.after, pictures.before, patch.mask, patch.box.tl(), pictures.changes);
    const auto pieces = piecesOfOwn({patch.box, own}, pictures.view, withBase_, units);
    return pieces.size() == 1 && pieces.front().fits[pieces.front().kind] > kOwnFit;
}

std::vector<TraceReader::Found> TraceReader::findIn(std::vector<Patch>& patches, const Pictures& pictures,
                                                    const std::vector<cv::Point2d>& occupied,
                                                    const std::set<board::Site>& free,
                                                    const std::vector<Thing>& gone) const {
    const View& view = pictures.view;
    // Where buildings come: to the middle of hexes, or in place of others.
    const bool inHexes = standsInHexes(set_);
    std::vector<cv::Point2d> sites;
    if (inHexes)
        for (const board::Hex hex : pictures.pose.land) sites.push_back(centreInLattice(hex));
    else if (std::any_of(kinds_.begin(), kinds_.end(), [](const auto& k) { return board::isBuilding(k.what.piece); }))
        sites = occupied;
    std::vector<Found> found;
    for (Patch& patch : patches) {
        const std::size_t first = found.size();
        const bool disc = isDisc(patch, view);
        const cv::Rect wide = cv::Rect(patch.box.x - kRimPx, patch.box.y - kRimPx, patch.box.width + 2 * kRimPx,
                                       patch.box.height + 2 * kRimPx) &
                              cv::Rect({}, view.size);
        cv::Mat region = cv::Mat::zeros(wide.size(), CV_8U);
        patch.mask.copyTo(region(patch.box - wide.tl()));
        const double gained = outlineGained(pictures.before(wide), pictures.after(wide), region);
        for (const cv::Point2d site : sites) {
            const bool pushed = pictures.pushed.contains(hexAt(site)), rebuilt = !inHexes || stoodBuilding(site, gone);
            const double least = pushed ? kPushedShown : rebuilt ? kBuildingChanged : kBuildingShown;
            auto building = pieceAt(site, kUsualBuilding, least, patch, view, kinds_.size());
            if (building) {
                building->fits.resize(withBase_.size());  // a free site is none that a building stood on
                found.push_back({std::move(*building), patch.box.tl(), {}, false, gained});
                found.back().rebuilt = rebuilt;
                found.back().beside = pushed;
                cutOut(patch, view, site, kLargeBuilding);
            }
            if (pushed || (building && inHexes)) cutOut(patch, view, site, kToken);
            if (pushed) patch.mask.setTo(0, pictures.pushed.at(hexAt(site))(patch.box));
        }
        for (const Patch& rest : partsOf(patch)) {
            auto pieces = piecesIn(rest, view, withBase_, free);
            const bool alone = pieces.size() == 1;
            if (alone && gained > 0 && pieces.front().hint) pieces.front().hint = !isWholeUnit(rest, pictures);
            for (PatchPiece& piece : pieces) {
                if (alone) piece.mask = rest.mask;
                found.push_back({std::move(piece), rest.box.tl(), rest.mask, alone, gained});
            }
        }
        for (std::size_t i = first; i < found.size(); ++i)
            found[i].ofDisc = disc && !contains(pictures.pose.land, hexAt(found[i].piece.foot));
    }
    const bool landing =
        std::ranges::count_if(standing_, board::isBuilding, &Thing::piece) < std::ssize(coloursShown());
    for (Found& f : found) {
        const cv::Point2d foot = f.piece.foot;
        const bool onToken = inHexes && cv::norm(centreInLattice(hexAt(foot)) - foot) < kOnMiddle;
        f.lands = landing && !f.beside && std::ranges::any_of(found, [&](const Found& g) {
                      return g.beside && hexAt(g.piece.foot) == hexAt(foot);
                  });
        f.onGone = std::any_of(gone.begin(), gone.end(),
                               [&](const Thing& thing) { return cv::norm(thing.foot - foot) < kByGoneThing; });
        const auto isHere = [&](const Thing& thing) { return isBuildingAt(thing, foot); };
        const auto isCityHere = [&](const Thing& thing) { return thing.piece() == Piece::city && isHere(thing); };
        f.ofCity = std::ranges::any_of(gone, isCityHere) || std::ranges::any_of(standing_, isCityHere);
        f.rebuilt = f.rebuilt || f.ofCity || std::ranges::any_of(gone, isHere);
        f.inPlace = onToken || std::any_of(occupied.begin(), occupied.end(),
                                           [&](cv::Point2d g) { return cv::norm(g - foot) < kReplaced; });
    }
    return found;
}

ReachTraces TraceReader::read(const Reach& reach, const BoardPose& pose, const TraceEyes& eyes,
                              const ChangeScale& changes) {
    const auto near = hexesOfShown(pose, set_, shown_);
    const double scale =
        std::min(1., kSidePx / sidePxAt(pose.view.imageFromLattice, calibration::middleOfLand(pose.land)));
    const auto reduced = [&](const cv::Mat& picture) { return calibration::averagedDown(picture, scale); };
    std::array<Pyramid, 2> whole{Pyramid(reach.before), Pyramid(reach.after)};
    std::array<cv::Mat, 2> small;
    onAllCores(2, [&](std::size_t i) { small[i] = reduced(i == 0 ? reach.before : reach.after); });
    Pictures pictures{reach, pose, eyes, changes, whole, small[0], small[1], scale};
    pictures.before = inLightOf(pictures.after, pictures.before);
    pictures.view = scaled(pose.view, scale, pictures.after.size());
    pictures.light = calibration::lightFromScene(pictures.after);
    const auto prototypes = eyes.colours.prototypes();
    for (const board::Colour colour : coloursShown())
        pictures.players.push_back(prototypes[static_cast<std::size_t>(colour)].mean);
    formView_ = pictures.view;
    ground_.see(pictures.before, pictures.view.imageFromLattice);
    onAllCores(2, [&](std::size_t i) {
        pictures.bare[i] = ground_.shownIn(i == 0 ? pictures.before : pictures.after, changes);
    });
    auto patches = patchesOf(pictures.before, pictures.after, std::min(kSidePx, kSidePx / scale), changes);
    std::erase_if(patches, [&](const Patch& patch) {
        const cv::Point2d middle = cv::Point2d(patch.box.tl()) + cv::Point2d(patch.box.size()) / 2;
        const cv::Point2d at = project(pictures.view.imageFromLattice.inv(), middle);
        return std::none_of(near.begin(), near.end(),
                            [&](board::Hex h) { return cv::norm(centreInLattice(h) - at) < kReachSides; });
    });
    if (!patches.empty()) pictures.wholeBefore = inLightOf(reach.after, reach.before);
    std::vector<Trace> traces;
    std::vector<cv::Point2d> occupied;
    auto touched = touchedBy(patches, pictures.view, pose);
    std::vector<Thing> gone = takeGone(patches, pictures);
    for (const Thing& thing : gone) occupied.push_back(thing.foot);
    // What was read only now came in this reach, and what an earlier one brought may have gone in it: either has the
    // outline of a piece of the base game.
    const auto stood = stoodOn(eyes.taken);
    occupied.insert(occupied.end(), stood.begin(), stood.end());
    stood_ = occupied;
    std::set<board::Site> free = freeSites(pose.land, occupied);
    free.insert(brought_.begin(), brought_.end());
    occupied.insert(occupied.end(), eyes.taken.begin(), eyes.taken.end());
    for (const board::Site& site : brought_) std::erase(occupied, pointInLattice(site));
    if (standsInHexes(set_)) pictures.pushed = pushedTokens(patches, gone, pictures);
    auto found = findIn(patches, pictures, occupied, free, gone);
    std::erase_if(found, [&](const Found& f) {
        if (f.rebuilt) return false;  // on a corner of the coast, which may count to the sea
        return !contains(near, hexAt(f.piece.foot)) || isAside(f.piece.foot, pose.land, shown_);
    });
    weigh(found, pictures);
    found = takenApart(std::move(found), free, pictures);

    const auto replaced = takeReplaced(found);
    keepHidden(gone, found, pictures);
    for (const Thing& thing : gone) traces.push_back(thing.asGone());
    for (const Thing& thing : replaced) traces.push_back(thing.asGone());
    takeTokens(found, pose.land);
    const auto isNothing = [&](const Found& f, const std::vector<board::TraceGuess>& kinds) {
        const board::TraceGuess& likeliest = kinds.front();
        if (isRestOfBuilding(f, found)) return true;
        if (isRebuilt(f, likeliest)) return false;
        // What stood behind something that went shows more of itself.
        if (f.piece.hint && std::ranges::any_of(standing_, [&](const Thing& thing) {
                return board::isUnit(thing.piece()) && cv::norm(thing.foot - f.piece.foot) < kSameThing;
            }))
            return true;
        // Light and shade make patches that look like no kind at all; discs of harbours come to the sea.
        if (f.piece.outlined && !f.ofDisc) return false;
        return likeliest.what.piece == Piece::none || f.isUnseen() ||
               (f.piece.hint && knownAmong(kinds) < kSurelyThere);
    };
    std::vector<CameToSite> onSites;
    const auto shaded = shadedCorners(found, free, pose, pictures.view);
    for (const board::Site& site : shaded) onSites.push_back({site, kBesideStranger});
    std::vector<std::pair<const Found*, Trace>> came;
    for (const Found& f : found) {
        // What is left of a patch where something went is some of it.
        const bool isRest = !f.came() && (f.inPlace || (f.piece.hint && f.onGone));
        if (f.isUnsure() || isRest) continue;
        Trace seen = traceOf(f, pose);
        const board::TraceGuess& likeliest = seen.kinds.front();
        if (isNothing(f, seen.kinds)) continue;
        if (const auto there = readAtOnce(f, likeliest, free); there && !shaded.contains(*there))
            onSites.push_back({*there, kReadAtOnce});
        if (const auto there = onSite(f, likeliest)) {
            if (shaded.contains(there->site)) continue;
            onSites.push_back(*there);
            if (f.came() && board::isRoute(likeliest.what.piece)) came.emplace_back(&f, seen);
            if (f.came() && std::holds_alternative<board::Edge>(there->site)) brought_.insert(there->site);
            continue;
        }
        traces.push_back(record(f, std::move(seen), pictures));
        if (f.came()) came.emplace_back(&f, traces.back());
    }
    layTokens(pictures);
    auto late = overlooked(traces, pictures);
    weigh(late, pictures);
    for (const Found& f : late) {
        if (f.odds < kPlainlyThere) continue;
        const std::size_t before = standing_.size();
        Trace trace = record(f, traceOf(f, pose), pictures);
        if (board::isUnit(trace.kinds.front().what.piece) && trace.kinds.front().probability > kSurelyThere)
            traces.push_back(std::move(trace));
        else
            standing_.resize(before, standing_.front());
    }
    // What is learned counts from the next reach on: everything of this one was weighed by the kinds known so far.
    for (const auto& [thing, trace] : came) {
        recognise(*thing, trace.kinds.front());
        learnBuilding(*thing, trace);
    }
    ground_.follow(pictures.after, pictures.bare[1]);
    return {std::move(traces), std::move(onSites), std::move(touched)};
}

/// From now on number tokens that were pushed aside lie there as the ground does, except under what stands on them.
void TraceReader::layTokens(Pictures& pictures) const {
    if (pictures.pushed.empty()) return;
    cv::Mat open(pictures.view.size, CV_8U, cv::Scalar(255));
    for (const Thing& thing : standing_) open.setTo(0, hiddenBy(thing, pictures.view));
    for (const auto& [hex, token] : pictures.pushed) pictures.bare[1].setTo(255, token & open);
}

/// What stands on hexes that were reached for and was overlooked when it came: the ground does not show there, and
/// nothing is known to stand there.
std::vector<TraceReader::Found> TraceReader::overlooked(const std::vector<Trace>& traces,
                                                        const Pictures& pictures) const {
    std::vector<board::Hex> reached;
    for (const Trace& trace : traces)
        if (board::isUnit(trace.kinds.front().what.piece) && contains(pictures.pose.land, trace.hex))
            reached.push_back(trace.hex);
    if (reached.empty()) return {};
    const View& view = pictures.view;
    cv::Mat rest(view.size, CV_8U, cv::Scalar(255));
    for (const Thing& thing : standing_) {
        cv::Mat mine;
        cv::dilate(hiddenBy(thing, view), mine, cv::getStructuringElement(cv::MORPH_ELLIPSE, {7, 7}));
        rest.setTo(0, mine);
    }
    auto patches = within(patchesIn(~pictures.bare[1], kSidePx), rest);
    std::erase_if(patches, [&](const Patch& patch) {  // searching one takes long
        return std::ranges::none_of(reached, [&](board::Hex h) {
            const cv::Point2d at = project(view.imageFromLattice, centreInLattice(h));
            const cv::Point2d nearest(std::clamp<double>(at.x, patch.box.x, patch.box.br().x),
                                      std::clamp<double>(at.y, patch.box.y, patch.box.br().y));
            return cv::norm(at - nearest) < kReachSides * sidePxAt(view.imageFromLattice, centreInLattice(h));
        });
    });
    std::vector<Found> found;
    for (const Patch& patch : patches)
        for (PatchPiece& piece : piecesIn(patch, view, kinds_))
            if (piece.outlined && contains(reached, hexAt(piece.foot)))
                found.push_back({std::move(piece), patch.box.tl(), {}, false, 0, true});
    return found;
}

/// A sure look is one more that its kind is known by.
void TraceReader::recognise(const Found& found, const board::TraceGuess& likeliest) {
    if (likeliest.probability < kRecognised || found.byItself.empty()) return;
    const std::size_t fitting = found.piece.kind;
    const bool lying = fitting < kinds_.size() && kinds_[fitting].what == likeliest.what && kinds_[fitting].lying;
    known_.recognise(likeliest.what, lying, {found.byItself, found.places[1]});
}

void TraceReader::recognise(const board::NamedThing& named) {
    for (Thing& thing : standing_) {
        if (!thing.look || thing.trace.hex != named.hex || thing.trace.atInImage != named.atInImage) continue;
        known_.name(named.what, thing.kind.lying && thing.kind.what == named.what, std::move(*thing.look));
        thing.look.reset();
    }
}

/// Whose it is; a thing that came stands there from now on.
Trace TraceReader::record(const Found& f, Trace trace, const Pictures& pictures) {
    const cv::Mat& picture = f.came() ? pictures.after : pictures.before;
    const cv::Rect box(f.origin, f.piece.mask.size());
    const cv::Mat plain = plainestOf(pictures.before(box), pictures.after(box), f.piece.mask);
    const auto colour = calibration::pieceColour(pictures.light, picture(box), plain);
    trace.colours =
        coloursOfThing(f.sights[f.came() ? 1 : 0].colour, colour,
                       calibration::ColourModel(pictures.eyes.colours.prototypes()), set_.colours, coloursShown());
    if (!f.came()) return trace;
    PatchKind kind = withBase_[f.piece.kind];
    if (kind.own && f.piece.bulk == *kind.own) kind.bulk = *kind.own;
    if (board::isBuilding(trace.kinds.front().what.piece) && standsInHexes(set_)) kind.bulk = kUsualBuilding;
    standing_.push_back({f.piece.foot, kind, trace, colour});
    if (!f.byItself.empty() && trace.kinds.front().probability < kRecognised)
        standing_.back().look = Look{f.byItself, f.places[1]};
    return trace;
}

/// All, where not two at least were shown.
std::vector<board::Colour> TraceReader::coloursShown() const {
    std::vector<board::Colour> colours;
    for (const calibration::ShownPiece& piece : shown_.pieces)
        if (piece.colour && std::find(colours.begin(), colours.end(), *piece.colour) == colours.end())
            colours.push_back(*piece.colour);
    return colours.size() < 2 ? set_.colours : colours;
}

}  // namespace hexwarden::vision
