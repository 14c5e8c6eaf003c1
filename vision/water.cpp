#include "vision/water.h"

#include "calibration/colours.h"
#include "vision/joint_tiles.h"

#include <algorithm>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Fitted to 13 composited and 22 path-traced boards of the house-rule books (vision/training/tables/measure_boards.py),
// each board left out in turn: what the tiles say together; b* of CIELAB, and b* against that of the land; a constant.
constexpr double kTogether = 1.06, kYellow = .114, kYellower = .059, kConstant = -3.29;
constexpr double kMostOdds = 9;  ///< of one network's say
/// A tile that is less likely water, and of which the maps are so sure, shows the land's colours.
constexpr double kSurelyWater = .03, kPlainlyATile = 5;
constexpr double kInner = .42, kOuter = .74;  ///< sides: between the token and where tiles meet

double waterOf(const Shares& terrain) {
    double share = 0;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (isWater(board::kTerrains[i])) share += terrain[i];
    return share;
}

double landOddsOf(double water) {
    constexpr double kLeast = 1e-6;
    return std::clamp(std::log((1 - water + kLeast) / (water + kLeast)), -kMostOdds, kMostOdds);
}

/// How yellow (or, below zero, blue) the ring about a hex's middle is, as b* of CIELAB.
double yellownessOf(const cv::Mat& crop) {
    const double side = crop.cols / (2 * kTileHalfSpan);
    std::vector<cv::Vec3b> ring;
    for (int y = 0; y < crop.rows; ++y)
        for (int x = 0; x < crop.cols; ++x) {
            const double away = std::hypot(x - (crop.cols - 1) / 2., y - (crop.rows - 1) / 2.) / side;
            if (away > kInner && away < kOuter) ring.push_back(crop.at<cv::Vec3b>(y, x));
        }
    return calibration::labUnder({}, calibration::medianOf(ring))[2];
}

double medianOf(std::vector<double> values) {
    if (values.empty()) return 0;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

std::vector<double> WaterTeller::landOdds(Pyramid& pyramid, const View& view, const std::vector<HexEvidence>& seen) {
    constexpr int kReduction = 3;
    std::vector<board::Hex> hexes;
    for (const HexEvidence& e : seen) hexes.push_back(e.hex);
    auto looks = tiles_.look(pyramid, view, hexes);
    tiles_.lookAgain(pyramid, view.imageFromLattice, looks);
    const auto together = terrainsTogether(looks);
    std::vector<double> yellow, ofLand;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const cv::Matx33d crop = imageFromTileCrop(view.imageFromLattice, centreInLattice(seen[i].hex));
        yellow.push_back(yellownessOf(reducedCrop(pyramid, crop, kTileCrop, kReduction)));
        if (seen[i].forLand > kPlainlyATile && waterOf(looks[i].terrain) < kSurelyWater)
            ofLand.push_back(yellow.back());
    }
    const double land = ofLand.empty() ? medianOf(yellow) : medianOf(ofLand);
    std::vector<double> odds;
    for (std::size_t i = 0; i < seen.size(); ++i)
        odds.push_back(kTogether * landOddsOf(waterOf(together[i])) + kYellow * yellow[i] +
                       kYellower * (yellow[i] - land) + kConstant);
    return odds;
}

}  // namespace hexwarden::vision
