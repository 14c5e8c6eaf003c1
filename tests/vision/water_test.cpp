// Tiles of water that were made up, and those of a rendered table.
#include "vision/water.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Terrain;

template <class All, class T>
void set(Shares& shares, const All& values, T value, double p) {
    shares.resize(values.size());
    shares[std::size_t(std::find(values.begin(), values.end(), value) - values.begin())] = p;
}

/// Likelier land than water, as a dark shoal may look, and a disc on it that reads as a nine.
TileLook lookOf(board::Hex hex, double sea, double shoal, double nine = .9) {
    TileLook look{.hex = hex, .terrain = {}, .look = {}, .token = {}, .disc = 1, .discInLattice = {}};
    set(look.terrain, board::kTerrains, Terrain::sea, sea);
    set(look.terrain, board::kTerrains, Terrain::shoal, shoal);
    set(look.terrain, board::kTerrains, Terrain::mountains, 1 - sea - shoal);
    set(look.token, kTokens, board::Token(9), nine);
    set(look.token, kTokens, board::Token(3), .9 - nine);
    set(look.token, kTokens, board::Token(0), .1);
    return look;
}

TEST(Water, IsSeaOrShoalAndOnlyAShoalHasANumber) {
    const auto read = readAsWater({lookOf({0, 0}, .02, .38), lookOf({1, 0}, .5, .01, .5)});
    ASSERT_EQ(read.size(), 2U);
    EXPECT_EQ(read[0].terrain[0].value, Terrain::shoal);
    EXPECT_GT(read[0].terrain[0].probability, .95F);
    EXPECT_EQ(read[0].token[0].value, 9);
    EXPECT_EQ(read[1].terrain[0].value, Terrain::sea);
    EXPECT_EQ(read[1].token[0].value, 0) << "what lies there is a harbour's disc";
    EXPECT_GT(read[1].token[0].probability, .9F);
}

TEST(Water, WithAPlainNumberIsAShoalThoughItLooksLikeSea) {
    EXPECT_EQ(readAsWater({lookOf({0, 0}, .5, .2)})[0].terrain[0].value, Terrain::shoal);
    EXPECT_EQ(readAsWater({lookOf({0, 0}, .5, .2, .5)})[0].terrain[0].value, Terrain::sea) << "a harbour's disc";
}

TEST(Water, WithATwoIsRatherAHarbour) {
    TileLook look = lookOf({0, 0}, .5, .2, .75);
    ASSERT_EQ(readAsWater({look})[0].terrain[0].value, Terrain::shoal);
    std::swap(*std::ranges::max_element(look.token), look.token[1]);
    const auto read = readAsWater({look});
    EXPECT_EQ(read[0].terrain[0].value, Terrain::sea) << "2:1";
    EXPECT_EQ(read[0].token[0].value, 0);
}

TEST(Water, WithoutADiscIsNoShoal) {
    TileLook look = lookOf({0, 0}, .5, .3);
    EXPECT_EQ(readAsWater({look})[0].terrain[0].value, Terrain::shoal);
    look.disc = 0;
    const auto read = readAsWater({look});
    EXPECT_EQ(read[0].terrain[0].value, Terrain::sea);
    EXPECT_GT(read[0].terrain[0].probability, .95F);
}

}  // namespace
}  // namespace hexwarden::vision
