// What the network of corners says of the middle of hexes, made up as it says it of filmed tables.
#include "vision/hex_looks.h"

#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using board::Hex;
using board::Piece;
using testing::Gt;
using testing::Lt;

/// Something is surely there: mostly a building of this kind and colour.
PieceLook<Hex> lookOf(Hex hex, Piece piece, Colour colour, double none = .001) {
    PieceLook<Hex> look{hex, Shares(cornerOccupants().size(), 0)};
    for (std::size_t i = 0; i < look.occupant.size(); ++i)
        if (cornerOccupants()[i] == board::Occupant{piece, colour}) look.occupant[i] = 1 - none;
    look.occupant[0] = none;
    return look;
}

/// A number was read there so surely, this far from the middle of the hex.
TileLook tileWith(Hex hex, double number, double off = 0) {
    TileLook tile{};
    tile.hex = hex;
    tile.token.assign(kTokens.size(), 0);
    tile.token[0] = 1 - number;
    tile.token[3] = number;
    tile.discInLattice = centreInLattice(hex) + cv::Point2d(0, off);
    return tile;
}

class HexLooks : public testing::Test {
  protected:
    /// Tokens of a board, which the network takes for white cities.
    HexLooks() {
        for (int q = 1; q <= 12; ++q) add(lookOf({q, 0}, Piece::city, Colour::white), tileWith({q, 0}, .99));
    }

    void add(PieceLook<Hex> look, TileLook tile) {
        looks_.push_back(std::move(look));
        tiles_.push_back(std::move(tile));
    }
    /// How likely nothing stands in the middle of the one hex.
    double emptyBeside(PieceLook<Hex> look, TileLook tile) {
        auto looks = looks_;
        auto tiles = tiles_;
        looks.push_back(std::move(look));
        tiles.push_back(std::move(tile));
        weighByTokens(looks, tiles);
        return looks.back().occupant.front();
    }

    std::vector<PieceLook<Hex>> looks_;
    std::vector<TileLook> tiles_;
};

TEST_F(HexLooks, TokensAreNoCities) {
    weighByTokens(looks_, tiles_);
    for (const auto& look : looks_) EXPECT_THAT(look.occupant.front(), Gt(.95));
    EXPECT_TRUE(builtMiddles(looks_).empty());
}

TEST_F(HexLooks, ABuildingStandsWhereNoNumberIsRead) {
    const auto look = lookOf({0, 0}, Piece::city, Colour::white);
    EXPECT_THAT(emptyBeside(look, tileWith({0, 0}, .03)), Lt(.3));
    EXPECT_THAT(emptyBeside(look, tileWith({0, 0}, .89)), Gt(.9)) << "a token that is read badly";
}

TEST_F(HexLooks, ABuildingStandsBesideTheTokenThatItPushedAside) {
    EXPECT_THAT(emptyBeside(lookOf({0, 0}, Piece::settlement, Colour::white), tileWith({0, 0}, .99, .55)), Lt(.3));
}

TEST_F(HexLooks, ATokenThatLiesALittleAsideIsNoCityEither) {
    EXPECT_THAT(emptyBeside(lookOf({0, 0}, Piece::city, Colour::white), tileWith({0, 0}, .99, .3)), Gt(.9));
    EXPECT_THAT(emptyBeside(lookOf({0, 0}, Piece::settlement, Colour::brown), tileWith({0, 0}, .99, .33)), Lt(.1));
}

TEST_F(HexLooks, WhatHasNoTokensColourIsABuildingThoughANumberSeemsToBeReadOnIt) {
    EXPECT_THAT(emptyBeside(lookOf({0, 0}, Piece::settlement, Colour::brown), tileWith({0, 0}, .93)), Lt(.5));
    EXPECT_THAT(emptyBeside(lookOf({0, 0}, Piece::settlement, Colour::white), tileWith({0, 0}, .93)), Gt(.9));
}

TEST_F(HexLooks, BareGroundIsNoBuilding) {
    EXPECT_THAT(emptyBeside(lookOf({0, 0}, Piece::city, Colour::red, .9), tileWith({0, 0}, 0)), Gt(.9));
}

TEST_F(HexLooks, TheMiddlesOfWhatIsBuiltAreNamed) {
    add(lookOf({0, 0}, Piece::settlement, Colour::red), tileWith({0, 0}, 0));
    weighByTokens(looks_, tiles_);
    EXPECT_THAT(builtMiddles(looks_), testing::ElementsAre(centreInLattice({0, 0})));
    EXPECT_NEAR(std::accumulate(looks_.back().occupant.begin(), looks_.back().occupant.end(), 0.), 1, 1e-9);
}

}  // namespace
}  // namespace hexwarden::vision
