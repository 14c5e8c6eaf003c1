// BASE-1 to BASE-4: boards that are dealt or shown to beginners have what is in the box.
#include "companion/rules/set_out.h"

#include "tests/support/shipped_board.h"
#include "tracker/board/frame.h"

#include <gtest/gtest.h>

namespace hexwarden::rules {
namespace {

using board::Layout;
using support::shippedBoard;

void expectItIsOf(const board::BoardSpec& spec, const Layout& layout) {
    auto terrains = spec.terrainCount;
    auto tokens = spec.tokenCount;
    auto harbours = spec.harbourCount;
    EXPECT_EQ(hexes(layout), spec.land);
    for (const board::Hex h : hexes(layout)) {
        --terrains[static_cast<std::size_t>(layout.terrain[h])];
        if (layout.token[h] != 0) --tokens[layout.token[h]];
        EXPECT_EQ(layout.token[h] != 0, board::yieldOf(layout.terrain[h]).has_value());
    }
    for (const board::Edge e : board::harbourSlots(spec)) {
        const auto [a, b] = board::ends(e);
        EXPECT_EQ(layout.harbour[a], layout.harbour[b]);
        --harbours[static_cast<std::size_t>(layout.harbour[a])];
    }
    EXPECT_EQ(terrains, decltype(terrains){});
    EXPECT_EQ(tokens, decltype(tokens){});
    EXPECT_EQ(harbours, decltype(harbours){});
}

TEST(SetOut, ADealtBoardIsOfTheBoxAndItsRedTokensLieApart) {
    for (const char* name : {"base-19", "base-30"}) {
        const auto spec = shippedBoard(name);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const Layout layout = deal(spec, seed);
            SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));
            expectItIsOf(spec, layout);
            for (const board::Hex h : hexes(layout))
                for (const board::Hex next : neighbours(h)) {
                    const auto isRed = [&](board::Hex at) { return layout.token[at] == 6 || layout.token[at] == 8; };
                    EXPECT_FALSE(isRed(h) && isRed(next));
                }
            EXPECT_EQ(layout, deal(spec, seed));
        }
        EXPECT_FALSE(deal(spec, 1) == deal(spec, 2));
    }
}

TEST(SetOut, TheBeginnersBoardIsOfTheBox) {
    const auto spec = shippedBoard("base-19");
    const Layout layout = beginners(spec);
    expectItIsOf(spec, layout);
    EXPECT_EQ((layout.terrain[board::Hex{0, 0}]), board::Terrain::desert);
    EXPECT_EQ((layout.token[board::Hex{0, -2}]), 10);
    EXPECT_TRUE(hexes(beginners(shippedBoard("base-30"))).empty());
}

TEST(SetOut, TokensGoAlongTheSpiralAndPassOverTheDesert) {
    const auto spec = shippedBoard("base-19");
    Layout layout;
    for (const board::Hex h : spec.land) layout.terrain[h] = board::Terrain::forest;
    const board::Hex corner{0, -2}, second{-1, -1}, third{-2, 0};
    layout.terrain[second] = board::Terrain::desert;
    layTokens(layout, spec, corner);
    EXPECT_EQ(layout.token[corner], 5);
    EXPECT_EQ(layout.token[second], 0);
    EXPECT_EQ(layout.token[third], 2);
}

}  // namespace
}  // namespace hexwarden::rules
