#include "vision/joint_tiles.h"

#include "vision/expected_counts.h"
#include "vision/terrain_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr double kSurprise = 3;  ///< log-odds against one tile or token more than the box holds
constexpr double kForeign = 3;   ///< further against a terrain that the box does not hold at all
constexpr double kBareTile = 3;  ///< against a tile without token that should have one, or the other way round

/// Of a board in view, before anything is seen; what is left is that some tokens lie, in any number.
constexpr double kAllLaid = .9, kNoneLaid = .05;
/// What one tile may say at most of whether a token lies on it, as odds: something may lie on it, or it is printed
/// like one. That none is there is less sure: glare takes tokens away.
constexpr double kMostOdds = 1000, kLeastOdds = 1. / 200;
constexpr double kPlainlyBare = .9;  ///< chance by its own look that no token lies on a tile
constexpr double kLeastTaker = .03;  ///< no tile is surer to take a token, or to take none
constexpr double kLeastWeight = 1e-4;

/// A table that is played on has one robber: log-odds before anything is seen.
constexpr double kRobberOnTable = 2.5;
/// Of a tile that nobody sees; what the network is trained to say where it knows nothing (FewerRobbers.WANTED).
constexpr double kUnseenRobber = -2;

/// What a reading is worth if it may be of something else.
Shares asFarAsSeen(Shares read, double hidden) {
    for (double& share : read) share = (1 - hidden) * share + hidden / static_cast<double>(read.size());
    return read;
}

// As vision/training/tables/nets.py (`together`) trained it.
constexpr double kBond = 12;
constexpr int kRounds = 3;

/// How much one of `others` further tiles draws another to its own terrain, as log-odds, if it is sure of it.
double bond(const TileLook& a, const TileLook& b, std::size_t others) {
    double apart = 0;
    for (std::size_t k = 0; k < a.look.size(); ++k) apart += std::pow(static_cast<double>(a.look[k] - b.look[k]), 2);
    return kBond * (2 * std::exp(-apart) - 1) / static_cast<double>(others);
}

std::vector<Shares> terrainsOf(const std::vector<TileLook>& looks) {
    std::vector<Shares> terrains;
    for (const TileLook& look : looks) terrains.push_back(look.terrain);
    return terrains;
}

/// From each tile to each other.
using Bonds = std::vector<std::vector<double>>;

Bonds bondsAmong(const std::vector<TileLook>& looks) {
    Bonds bonds(looks.size(), std::vector<double>(looks.size()));
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (std::size_t j = 0; j < looks.size(); ++j)
            if (j != i && !looks[i].look.empty() && !looks[j].look.empty())
                bonds[i][j] = bond(looks[i], looks[j], looks.size() - 1);
    return bonds;
}

/// `alone`: what each tile is by itself.
std::vector<Shares> drawnTogether(const Bonds& bonds, const std::vector<Shares>& alone) {
    std::vector<Shares> shares = alone;
    for (int round = 0; round < kRounds; ++round) {
        const auto before = shares;
        for (std::size_t i = 0; i < alone.size(); ++i) {
            Shares drawn(shares[i].size());
            for (std::size_t j = 0; j < alone.size(); ++j)
                for (std::size_t t = 0; t < drawn.size(); ++t) drawn[t] += bonds[i][j] * before[j][t];
            for (std::size_t t = 0; t < drawn.size(); ++t) shares[i][t] = alone[i][t] * std::exp(drawn[t]);
            normalize(shares[i]);
        }
    }
    return shares;
}

/// The same with the colours of the tiles.
std::vector<Shares> drawnTogetherInColour(const std::vector<TileLook>& looks) {
    const auto alone = terrainsOf(looks);
    const Bonds bonds = bondsAmong(looks);
    auto shares = drawnTogether(bonds, alone);
    for (int round = 0; round < kRounds; ++round) {
        const auto evidence = colourEvidence(looks, shares);
        auto coloured = alone;
        for (std::size_t i = 0; i < looks.size(); ++i) {
            for (std::size_t t = 0; t < coloured[i].size(); ++t) coloured[i][t] *= std::exp(evidence[i][t]);
            normalize(coloured[i]);
        }
        shares = drawnTogether(bonds, coloured);
    }
    return shares;
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

/// What is more likely of the tokens of one board, and what share of them lies where only some do.
struct Laying {
    double none = 0, some = 0, all = 1;
    double share = .5;
};

/// Every tile by itself says how much more likely a token lies on it than not; the board says it of all of them
/// together.
Laying layingOf(const std::vector<TileLook>& looks) {
    constexpr int kSteps = 40;
    double all = 1;
    std::array<double, kSteps> byShare;
    byShare.fill(1);
    for (const TileLook& look : looks) {
        const double taker = std::clamp(tokenTaker(look.terrain), kLeastTaker, 1 - kLeastTaker);
        const double seen = (1 - look.hidden) * (1 - sigmoid(look.robberLogit));  // he stands on the token
        const double bare = std::max(look.token[0], 1 / (1 + kMostOdds));
        const double odds = std::clamp((1 - bare) / bare, kLeastOdds, kMostOdds);
        const double favour = seen * odds + 1 - seen;
        all *= taker * favour + 1 - taker;
        for (int i = 0; i < kSteps; ++i) {
            const double share = (i + .5) / kSteps;
            byShare[static_cast<std::size_t>(i)] *= taker * (share * favour + 1 - share) + 1 - taker;
        }
    }
    double some = 0, shares = 0;
    for (int i = 0; i < kSteps; ++i) {
        some += byShare[static_cast<std::size_t>(i)] / kSteps;
        shares += byShare[static_cast<std::size_t>(i)] / kSteps * (i + .5) / kSteps;
    }
    const double weightOfAll = kAllLaid * all, weightOfSome = (1 - kAllLaid - kNoneLaid) * some;
    const double sum = kNoneLaid + weightOfSome + weightOfAll;
    return {kNoneLaid / sum, weightOfSome / sum, weightOfAll / sum, shares / some};
}

/// What is read of a token that lies: it may have been pushed to the rim of its tile, where nobody looks for it.
Shares asFarAsFound(Shares token) {
    const double overlooked = kLeastOdds / static_cast<double>(token.size() - 1);
    for (std::size_t k = 1; k < token.size(); ++k) token[k] += overlooked;
    normalize(token);
    return token;
}

/// Terrains and tokens of the tiles, in their order.
struct Together {
    std::vector<Shares> terrain, token;
};

/// As a board reads on which every token lies (the robber's may be hidden), or on which tiles may wait for theirs.
Together asIfLaid(bool all, std::vector<Shares> terrain, std::vector<Shares> token, const std::vector<double>& takers,
                  const board::BoardSpec* spec) {
    const double odd = std::exp(-kBareTile);
    for (std::size_t k = 0; k < terrain.size(); ++k) {
        const double bare = token[k][0];
        for (std::size_t i = 0; i < board::kTerrains.size(); ++i) {
            const double fits = takesToken(board::kTerrains[i]) ? (all ? 1 - bare : 1) : bare;
            terrain[k][i] *= fits + (1 - fits) * odd;
        }
        normalize(terrain[k]);
    }
    if (spec) terrain = withExpectedCounts(terrain, terrainCounts(*spec), kSurprise, kForeign);
    for (std::size_t i = 0; i < token.size(); ++i) {
        const double taker = takers[i];
        if (all) token[i] = asFarAsFound(std::move(token[i]));
        if (all) token[i][0] *= (1 - taker) + taker * odd;
        for (std::size_t k = 1; k < kTokens.size(); ++k) token[i][k] *= taker + (1 - taker) * odd;
        normalize(token[i]);
    }
    if (spec) {
        auto counts = tokenCounts(*spec);
        if (!all) counts[0] = static_cast<int>(token.size());
        token = withExpectedCounts(token, counts, kSurprise);
    }
    return {std::move(terrain), std::move(token)};
}

/// What the tiles' tokens say where it is known that not all lie.
std::vector<Shares> asIfBeingLaid(std::vector<Shares> token, const Laying& laying) {
    const double some = laying.some / (laying.some + laying.none);
    for (Shares& shares : token) {
        for (std::size_t k = 0; k < shares.size(); ++k) shares[k] *= k == 0 ? 1 - laying.share : laying.share;
        normalize(shares);
        for (double& share : shares) share *= some;
        shares[0] += 1 - some;
    }
    return token;
}

void mix(std::vector<Shares>& into, const std::vector<Shares>& other, double weight) {
    for (std::size_t i = 0; i < into.size(); ++i)
        for (std::size_t k = 0; k < into[i].size(); ++k) into[i][k] += weight * (other[i][k] - into[i][k]);
}

}  // namespace

std::vector<board::TileReading> readTogether(std::vector<TileLook> looks, const board::BoardSpec* spec) {
    const Laying laying = layingOf(looks);
    std::vector<Shares> token;
    std::vector<double> takers;
    for (TileLook& look : looks) {
        look.terrain = asFarAsSeen(look.terrain, look.hidden);
        takers.push_back(tokenTaker(look.terrain));
        token.push_back(asFarAsSeen(look.token, look.hidden));
    }
    const auto terrain = drawnTogetherInColour(looks);
    Together read;
    if (laying.all > kLeastWeight) read = asIfLaid(true, terrain, token, takers, spec);
    if (laying.all < 1 - kLeastWeight) {
        const Together waiting = asIfLaid(false, terrain, asIfBeingLaid(token, laying), takers, spec);
        if (read.token.empty()) read = waiting;
        mix(read.terrain, waiting.terrain, 1 - laying.all);
        mix(read.token, waiting.token, 1 - laying.all);
    }

    const std::vector<board::Terrain> terrains(board::kTerrains.begin(), board::kTerrains.end());
    const std::vector<board::Token> tokens(kTokens.begin(), kTokens.end());
    std::vector<board::TileReading> readings;
    for (std::size_t i = 0; i < looks.size(); ++i)
        readings.push_back({looks[i].hex, topThree(terrains, read.terrain[i]), topThree(tokens, read.token[i]),
                            token[i][0] > kPlainlyBare});
    return readings;
}

std::vector<Shares> terrainsTogether(std::vector<TileLook> looks) {
    for (TileLook& look : looks) look.terrain = asFarAsSeen(look.terrain, look.hidden);
    return drawnTogether(bondsAmong(looks), terrainsOf(looks));
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
