#include "vision/belonging.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

using board::Piece;

constexpr double kElsewhere = -8;                   // nats
constexpr double kMisplaced = .2, kAtCoast = -2.5;  // tile sides that a foot may be off: at a coast that says less
constexpr double kReach = .22, kSpread = .1;  // tile sides: so far off its site a piece stands, or further less likely
constexpr double kUnderUnit = .22, kOnToken = -4.5;  // units stand beside the number token

constexpr double kOffCorner = .2, kOnCorner = -2.5;  // units stand in hexes, not where buildings do
// Nor do they often stand across an edge, in the middle of which walls stand: tile sides within which that counts
// wholly, and beyond which not at all. A thing that stands anywhere in a hex is there one time in ten. Without walls
// and with crowds of armies, some of which stand there, it says nothing.
constexpr double kOnEdge = .15, kBesideEdge = .25, kAcrossEdge = -2;

double offBy(double tileSides) {
    const double off = std::max(0., tileSides - kReach) / kSpread;
    return std::max(kElsewhere, -.5 * off * off);
}

template <class Sites, class Place>
auto nearest(const Sites& sites, cv::Point2d foot, Place placeOf) {
    return *std::min_element(sites.begin(), sites.end(), [&](const auto& a, const auto& b) {
        return cv::norm(placeOf(a) - foot) < cv::norm(placeOf(b) - foot);
    });
}

board::Corner cornerNear(cv::Point2d foot) {
    return nearest(board::corners(hexAt(foot)), foot, [](board::Corner c) { return pointInLattice(c); });
}
board::Edge edgeNear(cv::Point2d foot) {
    return nearest(board::edges(hexAt(foot)), foot, [](board::Edge e) { return middleInLattice(e); });
}

double acrossEdge(cv::Point2d foot) {
    const double off = cv::norm(middleInLattice(edgeNear(foot)) - foot);
    return kAcrossEdge * std::clamp((kBesideEdge - off) / (kBesideEdge - kOnEdge), 0., 1.);
}

}  // namespace

bool standsInHexes(const board::PieceSet& set) {
    return set.standsOnHex(Piece::settlement);
}

board::Site siteOfPiece(Piece piece, cv::Point2d foot, const board::PieceSet& set) {
    if (set.standsOnHex(piece)) return hexAt(foot);
    return board::isBuilding(piece) ? board::Site(cornerNear(foot)) : board::Site(edgeNear(foot));
}

double belongsAt(Piece piece, cv::Point2d foot, const std::vector<board::Hex>& land, const board::PieceSet& set) {
    const auto isLand = [&](board::Hex h) { return std::find(land.begin(), land.end(), h) != land.end(); };
    const board::Hex hex = hexAt(foot);
    const bool onLand = isLand(hex);
    const auto offCoast = [&] {
        for (const cv::Point2d corner : calibration::cornersInLattice({hex}))
            if (isLand(hexAt(foot + (corner - centreInLattice(hex)) * kMisplaced)) != onLand) return kAtCoast;
        return kElsewhere;
    };
    const double fromMiddle = cv::norm(centreInLattice(hex) - foot);
    if (piece == Piece::none) return 0;
    if (board::isBuilding(piece)) {
        if (set.standsOnHex(piece)) return onLand ? offBy(fromMiddle) : kElsewhere;
        return offBy(cv::norm(pointInLattice(cornerNear(foot)) - foot));
    }
    if (piece == Piece::galley || piece == Piece::cargo || (piece == Piece::ship && set.standsOnHex(piece)))
        return onLand ? offCoast() : acrossEdge(foot);
    if (board::isRoute(piece)) {
        const board::Edge edge = edgeNear(foot);
        const auto sides = board::hexes(edge);
        if (piece == Piece::ship && std::all_of(sides.begin(), sides.end(), isLand)) return kElsewhere;
        return offBy(cv::norm(middleInLattice(edge) - foot));
    }
    if (!onLand) return offCoast();
    if (!standsInHexes(set) && board::isUnit(piece) && cv::norm(pointInLattice(cornerNear(foot)) - foot) < kOffCorner)
        return kOnCorner;
    if (!standsInHexes(set)) return 0;
    return fromMiddle < kUnderUnit ? kOnToken : acrossEdge(foot);
}

std::vector<board::Edge> edgesWithRoutes(const BoardPose& pose, const board::PieceSet& set) {
    std::vector<board::Edge> edges = edgesOf(pose.land);
    if (set.stockOf(Piece::ship) > 0 && !set.standsOnHex(Piece::ship))
        for (const board::Edge open : openEdgesOf(pose)) edges.push_back(open);
    return edges;
}

}  // namespace hexwarden::vision
