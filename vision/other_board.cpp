#include "vision/other_board.h"

#include "vision/board_pose.h"
#include "vision/land.h"

#include <algorithm>
#include <cmath>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using Hexes = std::vector<board::Hex>;

constexpr double kBesideSides = 1.5;  ///< what lies so far from all that is the board's is none of its own
constexpr int kOtherCentres = 6;      ///< of a second board; fewer hexes on a lattice may be tiles that were put aside
constexpr double kOtherLoose = .12;   ///< sides
constexpr int kLandCells = 12;        ///< of a patch of land that is worth a closer look
constexpr float kIsLand = .5f;

/// Sides that the tiles of a part are off the common lattice, root mean square. Islands, on 34 pictures: at most 0.085.
/// Of another board whatever lies within reach of a point is taken for its peak: 0.116 to 0.173.
constexpr double kOffTheLattice = .12;
/// Another board of the same size may lie nearly in line: 0.066. Then the ratio of variances (F) tells by how much its
/// tiles and those of the first one fit better on two lattices: 38, for islands at most 6.4, unless they are small.
constexpr double kInLine = .06, kApart = 9, kInLinePeaks = 30;
/// Share of a part's points in view that have a peak, islands 0.7 to 1; of parts in line by chance 0.2.
constexpr double kLeastSeen = .5;
constexpr double kFreedoms = 8;     ///< of a homography
constexpr double kOnThePart = .22;  ///< sides from a point of it

/// The land in parts that do not touch, largest first.
std::vector<Hexes> partsOf(Hexes land) {
    std::vector<Hexes> parts;
    while (!land.empty()) {
        Hexes part{land.back()};
        land.pop_back();
        for (std::size_t i = 0; i < part.size(); ++i)
            for (const board::Hex n : board::neighbours(part[i]))
                if (std::erase(land, n)) part.push_back(n);
        parts.push_back(std::move(part));
    }
    std::ranges::stable_sort(parts, std::greater(), &Hexes::size);
    return parts;
}

bool isOneOf(cv::Point2d p, const std::vector<cv::Point2d>& points) {
    return std::ranges::any_of(points, [&](cv::Point2d q) { return cv::norm(p - q) < .01; });
}

std::vector<LatticePeak> peaksAt(const std::vector<cv::Point2d>& points, const LatticeFit& fit) {
    std::vector<LatticePeak> peaks;
    std::ranges::copy_if(fit.explained, std::back_inserter(peaks),
                         [&](const LatticePeak& peak) { return isOneOf(peak.inLattice, points); });
    return peaks;
}

/// Squared sides of the peaks from their lattice points, summed.
double misfit(const std::vector<LatticePeak>& peaks, const cv::Matx33d& mapFromLattice) {
    const cv::Matx33d latticeFromMap = mapFromLattice.inv();
    double sum = 0;
    for (const LatticePeak& peak : peaks) {
        const cv::Point2d off = project(latticeFromMap, peak.inMap) - peak.inLattice;
        sum += off.dot(off);
    }
    return sum;
}

/// On the lattice that suits them best; 0 where nothing is left to differ.
double misfitAlone(const std::vector<LatticePeak>& peaks) {
    const auto alone = 2. * static_cast<double>(peaks.size()) > kFreedoms ? fitHomography(peaks) : std::nullopt;
    return alone ? misfit(peaks, *alone) : 0;
}

/// Whether some of the land lies on another lattice than the rest of it.
bool isOffTheLattice(const std::vector<LatticePeak>& some, const std::vector<LatticePeak>& rest,
                     const LatticeFit& fit) {
    if (some.empty()) return false;
    const double misfitOfSome = misfit(some, fit.mapFromLattice), count = static_cast<double>(some.size()),
                 off = std::sqrt(misfitOfSome / count);
    if (off > kOffTheLattice || off < kInLine || count < kInLinePeaks) return off > kOffTheLattice;
    const double together = misfitOfSome + misfit(rest, fit.mapFromLattice),
                 apart = misfitAlone(some) + misfitAlone(rest),
                 left = 2 * (count + static_cast<double>(rest.size()) - kFreedoms);
    return left > 0 && (together - apart) / kFreedoms > kApart * apart / left;
}

/// Share of these points that have a peak, of those on the map and in the picture; 1 if none is.
double seenShare(const std::vector<cv::Point2d>& points, const LatticeFit& fit, const BoardMaps& maps) {
    const cv::Rect2d map({}, cv::Size2d(maps.land.size())), picture({}, cv::Size2d(maps.picture));
    double inView = 0, seen = 0;
    for (cv::Point2d p : points) {
        const cv::Point2d inMap = project(fit.mapFromLattice, p);
        if (!map.contains(inMap) || !picture.contains(project(maps.imageFromMap, inMap))) continue;
        ++inView;
        seen += !peaksAt({p}, fit).empty();
    }
    return inView > 0 ? seen / inView : 1;
}

bool isBeside(cv::Point2d inLattice, const std::vector<cv::Point2d>& own) {
    return std::ranges::none_of(own, [&](cv::Point2d p) { return cv::norm(p - inLattice) < kBesideSides; });
}

}  // namespace

std::vector<cv::Point2d> pointsOf(const Hexes& land) {
    std::vector<cv::Point2d> points;
    for (const board::Hex h : land) points.push_back(centreInLattice(h));
    for (const board::Corner c : cornersOf(land)) points.push_back(pointInLattice(c));
    return points;
}

Hexes strangersIn(const Hexes& land, const LatticeFit& fit, const BoardMaps& maps) {
    const auto parts = partsOf(land);
    if (parts.size() < 2) return {};
    const auto rest = peaksAt(pointsOf(parts[0]), fit);
    Hexes strangers;
    for (auto part = parts.begin() + 1; part != parts.end(); ++part) {
        const auto points = pointsOf(*part);
        const auto peaks = peaksAt(points, fit);
        if (isOffTheLattice(peaks, rest, fit) || (!peaks.empty() && seenShare(points, fit, maps) < kLeastSeen))
            strangers.insert(strangers.end(), part->begin(), part->end());
    }
    return strangers;
}

std::optional<LatticeFit> fitOn(const Hexes& land, const LatticeFit& fit) {
    LatticeFit own = fit;
    own.explained = peaksAt(pointsOf(land), fit);
    const auto better = fitHomography(own.explained);
    if (!better) return std::nullopt;
    own.mapFromLattice = *better;
    own.centres = static_cast<int>(std::ranges::count_if(own.explained, &LatticePeak::centre));
    own.residualSides = std::sqrt(misfit(own.explained, *better) / static_cast<double>(own.explained.size()));
    return own;
}

Hexes partsWithPeaks(const Hexes& land, const std::vector<cv::Point2d>& peaksInLattice) {
    Hexes seen;
    for (const Hexes& part : partsOf(land)) {
        const auto points = pointsOf(part);
        const bool isSeen = std::ranges::any_of(peaksInLattice, [&](cv::Point2d peak) {
            return std::ranges::any_of(points, [&](cv::Point2d p) { return cv::norm(p - peak) < kOnThePart; });
        });
        if (isSeen) seen.insert(seen.end(), part.begin(), part.end());
    }
    return seen;
}

bool makesTwoBoards(const Hexes& land, const std::vector<board::BoardSpec>& specs) {
    return std::ranges::count_if(partsOf(land), [&](Hexes part) {
               std::ranges::sort(part);
               return std::ranges::any_of(specs, [&](const auto& spec) { return isLandOf(spec, part); });
           }) > 1;
}

bool holdsAnotherBoard(std::vector<Peak> centres, std::vector<Peak> corners, const cv::Matx33d& latticeFromMap,
                       const std::vector<cv::Point2d>& own) {
    const auto ofTheBoard = [&](const Peak& peak) { return !isBeside(project(latticeFromMap, peak.at), own); };
    std::erase_if(centres, ofTheBoard);
    if (centres.size() < kOtherCentres) return false;
    std::erase_if(corners, ofTheBoard);
    const auto other = fitLattice(centres, corners);
    return other && other->centres >= kOtherCentres && other->residualSides < kOtherLoose;
}

cv::Rect landBeside(const cv::Mat& land, const cv::Matx33d& latticeFromMap, const std::vector<cv::Point2d>& own) {
    cv::Mat1b beside(land.size(), 0);
    for (int y = 0; y < land.rows; ++y)
        for (int x = 0; x < land.cols; ++x)
            if (land.at<float>(y, x) > kIsLand && isBeside(project(latticeFromMap, cv::Point2d(x, y)), own))
                beside(y, x) = 255;
    cv::Mat labels, stats, middles;
    const int count = cv::connectedComponentsWithStats(beside, labels, stats, middles);
    cv::Rect largest;
    int most = kLandCells - 1;
    for (int i = 1; i < count; ++i) {
        const auto of = [&](int what) { return stats.at<int>(i, what); };
        if (of(cv::CC_STAT_AREA) <= most) continue;
        most = of(cv::CC_STAT_AREA);
        largest = {of(cv::CC_STAT_LEFT), of(cv::CC_STAT_TOP), of(cv::CC_STAT_WIDTH), of(cv::CC_STAT_HEIGHT)};
    }
    return largest;
}

}  // namespace hexwarden::vision
