#include "vision/board_finder.h"

#include "calibration/camera_model.h"
#include "calibration/sha256.h"
#include "calibration/whole_file.h"
#include "tracker/board/message.h"
#include "vision/lattice_fit.h"
#include "vision/water.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;
using Result = calibration::Outcome<BoardPose>;

constexpr float kPeak = 0.25f;
constexpr double kMarginSides = 1.3;  ///< round the board at the second look
constexpr double kMinQuality = 0.55;
constexpr double kMaxResidual = 0.10;  ///< tile sides
constexpr double kMinSeen = 0.70;      ///< share of the board's centres and corners in view that must be seen
constexpr double kMaxTilt = 68;
constexpr double kBesideSides = 1.5;  ///< what lies so far from all that the lattice explains is none of its own
constexpr int kOtherCentres = 6;      ///< of a second board; fewer hexes on a lattice may be tiles that were put aside
constexpr double kOtherLoose = .12;   ///< sides

struct MapPeaks {
    BoardMaps maps;
    std::vector<Peak> centres, corners;
};

MapPeaks lookAt(BoardNetwork& network, Pyramid& pyramid, const cv::Matx33d& imageFromCutOut, int side) {
    MapPeaks look{network.look(pyramid, imageFromCutOut, side), {}, {}};
    look.centres = peaksOf(look.maps.centre, kPeak);
    look.corners = peaksOf(look.maps.corner, kPeak);
    return look;
}

/// The whole picture in a square.
cv::Matx33d imageFromWhole(cv::Size picture, int side) {
    const double step = static_cast<double>(std::max(picture.width, picture.height)) / side;
    return {step, 0,    (picture.width - side * step - 1 + step) / 2,
            0,    step, (picture.height - side * step - 1 + step) / 2,
            0,    0,    1};
}

/// The board as if seen from straight above, filling the square but for a margin.
cv::Matx33d imageFromRectified(const cv::Matx33d& imageFromLattice, const std::vector<LatticePeak>& seen, int side) {
    cv::Point2d low = seen[0].inLattice, high = low;
    for (const LatticePeak& p : seen) {
        low = {std::min(low.x, p.inLattice.x), std::min(low.y, p.inLattice.y)};
        high = {std::max(high.x, p.inLattice.x), std::max(high.y, p.inLattice.y)};
    }
    const double span = std::max(high.x - low.x, high.y - low.y) + 2 * kMarginSides, step = span / side;
    const cv::Point2d first = (low + high) / 2 - cv::Point2d(step, step) * ((side - 1) / 2.);
    return imageFromLattice * cv::Matx33d(step, 0, first.x, 0, step, first.y, 0, 0, 1);
}

std::vector<cv::Point2d> pointsOf(const std::vector<board::Hex>& land) {
    std::vector<cv::Point2d> points;
    for (const board::Hex h : land) points.push_back(centreInLattice(h));
    for (const board::Corner c : cornersOf(land)) points.push_back(pointInLattice(c));
    return points;
}

/// Share of the board's centres and corners in view that have their peak.
double seenShare(const BoardPose& pose, const LatticeFit& fit, const cv::Matx33d& namedFromSeen) {
    const cv::Rect2d picture({}, cv::Size2d(pose.view.size));
    int inView = 0, seen = 0;
    for (cv::Point2d p : pointsOf(pose.land)) {
        if (!picture.contains(project(pose.view.imageFromLattice, p))) continue;
        ++inView;
        seen += std::any_of(fit.explained.begin(), fit.explained.end(), [&](const LatticePeak& peak) {
            return cv::norm(project(namedFromSeen, peak.inLattice) - p) < .01;
        });
    }
    return inView > 0 ? static_cast<double>(seen) / inView : 0;
}

/// Whether another lattice of hexes lies beside the board, whose centres and corners are `own`.
bool anotherBoard(const MapPeaks& whole, const cv::Matx33d& imageFromLattice, const std::vector<cv::Point2d>& own) {
    const cv::Matx33d latticeFromMap = imageFromLattice.inv() * whole.maps.imageFromMap;
    const auto beside = [&](std::vector<Peak> peaks) {
        std::erase_if(peaks, [&](const Peak& peak) {
            const cv::Point2d at = project(latticeFromMap, peak.at);
            return std::ranges::any_of(own, [&](cv::Point2d p) { return cv::norm(p - at) < kBesideSides; });
        });
        return peaks;
    };
    const auto centres = beside(whole.centres);
    if (centres.size() < kOtherCentres) return false;
    const auto other = fitLattice(centres, beside(whole.corners));
    return other && other->centres >= kOtherCentres && other->residualSides < kOtherLoose;
}

std::vector<cv::Point2d> pointsOf(const LatticeFit& fit) {
    std::vector<cv::Point2d> points;
    for (const LatticePeak& peak : fit.explained) points.push_back(peak.inLattice);
    return points;
}

board::Message twoBoards() {
    return board::say("there are two boards: turn the camera to one, or cover the other");
}

/// Of two looks, each hex as the one saw it that had more of it in view.
std::vector<HexEvidence> bestSeen(std::vector<HexEvidence> evidence, const std::vector<HexEvidence>& other) {
    for (const HexEvidence& o : other) {
        const auto same = std::find_if(evidence.begin(), evidence.end(), [&](const auto& e) { return e.hex == o.hex; });
        if (same == evidence.end())
            evidence.push_back(o);
        else if (o.inView > same->inView || same->glimpse < 0)
            *same = o;
    }
    return evidence;
}

}  // namespace

struct BoardFinder::Parts {
    BoardNetwork network;
    std::vector<board::BoardSpec> specs;
    FinderOptions options;
    fs::path models;
    std::optional<WaterTeller> water = {};  ///< from the first board on that is of no known shape

    Result judge(Pyramid&, const MapPeaks& whole, const MapPeaks& rectified, const LatticeFit& fit);
    Result findIn(Pyramid&, int side);
};

Result BoardFinder::Parts::judge(Pyramid& pyramid, const MapPeaks& whole, const MapPeaks& rectified,
                                 const LatticeFit& fit) {
    const cv::Matx33d imageFromLattice = rectified.maps.imageFromMap * fit.mapFromLattice;
    const auto evidence = bestSeen(landEvidence(rectified.maps, fit.mapFromLattice),
                                   landEvidence(whole.maps, whole.maps.imageFromMap.inv() * imageFromLattice));
    const auto land = chooseLand(evidence, specs, options.layout, [&](const std::vector<HexEvidence>& maybe) {
        if (!water) water.emplace(models);
        return water->landOdds(pyramid, {imageFromLattice, rectified.maps.picture, options.focalPx}, maybe);
    });
    if (!land) return Result::refused(land.refusal);
    const auto [namedFromSeen, hexes] = numbering(*land, imageFromLattice);
    BoardPose pose;
    pose.view = {imageFromLattice * namedFromSeen.inv(), rectified.maps.picture, options.focalPx};
    pose.land = hexes;
    pose.layout = land->spec ? land->spec->name : "free-form";
    pose.residualSides = fit.residualSides;
    const double share = seenShare(pose, fit, namedFromSeen);
    const double loose = fit.residualSides / kMaxResidual;
    pose.quality = share * (1 - .5 * loose * loose) * (1 - land->contradiction);
    if (fit.residualSides > kMaxResidual)
        return Result::refused(board::say("the tiles that are seen do not lie on one lattice"));
    if (share < kMinSeen)
        return Result::refused(board::say("only %1 % of the lattice is seen where it should be", cvRound(share * 100)));
    if (pose.quality < kMinQuality) return Result::refused(board::say("the board is seen too unclearly to be trusted"));
    // A wider lens than the assumed one makes boards look flatter than they are; the tilt of the board decides.
    if (options.focalPx == 0 && tiltDegrees(pose.view) > kMaxTilt)
        pose.view.focalPx =
            calibration::focalFromPlane(pose.view.imageFromLattice, pose.view.size).value_or(options.focalPx);
    if (tiltDegrees(pose.view) > kMaxTilt) return Result::refused(board::say("the board is seen too flat"));
    return pose;
}

Result BoardFinder::Parts::findIn(Pyramid& pyramid, int side) {
    const MapPeaks whole = lookAt(network, pyramid, imageFromWhole(pyramid.image().size(), side), side);
    if (whole.centres.size() < 3) return Result::refused(board::say("no board can be seen"));
    const auto fit = fitLattice(whole.centres, whole.corners);
    if (!fit || fit->centres < 4) return Result::refused(board::say("what looks like tiles does not lie on a lattice"));
    const cv::Matx33d imageFromLattice = whole.maps.imageFromMap * fit->mapFromLattice;
    if (anotherBoard(whole, imageFromLattice, pointsOf(*fit))) return Result::refused(twoBoards());
    const MapPeaks rectified =
        lookAt(network, pyramid, imageFromRectified(imageFromLattice, fit->explained, side), side);
    const auto fine =
        refitLattice(rectified.maps.imageFromMap.inv() * imageFromLattice, rectified.centres, rectified.corners);
    if (!fine) return Result::refused(board::say("what looks like tiles is gone at a second look"));
    auto found = judge(pyramid, whole, rectified, *fine);
    // The lattice of one board may have reached into the other.
    if (found && anotherBoard(whole, found->view.imageFromLattice, pointsOf(found->land)))
        return Result::refused(twoBoards());
    return found;
}

BoardFinder::BoardFinder(const fs::path& modelsFolder, std::vector<board::BoardSpec> specs, FinderOptions options)
    : parts_(new Parts{BoardNetwork(modelsFolder / "board.onnx"), std::move(specs), std::move(options), modelsFolder}) {
}
BoardFinder::~BoardFinder() = default;
BoardFinder::BoardFinder(BoardFinder&&) noexcept = default;
BoardFinder& BoardFinder::operator=(BoardFinder&&) noexcept = default;

Result BoardFinder::find(const Frame& frame) {
    Pyramid pyramid(frame.image);
    const Result quick = parts_->findIn(pyramid, parts_->options.quickSide);
    if (quick || quick.refusal == twoBoards()) return quick;
    return parts_->findIn(pyramid, parts_->options.carefulSide);
}

std::vector<board::BoardSpec> readBoardSpecs(const fs::path& boardsFolder) {
    calibration::demandListed(boardsFolder);
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(boardsFolder))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<board::BoardSpec> specs;
    for (const fs::path& file : files) {
        specs.push_back(board::parseBoardSpec(calibration::readWhole(file), file.string()));
    }
    if (specs.empty()) throw board::Failure(board::say("there are no boards in %1", boardsFolder));
    return specs;
}

}  // namespace hexwarden::vision
