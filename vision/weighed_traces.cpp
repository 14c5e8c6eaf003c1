// The part of TraceReader that weighs what each thing is, and whether it came or went.
#include "vision/belonging.h"
#include "vision/shown_reader.h"
#include "vision/trace_reader.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

using board::Piece;

// For something that nobody showed: penalty if its colour is a player's; general penalty; fit of its form.
constexpr double kLikePlayers = .5, kSeldom = .5, kStrangeForm = -2;
constexpr double kSameForm = .6;  // how much its form speaks for a kind beside the rest
// Weight of a better fit of the outline beside what a thing is like by itself, nats.
constexpr double kFitToo = 1;
constexpr double kPlaceWeight = .8;     // of a look with the ground about it
constexpr double kFortAlone = -6;       // nats: forts are built on what stands (WAR-10)
constexpr double kLandsAsKnight = 3.5;  // nats: settled by the knight that landed there (CONQ-6)
constexpr double kOutlineLost = -.15;   // share of the gradient along a thing's rim
constexpr double kLargeWorth = -1.5;    // nats: a hex holds several ones before they are changed
constexpr double kMostKnown = 4;        // log odds that a thing came
// Of what the network of edges says of roads and ships: what is added to each share; how much it counts.
constexpr double kFaintRoute = .02, kRouteTrust = 1.5;
// That it is none of the shown kinds, where all that the set has for such a place were shown.
constexpr double kNothingElse = -2, kMayStand = -2;  // nats; that a kind belongs there

}  // namespace

/// Log odds of each kind from the embedding; the last entry is "none of them".
std::vector<double> TraceReader::looksIn(const Found& found, std::size_t picture) const {
    std::vector<double> looks = kindLogits(found.places[picture], shown_, kinds_);
    for (double& nats : looks) nats *= kPlaceWeight;
    return looks;
}

/// Where its own pixels stand out from the ground, rather from the embedding of these alone; else as `looksIn`.
std::vector<double> TraceReader::looksOf(const Found& found, std::size_t picture) const {
    std::vector<double> looks;
    // Where no outline fits, its own pixels are some of its own or too many.
    if (!found.byItself.empty())
        looks = known_.logits({found.byItself, found.places[picture]}, kinds_, found.piece.outlined);
    if (looks.empty()) looks = looksIn(found, picture);
    addShape(looks, found.shape, shown_, kinds_);
    return looks;
}

/// Whether whatever may stand at such a place is among the shown kinds. Nobody shows the robber.
bool TraceReader::isAllShownAt(cv::Point2d foot, const std::vector<board::Hex>& land) const {
    return !set_.robber && std::ranges::all_of(set_.stands, [&](const board::Stand& stand) {
        return belongsAt(stand.piece, foot, land, set_) < kMayStand ||
               std::ranges::any_of(kinds_, [&](const PatchKind& kind) {
                   return kind.what.piece == stand.piece && kind.what.worth == stand.worth;
               });
    });
}

/// Adds what its outline, its form and its foot say.
std::vector<double> TraceReader::oddsOfKinds(const Found& found, std::size_t picture,
                                             const std::vector<board::Hex>& land, std::vector<double> odds) const {
    const auto& fits = found.piece.fits;
    const double best = std::max(kStrangerFit, *std::max_element(fits.begin(), fits.end()));
    // What a thing is like by itself says more than how much it hides.
    const bool byItself = !found.byItself.empty();
    const auto form = found.alone && !byItself ? formOf(found.piece.mask, found.origin, formView_) : std::nullopt;
    for (std::size_t k = 0; k <= kinds_.size(); ++k) {
        const double fit = k < kinds_.size() ? fits[k] : kStrangerFit;
        odds[k] += (byItself ? kFitToo : kFit) * (fit - best);
        if (k == kinds_.size()) {
            odds[k] -= kLikePlayers * std::max(0., found.colours[picture]) + kSeldom;
            if (form || byItself) odds[k] += kSameForm * kStrangeForm;
            if (isAllShownAt(found.piece.foot, land)) odds[k] += kNothingElse;
            continue;
        }
        odds[k] += belongsAt(kinds_[k].what.piece, found.piece.foot, land, set_);
        odds[k] += asRoute(found, kinds_[k].what.piece);
        if (kinds_[k].what.worth > 1) odds[k] += kLargeWorth;
        if (kinds_[k].what.piece == Piece::knight && found.lands) odds[k] += kLandsAsKnight;
        if (kinds_[k].what.piece == Piece::fort && !stoodAt(found.piece.foot)) odds[k] += kFortAlone;
        if (form && kinds_[k].form) odds[k] += kSameForm * sameForm(*form, *kinds_[k].form);
    }
    return odds;
}

/// Looks at each thing in both pictures, and says whether it came.
void TraceReader::weigh(std::vector<Found>& found, const Pictures& pictures) const {
    if (found.empty()) return;
    std::vector<cv::Point2d> feet;
    for (const Found& f : found) feet.push_back(f.piece.foot);
    for (const std::size_t side : {0, 1}) {
        Pyramid& picture = pictures.whole[side];
        auto places = pictures.eyes.likeness.places(picture, pictures.pose.view, feet);
        auto sights = pictures.eyes.pieces.sightsAt(picture, pictures.pose.view, feet);
        for (std::size_t i = 0; i < found.size(); ++i) {
            found[i].places[side] = std::move(places[i]);
            found[i].sights[side] = std::move(sights[i]);
        }
    }
    for (Found& f : found) {
        Presence presence[2];
        const cv::Rect box(f.origin, f.piece.mask.size());
        const cv::Mat plain = plainestOf(pictures.before(box), pictures.after(box), f.piece.mask);
        for (const std::size_t side : {0, 1})
            f.colours[side] = likePlayers(pictures.light, (side == 0 ? pictures.before : pictures.after)(box), plain,
                                          pictures.players);
        for (const std::size_t side : {0, 1}) {
            if (side == 0 && f.inPlace) {
                presence[0] = {-kMostKnown, 0, 1};
                continue;
            }
            const auto odds = oddsOfKinds(f, side, pictures.pose.land, looksIn(f, side));
            double known = 0;
            for (std::size_t k = 0; k < kinds_.size(); ++k) known += std::exp(odds[k] - odds.back());
            if (standsInHexes(set_) && belongsAt(Piece::settlement, f.piece.foot, pictures.pose.land, set_) > -1)
                known += 1 / std::max(.02, softmax(f.sights[side].kind)[0]) - 1;
            presence[side].known = std::clamp(std::log(known), -kMostKnown, kMostKnown);
            presence[side].colour = f.colours[side];
            const int all = std::max(1, cv::countNonZero(f.piece.mask));
            presence[side].bare = cv::countNonZero(pictures.bare[side](box) & f.piece.mask) / double(all);
        }
        f.odds = cameOdds(presence[0], presence[1], f.inPlace ? 0 : f.outline);
        // Something else in its place has an outline too; bare ground has none.
        if (f.inPlace && !f.piece.outlined && f.outline < kOutlineLost) f.odds = 0;
    }
    lookAtShapes(found, pictures);
    lookAtRoutes(found, pictures);
    lookAlone(found, pictures);
}

/// Which of the things that lie on edges are ships. The network of edges knows many makes of ships and roads, also by a
/// half of one that a building hides.
void TraceReader::lookAtRoutes(std::vector<Found>& found, const Pictures& pictures) const {
    if (set_.standsOnHex(Piece::ship) || set_.stockOf(Piece::ship) == 0 || set_.stockOf(Piece::road) == 0) return;
    for (const bool came : {false, true}) {
        std::vector<board::Edge> edges;
        std::vector<Found*> those;
        for (Found& f : found) {
            if (f.came() != came || belongsAt(Piece::road, f.piece.foot, {}, set_) < kMayStand) continue;
            edges.push_back(std::get<board::Edge>(siteOfPiece(Piece::road, f.piece.foot, set_)));
            those.push_back(&f);
        }
        const auto sights = pictures.eyes.pieces.sightsAt(pictures.whole[came ? 1 : 0], pictures.pose.view, edges);
        for (std::size_t i = 0; i < those.size(); ++i) {
            const Shares kind = softmax(sights[i].kind);
            those[i]->ship = std::log((kind[2] + kFaintRoute) / (kind[1] + kFaintRoute));
        }
    }
}

/// What the network of edges says for a road or a ship, nats.
double TraceReader::asRoute(const Found& found, Piece piece) {
    if (piece != Piece::ship && piece != Piece::road) return 0;
    return kRouteTrust * std::log(2 * sigmoid(piece == Piece::ship ? found.ship : -found.ship));
}

/// Which shape each thing is, where it is.
void TraceReader::lookAtShapes(std::vector<Found>& found, const Pictures& pictures) {
    for (const bool came : {false, true}) {
        std::vector<board::Hex> hexes;
        for (const Found& f : found)
            if (const board::Hex hex = hexAt(f.piece.foot);
                f.came() == came && std::ranges::find(hexes, hex) == hexes.end())
                hexes.push_back(hex);
        std::vector<ShapeSight> sights;
        for (const ShapeLook& look : pictures.eyes.shapes.look(pictures.whole[came ? 1 : 0], pictures.pose.view, hexes))
            sights.insert(sights.end(), look.sights.begin(), look.sights.end());
        for (Found& f : found)
            if (const auto there = f.came() == came ? surestNear(sights, f.piece.foot) : std::nullopt)
                f.shape = there->shape;
    }
}

}  // namespace hexwarden::vision
