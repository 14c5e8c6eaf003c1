#include "vision/water.h"

#include "calibration/colours.h"
#include "vision/joint_tiles.h"
#include "vision/median.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace hexwarden::vision {
namespace {

// Fitted to 107 looks at 25 composited and 53 path-traced boards with and without pieces
// (vision/training/things/boxes.py), an eighth of the boards left out in turn: what the tiles say together; b* of
// CIELAB, from kBluest to kYellowest; b* against that of sure water, and that there is any; how likely the tile is one
// of mountains, which are as grey as much water is; a constant.
constexpr double kTogether = .96, kYellow = .196, kThanWater = .066, kWaterSeen = -1.87, kRock = 3.14,
                 kConstant = -5.98;
constexpr double kBluest = -40, kYellowest = 15;
constexpr double kMostOdds = 9;  ///< of one network's say
/// So many tiles that are likelier water than this show the colour of the water.
constexpr double kSurelyWater = .9;
constexpr std::size_t kEnoughWater = 2;
constexpr double kLikelyWater = .5, kPerhapsWater = .1;
/// b* of CIELAB: no table is as blue as the one and within the other of the sure water. By hand.
constexpr double kBlueWater = -8, kNearlyAsBlue = 6;
/// What so many hexes of the board lie about is part of it too, whatever it looks like: a disc or a ship may lie there.
constexpr int kEnclosed = 5;
/// How often a disc lies there: a number on nearly every shoal (CONQ-11), a harbour here and there on the sea. By hand.
constexpr double kDiscOnShoal = .95, kDiscOnSea = .3;
constexpr double kInner = .42, kOuter = .74;  ///< sides: between the token and where tiles meet

constexpr std::size_t indexOf(board::Terrain terrain) {
    return std::size_t(std::ranges::find(board::kTerrains, terrain) - board::kTerrains.begin());
}
constexpr std::size_t kMountains = indexOf(board::Terrain::mountains), kSea = indexOf(board::Terrain::sea),
                      kShoal = indexOf(board::Terrain::shoal);

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

double yellownessAt(Pyramid& pyramid, const View& view, board::Hex hex) {
    constexpr int kReduction = 3;
    const cv::Matx33d crop = imageFromTileCrop(view.imageFromLattice, centreInLattice(hex));
    return yellownessOf(reducedCrop(pyramid, crop, kTileCrop, kReduction));
}

/// Of the tiles that are surely water; none where too few are.
std::optional<double> yellownessOfWater(const std::vector<TileLook>& looks, const std::vector<double>& yellow) {
    std::vector<double> ofWater;
    for (std::size_t i = 0; i < looks.size(); ++i)
        if (waterOf(looks[i].terrain) > kSurelyWater) ofWater.push_back(yellow[i]);
    return ofWater.size() < kEnoughWater ? std::nullopt : std::optional(medianOf(ofWater));
}

}  // namespace

double waterOf(const Shares& terrain) {
    double share = 0;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (isWater(board::kTerrains[i])) share += terrain[i];
    return share;
}

std::vector<double> WaterTeller::landOdds(Pyramid& pyramid, const View& view, const std::vector<HexEvidence>& seen) {
    std::vector<board::Hex> hexes;
    for (const HexEvidence& e : seen) hexes.push_back(e.hex);
    auto looks = tiles_.look(pyramid, view, hexes);
    tiles_.lookAgain(pyramid, view.imageFromLattice, looks);
    const auto together = terrainsTogether(looks);
    std::vector<double> yellow;
    for (const HexEvidence& e : seen) yellow.push_back(yellownessAt(pyramid, view, e.hex));
    const auto water = yellownessOfWater(looks, yellow);
    std::vector<double> odds;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        odds.push_back(kTogether * landOddsOf(waterOf(together[i])) +
                       kYellow * std::clamp(yellow[i], kBluest, kYellowest) + kRock * looks[i].terrain[kMountains] +
                       kConstant);
        if (water) odds.back() += kThanWater * (yellow[i] - *water) + kWaterSeen;
    }
    return odds;
}

std::vector<board::Hex> WaterTeller::waterAbout(Pyramid& pyramid, const View& view, const std::vector<board::Hex>& land,
                                                const std::vector<board::Hex>& hexes) {
    auto looks = tiles_.look(pyramid, view, hexes);
    tiles_.lookAgain(pyramid, view.imageFromLattice, looks);
    std::vector<double> yellow;
    for (const TileLook& look : looks) yellow.push_back(yellownessAt(pyramid, view, look.hex));
    const auto water = yellownessOfWater(looks, yellow);
    std::vector<board::Hex> rest, unlike;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        // A disc or a ship makes water less like water, and leaves its colour.
        const bool isBlue = water && yellow[i] < std::min(kBlueWater, *water + kNearlyAsBlue);
        const double share = waterOf(looks[i].terrain);
        const bool isWater = share > kLikelyWater || (share > kPerhapsWater && isBlue);
        (isWater ? rest : unlike).push_back(looks[i].hex);
    }
    std::vector<board::Hex> joined = land;
    for (std::size_t i = 0; i < joined.size(); ++i)
        for (const board::Hex beside : board::neighbours(joined[i]))
            if (std::erase(rest, beside) > 0) joined.push_back(beside);
    const auto isJoined = [&](board::Hex h) { return std::ranges::find(joined, h) != joined.end(); };
    for (const board::Hex hex : unlike)
        if (std::ranges::count_if(board::neighbours(hex), isJoined) >= kEnclosed) joined.push_back(hex);
    joined.erase(joined.begin(), joined.begin() + static_cast<std::ptrdiff_t>(land.size()));
    std::sort(joined.begin(), joined.end());
    return joined;
}

std::vector<board::TileReading> readAsWater(const std::vector<TileLook>& looks) {
    const std::vector<board::Terrain> terrains(board::kTerrains.begin(), board::kTerrains.end());
    const std::vector<board::Token> tokens(kTokens.begin(), kTokens.end());
    std::vector<board::TileReading> readings;
    for (const TileLook& look : looks) {
        Shares terrain = look.terrain, token = look.token;
        for (std::size_t i = 0; i < terrain.size(); ++i)
            if (!isWater(board::kTerrains[i])) terrain[i] = 0;
        const auto withDisc = [&](double share) { return share * look.disc + (1 - share) * (1 - look.disc); };
        terrain[kShoal] *= withDisc(kDiscOnShoal);
        terrain[kSea] *= withDisc(kDiscOnSea);
        normalize(terrain);
        // Whatever lies on the open sea is no number.
        for (std::size_t i = 1; i < token.size(); ++i) token[i] *= terrain[kShoal];
        token[0] = 1 - std::accumulate(token.begin() + 1, token.end(), 0.);
        readings.push_back({look.hex, topThree(terrains, terrain), topThree(tokens, token)});
    }
    return readings;
}

}  // namespace hexwarden::vision
