#include "vision/land.h"

#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace hexwarden::vision {
namespace {

constexpr double kMaskWeight = 4, kCentreWeight = 3;
constexpr double kContradiction = 0.1;  ///< share of the evidence that a known shape may have against it
constexpr double kMargin = 4;           ///< evidence by which one placement must beat the next
constexpr double kEvidence = 2;         ///< evidence that each hex of a free-form board needs, for or against
constexpr std::size_t kFewest = 5;      ///< hexes of a free-form board

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
        int inView = 0;
        double mask = 0;
        std::optional<double> centre;
        for (cv::Point2d offset : samples()) {
            const cv::Point2d p = middle + offset;
            if (!ahead(p) || !picture.contains(project(imageFromLattice, p))) continue;
            const cv::Point2d at = project(mapFromLattice, p);
            if (!map.contains(at)) continue;
            ++inView;
            mask += heatAt(maps.land, at);
            if (cv::norm(offset) < .4)
                centre = std::max<double>(centre.value_or(0),
                                          heatAt(maps.centre, project(mapFromLattice, middle + offset * .5)));
        }
        if (inView == 0) continue;
        const double share = inView / static_cast<double>(samples().size());
        double forLand = kMaskWeight * (2 * mask / inView - 1);
        if (centre) forLand += kCentreWeight * (2 * std::min(1., *centre / .6) - 1);
        all.push_back({hex, forLand * std::min(1., 2 * share), share});
    }
    return all;
}

calibration::Outcome<Land> chooseLand(const std::vector<HexEvidence>& seen, const std::vector<board::BoardSpec>& specs,
                                      std::string_view layout) {
    using Result = calibration::Outcome<Land>;
    board::SiteMap<board::Hex, float> evidence;
    Candidate free;
    free.forLand = 0;
    double all = 1e-9, doubt = 1e9;
    for (const HexEvidence& e : seen) {
        evidence[e.hex] = static_cast<float>(e.forLand);
        if (e.forLand <= 0) continue;
        free.hexes.push_back(e.hex);
        free.forLand += e.forLand;
        all += e.forLand;
    }
    if (free.hexes.empty()) return Result::refused(board::say("no land tiles can be seen"));
    std::sort(free.hexes.begin(), free.hexes.end());

    Candidate best;
    double second = -1e9;
    for (const board::BoardSpec& spec : specs) {
        if (!layout.empty() && layout != spec.name) continue;
        auto [candidate, next] = bestPlacement(spec, evidence, seen);
        const bool sameLand = candidate.hexes == best.hexes;  // two boxes of one shape contradict each other nowhere
        second = std::max({second, next, sameLand ? -1e9 : std::min(best.forLand, candidate.forLand)});
        if (candidate.forLand > best.forLand) best = std::move(candidate);
    }
    const bool twoWays = best.forLand - second < kMargin;
    const double contradiction = best.spec ? (free.forLand - best.forLand) / all : 1;
    if (contradiction <= kContradiction) {
        if (twoWays)
            return Result::refused(
                board::say("too little of the board is in view to tell which of its hexes are seen"));
        return Land{best.hexes, best.spec, contradiction};
    }
    if (!layout.empty() && layout != "free-form")
        return Result::refused(board::say("the tiles do not make the shape of %1", layout));
    if (free.hexes.size() < kFewest) return Result::refused(board::say("fewer than five land tiles can be seen"));
    board::SiteMap<board::Hex, bool> inView;
    for (const HexEvidence& e : seen) inView[e.hex] = e.inView > .5;
    for (board::Hex h : free.hexes) {
        doubt = std::min(doubt, std::abs(double(evidence[h])));
        for (board::Hex n : board::neighbours(h)) {
            if (!inView[n])
                return Result::refused(board::say("the board reaches beyond the picture and has no known shape"));
            doubt = std::min(doubt, std::abs(double(evidence[n])));
        }
    }
    if (doubt < kEvidence) return Result::refused(board::say("it is not clear which hexes of the board are land"));
    return Land{free.hexes, nullptr, 0};
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
