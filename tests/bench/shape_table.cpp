#include "tests/bench/shape_marks.h"
#include "vision/photo.h"
#include "vision/stopwatch.h"

#include <algorithm>
#include <cstdio>

namespace hexwarden::bench {
namespace {

/// Shows something by every shape, in every colour.
board::PieceSet everyShape() {
    std::string text = "pieces every-shape\ncolours";
    for (board::Colour c : board::kColours) text += ' ' + std::string(board::word(c));
    text += "\nstock road 15\nstock settlement 5\nstock city 4\nstock ship 15\nshow bridge as road twice\n";
    for (board::Shape s : board::kShapes)
        if (s != board::Shape::road) text += "show army as " + std::string(board::word(s)) + '\n';
    return board::parsePieceSet(text, "every shape");
}

vision::BoardPose poseOf(const TrueBoard& truth) {
    vision::BoardPose pose;
    for (const auto& [hex, tile] : truth.tiles)
        if (!board::isWater(tile.terrain)) pose.land.push_back(hex);
    pose.view = {truth.imageFromLattice, truth.size, 0};
    pose.layout = "free-form";
    pose.quality = 1;
    return pose;
}

struct Set {
    ShapeMarks marks;
    std::vector<double> ms = {};
};

void printHonesty(const char* what, const std::map<std::string, Set>& sets,
                  const std::vector<Judged>& (ShapeMarks::*judged)() const) {
    std::printf("| %s: given p / right, calibration error; wrong of those over 0.99 |", what);
    for (const auto& [name, set] : sets) {
        const Reliability r = reliability((set.marks.*judged)());
        if (r.readings == 0)
            std::printf(" |");
        else
            std::printf(" %.3f / %.3f, %.1f %%; %d of %d |", r.meanP, r.share, 100 * r.error, r.sure.of - r.sure.right,
                        r.sure.of);
    }
    std::printf("\n");
}

}  // namespace

void printShapes(const std::vector<Label>& labels, const std::filesystem::path& data, const std::string& pieces) {
    const board::PieceSet inPlay =
        pieces.empty() ? everyShape() : board::readPieceSet(data / "pieces" / (pieces + ".txt"));
    vision::Reader reader(data / "models", vision::readBoardSpecs(data / "boards"), inPlay);
    std::map<std::string, Set> sets;
    for (const Label& label : labels) {
        if (!label.board) continue;
        const vision::Frame frame = vision::readPhoto(label.photo);
        const std::string name = label.board->otherPieces ? label.photo.parent_path().filename().string() : label.set;
        Set& set = sets.try_emplace(name, Set{ShapeMarks(inPlay.shapes())}).first->second;
        set.marks.take(label, reader.read(frame, poseOf(*label.board), {.tiles = false, .dice = false}));
        for (const vision::Lap& lap : reader.laps())
            if (lap.stage == "shapes") set.ms.push_back(lap.ms);
    }
    std::printf("\n| figure |");
    for (const auto& [name, set] : sets) std::printf(" %s |", name.c_str());
    std::printf("\n|---|");
    for (std::size_t i = 0; i < sets.size(); ++i) std::printf("---|");
    std::printf("\n");
    for (const std::string& figure : shapeFigures()) {
        std::printf("| %s |", figure.c_str());
        for (const auto& [name, set] : sets) {
            const Count c = set.marks.of(figure);
            const auto [low, high] = interval(c);
            if (c.of == 0)
                std::printf(" |");
            else
                std::printf(" %.1f %% (%d of %d, %.1f to %.1f) |", 100. * c.right / c.of, c.right, c.of, 100 * low,
                            100 * high);
        }
        std::printf("\n");
    }
    printHonesty("something there", sets, &ShapeMarks::presence);
    printHonesty("its shape and colour", sets, &ShapeMarks::kinds);
    std::printf("| ms, median |");
    for (auto& [name, set] : sets) {
        std::nth_element(set.ms.begin(), set.ms.begin() + static_cast<std::ptrdiff_t>(set.ms.size() / 2), set.ms.end());
        std::printf(" %.0f |", set.ms[set.ms.size() / 2]);
    }
    std::printf("\n");
}

}  // namespace hexwarden::bench
