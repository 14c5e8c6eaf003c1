#include "vision/ground.h"

#include "calibration/colours.h"
#include "vision/joint_tiles.h"
#include "vision/water.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexwarden::vision {
namespace {

constexpr double kMostOdds = 9;
constexpr double kLeastShare = 1e-4;  ///< for a logarithm
/// Evidence of the heat maps for land from which on a tile of land, or any tile, is likely; below the last one none is.
constexpr double kPlainTile = 2, kMaybeTile = 0, kPlainlyNone = -3;
constexpr double kUsualWeight = .5;  ///< of all hexes' colour in that of one kind of them
/// What so many hexes of the board lie about is part of it too, whatever it looks like: a disc or a ship may lie there.
constexpr int kEnclosed = 5;
// Whatever light lies on it, a tile with a token that looks so plainly like land by itself counts as such beside what
// the network says: nine in ten of 1,900 tiles of land do, and none of 1,390 of water.
constexpr double kPlainlyLand = 5.4, kPlainDisc = .9;  ///< log-odds by its look; chance of a token
// The signs are divided by these, so that all are about as large.
constexpr float kOddsUnit = 4, kLabUnit = 30;
constexpr std::size_t kLandSign = 0, kDiscSign = 38;  ///< where they lie among the signs

double oddsAgainst(double share) {
    constexpr double kLeast = 1e-6;
    return std::clamp(std::log((1 - share + kLeast) / (share + kLeast)), -kMostOdds, kMostOdds);
}

/// The colour of those hexes that are plainly one thing, and how many they are.
struct Plain {
    calibration::Lab colour;
    double count = 0;

    Plain(const std::vector<calibration::Lab>& colours, const std::vector<double>& weights) {
        for (std::size_t i = 0; i < colours.size(); ++i)
            colour += (weights[i] + kUsualWeight / static_cast<double>(colours.size())) * colours[i],
                count += weights[i];
        colour *= 1 / (count + kUsualWeight);
    }
};

}  // namespace

std::vector<GroundSigns> groundSigns(TileReader& tiles, Pyramid& pyramid, const View& view,
                                     const std::vector<HexEvidence>& seen) {
    std::vector<board::Hex> hexes;
    for (const HexEvidence& e : seen) hexes.push_back(e.hex);
    auto looks = tiles.look(pyramid, view, hexes);
    tiles.lookAgain(pyramid, view.imageFromLattice, looks);
    const auto together = terrainsTogether(looks);
    std::vector<calibration::Lab> colours;
    std::vector<double> water, land, bare, tile;
    std::map<board::Hex, std::size_t> at;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const double share = waterOf(together[i]);
        colours.push_back(calibration::labUnder({}, colourOfTile(pyramid, view.imageFromLattice, seen[i].hex)));
        water.push_back(seen[i].forLand > kMaybeTile ? share : 0);
        tile.push_back(seen[i].forLand > kMaybeTile ? 1 - share : 0);
        land.push_back(seen[i].forLand > kPlainTile ? 1 - share : 0);
        bare.push_back(seen[i].forLand < kPlainlyNone);
        at[seen[i].hex] = i;
    }
    const std::array plain{Plain(colours, water), Plain(colours, land), Plain(colours, bare)};
    std::vector<GroundSigns> all;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        GroundSigns& signs = all.emplace_back();
        const auto add = [&](double sign) { signs.push_back(static_cast<float>(sign)); };
        for (const Shares& terrain : {looks[i].terrain, together[i]}) {
            add(oddsAgainst(waterOf(terrain)) / kOddsUnit);
            for (double share : terrain) add(std::log(share + kLeastShare) / kOddsUnit);
        }
        for (int k = 0; k < 3; ++k) add(colours[i][k] / kLabUnit);
        for (const Plain& kind : plain) {
            for (int k = 0; k < 3; ++k) add((colours[i][k] - kind.colour[k]) / kLabUnit);
            add(std::log1p(kind.count));
        }
        const auto bluer = std::ranges::count_if(colours, [&](const auto& other) { return other[2] < colours[i][2]; });
        add(static_cast<double>(bluer) / static_cast<double>(seen.size()));
        double landBeside = 0, waterBeside = 0;
        for (const board::Hex beside : board::neighbours(seen[i].hex))
            if (const auto there = at.find(beside); there != at.end())
                landBeside += tile[there->second], waterBeside += water[there->second];
        for (double sign : {landBeside / 6, waterBeside / 6, looks[i].disc, looks[i].hidden, seen[i].inView}) add(sign);
        for (double sign : {seen[i].forLand, std::min(0., seen[i].forLand)}) add(sign / kOddsUnit);
    }
    return all;
}

std::vector<Ground> GroundReader::read(Pyramid& pyramid, const View& view, const std::vector<HexEvidence>& seen) {
    if (seen.empty()) return {};
    const auto signs = groundSigns(tiles_, pyramid, view, seen);
    cv::Mat rows;
    for (const GroundSigns& one : signs) rows.push_back(cv::Mat(one, true).reshape(1, 1));
    const cv::Mat said = ground_.runRows(rows, "ground");
    std::vector<Ground> ground;
    for (std::size_t i = 0; i < seen.size(); ++i) ground.push_back(groundFrom(row(said, i), signs[i]));
    return ground;
}

Ground groundFrom(std::vector<float> logits, const GroundSigns& signs) {
    const float byItself = signs[kLandSign] * kOddsUnit;
    if (byItself > kPlainlyLand && signs[kDiscSign] > kPlainDisc) logits[0] += byItself;
    const Shares shares = softmax(logits);
    return {.land = shares[0], .water = shares[1]};
}

double landOdds(const Ground& ground) {
    return oddsAgainst(1 - ground.land);
}

std::vector<board::Hex> waterAbout(const std::vector<board::Hex>& land, const std::map<board::Hex, Ground>& ground) {
    std::vector<board::Hex> rest, unlike;
    for (const auto& [hex, what] : ground)
        if (std::ranges::find(land, hex) == land.end()) (what.water > .5 ? rest : unlike).push_back(hex);
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

}  // namespace hexwarden::vision
