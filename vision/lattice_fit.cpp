#include "vision/lattice_fit.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace hexwarden::vision {
namespace {

constexpr double kReachSides = 0.22;    ///< a peak belongs to a lattice point within this distance
constexpr std::size_t kNeighbours = 7;  ///< peaks round a seed that may be its neighbours
constexpr std::size_t kSeeds = 24;
constexpr double kEnough = 0.93;  ///< share of the height at which no further hypothesis is tried

const double kStep = std::numbers::sqrt3;

/// Similarity that carries points to mean 0 and mean distance sqrt 2.
cv::Matx33d normalizer(const std::vector<cv::Point2d>& points) {
    cv::Point2d mean;
    for (cv::Point2d p : points) mean += p * (1. / static_cast<double>(points.size()));
    double spread = 0;
    for (cv::Point2d p : points) spread += cv::norm(p - mean) / static_cast<double>(points.size());
    const double s = std::numbers::sqrt2 / std::max(spread, 1e-12);
    return {s, 0, -s * mean.x, 0, s, -s * mean.y, 0, 0, 1};
}

cv::Matx33d affineOf(const std::array<cv::Point2d, 3>& from, const std::array<cv::Point2d, 3>& to) {
    const auto columns = [](const std::array<cv::Point2d, 3>& p) {
        return cv::Matx33d(p[0].x, p[1].x, p[2].x, p[0].y, p[1].y, p[2].y, 1, 1, 1);
    };
    return columns(to) * columns(from).inv();
}

/// No fold, no horizon and no absurd foreshortening at this lattice point.
bool plausibleAt(const cv::Matx33d& m, cv::Point2d p) {
    if (m(2, 0) * p.x + m(2, 1) * p.y + m(2, 2) <= 0) return false;
    const cv::Matx22d j = jacobianAt(m, p);
    const double det = j(0, 0) * j(1, 1) - j(0, 1) * j(1, 0), longest = sidePxAt(m, p);
    return det > 0 && det > 0.25 * longest * longest;
}

std::vector<cv::Point2d> points(const std::vector<Peak>& peaks) {
    std::vector<cv::Point2d> all;
    for (const Peak& p : peaks) all.push_back(p.at);
    return all;
}

std::vector<std::size_t> nearest(const std::vector<Peak>& among, cv::Point2d to, std::size_t count, bool notItself) {
    std::vector<std::size_t> order(among.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return cv::norm(among[a].at - to) < cv::norm(among[b].at - to);
    });
    if (notItself && !order.empty()) order.erase(order.begin());
    order.resize(std::min(order.size(), count));
    return order;
}

/// Of board::corners, from their hex's centre.
const std::array<cv::Point2d, 6>& cornersInLattice() {
    static const auto offsets = [] {
        std::array<cv::Point2d, 6> all;
        const auto around = board::corners({0, 0});
        std::transform(around.begin(), around.end(), all.begin(), [](board::Corner c) { return pointInLattice(c); });
        return all;
    }();
    return offsets;
}

std::size_t nearestCorner(cv::Point2d fromCentre) {
    const auto& corners = cornersInLattice();
    const auto squared = [&](cv::Point2d corner) { return (corner - fromCentre).dot(corner - fromCentre); };
    const auto nearest = std::min_element(corners.begin(), corners.end(),
                                          [&](cv::Point2d a, cv::Point2d b) { return squared(a) < squared(b); });
    return static_cast<std::size_t>(nearest - corners.begin());
}

/// One lattice under growth.
class Growth {
  public:
    Growth(const std::vector<Peak>& centres, const std::vector<Peak>& corners) : centres_(centres), corners_(corners) {}

    std::optional<LatticeFit> grow(cv::Matx33d mapFromLattice, cv::Point2d from) {
        fit_ = {};
        fit_.mapFromLattice = mapFromLattice;
        double reach = 2.1;  // lattice distance from the points already explained
        std::size_t before = 0;
        for (int round = 0; round < 9; ++round) {
            explain(from, reach);
            if (fit_.explained.size() < 3) return std::nullopt;
            if (round > 2 && fit_.explained.size() == before) break;
            before = fit_.explained.size();
            if (before >= 6) {
                const auto better = fitHomography(fit_.explained);
                if (!better || !plausibleAt(*better, from)) return std::nullopt;
                fit_.mapFromLattice = *better;
            }
            reach += 1.8;
        }
        return finished();
    }

    std::optional<LatticeFit> refine(const cv::Matx33d& mapFromLattice) {
        fit_ = {};
        fit_.mapFromLattice = mapFromLattice;
        for (int round = 0; round < 4; ++round) {
            explain({0, 0}, 1e9);
            if (fit_.explained.size() < 6) return std::nullopt;
            const auto better = fitHomography(fit_.explained);
            if (!better) return std::nullopt;
            fit_.mapFromLattice = *better;
        }
        explain({0, 0}, 1e9);
        return finished();
    }

  private:
    /// Gives each lattice point the nearest peak within reach, of peaks whose lattice point is near `from`.
    void explain(cv::Point2d from, double reach) {
        fit_.explained.clear();
        const cv::Matx33d latticeFromMap = fit_.mapFromLattice.inv();
        explainBy(latticeFromMap, centres_, true, from, reach);
        explainBy(latticeFromMap, corners_, false, from, reach);
    }

    /// Runs for every hypothesis, thousands of times a picture: what is cheap to ask is asked first.
    void explainBy(const cv::Matx33d& latticeFromMap, const std::vector<Peak>& peaks, bool centre, cv::Point2d from,
                   double reach) {
        matches_.clear();
        for (const Peak& peak : peaks) {
            const cv::Point2d p = project(latticeFromMap, peak.at);
            if (!(cv::norm(p - from) < reach) || std::abs(p.x) > 22 || std::abs(p.y) > 18) continue;
            const board::Hex h = hexAt(p);
            if (!h.playable()) continue;
            std::size_t point = h.index();
            cv::Point2d whole = centreInLattice(h);
            if (!centre) {
                const board::Corner corner = board::corners(h)[nearestCorner(p - whole)];
                point = corner.index();
                whole = pointInLattice(corner);
            }
            const double off = cv::norm(whole - p);
            if (off > kReachSides || !plausibleAt(fit_.mapFromLattice, p)) continue;
            matches_.push_back({point, off, {whole, peak.at, peak.height, centre}});
        }
        std::stable_sort(matches_.begin(), matches_.end(), [](const Match& a, const Match& b) {
            return std::tie(a.point, a.off) < std::tie(b.point, b.off);
        });
        for (std::size_t i = 0; i < matches_.size(); ++i)
            if (i == 0 || matches_[i].point != matches_[i - 1].point) fit_.explained.push_back(matches_[i].peak);
    }

    std::optional<LatticeFit> finished() {
        const cv::Matx33d latticeFromMap = fit_.mapFromLattice.inv();
        double square = 0, height = 0, all = 1e-9;
        for (const LatticePeak& p : fit_.explained) {
            const cv::Point2d off = project(latticeFromMap, p.inMap) - p.inLattice;
            square += off.dot(off);
            height += p.height;
            fit_.centres += p.centre;
        }
        for (const Peak& p : centres_) all += p.height;
        for (const Peak& p : corners_) all += p.height;
        fit_.share = height / all;
        fit_.residualSides = std::sqrt(square / static_cast<double>(fit_.explained.size()));
        return fit_;
    }

    struct Match {
        std::size_t point;  ///< index of the hex or the corner
        double off;
        LatticePeak peak;
    };

    const std::vector<Peak>& centres_;
    const std::vector<Peak>& corners_;
    std::vector<Match> matches_;  // kept for its memory
    LatticeFit fit_;
};

/// Explained height, less for a loose fit: a lattice that is too fine explains much and fits nothing well.
double worth(const LatticeFit& fit) {
    const double loose = fit.residualSides / 0.08;
    return fit.share / (1 + loose * loose);
}

}  // namespace

std::optional<cv::Matx33d> fitHomography(const std::vector<LatticePeak>& peaks) {
    if (peaks.size() < 4) return std::nullopt;
    std::vector<cv::Point2d> from, to;
    for (const LatticePeak& p : peaks) from.push_back(p.inLattice), to.push_back(p.inMap);
    const cv::Matx33d unitFromLattice = normalizer(from), unitFromMap = normalizer(to);
    cv::Matx<double, 8, 8> normal = cv::Matx<double, 8, 8>::zeros();
    cv::Matx<double, 8, 1> right = cv::Matx<double, 8, 1>::zeros();
    for (std::size_t i = 0; i < peaks.size(); ++i) {
        const cv::Point2d s = project(unitFromLattice, from[i]), t = project(unitFromMap, to[i]);
        const double w = peaks[i].height;
        const cv::Matx<double, 2, 8> rows(s.x, s.y, 1, 0, 0, 0, -t.x * s.x, -t.x * s.y,  //
                                          0, 0, 0, s.x, s.y, 1, -t.y * s.x, -t.y * s.y);
        normal += rows.t() * rows * w;
        right += rows.t() * cv::Matx21d(t.x, t.y) * w;
    }
    cv::Matx<double, 8, 1> h;
    if (!cv::solve(normal, right, h, cv::DECOMP_CHOLESKY)) return std::nullopt;
    const cv::Matx33d unit{h(0), h(1), h(2), h(3), h(4), h(5), h(6), h(7), 1};
    cv::Matx33d m = unitFromMap.inv() * unit * unitFromLattice;
    if (!std::isfinite(cv::norm(m))) return std::nullopt;
    const cv::Point2d middle = project(unitFromLattice.inv(), {0, 0});
    if (m(2, 0) * middle.x + m(2, 1) * middle.y + m(2, 2) < 0) m = m * -1;
    return m * (1 / cv::norm(m));
}

std::optional<LatticeFit> fitLattice(const std::vector<Peak>& centres, const std::vector<Peak>& corners) {
    std::optional<LatticeFit> best;
    Growth growth(centres, corners);
    const auto consider = [&](const cv::Matx33d& hypothesis) {
        if (!plausibleAt(hypothesis, {0, 0})) return;
        const auto fit = growth.grow(hypothesis, {0, 0});
        if (fit && fit->centres >= 3 && (!best || worth(*fit) > worth(*best))) best = fit;
    };
    const auto seeds = nearest(
        centres,
        [&] {
            cv::Point2d mean;
            for (cv::Point2d p : points(centres)) mean += p * (1. / static_cast<double>(centres.size()));
            return mean;
        }(),
        kSeeds, false);
    for (std::size_t seed : seeds) {
        const cv::Point2d at = centres[seed].at;
        const auto pairs = [&](const std::vector<Peak>& others, bool same, cv::Point2d first, cv::Point2d second) {
            const auto near = nearest(others, at, kNeighbours, same);
            for (std::size_t a : near)
                for (std::size_t b : near)
                    if (a != b) consider(affineOf({{{0, 0}, first, second}}, {{at, others[a].at, others[b].at}}));
        };
        pairs(centres, true, {kStep, 0}, {kStep / 2, 1.5});
        pairs(corners, false, {kStep / 2, -.5}, {kStep / 2, .5});
        if (best && worth(*best) > kEnough) break;
    }
    return best;
}

std::optional<LatticeFit> refitLattice(const cv::Matx33d& mapFromLattice, const std::vector<Peak>& centres,
                                       const std::vector<Peak>& corners) {
    return Growth(centres, corners).refine(mapFromLattice);
}

}  // namespace hexwarden::vision
