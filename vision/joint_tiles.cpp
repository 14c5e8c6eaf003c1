#include "vision/joint_tiles.h"

#include "vision/expected_counts.h"

#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr double kSurprise = 3;  ///< log-odds against one tile or token more than the box holds
constexpr double kForeign = 3;   ///< further against a terrain that the box does not hold at all
constexpr double kBareTile = 3;  ///< against a tile without token that should have one, or the other way round

/// A table that is played on has one robber: log-odds before anything is seen.
constexpr double kRobberOnTable = 2.5;
/// Of a tile that nobody sees; what the network is trained to say where it knows nothing (FewerRobbers.WANTED).
constexpr double kUnseenRobber = -2;

bool takesToken(board::Terrain t) {
    return board::yieldOf(t).has_value();
}

double tokenTaker(const Shares& terrain) {
    double share = 0;
    for (std::size_t i = 0; i < terrain.size(); ++i)
        if (takesToken(board::kTerrains[i])) share += terrain[i];
    return share;
}

/// What a reading tells if it may be of something else.
Shares asFarAsSeen(Shares read, double hidden) {
    for (double& share : read) share = (1 - hidden) * share + hidden / static_cast<double>(read.size());
    return read;
}

// As vision/training/nets.py (`together`) trained it.
constexpr double kBond = 12;
constexpr int kRounds = 3;

/// How much one of `others` further tiles draws another to its own terrain, as log-odds, if it is sure of it.
double bond(const TileLook& a, const TileLook& b, std::size_t others) {
    double apart = 0;
    for (std::size_t k = 0; k < a.look.size(); ++k) apart += std::pow(static_cast<double>(a.look[k] - b.look[k]), 2);
    return kBond * (2 * std::exp(-apart) - 1) / static_cast<double>(others);
}

/// Terrains by what the tiles of a board tell of each other: those that look alike are drawn to one terrain, those that
/// do not away from it.
std::vector<Shares> drawnTogether(const std::vector<TileLook>& looks) {
    std::vector<std::vector<double>> bonds(looks.size(), std::vector<double>(looks.size()));
    std::vector<Shares> told;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        told.push_back(looks[i].terrain);
        for (std::size_t j = 0; j < looks.size(); ++j)
            if (j != i && !looks[i].look.empty() && !looks[j].look.empty())
                bonds[i][j] = bond(looks[i], looks[j], looks.size() - 1);
    }
    for (int round = 0; round < kRounds; ++round) {
        const auto before = told;
        for (std::size_t i = 0; i < looks.size(); ++i) {
            Shares drawn(told[i].size());
            for (std::size_t j = 0; j < looks.size(); ++j)
                for (std::size_t t = 0; t < drawn.size(); ++t) drawn[t] += bonds[i][j] * before[j][t];
            for (std::size_t t = 0; t < drawn.size(); ++t) told[i][t] = looks[i].terrain[t] * std::exp(drawn[t]);
            normalize(told[i]);
        }
    }
    return told;
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

std::vector<board::TileReading> readTogether(std::vector<TileLook> looks, const board::BoardSpec* spec) {
    std::vector<Shares> token;
    for (TileLook& look : looks) {
        look.terrain = asFarAsSeen(look.terrain, look.hidden);
        token.push_back(asFarAsSeen(look.token, look.hidden));
    }
    auto terrain = drawnTogether(looks);
    for (std::size_t k = 0; k < looks.size(); ++k) {
        const double odd = std::exp(-kBareTile), bare = token[k][0];
        for (std::size_t i = 0; i < board::kTerrains.size(); ++i) {
            const double fits = takesToken(board::kTerrains[i]) ? 1 - bare : bare;
            terrain[k][i] *= fits + (1 - fits) * odd;
        }
        normalize(terrain[k]);
    }
    if (spec) terrain = withExpectedCounts(terrain, terrainCounts(*spec), kSurprise, kForeign);
    for (std::size_t i = 0; i < looks.size(); ++i) {
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

std::optional<board::RobberReading> robberAmong(const std::vector<TileLook>& looks, std::size_t unseenHexes) {
    const TileLook* likeliest = nullptr;
    double odds = std::exp(-kRobberOnTable) + static_cast<double>(unseenHexes) * std::exp(kUnseenRobber);
    for (const TileLook& look : looks) {
        odds += std::exp(look.robberLogit);
        if (!likeliest || look.robberLogit > likeliest->robberLogit) likeliest = &look;
    }
    if (!likeliest || likeliest->robberLogit <= -kRobberOnTable) return std::nullopt;
    return board::RobberReading{likeliest->hex, static_cast<float>(std::exp(likeliest->robberLogit) / odds)};
}

}  // namespace hexwarden::vision
