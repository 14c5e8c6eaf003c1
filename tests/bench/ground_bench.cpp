// What data/models/ground.onnx is asked about labelled boards:   ground_bench FOLDER...
//
// A line of JSON for each look of the finder's two: the label's name, and of each hex its signs and what lies there
// ("land", "water", "none"), on the lattice of the label. For vision/training/tables/ground.py.
#include "tests/bench/labels.h"
#include "vision/board_finder.h"
#include "vision/ground.h"
#include "vision/other_board.h"
#include "vision/photo.h"

#include <cstdio>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace {

using namespace hexwarden;
using nlohmann::json;

const char* wordFor(const bench::TrueBoard& board, board::Hex hex) {
    const auto tile = board.tiles.find(hex);
    return tile == board.tiles.end() ? "none" : board::isWater(tile->second.terrain) ? "water" : "land";
}

std::vector<board::Hex> landOf(const bench::TrueBoard& board) {
    std::vector<board::Hex> land;
    for (const auto& [hex, tile] : board.tiles)
        if (!board::isWater(tile.terrain)) land.push_back(hex);
    return land;
}

void print(const bench::Label& label, vision::BoardNetwork& maps, vision::TileReader& tiles) {
    const bench::TrueBoard& board = *label.board;
    vision::Pyramid pyramid(vision::readPhoto(label.photo).image);
    const auto land = vision::pointsOf(landOf(board));
    const vision::FinderOptions looks;
    for (const int side : {looks.quickSide, looks.carefulSide}) {
        const auto look = maps.look(pyramid, vision::imageFromRectified(board.imageFromLattice, land, side), side);
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
