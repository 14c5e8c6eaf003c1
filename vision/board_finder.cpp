#include "vision/board_finder.h"

#include "calibration/camera_model.h"
#include "calibration/sha256.h"
#include "calibration/whole_file.h"
#include "tracker/board/message.h"
#include "vision/ground.h"
#include "vision/lattice_fit.h"
#include "vision/other_board.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;
using Result = calibration::Outcome<BoardPose>;

constexpr float kPeak = 0.25f;         ///< least height of a heat map's peak, 0 to 1; chosen by hand
constexpr double kMinQuality = 0.55;   ///< BoardPose::quality, 0 to 1; chosen by hand
constexpr double kMaxResidual = 0.10;  ///< tile sides
constexpr double kMinSeen = 0.70;      ///< share of the board's centres and corners in view that must be seen
constexpr double kMaxTilt = 68;
constexpr double kPatchMargin = 1.3;  ///< a closer look at a patch of land is so much wider than the patch
constexpr double kNoLand = -7;        ///< evidence
constexpr int kWidestWater = 3;       ///< hexes from land, to which tiles of water are looked for

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

/// A patch of the map and what is round it.
cv::Matx33d imageFromPatch(const BoardMaps& maps, const cv::Rect& patch, int side) {
    const double step = kPatchMargin * std::max(patch.width, patch.height) / side, half = step * (side - 1) / 2;
    const cv::Point2d middle(patch.x + (patch.width - 1) / 2., patch.y + (patch.height - 1) / 2.);
    return maps.imageFromMap * cv::Matx33d(step, 0, middle.x - half, 0, step, middle.y - half, 0, 0, 1);
}

std::vector<cv::Point2d> pointsOf(const LatticeFit& fit) {
    std::vector<cv::Point2d> points;
    for (const LatticePeak& peak : fit.explained) points.push_back(peak.inLattice);
    return points;
}

board::Message twoBoards() {
    return board::say("there are two boards: turn the camera to one, or cover the other");
}

std::vector<board::Hex> landOf(const std::vector<HexEvidence>& evidence) {
    std::vector<board::Hex> land;
    for (const HexEvidence& e : evidence)
        if (e.forLand > 0) land.push_back(e.hex);
    return land;
}

/// Merges two looks: each hex as seen by the look that had more of it in view.
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

std::vector<HexEvidence> evidenceOf(const MapPeaks& whole, const MapPeaks& rectified, const LatticeFit& fit) {
    const cv::Matx33d imageFromLattice = rectified.maps.imageFromMap * fit.mapFromLattice;
    return bestSeen(landEvidence(rectified.maps, fit.mapFromLattice),
                    landEvidence(whole.maps, whole.maps.imageFromMap.inv() * imageFromLattice));
}

/// The evidence; the lattice loses what it reached of another board.
std::vector<HexEvidence> withoutStrangers(const MapPeaks& whole, const MapPeaks& rectified, LatticeFit& fit) {
    auto evidence = evidenceOf(whole, rectified, fit);
    auto own = landOf(evidence);
    const auto strangers = strangersIn(own, fit, rectified.maps);
    const auto isStrange = [&](board::Hex h) { return std::ranges::find(strangers, h) != strangers.end(); };
    std::erase_if(own, isStrange);
    const auto rest = strangers.empty() ? std::nullopt : fitOn(own, fit);
    if (!rest) return evidence;
    fit = *rest;
    evidence = evidenceOf(whole, rectified, fit);
    for (HexEvidence& e : evidence)
        if (isStrange(e.hex)) e.forLand = kNoLand;
    return evidence;
}

/// What was said of hexes that may be tiles of water about a land, by their names.
std::map<board::Hex, Ground> groundAbout(const std::vector<board::Hex>& land, const std::vector<HexEvidence>& asked,
                                         const std::vector<Ground>& said, const cv::Matx33d& namedFromSeen) {
    std::map<board::Hex, Ground> ground;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const board::Hex hex = hexAt(project(namedFromSeen, centreInLattice(asked[i].hex)));
        const auto isNear = [&](board::Hex h) { return board::distance(h, hex) <= kWidestWater; };
        if (asked[i].inView == 1 && hex.playable() && std::ranges::any_of(land, isNear)) ground[hex] = said[i];
    }
    return ground;
}

}  // namespace

struct BoardFinder::Parts {
    BoardNetwork network;
    std::vector<board::BoardSpec> specs;
    FinderOptions options;
    fs::path models;
    std::optional<GroundReader> ground = {};  ///< from the first board on that is of no known shape

    Result judge(Pyramid&, const MapPeaks& rectified, const LatticeFit&, const std::vector<HexEvidence>&);
    bool anotherBoard(Pyramid&, const MapPeaks& whole, const cv::Matx33d& imageFromLattice,
                      const std::vector<board::Hex>& own);
    Result findIn(Pyramid&, int side);
};

Result BoardFinder::Parts::judge(Pyramid& pyramid, const MapPeaks& rectified, const LatticeFit& fit,
                                 const std::vector<HexEvidence>& evidence) {
    const cv::Matx33d imageFromLattice = rectified.maps.imageFromMap * fit.mapFromLattice;
    std::vector<HexEvidence> asked;
    std::vector<Ground> said;
    const auto land = chooseLand(evidence, specs, options.layout, [&](const std::vector<HexEvidence>& maybe) {
        if (!ground) ground.emplace(models);
        asked = maybe;
        said = ground->read(pyramid, {imageFromLattice, rectified.maps.picture, options.focalPx}, maybe);
        std::vector<double> odds;
        std::ranges::transform(said, std::back_inserter(odds), landOdds);
        return odds;
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
    if (!land->spec) pose.water = waterAbout(pose.land, groundAbout(pose.land, asked, said, namedFromSeen));
    return pose;
}

/// Whether another board lies beside these hexes, even one so small that only a closer look shows its tiles.
bool BoardFinder::Parts::anotherBoard(Pyramid& pyramid, const MapPeaks& whole, const cv::Matx33d& imageFromLattice,
                                      const std::vector<board::Hex>& own) {
    const auto latticeFrom = [&](const BoardMaps& maps) { return imageFromLattice.inv() * maps.imageFromMap; };
    const auto points = pointsOf(own);
    if (makesTwoBoards(own, specs)) return true;
    if (holdsAnotherBoard(whole.centres, whole.corners, latticeFrom(whole.maps), points)) return true;
    const cv::Rect patch = landBeside(whole.maps.land, latticeFrom(whole.maps), points);
    if (patch.empty()) return false;
    const int side = options.quickSide;
    const MapPeaks closer = lookAt(network, pyramid, imageFromPatch(whole.maps, patch, side), side);
    return holdsAnotherBoard(closer.centres, closer.corners, latticeFrom(closer.maps), points);
}

Result BoardFinder::Parts::findIn(Pyramid& pyramid, int side) {
    const MapPeaks whole = lookAt(network, pyramid, imageFromWhole(pyramid.image().size(), side), side);
    if (whole.centres.size() < 3) return Result::refused(board::say("no board can be seen"));
    const auto fit = fitLattice(whole.centres, whole.corners);
    if (!fit || fit->centres < 4) return Result::refused(board::say("what looks like tiles does not lie on a lattice"));
    const cv::Matx33d imageFromLattice = whole.maps.imageFromMap * fit->mapFromLattice;
    if (holdsAnotherBoard(whole.centres, whole.corners, fit->mapFromLattice.inv(), pointsOf(*fit)))
        return Result::refused(twoBoards());
    const MapPeaks rectified =
        lookAt(network, pyramid, imageFromRectified(imageFromLattice, pointsOf(*fit), side), side);
    auto fine =
        refitLattice(rectified.maps.imageFromMap.inv() * imageFromLattice, rectified.centres, rectified.corners);
    if (!fine) return Result::refused(board::say("what looks like tiles is gone at a second look"));
    const auto evidence = withoutStrangers(whole, rectified, *fine);
    const auto found = judge(pyramid, rectified, *fine, evidence);
    if (!found && side != options.carefulSide) return found;
    const cv::Matx33d imageFromOwn =
        found ? found->view.imageFromLattice : rectified.maps.imageFromMap * fine->mapFromLattice;
    std::vector<cv::Point2d> peaks;
    for (const LatticePeak& peak : fine->explained)
        peaks.push_back(project(imageFromOwn.inv() * rectified.maps.imageFromMap, peak.inMap));
    if (anotherBoard(pyramid, whole, imageFromOwn, partsWithPeaks(found ? found->land : landOf(evidence), peaks)))
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
