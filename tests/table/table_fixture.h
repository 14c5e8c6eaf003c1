// A game of two at a table that is seen without a camera.
#pragma once

#include "companion/table/table.h"
#include "tests/support/fabricated_table.h"
#include "tests/support/scratch_folder.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace hexwarden::table {

namespace fs = std::filesystem;
using board::Colour;
using board::Occupant;
using board::Piece;
using support::FabricatedTable;

inline const board::Corner kCorner{{0, 0}, board::Tip::north};
inline const board::Edge kEdge{{0, 0}, board::Side::northEast};  // ends at kCorner
inline constexpr Occupant kSettlement{Piece::settlement, Colour::red};
inline constexpr Occupant kRoad{Piece::road, Colour::red};
inline const game::Began kBegan{{}, {}, {{Colour::red, "Ann"}, {Colour::blue, "Ben"}}};

inline game::LaidOut board19() {
    game::LaidOut laid;
    for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r)
            if (const board::Hex hex{q, r}; distance(hex, {0, 0}) <= 2) {
                laid.layout->terrain[hex] = board::Terrain::forest;
                laid.layout->token[hex] = 8;
            }
    return laid;
}

class TableTest : public ::testing::Test {
  protected:
    fs::path file() const { return folder_ / "evening.hexwarden"; }

    std::unique_ptr<Table> begun() const {
        auto table = std::make_unique<Table>(journal::Journal::create(file()));
        table->declare(kBegan);
        table->declare(board19());
        return table;
    }
    /// With this set of pieces in the game.
    std::unique_ptr<Table> begunWith(const board::PieceSet& set, TableOptions options = {}) const {
        options.pieceSets = {set};
        auto table = std::make_unique<Table>(journal::Journal::create(file()), options);
        game::Began began = kBegan;
        began.pieces = set.name;
        table->declare(began);
        table->declare(board19());
        return table;
    }
    std::unique_ptr<Table> resumed() const { return std::make_unique<Table>(journal::Journal::open(file())); }

    /// The words of the events after the first two.
    static std::vector<std::string> written(const Table& table) {
        std::vector<std::string> lines;
        const auto snapshot = table.snapshot();
        for (std::size_t i = 2; i < snapshot->events().size(); ++i)
            lines.push_back(game::text(snapshot->events()[i].body));
        return lines;
    }

    void watch(Table& table, int frames) {
        for (int i = 0; i < frames; ++i)
            table.see({real_.look(), 1'000'000, [](const game::Interpretation&) {
                           return journal::Evidence{.photograph = {1, 2, 3}, .before = {1}, .after = {2}};
                       }});
    }

    support::ScratchFolder folder_;
    FabricatedTable real_;
};

}  // namespace hexwarden::table
