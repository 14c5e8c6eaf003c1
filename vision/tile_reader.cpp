#include "vision/tile_reader.h"

#include "calibration/colours.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwarden::vision {
namespace {

// The networks know every turn; looking at several and taking the mean steadies them. The first look at a tile is at 0.
constexpr std::array kMoreTileTurns{180.};
constexpr std::array kTokenTurns{0., 180.};
constexpr std::array kMoreTokenTurns{60., 120., 240., 300.};
const std::vector<std::string> kTileOutputs{"terrain", "disc", "robber", "hidden", "look"}, kTokenOutputs{"number"};
constexpr double kRereadBelow = .97;          ///< a reading below it is repeated in more rotations
constexpr double kLeastShare = 1e-9;          ///< for a logarithm
constexpr double kInner = .42, kOuter = .74;  ///< sides: between the token and where tiles meet
constexpr int kReduction = 3;                 ///< of a crop of which the colour is measured

/// Up to the one tilt the robber is read on the board's plane alone, from the other on at his waist's height alone.
constexpr double kFlatDegrees = 30, kLowDegrees = 60;
constexpr double kRobberWaistSides = .3;

void add(std::vector<float>& sum, const std::vector<float>& more, double weight) {
    sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) sum[i] += static_cast<float>(weight) * more[i];
}

// Of the search for tokens at the rims of tiles; tile sides.
constexpr double kSearchStep = .14;
constexpr int kSearchSteps = 5;      ///< either way
constexpr double kFoundToken = .98;  ///< of a number, in one of some seventy places
constexpr double kMostMissing = .3;  ///< share of the tiles; with more, tokens are still being laid
constexpr std::size_t kBoard = 12;   ///< fewer tiles do not tell whether tokens are laid

/// The mean of some looks at one token, in several rotations.
Shares meanOf(const cv::Mat& numbers, std::size_t first, std::size_t count) {
    std::vector<float> mean;
    for (std::size_t t = 0; t < count; ++t) add(mean, row(numbers, first + t), 1. / static_cast<double>(count));
    return softmax(mean);
}

/// What stands on a tile hides the one behind it. Crops at the height of his waist show him on his own tile.
struct TallRobber {
    TallRobber(const View& view, cv::Point2d inView) {
        const double tilt = tiltDegrees(view, inView);
        weight = std::clamp((tilt - kFlatDegrees) / (kLowDegrees - kFlatDegrees), 0., 1.);
        if (weight > 0) imageFromWaist = imageFromRaisedLattice(view, kRobberWaistSides, inView);
    }

    double weight;  ///< of what is seen at his waist; the rest is the plane's
    cv::Matx33d imageFromWaist;
};

/// `reading` is the mean of `turnsSoFar` looks each; where it is doubtful it becomes the mean of these and of `more`.
/// `cropOf(look, degrees)` cuts out what the network reads.
template <std::size_t N, class CropOf>
void turnDoubtful(Network& network, const std::vector<std::string>& outputs, std::vector<TileLook>& looks,
                  Shares TileLook::*reading, std::size_t turnsSoFar, const std::array<double, N>& more, CropOf cropOf) {
    std::vector<TileLook*> doubtful;
    std::vector<cv::Mat> crops;
    for (TileLook& look : looks) {
        if (most(look.*reading) >= kRereadBelow) continue;
        doubtful.push_back(&look);
        for (double degrees : more) crops.push_back(cropOf(look, degrees));
    }
    if (doubtful.empty()) return;
    const cv::Mat rows = network.run(crops, outputs)[0];
    const double all = static_cast<double>(turnsSoFar + N), before = 1 - N / all;
    for (std::size_t k = 0; k < doubtful.size(); ++k) {
        Shares& shares = doubtful[k]->*reading;
        std::vector<float> mean;
        for (double share : shares) mean.push_back(static_cast<float>(before * std::log(std::max(share, kLeastShare))));
        for (std::size_t t = 0; t < N; ++t) add(mean, row(rows, k * N + t), 1 / all);
        shares = softmax(mean);
    }
}

}  // namespace

cv::Vec3d colourOfTile(Pyramid& pyramid, const cv::Matx33d& imageFromLattice, board::Hex hex) {
    const cv::Mat crop =
        reducedCrop(pyramid, imageFromTileCrop(imageFromLattice, centreInLattice(hex)), kTileCrop, kReduction);
    const double side = crop.cols / (2 * kTileHalfSpan);
    std::vector<cv::Vec3b> ring;
    for (int y = 0; y < crop.rows; ++y)
        for (int x = 0; x < crop.cols; ++x) {
            const double away = std::hypot(x - (crop.cols - 1) / 2., y - (crop.rows - 1) / 2.) / side;
            if (away > kInner && away < kOuter) ring.push_back(crop.at<cv::Vec3b>(y, x));
        }
    return calibration::medianOf(ring);
}

bool takesToken(board::Terrain t) {
    return board::yieldOf(t).has_value();
}

double tokenTaker(const Shares& terrain) {
    double share = 0;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (takesToken(board::kTerrains[i])) share += terrain[i];
    return share;
}

TileReader::TileReader(const std::filesystem::path& modelsFolder)
    : tiles_(modelsFolder / "tiles.onnx"), tokens_(modelsFolder / "tokens.onnx") {}

std::vector<TileLook> TileReader::look(Pyramid& pyramid, const View& view, const std::vector<board::Hex>& hexes) {
    if (hexes.empty()) return {};
    const TallRobber robber(view, centreInLattice(hexes.front()));
    const std::size_t looksATile = robber.weight > 0 ? 2 : 1;
    std::vector<cv::Mat> crops;
    for (board::Hex h : hexes) {
        crops.push_back(pyramid.crop(imageFromTileCrop(view.imageFromLattice, centreInLattice(h)), kTileCrop));
        if (robber.weight > 0)
            crops.push_back(pyramid.crop(imageFromTileCrop(robber.imageFromWaist, centreInLattice(h)), kTileCrop));
    }
    const auto outputs = tiles_.run(crops, kTileOutputs);
    const auto &terrain = outputs[0], &disc = outputs[1], &pawn = outputs[2], &hidden = outputs[3], &look = outputs[4];
    std::vector<TileLook> looks;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const std::size_t at = i * looksATile;
        const auto token = row(disc, at);
        double robberLogit = row(pawn, at)[0];
        if (robber.weight > 0) robberLogit += robber.weight * (row(pawn, at + 1)[0] - robberLogit);
        looks.push_back({.hex = hexes[i],
                         .terrain = softmax(row(terrain, at)),
                         .look = row(look, at),
                         .token = {},
                         .disc = sigmoid(token[0]),
                         .discInLattice = centreInLattice(hexes[i]) + cv::Point2d(token[1], token[2]),
                         .hidden = sigmoid(row(hidden, at)[0]),
                         .robberLogit = robberLogit});
    }
    return looks;
}

void TileReader::lookAgain(Pyramid& pyramid, const cv::Matx33d& imageFromLattice, std::vector<TileLook>& looks) {
    turnDoubtful(
        tiles_, kTileOutputs, looks, &TileLook::terrain, 1, kMoreTileTurns, [&](const TileLook& look, double degrees) {
            return pyramid.crop(imageFromTileCrop(imageFromLattice, centreInLattice(look.hex), degrees), kTileCrop);
        });
}

std::pair<cv::Point2d, double> TileReader::surestToken(Pyramid& pyramid, const cv::Matx33d& imageFromLattice,
                                                       board::Hex hex) {
    const cv::Point2d middle = centreInLattice(hex);
    std::vector<cv::Point2d> places;
    std::vector<cv::Mat> crops;
    for (int x = -kSearchSteps; x <= kSearchSteps; ++x)
        for (int y = -kSearchSteps; y <= kSearchSteps; ++y) {
            const cv::Point2d at = middle + cv::Point2d(x, y) * kSearchStep;
            if (hexAt(at) != hex) continue;
            places.push_back(at);
            crops.push_back(pyramid.crop(imageFromTokenCrop(imageFromLattice, at, 0), kTokenCrop));
        }
    const cv::Mat numbers = tokens_.run(crops, kTokenOutputs)[0];
    std::pair<cv::Point2d, double> surest;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Shares shares = softmax(row(numbers, i));
        const double p = *std::max_element(shares.begin() + 1, shares.end());
        if (p > surest.second) surest = {places[i], p};
    }
    return surest;
}

/// On a board whose other tokens lie, one that was not found may have been pushed to the rim of its tile.
void TileReader::searchMissing(Pyramid& pyramid, const cv::Matx33d& imageFromLattice, std::vector<TileLook>& looks) {
    const auto isMissing = [](const TileLook& look) { return look.token[0] > .5; };
    const auto missing = static_cast<double>(std::count_if(looks.begin(), looks.end(), isMissing));
    if (looks.size() < kBoard || missing > kMostMissing * static_cast<double>(looks.size())) return;
    for (TileLook& look : looks) {
        if (!isMissing(look) || look.hidden > .5 || look.robberLogit > 0 || tokenTaker(look.terrain) <= .5) continue;
        const auto [place, sure] = surestToken(pyramid, imageFromLattice, look.hex);
        if (sure < kFoundToken) continue;
        std::vector<cv::Mat> crops;
        for (double degrees : kMoreTokenTurns)
            crops.push_back(pyramid.crop(imageFromTokenCrop(imageFromLattice, place, degrees), kTokenCrop));
        const cv::Mat numbers = tokens_.run(crops, kTokenOutputs)[0];
        look.token = meanOf(numbers, 0, crops.size());
        look.discInLattice = place;
        look.disc = sure;
    }
}

void TileReader::readClosely(Pyramid& pyramid, const cv::Matx33d& imageFromLattice, std::vector<TileLook>& looks) {
    if (looks.empty()) return;
    lookAgain(pyramid, imageFromLattice, looks);
    const auto tokenCrop = [&](const TileLook& look, double degrees) {
        return pyramid.crop(imageFromTokenCrop(imageFromLattice, look.discInLattice, degrees), kTokenCrop);
    };
    std::vector<cv::Mat> crops;
    for (const TileLook& look : looks)
        for (double degrees : kTokenTurns) crops.push_back(tokenCrop(look, degrees));
    const cv::Mat numbers = tokens_.run(crops, kTokenOutputs)[0];
    for (std::size_t i = 0; i < looks.size(); ++i)
        looks[i].token = meanOf(numbers, i * kTokenTurns.size(), kTokenTurns.size());
    turnDoubtful(tokens_, kTokenOutputs, looks, &TileLook::token, kTokenTurns.size(), kMoreTokenTurns, tokenCrop);
    for (TileLook& look : looks) {
        look.colour = colourOfTile(pyramid, imageFromLattice, look.hex);
        // Two signs of a tile without a token: no disc was found, and no number where it would lie.
        const double present = std::clamp(look.disc, .02, .98);
        look.token[0] *= 1 - present;
        for (std::size_t k = 1; k < kTokens.size(); ++k) look.token[k] *= present;
        normalize(look.token);
    }
    searchMissing(pyramid, imageFromLattice, looks);
}

}  // namespace hexwarden::vision
