#include "vision/piece_context.h"

#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Colour;
using board::Piece;

/// Every corner and edge of one hex's surroundings, empty unless a test says otherwise.
class PieceContextTest : public testing::Test {
  protected:
    PieceContextTest() {
        std::vector<board::Hex> land{{0, 0}};
        for (board::Hex h : board::neighbours(board::Hex{0, 0})) land.push_back(h);
        for (board::Corner c : cornersOf(land)) looks_.corners.push_back({c, empty(cornerOccupants())});
        for (board::Edge e : edgesOf(land)) looks_.edges.push_back({e, empty(edgeOccupants())});
    }

    static Shares empty(const std::vector<board::Occupant>& occupants) {
        Shares shares(occupants.size(), .01 / double(occupants.size() - 1));
        shares[0] = .99;
        return shares;
    }
    static std::size_t index(const std::vector<board::Occupant>& occupants, board::Occupant wanted) {
        return std::size_t(std::find(occupants.begin(), occupants.end(), wanted) - occupants.begin());
    }
    Shares& at(board::Corner c) {
        return std::find_if(looks_.corners.begin(), looks_.corners.end(), [&](auto& l) { return l.site == c; })
            ->occupant;
    }
    Shares& at(board::Edge e) {
        return std::find_if(looks_.edges.begin(), looks_.edges.end(), [&](auto& l) { return l.site == e; })->occupant;
    }
    void put(board::Corner c, board::Occupant what, double p) {
        at(c).assign(cornerOccupants().size(), 0);
        at(c)[0] = 1 - p, at(c)[index(cornerOccupants(), what)] = p;
    }
    void put(board::Edge e, board::Occupant what, double p) {
        at(e).assign(edgeOccupants().size(), 0);
        at(e)[0] = 1 - p, at(e)[index(edgeOccupants(), what)] = p;
    }
    double road(board::Edge e, Colour colour) { return at(e)[index(edgeOccupants(), {Piece::road, colour})]; }
    double settlement(board::Corner c, Colour colour) {
        return at(c)[index(cornerOccupants(), {Piece::settlement, colour})];
    }

    const board::Corner corner_{{0, 0}, board::Tip::north};
    const board::Edge edge_ = board::edges(corner_)[0];
    PieceLooks looks_;
    board::PieceSet pieces_ = board::readPieceSet(HEXWARDEN_SOURCE "/data/pieces/base-6.txt");
};

TEST_F(PieceContextTest, ARoadBesideItsSettlementIsBelieved) {
    put(edge_, {Piece::road, Colour::red}, .6);
    weighByContext(looks_, pieces_);
    const double alone = road(edge_, Colour::red);
    put(edge_, {Piece::road, Colour::red}, .6);
    put(corner_, {Piece::settlement, Colour::red}, .99);
    weighByContext(looks_, pieces_);
    EXPECT_GT(road(edge_, Colour::red), alone + .2);
    EXPECT_GT(settlement(corner_, Colour::red), .9);
}

TEST_F(PieceContextTest, WhatMayBeAShipIsARoadBetweenTwoTilesOfLand) {
    at(edge_).assign(edgeOccupants().size(), 0);
    at(edge_)[0] = .1;
    at(edge_)[index(edgeOccupants(), {Piece::road, Colour::white})] = .4;
    at(edge_)[index(edgeOccupants(), {Piece::ship, Colour::white})] = .5;
    const auto [one, other] = board::hexes(edge_);
    PieceLooks coast = looks_, sea = looks_;
    weighByWater(looks_, {{one, .01}, {other, .01}});
    EXPECT_GT(road(edge_, Colour::white), .7);
    weighByWater(coast, {{one, .01}});
    std::swap(looks_, coast);
    EXPECT_NEAR(road(edge_, Colour::white), .4, .01);
    weighByWater(sea, {{one, .99}, {other, .99}});
    std::swap(looks_, sea);
    EXPECT_LT(road(edge_, Colour::white), .05);
}

TEST_F(PieceContextTest, WhatJoinsAShipAwayFromBuildingsIsAShip) {
    const auto seafarers = board::readPieceSet(HEXWARDEN_SOURCE "/data/pieces/seafarers-6.txt");
    const board::Edge next = board::edges(corner_)[1];
    const auto roadRatherThanShip = [&](Piece neighbour, Piece building) {
        put(edge_, {Piece::road, Colour::white}, .5);
        at(edge_)[0] = .1;
        at(edge_)[index(edgeOccupants(), {Piece::ship, Colour::white})] = .4;
        put(next, {neighbour, Colour::white}, .99);
        if (building != Piece::none) put(corner_, {building, Colour::white}, .99);
        PieceLooks weighed = looks_;
        weighByContext(weighed, seafarers);
        std::swap(weighed, looks_);
        const double asRoad = road(edge_, Colour::white);
        const double asShip = at(edge_)[index(edgeOccupants(), {Piece::ship, Colour::white})];
        std::swap(weighed, looks_);
        return asRoad / (asRoad + asShip);
    };
    EXPECT_GT(roadRatherThanShip(Piece::road, Piece::none), .7);
    EXPECT_LT(roadRatherThanShip(Piece::ship, Piece::none), .4) << "they join only at a building (SEA-3)";
    EXPECT_NEAR(roadRatherThanShip(Piece::ship, Piece::settlement), .5 / .9, .1);
}

TEST_F(PieceContextTest, NoShipLiesOnAnEdgeWhereShipsStandOnHexes) {
    put(edge_, {Piece::ship, Colour::white}, .7);
    leaveOutShips(looks_);
    EXPECT_NEAR(at(edge_)[0], 1, 1e-9);
    put(edge_, {Piece::road, Colour::white}, .7);
    leaveOutShips(looks_);
    EXPECT_NEAR(road(edge_, Colour::white), .7, 1e-9);
}

TEST_F(PieceContextTest, TheNeighbourhoodTellsTheColour) {
    auto& doubtful = at(edge_);
    doubtful.assign(edgeOccupants().size(), 0);
    doubtful[index(edgeOccupants(), {Piece::road, Colour::red})] = .5;
    doubtful[index(edgeOccupants(), {Piece::road, Colour::orange})] = .5;
    put(corner_, {Piece::settlement, Colour::orange}, .99);
    weighByContext(looks_, pieces_);
    EXPECT_GT(road(edge_, Colour::orange), .75);
}

TEST_F(PieceContextTest, WhatIsSurelySeenStaysThoughItBreaksTheRules) {
    const board::Corner next = board::neighbours(corner_)[0];
    put(corner_, {Piece::settlement, Colour::blue}, .998);
    put(next, {Piece::city, Colour::white}, .998);
    weighByContext(looks_, pieces_);
    EXPECT_GT(settlement(corner_, Colour::blue), .8);
    EXPECT_GT(at(next)[index(cornerOccupants(), {Piece::city, Colour::white})], .8);
}

TEST_F(PieceContextTest, ShiningBordersAreNoRoadsWhereNobodyHasBuilt) {
    const auto borders = board::edges(board::Hex{0, 0});
    put(borders[0], {Piece::road, Colour::white}, .8);
    put(borders[1], {Piece::road, Colour::white}, .8);
    PieceLooks inPlay = looks_;
    weighByContext(looks_, pieces_);
    const double unbuilt = road(borders[0], Colour::white);
    EXPECT_LT(unbuilt, .5);

    looks_ = inPlay;
    for (board::Tip tip : {board::Tip::north, board::Tip::south})
        put(board::Corner{{0, 0}, tip}, {Piece::city, Colour::red}, .99);
    weighByContext(looks_, pieces_);
    EXPECT_GT(road(borders[0], Colour::white), unbuilt + .3);
}

TEST_F(PieceContextTest, MoreThanTheStockIsDoubted) {
    pieces_.stock[std::size_t(Piece::road)] = 2;
    const auto around = board::edges(board::Hex{0, 0});
    for (board::Edge e : around) put(e, {Piece::road, Colour::green}, .7);
    for (board::Corner c : {corner_, board::corners(board::Hex{0, 0})[3]}) put(c, {Piece::city, Colour::green}, .99);
    PieceLooks plenty = looks_;
    weighByContext(looks_, pieces_);
    pieces_.stock[std::size_t(Piece::road)] = 15;
    weighByContext(plenty, pieces_);
    const double scarce = road(around[0], Colour::green);
    looks_ = plenty;
    EXPECT_LT(scarce, road(around[0], Colour::green) - .1);
}

TEST_F(PieceContextTest, SharesAddUpToOne) {
    put(edge_, {Piece::road, Colour::red}, .5);
    weighByContext(looks_, pieces_);
    for (const auto& look : looks_.edges)
        EXPECT_NEAR(std::accumulate(look.occupant.begin(), look.occupant.end(), 0.), 1, 1e-9);
    for (const auto& look : looks_.corners)
        EXPECT_NEAR(std::accumulate(look.occupant.begin(), look.occupant.end(), 0.), 1, 1e-9);
}

}  // namespace
}  // namespace hexwarden::vision
