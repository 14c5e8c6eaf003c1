#include "vision/joint_tiles.h"

#include "vision/expected_counts.h"

#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr double kSurprise = 3;  ///< log-odds against one tile or token more than the box holds
constexpr double kBareTile = 3;  ///< against a tile without token that should have one, or the other way round

/// A table that is played on has one robber: log-odds before anything is seen.
constexpr double kRobberOnTable = 2.5;

bool takesToken(board::Terrain t) {
    return board::yieldOf(t).has_value();
}

double tokenTaker(const Shares& terrain) {
    double share = 0;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (takesToken(board::kTerrains[i])) share += terrain[i];
    return share;
}

std::vector<int> terrainCounts(const board::BoardSpec& spec) {
    std::vector<int> counts;
    for (board::Terrain t : board::kTerrains) counts.push_back(spec.terrainCount[static_cast<std::size_t>(t)]);
    return counts;
}

std::vector<int> tokenCounts(const board::BoardSpec& spec) {
    std::vector<int> counts;
    for (board::Token t : kTokens) counts.push_back(spec.tokenCount[t]);
    for (board::Terrain t : board::kTerrains)
        if (!takesToken(t)) counts[0] += spec.terrainCount[static_cast<std::size_t>(t)];
    return counts;
}

}  // namespace

std::vector<board::TileReading> readTogether(const std::vector<TileLook>& looks, const board::BoardSpec* spec) {
    std::vector<Shares> terrain, token;
    for (const TileLook& look : looks) {
        terrain.push_back(look.terrain);
        const double odd = std::exp(-kBareTile), bare = look.token[0];
        for (std::size_t i = 0; i < board::kTerrains.size(); ++i) {
            const double fits = takesToken(board::kTerrains[i]) ? 1 - bare : bare;
            terrain.back()[i] *= fits + (1 - fits) * odd;
        }
        normalize(terrain.back());
    }
    if (spec) terrain = withExpectedCounts(terrain, terrainCounts(*spec), kSurprise);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        token.push_back(looks[i].token);
        const double taker = tokenTaker(looks[i].terrain), odd = std::exp(-kBareTile);
        token[i][0] *= (1 - taker) + taker * odd;
        for (std::size_t k = 1; k < kTokens.size(); ++k) token[i][k] *= taker + (1 - taker) * odd;
        normalize(token[i]);
    }
    if (spec) token = withExpectedCounts(token, tokenCounts(*spec), kSurprise);

    const std::vector<board::Terrain> terrains(board::kTerrains.begin(), board::kTerrains.end());
    const std::vector<board::Token> tokens(kTokens.begin(), kTokens.end());
    std::vector<board::TileReading> readings;
    for (std::size_t i = 0; i < looks.size(); ++i)
        readings.push_back({looks[i].hex, topThree(terrains, terrain[i]), topThree(tokens, token[i])});
    return readings;
}

std::optional<board::RobberReading> robberAmong(const std::vector<TileLook>& looks) {
    const TileLook* likeliest = nullptr;
    double odds = std::exp(-kRobberOnTable);
    for (const TileLook& look : looks) {
        odds += std::exp(look.robberLogit);
        if (!likeliest || look.robberLogit > likeliest->robberLogit) likeliest = &look;
    }
    if (!likeliest || likeliest->robberLogit <= -kRobberOnTable) return std::nullopt;
    return board::RobberReading{likeliest->hex, static_cast<float>(std::exp(likeliest->robberLogit) / odds)};
}

}  // namespace hexwarden::vision
