// What rendered tables are looked at with in vision's tests.
#pragma once

#include "tests/support/rendered_table.h"
#include "vision/reader.h"
#include "vision/scanner.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

namespace hexwarden::vision {

inline const std::filesystem::path kData = HEXWARDEN_SOURCE "/data";

inline support::TableTruth shuffled(std::uint64_t seed) {
    return support::shuffledTable(readBoardSpecs(kData / "boards")[0], seed);
}

/// A table of the base game as somebody finds it who makes no mistake.
inline BoardPose trueBoard(const support::TableTruth& truth, const support::RenderedTable& picture) {
    BoardPose pose;
    pose.view = picture.view;
    pose.land = truth.land;
    pose.layout = "base-19";
    return pose;
}

/// A piece that came to that lattice point, as the reader learns it. Throws where it sees none.
inline calibration::ShownPiece shownTo(Reader& reader, const BoardPose& pose, const Reach& came, cv::Point2d foot,
                                       board::ShownAs as, board::Colour colour) {
    const auto sight = reader.show({came.after, 0, 0}, pose, {project(pose.view.imageFromLattice, foot)}, {came}).at(0);
    if (!sight) throw std::runtime_error("nothing stands there");
    reader.learnColour(colour, sight->colour);
    return {as.piece, as.worth, colour, false, sight->place, sight->bulk, sight->coming, sight->shape};
}

/// The true lattice point under one of a found lattice: the two may be turned against each other.
inline cv::Point2d trueLattice(const support::RenderedTable& truth, const BoardPose& found, cv::Point2d inFound) {
    return project(truth.view.imageFromLattice.inv(), project(found.view.imageFromLattice, inFound));
}

/// Largest distance of a hex centre of the found board from the true one, in tile sides; 9 if one is no land.
inline double worstOff(const support::RenderedTable& truth, const std::vector<board::Hex>& land,
                       const BoardPose& found) {
    double worst = 0;
    for (board::Hex h : found.land) {
        const cv::Point2d p = trueLattice(truth, found, centreInLattice(h));
        if (std::find(land.begin(), land.end(), hexAt(p)) == land.end()) return 9;
        worst = std::max(worst, cv::norm(p - centreInLattice(hexAt(p))));
    }
    return worst;
}

struct SeenTable {
    const char* name;
    support::ViewFrom view;
    support::Flaws flaws;
};

/// One table a kind of view and flaw.
inline std::vector<SeenTable> seenTables() {
    return {{"FromAbove", {}, {}},
            {"Turned", {.turnDegrees = 41}, {}},
            {"UpsideDown", {.tiltDegrees = 20, .turnDegrees = 180}, {}},
            {"Oblique", {.tiltDegrees = 42, .turnDegrees = 10}, {}},
            {"Small", {.fill = .55, .shift = {.1, -.08}}, {}},
            {"Upright", {.tiltDegrees = 15, .size = {900, 1200}}, {}},
            {"Blurred", {.tiltDegrees = 10}, {.blurPx = 2.5}},
            {"Noisy", {.tiltDegrees = 10}, {.noise = 14}},
            {"LitFromOneSide", {.tiltDegrees = 10}, {.lightGradient = .5}},
            {"Dim", {.tiltDegrees = 10}, {.noise = 4, .gain = .45}},
            {"UnderALamp", {.tiltDegrees = 10}, {.tint = {.72, .93, 1.12}}}};
}

}  // namespace hexwarden::vision
