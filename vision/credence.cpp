#include "vision/credence.h"

#include "vision/board_finder.h"
#include "vision/reader.h"
#include "vision/shares.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <vector>

#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

/// Of the photographs in docs/measurements.md ("Believed or not"): boards of the game 0.89 and more, the printed map of
/// another game 0.60, honeycombs 0.05 to 0.38.
constexpr double kLeastCredence = .65;

/// Where pieces hide most numbers: tiles, the mean chance of their terrains, and plain numbers that are enough. On 19
/// path-traced boards full of pieces the terrains have .81 to 1; that map has 12 tiles and .85.
constexpr std::size_t kManyTiles = 15;
constexpr double kPlainTerrains = .92;
constexpr int kSomeNumbers = 3;

constexpr int kEnoughNumbers = 6;
constexpr float kPlainNumber = .9F;
/// A mean chance of the numbers from which on nobody looks into the mirror. The same photographs: upright 0.93 to 1,
/// mirrored 0.88 at most. A look takes some 150 ms.
constexpr double kSureNumbers = .93;
/// By how much the mirrored picture must read better, and how sure of a number a reading may be. Of 197 pictures, 146
/// of them path-traced boards full of pieces, none is taken for mirrored, and 36 of their mirror images are not.
constexpr double kPlainly = 2.2, kSurest = .998;

bool showsPlainNumber(const board::TileReading& tile) {
    return tile.token[0].value != 0 && tile.token[0].probability > kPlainNumber;
}

std::ptrdiff_t plainNumbers(const board::Observation& seen) {
    return std::ranges::count_if(seen.tiles, showsPlainNumber);
}

/// The chances of the numbers that are read; none if they are few.
std::vector<double> numbersOf(const board::Observation& seen) {
    std::vector<double> numbers;
    for (const board::TileReading& tile : seen.tiles)
        if (tile.token[0].value != 0) numbers.push_back(static_cast<double>(tile.token[0].probability));
    return std::ssize(numbers) < kEnoughNumbers ? std::vector<double>{} : numbers;
}

double meanOf(const std::vector<double>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.) / static_cast<double>(numbers.size());
}

/// How plain numbers are, all together: log-odds by the root of how many. A plain number says more than a doubtful one.
double plainness(const std::vector<double>& numbers) {
    double sum = 0;
    for (double p : numbers) sum += logit(std::min(p, kSurest));
    return sum / std::sqrt(static_cast<double>(numbers.size()));
}

bool hasPlainTerrains(const board::Observation& seen) {
    double sum = 0;
    for (const board::TileReading& tile : seen.tiles) sum += static_cast<double>(tile.terrain[0].probability);
    return seen.tiles.size() >= kManyTiles && sum >= kPlainTerrains * static_cast<double>(seen.tiles.size());
}

}  // namespace

double tileCredence(const board::Observation& seen) {
    // Where other tokens are plain, pieces may hide one: that says nothing against the board.
    const bool tokensLie = plainNumbers(seen) >= kEnoughNumbers;
    double sum = 0;
    for (const board::TileReading& tile : seen.tiles)
        sum +=
            static_cast<double>(tile.terrain[0].probability * (tokensLie && tile.bare ? 1 : tile.token[0].probability));
    return seen.tiles.empty() ? 1 : sum / static_cast<double>(seen.tiles.size());
}

std::optional<board::Message> objectionToTiles(const board::Observation& seen) {
    if (tileCredence(seen) >= kLeastCredence) return std::nullopt;
    if (hasPlainTerrains(seen) && plainNumbers(seen) >= kSomeNumbers) return std::nullopt;
    return board::say("there are hexes, but not the tiles of this game");
}

bool showsNumbers(const board::Observation& seen) {
    return !numbersOf(seen).empty();
}

bool isMirrored(BoardFinder& finder, Reader& reader, const Frame& frame, const board::Observation& seen) {
    const auto asItIs = numbersOf(seen);
    if (asItIs.empty() || meanOf(asItIs) >= kSureNumbers) return false;
    Frame turned = frame;
    turned.image = cv::Mat();  // not the caller's pixels
    cv::flip(frame.image, turned.image, 1);
    const auto pose = finder.find(turned);
    if (!pose) return false;
    const auto inMirror = numbersOf(reader.read(turned, *pose, {.pieces = false, .dice = false}));
    return !inMirror.empty() && plainness(inMirror) > plainness(asItIs) + kPlainly;
}

board::Message mirrored() {
    return board::say("the picture is mirrored: switch that off in the camera, or choose 'mirrored' (--turn mirrored)");
}

}  // namespace hexwarden::vision
