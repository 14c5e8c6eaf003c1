// What data/models/ground.onnx is asked about labelled boards:   ground_bench FOLDER...
//
// A line of JSON for each look of the finder's two: the label's name, and of each hex its signs and what lies there
// ("land", "water", "none"), on the lattice of the label. For vision/training/tables/ground.py.
#include "tests/bench/labels.h"
#include "vision/ground.h"
#include "vision/photo.h"

#include <cstdio>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace {

using namespace hexwarden;
using nlohmann::json;

constexpr int kSides[]{352, 512};     // FinderOptions::quickSide, carefulSide
constexpr double kMarginSides = 1.3;  // about the land, as the finder looks at it
constexpr double kWayOut = 12;        // sides from the land's middle

const char* wordFor(const bench::TrueBoard& board, board::Hex hex) {
    const auto tile = board.tiles.find(hex);
    return tile == board.tiles.end() ? "none" : board::isWater(tile->second.terrain) ? "water" : "land";
}

/// The board as if seen from straight above, filling the square but for a margin.
cv::Matx33d imageFromRectified(const bench::TrueBoard& board, int side) {
    cv::Point2d low(kWayOut, kWayOut), high = -low;
    for (const auto& [hex, tile] : board.tiles) {
        if (board::isWater(tile.terrain)) continue;
        const cv::Point2d p = vision::centreInLattice(hex);
        low = {std::min(low.x, p.x), std::min(low.y, p.y)}, high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double span = std::max(high.x - low.x, high.y - low.y) + 2 * (kMarginSides + 1), step = span / side;
    const cv::Point2d first = (low + high) / 2 - cv::Point2d(step, step) * ((side - 1) / 2.);
    return board.imageFromLattice * cv::Matx33d(step, 0, first.x, 0, step, first.y, 0, 0, 1);
}

void print(const bench::Label& label, vision::BoardNetwork& maps, vision::TileReader& tiles) {
    const bench::TrueBoard& board = *label.board;
    vision::Pyramid pyramid(vision::readPhoto(label.photo).image);
    for (const int side : kSides) {
        const auto look = maps.look(pyramid, imageFromRectified(board, side), side);
        const auto seen =
            vision::perhapsTiles(vision::landEvidence(look, look.imageFromMap.inv() * board.imageFromLattice));
        json line{{"name", label.photo.string()}, {"side", side}, {"signs", json::array()}, {"is", json::array()}};
        for (const auto& signs : vision::groundSigns(tiles, pyramid, {board.imageFromLattice, board.size, 0}, seen))
            line["signs"].push_back(signs);
        for (const auto& e : seen) line["is"].push_back(wordFor(board, e.hex));
        std::printf("%s\n", line.dump().c_str());
    }
}

}  // namespace

int main(int count, char** arguments) try {
    if (count < 2) throw std::runtime_error("which folder?");
    const std::filesystem::path models = HEXWARDEN_SOURCE "/data/models";
    vision::BoardNetwork maps(models / "board.onnx");
    vision::TileReader tiles(models);
    for (int i = 1; i < count; ++i)
        for (const auto& label : bench::readLabels(arguments[i]))
            if (label.board) print(label, maps, tiles);
    return 0;
} catch (const std::exception& e) {
    std::fprintf(stderr, "ground_bench: %s\n", e.what());
    return 1;
}
