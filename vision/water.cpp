#include "vision/water.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwarden::vision {
namespace {

// Log-odds of a shoal, fitted to 1,330 tiles of water on 116 path-traced boards (a fifth of the boards left out in
// turn: 81 of 94 shoals right, 7 of 1,236 tiles of sea taken for one; by the network and the disc alone 69 and 32).
// Nearly every shoal has a number (CONQ-11), and a harbour's disc reads as several numbers at once.
constexpr double kByItsLook = 1.72, kDisc = .22, kPlainNumber = 1.35, kUsual = -1.73;
constexpr double kSurest = .99, kLeastShare = 1e-4;

constexpr std::size_t indexOf(board::Terrain terrain) {
    return std::size_t(std::ranges::find(board::kTerrains, terrain) - board::kTerrains.begin());
}
constexpr std::size_t kSea = indexOf(board::Terrain::sea), kShoal = indexOf(board::Terrain::shoal);

double shoalOdds(const TileLook& look) {
    const double disc = std::clamp(look.disc, 1 - kSurest, kSurest);
    const double numbers = 1 - look.token[0], plainest = *std::max_element(look.token.begin() + 1, look.token.end());
    const double number = logit(std::clamp(plainest / std::max(numbers, kLeastShare), 1. / kTokens.size(), kSurest));
    const double byLook = std::log((look.terrain[kShoal] + kLeastShare) / (look.terrain[kSea] + kLeastShare));
    return kByItsLook * byLook + kDisc * logit(disc) + kPlainNumber * disc * number + kUsual;
}

}  // namespace

double waterOf(const Shares& terrain) {
    double share = 0;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (isWater(board::kTerrains[i])) share += terrain[i];
    return share;
}

std::vector<board::TileReading> readAsWater(const std::vector<TileLook>& looks) {
    const std::vector<board::Terrain> terrains(board::kTerrains.begin(), board::kTerrains.end());
    const std::vector<board::Token> tokens(kTokens.begin(), kTokens.end());
    std::vector<board::TileReading> readings;
    for (const TileLook& look : looks) {
        const double shoal = sigmoid(shoalOdds(look));
        Shares terrain(look.terrain.size()), token = look.token;
        terrain[kShoal] = shoal, terrain[kSea] = 1 - shoal;
        // Whatever lies on the open sea is no number.
        for (std::size_t i = 1; i < token.size(); ++i) token[i] *= shoal;
        token[0] = 1 - std::accumulate(token.begin() + 1, token.end(), 0.);
        readings.push_back({look.hex, topThree(terrains, terrain), topThree(tokens, token)});
    }
    return readings;
}

}  // namespace hexwarden::vision
