#include "vision/land.h"

#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace hexwarden::vision {
namespace {

/// Evidence of a hex by the land map and by the peak at its centre; together kMost. Chosen by hand.
constexpr double kMaskWeight = 4, kCentreWeight = 3;
constexpr double kContradiction = 0.1;  ///< share of the evidence that a known shape may have against it
constexpr double kMargin = 4;           ///< evidence by which one placement must beat the next
constexpr double kEvidence = 2;         ///< evidence that each hex of a free-form board needs, for or against
constexpr std::size_t kFewest = 5;      ///< hexes of a free-form board
constexpr std::size_t kFewestAtTheRim =
    10;  ///< fewer hexes that fill the picture are tiles by themselves, and no board
/// Evidence by the maps from which on a hex may be an island; boards without islands have -5 beside them, or less.
constexpr double kIsland = -2;
constexpr double kWholly = .9;         ///< share in view
constexpr double kMaybeATile = -5;     ///< evidence from which on the tiles are asked
constexpr int kBesideTiles = 3;        ///< ... as they are within so many hexes of what the maps take for land
constexpr double kNothingSeen = -6.5;  ///< evidence below which no hex is land, whatever the tiles say
constexpr double kMost = 7;            ///< evidence
constexpr double kPlainlyLand = 6;     ///< evidence by the maps that the tiles seldom contradict
constexpr double kAgainstPlain = -4;   ///< ... unless they are as sure as this
constexpr double kLandGoesOn = .7;     ///< of what is in view of a hex; a coast shows less
constexpr double kEnoughOfATile = .3;  ///< share in view from which on a tile can be asked

/// Middle and two rings of a hex, inside of where tiles meet.
const std::vector<cv::Point2d>& samples() {
    static const std::vector<cv::Point2d> all = [] {
        std::vector<cv::Point2d> points{{0, 0}};
        for (double radius : {.35, .65})
            for (int i = 0; i < 6; ++i) {
                const double a = i * std::numbers::pi / 3;
                points.emplace_back(radius * std::sin(a), -radius * std::cos(a));
            }
        return points;
    }();
    return all;
}

/// Just inside the sides of a hex: the first that comes into view.
const std::vector<cv::Point2d>& rim() {
    static const std::vector<cv::Point2d> all = [] {
        std::vector<cv::Point2d> points;
        for (int i = 0; i < 6; ++i) {
            const double a = (i + .5) * std::numbers::pi / 3;
            points.emplace_back(.78 * std::sin(a), -.78 * std::cos(a));
        }
        return points;
    }();
    return all;
}

using Hexes = std::vector<board::Hex>;

Hexes moved(const Hexes& hexes, int turns, board::Hex shift) {
    Hexes out;
    for (board::Hex h : hexes) {
        const board::Hex t = board::turned(h, turns);
        out.push_back({t.q + shift.q, t.r + shift.r});
    }
    std::sort(out.begin(), out.end());
    return out;
}

/// The shift that carries the first hex of sorted `from` to that of sorted `to`.
board::Hex shiftBetween(const Hexes& from, const Hexes& to) {
    return {to[0].q - from[0].q, to[0].r - from[0].r};
}

struct Candidate {
    Hexes hexes;
    const board::BoardSpec* spec = nullptr;
    double forLand = -1e9;
};

/// The best placement of a spec on the evidence, and how good the best different one is.
std::pair<Candidate, double> bestPlacement(const board::BoardSpec& spec,
                                           const board::SiteMap<board::Hex, float>& evidence,
                                           const std::vector<HexEvidence>& seen) {
    Candidate best;
    double next = -1e9;
    std::set<Hexes> tried;
    const board::Hex surest =
        std::max_element(seen.begin(), seen.end(), [](const HexEvidence& a, const HexEvidence& b) {
            return a.forLand < b.forLand;
        })->hex;
    for (int turns = 0; turns < 6; ++turns) {
        const Hexes turned = moved(spec.land, turns, {0, 0});
        for (board::Hex anchor : turned) {
            Hexes hexes = moved(turned, 0, {surest.q - anchor.q, surest.r - anchor.r});
            if (std::any_of(hexes.begin(), hexes.end(), [](board::Hex h) { return !h.playable(); })) continue;
            if (!tried.insert(hexes).second) continue;
            double sum = 0;
            for (board::Hex h : hexes) sum += evidence[h];
            if (sum > best.forLand) {
                next = best.forLand;
                best = {std::move(hexes), &spec, sum};
            } else {
                next = std::max(next, sum);
            }
        }
    }
    return {best, next};
}

/// What the evidence makes of the land: hex by hex, and as the known shape that fits it best.
struct Shape {
    Candidate free, best;
    double contradiction = 1;
    bool twoWays = false;
    int besides = 0;  ///< hexes that are surely land and not of the best shape: islands beside it

    bool isKnown() const { return contradiction <= kContradiction; }
};

/// `island`: evidence of a hex in plain view that no known shape may leave out.
Shape shapeOf(const std::vector<HexEvidence>& seen, const std::vector<board::BoardSpec>& specs, std::string_view layout,
              double island) {
    board::SiteMap<board::Hex, float> evidence;
    Shape shape;
    shape.free.forLand = 0;
    for (const HexEvidence& e : seen) {
        evidence[e.hex] = static_cast<float>(e.forLand);
        if (e.forLand <= 0) continue;
        shape.free.hexes.push_back(e.hex);
        shape.free.forLand += e.forLand;
    }
    if (shape.free.hexes.empty()) return shape;
    std::sort(shape.free.hexes.begin(), shape.free.hexes.end());
    double second = -1e9;
    for (const board::BoardSpec& spec : specs) {
        if (!layout.empty() && layout != spec.name) continue;
        auto [candidate, next] = bestPlacement(spec, evidence, seen);
        const bool sameLand = candidate.hexes == shape.best.hexes;  // two boxes of one shape: no contradiction
        second = std::max({second, next, sameLand ? -1e9 : std::min(shape.best.forLand, candidate.forLand)});
        if (candidate.forLand > shape.best.forLand) shape.best = std::move(candidate);
    }
    shape.twoWays = shape.best.forLand - second < kMargin;
    if (!shape.best.spec) return shape;
    shape.contradiction = (shape.free.forLand - shape.best.forLand) / (shape.free.forLand + 1e-9);
    for (const HexEvidence& e : seen)
        shape.besides +=
            e.forLand > island && e.inView > kWholly && !std::ranges::binary_search(shape.best.hexes, e.hex);
    return shape;
}

/// Evidence of a hex that is wholly in view. Where the tiles are rather against what the maps take plainly for land,
/// pieces or a print deceive one of them, and nothing is known.
double together(double byMaps, double byTiles) {
    const bool deceived = byMaps > kPlainlyLand && byTiles > kAgainstPlain && byTiles < 0;
    return deceived ? 0 : std::clamp(byTiles, -kMost, kMost);
}

/// For hexes that may be tiles, asks the teller whether they are land.
void askTiles(std::vector<HexEvidence>& seen, const LandTeller& teller) {
    const auto maybe = perhapsTiles(seen);
    const std::vector<double> odds = teller(maybe);
    for (std::size_t i = 0; i < maybe.size(); ++i) {
        const auto e = std::ranges::find(seen, maybe[i].hex, &HexEvidence::hex);
        if (e->forLand < kNothingSeen) continue;
        e->forLand = together(e->forLand, odds[i]) * std::min(1., 2 * e->inView);
    }
}

/// Why the hexes of a free-form board are not clear; none if they are. `wholeInView`: nothing lies beyond the picture.
std::optional<board::Message> doubtOf(const Hexes& land, const std::vector<HexEvidence>& seen, bool wholeInView) {
    board::SiteMap<board::Hex, HexEvidence> evidence;
    for (const HexEvidence& e : seen) evidence[e.hex] = e;
    double doubt = 1e9;
    for (const HexEvidence& e : seen)  // an island touches no other land
        if (e.inView > .5) doubt = std::min(doubt, std::abs(e.forLand));
    for (board::Hex h : land) {
        doubt = std::min(doubt, std::abs(evidence[h].forLand));
        for (board::Hex n : board::neighbours(h)) {
            const HexEvidence& e = evidence[n];
            if (e.inView <= .5 && !wholeInView &&
                (land.size() < kFewestAtTheRim || e.glimpse < 0 || e.glimpse > kLandGoesOn))
                return board::say("the board reaches beyond the picture and has no known shape");
        }
    }
    if (doubt < kEvidence) return board::say("it is not clear which hexes of the board are land");
    return std::nullopt;
}

}  // namespace

std::vector<HexEvidence> landEvidence(const BoardMaps& maps, const cv::Matx33d& mapFromLattice) {
    const cv::Matx33d imageFromLattice = maps.imageFromMap * mapFromLattice;
    const cv::Rect2d picture(0, 0, maps.picture.width, maps.picture.height);
    const cv::Rect2d map(0, 0, maps.land.cols - 1, maps.land.rows - 1);
    const auto ahead = [&](cv::Point2d p) {
        return mapFromLattice(2, 0) * p.x + mapFromLattice(2, 1) * p.y + mapFromLattice(2, 2) > 0;
    };
    std::vector<HexEvidence> all;
    for (std::size_t i = 0; i < board::kHexCount; ++i) {
        const board::Hex hex = board::Hex::at(i);
        if (!hex.playable()) continue;
        const cv::Point2d middle = centreInLattice(hex);
        const auto landAt = [&](cv::Point2d p) -> std::optional<double> {
            if (!ahead(p) || !picture.contains(project(imageFromLattice, p))) return std::nullopt;
            const cv::Point2d at = project(mapFromLattice, p);
            return map.contains(at) ? std::optional<double>(heatAt(maps.land, at)) : std::nullopt;
        };
        int inView = 0, glimpsed = 0;
        double mask = 0, glimpse = 0;
        for (cv::Point2d offset : rim())
            if (const auto land = landAt(middle + offset)) ++glimpsed, glimpse += *land;
        std::optional<double> centre;
        for (cv::Point2d offset : samples()) {
            const auto land = landAt(middle + offset);
            if (!land) continue;
            ++inView;
            mask += *land;
            if (cv::norm(offset) < .4)
                centre = std::max<double>(centre.value_or(0),
                                          heatAt(maps.centre, project(mapFromLattice, middle + offset * .5)));
        }
        if (inView + glimpsed == 0) continue;
        HexEvidence& e = all.emplace_back(HexEvidence{hex});
        e.glimpse = (mask + glimpse) / (inView + glimpsed);
        if (inView == 0) continue;
        const double share = inView / static_cast<double>(samples().size());
        double forLand = kMaskWeight * (2 * mask / inView - 1);
        if (centre) forLand += kCentreWeight * (2 * std::min(1., *centre / .6) - 1);
        e.forLand = forLand * std::min(1., 2 * share);
        e.inView = share;
    }
    return all;
}

std::vector<HexEvidence> perhapsTiles(const std::vector<HexEvidence>& seen) {
    std::vector<HexEvidence> maybe;
    for (const HexEvidence& e : seen) {
        const auto isTileNear = [&](const HexEvidence& other) {
            return other.forLand > 0 && board::distance(other.hex, e.hex) <= kBesideTiles;
        };
        if (e.inView > kEnoughOfATile && (e.forLand > kMaybeATile || std::ranges::any_of(seen, isTileNear)))
            maybe.push_back(e);
    }
    return maybe;
}

calibration::Outcome<Land> chooseLand(std::vector<HexEvidence> seen, const std::vector<board::BoardSpec>& specs,
                                      std::string_view layout, const LandTeller& teller) {
    using Result = calibration::Outcome<Land>;
    Shape shape = shapeOf(seen, specs, layout, kIsland);
    if (teller && (!shape.isKnown() || (layout.empty() && shape.besides > 0))) {
        askTiles(seen, teller);
        shape = shapeOf(seen, specs, layout, kEvidence);
    }
    if (shape.free.hexes.empty()) return Result::refused(board::say("no land tiles can be seen"));
    if (shape.isKnown() && (!teller || !layout.empty() || shape.besides == 0)) {
        if (shape.twoWays)
            return Result::refused(
                board::say("too little of the board is in view to tell which of its hexes are seen"));
        return Land{shape.best.hexes, shape.best.spec, shape.contradiction};
    }
    if (!layout.empty() && layout != "free-form")
        return Result::refused(board::say("the tiles do not make the shape of %1", layout));
    if (shape.free.hexes.size() < kFewest) return Result::refused(board::say("fewer than five land tiles can be seen"));
    if (const auto why = doubtOf(shape.free.hexes, seen, !layout.empty())) return Result::refused(*why);
    return Land{shape.free.hexes, nullptr, 0};
}

bool isLandOf(const board::BoardSpec& spec, const std::vector<board::Hex>& hexes) {
    if (hexes.size() != spec.land.size()) return false;
    for (int turns = 0; turns < 6; ++turns) {
        const Hexes turned = moved(spec.land, turns, {0, 0});
        if (moved(turned, 0, shiftBetween(turned, hexes)) == hexes) return true;
    }
    return false;
}

Numbering numbering(const Land& land, const cv::Matx33d& imageFromLattice) {
    const cv::Point2d middle = middleOfLand(land.hexes);
    Numbering best;
    double leastTurn = 1e9;
    for (int turns = 0; turns < 6; ++turns) {
        const Hexes turned = moved(land.hexes, turns, {0, 0});
        const cv::Point2d turnedMiddle = project(latticeTurned(turns), middle);
        // Between two hexes the nudge decides, and not rounding.
        const board::Hex home = hexAt(turnedMiddle + cv::Point2d(1e-4, 3e-4));
        const board::Hex shift = land.spec ? shiftBetween(turned, land.spec->land) : board::Hex{-home.q, -home.r};
        const Hexes named = moved(turned, 0, shift);
        if (land.spec && named != land.spec->land) continue;
        const cv::Matx33d namedFromSeen = latticeShiftedTo(shift) * latticeTurned(turns);
        const cv::Matx22d j = jacobianAt(imageFromLattice * namedFromSeen.inv(), project(namedFromSeen, middle));
        const double turn = std::abs(std::atan2(j(1, 0), j(0, 0)));
        if (turn >= leastTurn) continue;
        leastTurn = turn;
        best = {namedFromSeen, named};
    }
    return best;
}

}  // namespace hexwarden::vision
