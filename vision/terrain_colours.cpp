#include "vision/terrain_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace hexwarden::vision {
namespace {

// Logarithms of blue, green and red, less the mean of these terrains of the board: half-way between 96 path-traced
// boards and the photographs of paolo, which differ by .1 at most.
constexpr std::size_t kLands = 7;
const std::array<cv::Vec3d, kLands> kColours{{
    {-.22, -.31, -.60},  // forest
    {-.07, .17, -.10},   // pasture
    {-.07, .18, .26},    // fields
    {-.19, -.27, .07},   // hills
    {.35, -.04, -.08},   // mountains
    {.31, .23, .26},     // desert
    {-.12, .04, .18},    // gold
}};
constexpr double kBlack = 4;                  ///< grey levels that are added, for a camera's black is noise
constexpr double kSpread = .13, kLight = .1;  ///< of each channel; of all together
constexpr double kTail = 4;                   ///< degrees of freedom of Student's t
/// Evidence against a terrain at most: a reflection, a piece or a shadow may lie on a tile.
constexpr double kMost = 3;
constexpr double kSomeTiles = 1;  ///< of a terrain, from which on it counts as much as one with many
constexpr double kNone = 1e-6;

static_assert(board::kTerrains[0] == board::Terrain::forest && board::kTerrains[kLands - 1] == board::Terrain::gold);

cv::Vec3d logarithms(const cv::Vec3d& colour) {
    return {std::log(colour[0] + kBlack), std::log(colour[1] + kBlack), std::log(colour[2] + kBlack)};
}

/// Squared Mahalanobis distance of a colour that differs so.
double squaredDistance(const cv::Vec3d& difference) {
    const double each = kSpread * kSpread, all = kLight * kLight, sum = difference[0] + difference[1] + difference[2];
    return (difference.dot(difference) - all * sum * sum / (each + 3 * all)) / each;
}

/// How the light of this picture moves all colours. Each terrain counts about once, however many tiles it has.
cv::Vec3d shiftOf(const std::vector<TileLook>& looks, const std::vector<Shares>& terrain) {
    cv::Vec3d shift;
    double weights = 0;
    for (std::size_t t = 0; t < kLands; ++t) {
        cv::Vec3d moved;
        double tiles = kNone;
        for (std::size_t i = 0; i < looks.size(); ++i) {
            if (!looks[i].colour) continue;
            const double share = terrain[i][t] * (1 - looks[i].hidden);
            moved += share * (logarithms(*looks[i].colour) - kColours[t]);
            tiles += share;
        }
        const double weight = tiles / (tiles + kSomeTiles);
        shift += weight / tiles * moved;
        weights += weight;
    }
    return shift * (1 / weights);
}

}  // namespace

std::vector<std::vector<double>> colourEvidence(const std::vector<TileLook>& looks,
                                                const std::vector<Shares>& terrain) {
    const cv::Vec3d shift = shiftOf(looks, terrain);
    std::vector<std::vector<double>> evidence;
    for (const TileLook& look : looks) {
        std::vector<double>& nats = evidence.emplace_back(board::kTerrains.size());
        if (!look.colour) continue;
        std::ranges::fill(nats, -kMost);
        for (std::size_t t = 0; t < kLands; ++t) {
            const double distance = squaredDistance(logarithms(*look.colour) - shift - kColours[t]);
            const double fits = std::pow(1 + distance / kTail, -(kTail + 3) / 2);
            nats[t] = std::log((1 - look.hidden) * fits + std::exp(-kMost));
        }
    }
    return evidence;
}

}  // namespace hexwarden::vision
