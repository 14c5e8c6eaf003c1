#include "vision/shown_reader.h"

#include "vision/belonging.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

using board::Piece;
using board::Shape;

constexpr double kLeastPresence = .1;  // as shapes are read (shape_reader.h); chosen by hand
constexpr double kSameThing = .25, kOnSite = .15, kInBuilding = .3;  // tile sides
constexpr double kAside = .35;  // largest distance from where a piece was shown, tile sides

// How likely a thing is there, given how likely the network that finds things takes it for one and how likely it is one
// of those shown: a line between log-odds, fitted on photographs, which are looked at with their mirror images
// (vision/training/things/alike_in_play.py). Only kOdds was raised by hand, from 0.36: more hexes are right then, and
// fewer things are reported where nothing is than before mirror images counted.
constexpr double kOdds = .7, kPresencePower = .85, kKnownPower = 1.06;

double presenceOf(double found, double known) {
    const auto oddsOf = [](double p) {
        const double sure = std::clamp(p, 1e-6, 1 - 1e-6);
        return sure / (1 - sure);
    };
    const double odds = kOdds * std::pow(oddsOf(found), kPresencePower) * std::pow(oddsOf(known), kKnownPower);
    return odds / (1 + odds);
}

/// A shape that stands where such a piece does.
Shape standsLike(Piece piece) {
    if (board::isBuilding(piece)) return Shape::tower;
    if (piece == Piece::ship) return Shape::boat;
    return board::isRoute(piece) ? Shape::wall : Shape::cube;
}

/// The set without the kinds that were shown.
board::PieceSet restOf(board::PieceSet set, const calibration::ShownPieces& shown) {
    std::erase_if(set.stands, [&](const board::Stand& stand) {
        return std::any_of(shown.pieces.begin(), shown.pieces.end(),
                           [&](const auto& piece) { return piece.kind == stand.piece; });
    });
    return set;
}

board::Guess<board::Colour> colourAmong(const Shares& shares, const std::vector<board::Colour>& colours) {
    board::Guess<board::Colour> guess;
    double sum = 0, most = -1;
    for (board::Colour colour : colours) {
        const double share = shares[static_cast<std::size_t>(colour)];
        sum += share;
        if (share > most) most = share, guess.value = colour;
    }
    guess.probability = sum > 0 ? static_cast<float>(most / sum) : 0;
    return guess;
}

}  // namespace

std::vector<std::vector<cv::Point2d>> feetAsked(const std::vector<board::Hex>& hexes,
                                                const calibration::ShownPieces& shown) {
    std::vector<std::vector<cv::Point2d>> feet(hexes.size());
    if (std::none_of(shown.pieces.begin(), shown.pieces.end(), [](const auto& p) { return board::isBuilding(p.kind); }))
        return feet;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        feet[i].push_back(centreInLattice(hexes[i]));
        for (board::Corner corner : board::corners(hexes[i])) feet[i].push_back(calibration::pointInLattice(corner));
    }
    return feet;
}

/// A place that was asked for where a thing is seen is that thing; else only a building may stand there.
static bool isIdle(const ShapeSight& sight, const Likeness& like, const std::vector<const ShapeSight*>& all) {
    if (!sight.asked) return false;
    if (!board::isBuilding(like.shown.value.piece)) return true;
    return std::any_of(all.begin(), all.end(), [&](const ShapeSight* other) {
        return other != &sight && cv::norm(other->foot - sight.foot) < kSameThing && (!other->asked || other < &sight);
    });
}

bool isAside(cv::Point2d foot, const std::vector<board::Hex>& land, const calibration::ShownPieces& shown) {
    if (std::find(land.begin(), land.end(), hexAt(foot)) != land.end()) return false;
    return std::any_of(shown.pieces.begin(), shown.pieces.end(), [&](const calibration::ShownPiece& piece) {
        return piece.coming && cv::norm(cv::Point2d(piece.coming->foot[0], piece.coming->foot[1]) - foot) < kAside;
    });
}

void place(std::vector<ShapeLook>& looks, LikenessReader& likeness, Pyramid& pyramid, const View& view) {
    std::vector<cv::Point2d> feet;
    for (const ShapeLook& look : looks)
        for (const ShapeSight& sight : look.sights) feet.push_back(sight.foot);
    auto places = likeness.places(pyramid, view, feet);
    auto next = places.begin();
    for (ShapeLook& look : looks)
        for (ShapeSight& sight : look.sights) sight.place = std::move(*next++);
}

bool TakenPlaces::has(cv::Point2d foot) const {
    const auto isNear = [&](double reach) { return [=](cv::Point2d at) { return cv::norm(at - foot) < reach; }; };
    return std::ranges::any_of(sites, isNear(kOnSite)) || std::ranges::any_of(middles, isNear(kInBuilding));
}

std::vector<board::ShapeReading> shownAmong(const std::vector<ShapeLook>& looks, const cv::Matx33d& imageFromLattice,
                                            const std::vector<board::Hex>& land, const board::PieceSet& set,
                                            const calibration::ShownPieces& shown, const TakenPlaces& taken) {
    const board::PieceSet rest = restOf(set, shown);
    const bool more = !rest.shapes().empty();
    std::vector<board::ShapeReading> readings;
    const std::vector<const ShapeSight*> sights = eachOnce(looks);
    for (const ShapeSight* sight : sights) {
        const auto belongs = [&](Piece kind) { return belongsAt(kind, sight->foot, land, set); };
        const Likeness like = likenessOf(sight->place, sight->shape, shown, belongs);
        if (isIdle(*sight, like, sights) || isAside(sight->foot, land, shown)) continue;
        const Piece piece = like.shown.value.piece;
        const bool stranger = piece == Piece::none;
        if (!board::isBuilding(piece) && !board::isRoute(piece) && taken.has(sight->foot)) continue;
        if (stranger && more)
            if (const auto shape = shapeOf(*sight, imageFromLattice, land, rest); shape && shape->isThere()) {
                readings.push_back(*shape);
                continue;
            }
        const double presence = stranger ? sight->presence : presenceOf(sight->presence, like.known);
        if (presence < kLeastPresence) continue;
        const auto looksLike = board::kShapes[static_cast<std::size_t>(
            std::max_element(sight->shape.begin(), sight->shape.end()) - sight->shape.begin())];
        const cv::Point2d at = project(imageFromLattice, sight->foot);
        readings.push_back({hexAt(sight->foot),
                            siteOf(stranger ? looksLike : standsLike(piece), sight->foot, land),
                            static_cast<float>(presence),
                            {looksLike, 0},
                            colourAmong(sight->colour, set.colours),
                            like.lying,
                            {static_cast<float>(at.x), static_cast<float>(at.y)},
                            like.shown});
    }
    std::stable_sort(readings.begin(), readings.end(), [](const auto& a, const auto& b) { return a.hex < b.hex; });
    return readings;
}

std::vector<board::Hex> hexesOfShown(const BoardPose& pose, const board::PieceSet& set,
                                     const calibration::ShownPieces& shown) {
    const bool sails = std::any_of(shown.pieces.begin(), shown.pieces.end(), [](const auto& piece) {
        return piece.kind == Piece::ship || piece.kind == Piece::galley || piece.kind == Piece::cargo;
    });
    return sails ? withSea(pose) : hexesOfShapes(pose, set);
}

}  // namespace hexwarden::vision
