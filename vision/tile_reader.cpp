#include "vision/tile_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwarden::vision {
namespace {

// The networks know every turn; looking at several and taking the mean steadies them.
constexpr std::array kTileTurns{0., 180.};
constexpr std::array kMoreTileTurns{60., 120., 240., 300.};
constexpr std::array kTokenTurns{0., 120., 240.};
constexpr std::array kMoreTokenTurns{60., 180., 300.};
const std::vector<std::string> kTileOutputs{"terrain", "disc", "robber"}, kTokenOutputs{"number"};
constexpr double kSure = .97;  ///< what is told with less is looked at in more turns

/// Up to the one tilt the robber is read on the board's plane alone, from the other on at his waist's height alone.
constexpr double kFlatDegrees = 30, kLowDegrees = 60;
constexpr double kRobberWaistSides = .3;

void add(std::vector<float>& sum, const std::vector<float>& more, double weight) {
    sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) sum[i] += static_cast<float>(weight) * more[i];
}

using Logits = std::vector<std::vector<float>>;

/// `logits` are means of `turnsSoFar` looks each; the doubtful ones become means of these and of `more`.
/// `cropOf(i, degrees)` cuts out what logits[i] tell.
template <std::size_t N, class CropOf>
void turnDoubtful(Network& network, const std::vector<std::string>& outputs, Logits& logits, std::size_t turnsSoFar,
                  const std::array<double, N>& more, CropOf cropOf) {
    std::vector<std::size_t> doubtful;
    std::vector<cv::Mat> crops;
    for (std::size_t i = 0; i < logits.size(); ++i) {
        const Shares shares = softmax(logits[i]);
        if (*std::max_element(shares.begin(), shares.end()) >= kSure) continue;
        doubtful.push_back(i);
        for (double degrees : more) crops.push_back(cropOf(i, degrees));
    }
    if (doubtful.empty()) return;
    const cv::Mat told = network.run(crops, outputs)[0];
    const double all = static_cast<double>(turnsSoFar + N);
    for (std::size_t k = 0; k < doubtful.size(); ++k) {
        std::vector<float> mean;
        add(mean, logits[doubtful[k]], static_cast<double>(turnsSoFar) / all);
        for (std::size_t t = 0; t < N; ++t) add(mean, row(told, k * N + t), 1 / all);
        logits[doubtful[k]] = mean;
    }
}

}  // namespace

TileReader::TileReader(const std::filesystem::path& modelsFolder)
    : tiles_(modelsFolder / "tiles.onnx"), tokens_(modelsFolder / "tokens.onnx") {}

std::vector<TileLook> TileReader::look(Pyramid& pyramid, const View& view, const std::vector<board::Hex>& hexes) {
    std::vector<TileLook> looks;
    for (board::Hex h : hexes) looks.push_back({h, {}, {}, 0, {}, 0});
    if (looks.empty()) return looks;
    std::vector<cv::Mat> crops;
    for (board::Hex h : hexes)
        for (double turn : kTileTurns)
            crops.push_back(
                pyramid.crop(imageFromTileCrop(view.imageFromLattice, centreInLattice(h), turn), kTileCrop));
    const auto outputs = tiles_.run(crops, kTileOutputs);
    const double weight = 1. / kTileTurns.size();
    for (std::size_t i = 0; i < looks.size(); ++i) {
        TileLook& look = looks[i];
        std::vector<float> terrain;
        cv::Point2d offset;
        double disc = 0;
        for (std::size_t t = 0; t < kTileTurns.size(); ++t) {
            const std::size_t crop = i * kTileTurns.size() + t;
            add(terrain, row(outputs[0], crop), weight);
            const auto found = row(outputs[1], crop);
            const double a = kTileTurns[t] * std::numbers::pi / 180, c = std::cos(a), s = std::sin(a);
            disc += weight * static_cast<double>(found[0]);
            offset += cv::Point2d(c * found[1] - s * found[2], s * found[1] + c * found[2]) * weight;
            look.robberLogit += weight * static_cast<double>(row(outputs[2], crop)[0]);
        }
        look.terrain = softmax(terrain);
        look.disc = sigmoid(disc);
        look.discInLattice = centreInLattice(look.hex) + offset;
    }
    lookForTallRobber(pyramid, view, looks);
    return looks;
}

void TileReader::turnDoubtfulTiles(Pyramid& pyramid, const cv::Matx33d& imageFromLattice,
                                   std::vector<TileLook>& looks) {
    Logits terrain(looks.size());
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (double share : looks[i].terrain) terrain[i].push_back(static_cast<float>(std::log(std::max(share, 1e-9))));
    turnDoubtful(tiles_, kTileOutputs, terrain, kTileTurns.size(), kMoreTileTurns, [&](std::size_t i, double turn) {
        return pyramid.crop(imageFromTileCrop(imageFromLattice, centreInLattice(looks[i].hex), turn), kTileCrop);
    });
    for (std::size_t i = 0; i < looks.size(); ++i) looks[i].terrain = softmax(terrain[i]);
}

// What stands on a tile hides the one behind it. Cut out at the height of his waist, tiles show him on his own again.
void TileReader::lookForTallRobber(Pyramid& pyramid, const View& view, std::vector<TileLook>& looks) {
    const cv::Point2d inView = centreInLattice(looks.front().hex);
    const double raised = std::clamp((tiltDegrees(view, inView) - kFlatDegrees) / (kLowDegrees - kFlatDegrees), 0., 1.);
    if (raised == 0) return;
    const cv::Matx33d imageFromRaised = imageFromRaisedLattice(view, kRobberWaistSides, inView);
    std::vector<cv::Mat> crops;
    for (const TileLook& look : looks)
        crops.push_back(pyramid.crop(imageFromTileCrop(imageFromRaised, centreInLattice(look.hex)), kTileCrop));
    const cv::Mat robber = tiles_.run(crops, {"robber"})[0];
    for (std::size_t i = 0; i < looks.size(); ++i)
        looks[i].robberLogit += raised * (static_cast<double>(row(robber, i)[0]) - looks[i].robberLogit);
}

void TileReader::readClosely(Pyramid& pyramid, const cv::Matx33d& imageFromLattice, std::vector<TileLook>& looks) {
    if (looks.empty()) return;
    turnDoubtfulTiles(pyramid, imageFromLattice, looks);
    const auto cropOf = [&](std::size_t i, double turn) {
        return pyramid.crop(imageFromTokenCrop(imageFromLattice, looks[i].discInLattice, turn), kTokenCrop);
    };
    std::vector<cv::Mat> crops;
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (double turn : kTokenTurns) crops.push_back(cropOf(i, turn));
    const cv::Mat numbers = tokens_.run(crops, kTokenOutputs)[0];
    Logits logits(looks.size());
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (std::size_t t = 0; t < kTokenTurns.size(); ++t)
            add(logits[i], row(numbers, i * kTokenTurns.size() + t), 1. / kTokenTurns.size());
    turnDoubtful(tokens_, kTokenOutputs, logits, kTokenTurns.size(), kMoreTokenTurns, cropOf);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        looks[i].token = softmax(logits[i]);
        // Two witnesses of an empty tile: no disc found, and no number where it would lie.
        const double present = std::clamp(looks[i].disc, .02, .98);
        looks[i].token[0] *= 1 - present;
        for (std::size_t k = 1; k < kTokens.size(); ++k) looks[i].token[k] *= present;
        normalize(looks[i].token);
    }
}

}  // namespace hexwarden::vision
