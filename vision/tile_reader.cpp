#include "vision/tile_reader.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwarden::vision {
namespace {

// The networks know every turn; looking at several and taking the mean steadies them.
constexpr std::array kTileTurns{0.};
constexpr std::array kMoreTileTurns{180.};
constexpr std::array kTokenTurns{0., 180.};
constexpr std::array kMoreTokenTurns{60., 120., 240., 300.};
const std::vector<std::string> kTileOutputs{"terrain", "disc", "robber", "hidden", "look"}, kTokenOutputs{"number"};
constexpr double kSure = .97;         ///< what is told with less is looked at in more turns
constexpr double kLeastShare = 1e-9;  ///< for a logarithm

/// Up to the one tilt the robber is read on the board's plane alone, from the other on at his waist's height alone.
constexpr double kFlatDegrees = 30, kLowDegrees = 60;
constexpr double kRobberWaistSides = .3;

void add(std::vector<float>& sum, const std::vector<float>& more, double weight) {
    sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) sum[i] += static_cast<float>(weight) * more[i];
}

/// What stands on a tile hides the one behind it. Cut out at the height of his waist, tiles show him on his own again.
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
/// `cropOf(look, degrees)` cuts out what the network tells it from.
template <std::size_t N, class CropOf>
void turnDoubtful(Network& network, const std::vector<std::string>& outputs, std::vector<TileLook>& looks,
                  Shares TileLook::*reading, std::size_t turnsSoFar, const std::array<double, N>& more, CropOf cropOf) {
    std::vector<TileLook*> doubtful;
    std::vector<cv::Mat> crops;
    for (TileLook& look : looks) {
        if (most(look.*reading) >= kSure) continue;
        doubtful.push_back(&look);
        for (double degrees : more) crops.push_back(cropOf(look, degrees));
    }
    if (doubtful.empty()) return;
    const cv::Mat told = network.run(crops, outputs)[0];
    const double all = static_cast<double>(turnsSoFar + N), before = 1 - N / all;
    for (std::size_t k = 0; k < doubtful.size(); ++k) {
        Shares& shares = doubtful[k]->*reading;
        std::vector<float> mean;
        for (double share : shares) mean.push_back(static_cast<float>(before * std::log(std::max(share, kLeastShare))));
        for (std::size_t t = 0; t < N; ++t) add(mean, row(told, k * N + t), 1 / all);
        shares = softmax(mean);
    }
}

}  // namespace

TileReader::TileReader(const std::filesystem::path& modelsFolder)
    : tiles_(modelsFolder / "tiles.onnx"), tokens_(modelsFolder / "tokens.onnx") {}

std::vector<TileLook> TileReader::look(Pyramid& pyramid, const View& view, const std::vector<board::Hex>& hexes) {
    if (hexes.empty()) return {};
    const TallRobber robber(view, centreInLattice(hexes.front()));
    const std::size_t looksATile = kTileTurns.size() + (robber.weight > 0 ? 1 : 0);
    std::vector<cv::Mat> crops;
    for (board::Hex h : hexes) {
        for (double turn : kTileTurns)
            crops.push_back(
                pyramid.crop(imageFromTileCrop(view.imageFromLattice, centreInLattice(h), turn), kTileCrop));
        if (robber.weight > 0)
            crops.push_back(pyramid.crop(imageFromTileCrop(robber.imageFromWaist, centreInLattice(h)), kTileCrop));
    }
    const auto outputs = tiles_.run(crops, kTileOutputs);
    const double weight = 1. / kTileTurns.size();
    std::vector<TileLook> looks;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        TileLook& look = looks.emplace_back(TileLook{hexes[i], {}, {}, {}, 0, {}, 0, 0});
        std::vector<float> terrain;
        cv::Point2d offset;
        double disc = 0, hidden = 0;
        const std::size_t first = i * looksATile;
        for (std::size_t t = 0; t < kTileTurns.size(); ++t) {
            add(terrain, row(outputs[0], first + t), weight);
            add(look.look, row(outputs[4], first + t), weight);
            const auto found = row(outputs[1], first + t);
            const double a = kTileTurns[t] * std::numbers::pi / 180, c = std::cos(a), s = std::sin(a);
            disc += weight * static_cast<double>(found[0]);
            hidden += weight * static_cast<double>(row(outputs[3], first + t)[0]);
            offset += cv::Point2d(c * found[1] - s * found[2], s * found[1] + c * found[2]) * weight;
            look.robberLogit += weight * static_cast<double>(row(outputs[2], first + t)[0]);
        }
        if (robber.weight > 0) {
            const auto atWaist = static_cast<double>(row(outputs[2], first + kTileTurns.size())[0]);
            look.robberLogit += robber.weight * (atWaist - look.robberLogit);
        }
        look.terrain = softmax(terrain);
        look.disc = sigmoid(disc);
        look.hidden = sigmoid(hidden);
        look.discInLattice = centreInLattice(look.hex) + offset;
    }
    return looks;
}

void TileReader::readClosely(Pyramid& pyramid, const cv::Matx33d& imageFromLattice, std::vector<TileLook>& looks) {
    if (looks.empty()) return;
    turnDoubtful(tiles_, kTileOutputs, looks, &TileLook::terrain, kTileTurns.size(), kMoreTileTurns,
                 [&](const TileLook& look, double degrees) {
                     return pyramid.crop(imageFromTileCrop(imageFromLattice, centreInLattice(look.hex), degrees),
                                         kTileCrop);
                 });
    const auto tokenCrop = [&](const TileLook& look, double degrees) {
        return pyramid.crop(imageFromTokenCrop(imageFromLattice, look.discInLattice, degrees), kTokenCrop);
    };
    std::vector<cv::Mat> crops;
    for (const TileLook& look : looks)
        for (double degrees : kTokenTurns) crops.push_back(tokenCrop(look, degrees));
    const cv::Mat numbers = tokens_.run(crops, kTokenOutputs)[0];
    for (std::size_t i = 0; i < looks.size(); ++i) {
        std::vector<float> mean;
        for (std::size_t t = 0; t < kTokenTurns.size(); ++t)
            add(mean, row(numbers, i * kTokenTurns.size() + t), 1. / kTokenTurns.size());
        looks[i].token = softmax(mean);
    }
    turnDoubtful(tokens_, kTokenOutputs, looks, &TileLook::token, kTokenTurns.size(), kMoreTokenTurns, tokenCrop);
    for (TileLook& look : looks) {
        // Two witnesses of an empty tile: no disc found, and no number where it would lie.
        const double present = std::clamp(look.disc, .02, .98);
        look.token[0] *= 1 - present;
        for (std::size_t k = 1; k < kTokens.size(); ++k) look.token[k] *= present;
        normalize(look.token);
    }
}

}  // namespace hexwarden::vision
