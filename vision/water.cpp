#include "vision/water.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hexwarden::vision {
namespace {

// Log-odds of a shoal, fitted to 1,388 tiles of water on 96 path-traced boards (a fifth of the boards left out in turn:
// 64 of 70 shoals right, 5 of 1,318 tiles of sea taken for one; without the last two terms 61 and 9).
// Nearly every shoal has a number (CONQ-11). A harbour's disc reads as several numbers at once, or as a 2 or a 12, of
// which few lie on a board: most are 2:1.
constexpr double kByItsLook = 1.81, kDisc = .47, kPlainNumber = 1.63, kTwo = -4.5, kTwelve = -3.8, kUsual = -2.23;
constexpr double kSurest = .99, kLeastShare = 1e-4;

constexpr std::size_t indexOf(board::Terrain terrain) {
    return std::size_t(std::ranges::find(board::kTerrains, terrain) - board::kTerrains.begin());
}
constexpr std::size_t kSea = indexOf(board::Terrain::sea), kShoal = indexOf(board::Terrain::shoal);

double shoalOdds(const TileLook& look) {
    const double disc = std::clamp(look.disc, 1 - kSurest, kSurest);
    const auto likeliest = std::max_element(look.token.begin() + 1, look.token.end());
    const double numbers = 1 - look.token[0], plainest = *likeliest;
    const board::Token said = kTokens[static_cast<std::size_t>(likeliest - look.token.begin())];
    const double harbour = said == 2 ? kTwo : said == 12 ? kTwelve : 0;
    const double number = logit(std::clamp(plainest / std::max(numbers, kLeastShare), 1. / kTokens.size(), kSurest));
    const double byLook = std::log((look.terrain[kShoal] + kLeastShare) / (look.terrain[kSea] + kLeastShare));
    return kByItsLook * byLook + kDisc * logit(disc) + disc * (kPlainNumber * number + harbour) + kUsual;
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
