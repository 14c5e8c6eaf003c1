#include "vision/board_finder.h"

#include "vision/land.h"
#include "vision/lattice_fit.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;
using Result = calibration::Outcome<BoardPose>;

constexpr float kPeak = 0.25f;
constexpr double kAround = 1.12;       ///< the second look sees so much more than the board
constexpr double kMaxResidual = 0.10;  ///< tile sides
constexpr double kMinSeen = 0.70;      ///< share of the board's centres and corners in view that must be seen
constexpr double kMaxTilt = 68;

struct Look {
    BoardMaps maps;
    std::vector<Peak> centres, corners;
};

Look lookAt(BoardNetwork& network, Pyramid& pyramid, cv::Point2d middle, double squarePx, int side) {
    Look look{network.look(pyramid, middle, squarePx, side), {}, {}};
    look.centres = peaksOf(look.maps.centre, kPeak);
    look.corners = peaksOf(look.maps.corner, kPeak);
    return look;
}

/// Share of the board's centres and corners in view that have their peak.
double seenShare(const BoardPose& pose, const LatticeFit& fit, const cv::Matx33d& namedFromSeen) {
    const cv::Rect2d picture({}, cv::Size2d(pose.view.size));
    std::vector<cv::Point2d> expected;
    for (board::Hex h : pose.land) expected.push_back(centreInLattice(h));
    for (board::Corner c : cornersOf(pose.land)) expected.push_back(pointInLattice(c));
    int inView = 0, seen = 0;
    for (cv::Point2d p : expected) {
        if (!picture.contains(project(pose.view.imageFromLattice, p))) continue;
        ++inView;
        seen += std::any_of(fit.explained.begin(), fit.explained.end(), [&](const LatticePeak& peak) {
            return cv::norm(project(namedFromSeen, peak.inLattice) - p) < .01;
        });
    }
    return inView > 0 ? static_cast<double>(seen) / inView : 0;
}

std::string sentence(double share) {
    return "only " + std::to_string(cvRound(share * 100)) + " % of the lattice is seen where it should be";
}

}  // namespace

struct BoardFinder::Parts {
    BoardNetwork network;
    std::vector<board::BoardSpec> specs;
    FinderOptions options;

    Result judge(const Look& look, const LatticeFit& fit) const;
    Result findIn(Pyramid&, int side);
};

Result BoardFinder::Parts::judge(const Look& look, const LatticeFit& fit) const {
    const auto land = chooseLand(landEvidence(look.maps, fit.mapFromLattice), specs, options.layout);
    if (!land) return Result::refused(land.refusal);
    const cv::Matx33d imageFromLattice = look.maps.imageFromMap * fit.mapFromLattice;
    const auto [namedFromSeen, hexes] = numbering(*land, imageFromLattice);
    BoardPose pose;
    pose.view = {imageFromLattice * namedFromSeen.inv(), look.maps.picture, options.focalPx};
    pose.land = hexes;
    pose.layout = land->spec ? land->spec->name : "free-form";
    pose.residualSides = fit.residualSides;
    const double share = seenShare(pose, fit, namedFromSeen);
    const double loose = fit.residualSides / kMaxResidual;
    pose.quality = share * (1 - .5 * loose * loose) * (1 - land->contradiction);
    if (fit.residualSides > kMaxResidual) return Result::refused("the tiles that are seen do not lie on one lattice");
    if (share < kMinSeen) return Result::refused(sentence(share));
    if (tiltDegrees(pose.view) > kMaxTilt) return Result::refused("the board is seen too flat");
    return pose;
}

Result BoardFinder::Parts::findIn(Pyramid& pyramid, int side) {
    const cv::Size size = pyramid.image().size();
    const cv::Point2d middle((size.width - 1) / 2., (size.height - 1) / 2.);
    const Look first = lookAt(network, pyramid, middle, std::max(size.width, size.height), side);
    if (first.centres.size() < 3) return Result::refused("no board is to be seen");
    const auto rough = fitLattice(first.centres, first.corners);
    if (!rough || rough->centres < 4) return Result::refused("what looks like tiles does not lie on a lattice");

    std::vector<cv::Point2f> seen;
    for (const LatticePeak& p : rough->explained) {
        const cv::Point2d at = project(first.maps.imageFromMap, p.inMap);
        seen.emplace_back(static_cast<float>(at.x), static_cast<float>(at.y));
    }
    const cv::Rect2f box = cv::boundingRect(seen);
    const cv::Point2d boxMiddle(box.x + box.width / 2, box.y + box.height / 2);
    const double side1 = sidePxAt(first.maps.imageFromMap * rough->mapFromLattice, {0, 0});
    const double square = (std::max(box.width, box.height) + side1) * kAround;
    const Look second = lookAt(network, pyramid, boxMiddle, square, side);
    const cv::Matx33d guess = second.maps.imageFromMap.inv() * first.maps.imageFromMap * rough->mapFromLattice;
    const auto fine = refitLattice(guess, second.centres, second.corners);
    if (!fine) return judge(first, *rough);
    return judge(second, *fine);
}

BoardFinder::BoardFinder(const fs::path& modelsFolder, std::vector<board::BoardSpec> specs, FinderOptions options)
    : parts_(new Parts{BoardNetwork(modelsFolder / "board.onnx"), std::move(specs), std::move(options)}) {}
BoardFinder::~BoardFinder() = default;
BoardFinder::BoardFinder(BoardFinder&&) noexcept = default;
BoardFinder& BoardFinder::operator=(BoardFinder&&) noexcept = default;

Result BoardFinder::find(const Frame& frame) {
    Pyramid pyramid(frame.image);
    const Result quick = parts_->findIn(pyramid, parts_->options.quickSide);
    if (quick) return quick;
    return parts_->findIn(pyramid, parts_->options.carefulSide);
}

std::vector<board::BoardSpec> readBoardSpecs(const fs::path& boardsFolder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(boardsFolder))
        if (entry.path().extension() == ".txt") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<board::BoardSpec> specs;
    for (const fs::path& file : files) {
        std::ifstream in(file);
        std::ostringstream text;
        text << in.rdbuf();
        specs.push_back(board::parseBoardSpec(text.str(), file.string()));
    }
    return specs;
}

}  // namespace hexwarden::vision
