#include "vision/credence.h"

#include "vision/board_finder.h"
#include "vision/reader.h"

#include <algorithm>

#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

/// Of the photographs in docs/measurements.md ("Believed or not"): boards of the game 0.89 and more, the printed map of
/// another game 0.60, honeycombs 0.05 to 0.38.
constexpr double kLeastCredence = .65;

constexpr int kEnoughNumbers = 6;
constexpr float kPlainNumber = .9F;
/// The same photographs: upright 0.90 to 1, all but four over 0.95; mirrored 0.74 to 0.91.
constexpr double kSureNumbers = .93;
/// How much surer the mirrored picture must be; chosen by hand.
constexpr double kPlainly = .05;

bool showsPlainNumber(const board::TileReading& tile) {
    return tile.token[0].value != 0 && tile.token[0].probability > kPlainNumber;
}

/// Of the tokens that show a number; none if there are few.
std::optional<double> numberCredence(const board::Observation& seen) {
    double sum = 0;
    int count = 0;
    for (const board::TileReading& tile : seen.tiles)
        if (tile.token[0].value != 0) sum += static_cast<double>(tile.token[0].probability), ++count;
    return count >= kEnoughNumbers ? std::optional(sum / count) : std::nullopt;
}

}  // namespace

double tileCredence(const board::Observation& seen) {
    // Where other tokens are plain, pieces may hide one: that says nothing against the board.
    const bool tokensLie = std::ranges::count_if(seen.tiles, showsPlainNumber) >= kEnoughNumbers;
    double sum = 0;
    for (const board::TileReading& tile : seen.tiles)
        sum +=
            static_cast<double>(tile.terrain[0].probability * (tokensLie && tile.bare ? 1 : tile.token[0].probability));
    return seen.tiles.empty() ? 1 : sum / static_cast<double>(seen.tiles.size());
}

std::optional<board::Message> objectionToTiles(const board::Observation& seen) {
    if (tileCredence(seen) >= kLeastCredence) return std::nullopt;
    return board::say("there are hexes, but not the tiles of this game");
}

bool showsNumbers(const board::Observation& seen) {
    return numberCredence(seen).has_value();
}

bool isMirrored(BoardFinder& finder, Reader& reader, const Frame& frame, const board::Observation& seen) {
    const auto asItIs = numberCredence(seen);
    if (!asItIs || *asItIs >= kSureNumbers) return false;
    Frame turned = frame;
    turned.image = cv::Mat();  // not the caller's pixels
    cv::flip(frame.image, turned.image, 1);
    const auto pose = finder.find(turned);
    if (!pose) return false;
    const auto inMirror = numberCredence(reader.read(turned, *pose, {.pieces = false, .dice = false}));
    return inMirror && *inMirror > *asItIs + kPlainly;
}

board::Message mirrored() {
    return board::say("the picture is mirrored: switch that off in the camera, or choose 'mirrored' (--turn mirrored)");
}

}  // namespace hexwarden::vision
