#include "vision/joint_tiles.h"

#include "vision/board_finder.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

class JointTiles : public testing::Test {
  protected:
    JointTiles() : specs_(readBoardSpecs(HEXWARDEN_SOURCE "/data/boards")) {}

    const board::BoardSpec& base() const { return specs_[0]; }

    template <std::size_t N, class T>
    static Shares sure(const std::array<T, N>& values, T value, double p) {
        Shares shares;
        for (T v : values) shares.push_back(v == value ? p : (1 - p) / (N - 1));
        return shares;
    }

    /// A base-19 board, each tile read with the given certainty.
    std::vector<TileLook> looks(double p) const {
        std::vector<board::Terrain> terrains;
        for (board::Terrain t : board::kTerrains)
            terrains.insert(terrains.end(), base().terrainCount[std::size_t(t)], t);
        std::vector<board::Token> tokens;
        for (board::Token t = 2; t <= 12; ++t) tokens.insert(tokens.end(), base().tokenCount[t], t);
        tokens.push_back(0);  // the desert is last of the terrains of this box
        std::vector<TileLook> all;
        for (std::size_t i = 0; i < base().land.size(); ++i)
            all.push_back({.hex = base().land[i],
                           .terrain = sure(board::kTerrains, terrains[i], p),
                           .look = {},
                           .token = sure(kTokens, tokens[i], p),
                           .disc = 1,
                           .discInLattice = {},
                           .robberLogit = -6});
        return all;
    }

    std::vector<board::BoardSpec> specs_;
};

TEST_F(JointTiles, ASureBoardStaysAsItIs) {
    const auto all = looks(.98);
    const auto read = readTogether(all, &base());
    ASSERT_EQ(read.size(), 19u);
    for (std::size_t i = 0; i < read.size(); ++i) {
        EXPECT_EQ(read[i].hex, all[i].hex);
        EXPECT_GT(read[i].terrain[0].probability, .95);
        EXPECT_GT(read[i].token[0].probability, .95);
    }
    EXPECT_EQ(read.back().terrain[0].value, board::Terrain::desert);
    EXPECT_EQ(read.back().token[0].value, 0);
}

TEST_F(JointTiles, TheBoxDecidesBetweenSixAndNine) {
    auto all = looks(.98);
    const auto nine = std::find_if(all.begin(), all.end(), [](const TileLook& l) { return l.token[7] > .5; });
    ASSERT_NE(nine, all.end());
    nine->token = Shares(kTokens.size(), 0);
    nine->token[5] = .6, nine->token[7] = .4;
    const auto read = readTogether(all, &base());
    EXPECT_EQ(read[std::size_t(nine - all.begin())].token[0].value, 9);
    EXPECT_EQ(readTogether(all, nullptr)[std::size_t(nine - all.begin())].token[0].value, 6);
}

TEST_F(JointTiles, ThreeTensAreThreeTens) {
    auto all = looks(.999);
    all[0].token = sure(kTokens, board::Token(10), .999);
    EXPECT_EQ(readTogether(all, &base())[0].token[0].value, 10);
}

TEST_F(JointTiles, ABareTileIsRatherDesert) {
    auto all = looks(.98);
    Shares& doubtful = all.back().terrain;
    doubtful.assign(doubtful.size(), .01);
    doubtful[2] = .5, doubtful[5] = .43;  // fields, desert
    EXPECT_EQ(readTogether(all, nullptr).back().terrain[0].value, board::Terrain::desert);
}

TEST_F(JointTiles, TilesThatLookAlikeAreOfOneTerrain) {
    auto all = looks(.9);
    for (TileLook& look : all) {
        look.look.assign(12, 0);
        for (std::size_t t = 0; t < look.terrain.size(); ++t)
            if (look.terrain[t] > .5) look.look[t] = 3;
    }
    // The first of the tiles of its terrain is hardly seen, but it looks like the others.
    const Shares known = all.front().terrain;
    const auto there = std::max_element(known.begin(), known.end()) - known.begin();
    all.front().terrain.assign(known.size(), .11);
    all.front().terrain[8] = .12;
    const auto read = readTogether(all, nullptr).front().terrain;
    EXPECT_EQ(read[0].value, board::kTerrains[std::size_t(there)]);
    EXPECT_GT(read[0].probability, .3);
}

TEST_F(JointTiles, ABoardOnWhichNoTokenLiesYetGetsNone) {
    auto all = looks(.98);
    for (TileLook& look : all) look.token = sure(kTokens, board::Token(0), .9);
    // Art that looks like a number is no token, when nothing else does.
    all[3].token = sure(kTokens, board::Token(8), .8);
    for (const auto* spec : {&base(), static_cast<const board::BoardSpec*>(nullptr)}) {
        const auto read = readTogether(all, spec);
        for (std::size_t i = 0; i < read.size(); ++i) {
            EXPECT_EQ(read[i].token[0].value, 0) << i;
            EXPECT_GT(read[i].token[0].probability, i == 3 ? .5 : .98) << i;
            EXPECT_EQ(read[i].terrain[0].value, readTogether(looks(.98), spec)[i].terrain[0].value) << i;
            EXPECT_GT(read[i].terrain[0].probability, .9) << "without a token a tile is no desert yet";
        }
    }
}

TEST_F(JointTiles, OfABoardThatIsBeingLaidWhatLiesIsReported) {
    for (const std::size_t laid : {std::size_t(1), std::size_t(3), std::size_t(9), std::size_t(14)}) {
        auto all = looks(.999);
        for (std::size_t i = laid; i < all.size(); ++i) all[i].token = sure(kTokens, board::Token(0), .999);
        const auto read = readTogether(all, &base());
        for (std::size_t i = 0; i < read.size(); ++i) {
            const auto lies = std::max_element(all[i].token.begin(), all[i].token.end()) - all[i].token.begin();
            EXPECT_EQ(read[i].token[0].value, kTokens[std::size_t(lies)]) << laid << " laid, tile " << i;
            EXPECT_GT(read[i].token[0].probability, laid == 1 || laid == 14 ? .6 : .9) << laid << " laid, tile " << i;
        }
    }
}

TEST_F(JointTiles, ATokenThatIsNotSeenOnALaidBoardIsStillThere) {
    auto all = looks(.98);
    const auto lies = std::max_element(all[5].token.begin(), all[5].token.end()) - all[5].token.begin();
    all[5].token = sure(kTokens, board::Token(0), .9);
    const auto read = readTogether(all, &base());
    EXPECT_EQ(read[5].token[0].value, kTokens[std::size_t(lies)]);
    EXPECT_GT(read[6].token[0].probability, .95);
}

TEST_F(JointTiles, HoweverSurelyNoTokenIsSeenOnALaidBoardThatIsDoubted) {
    auto all = looks(.999);
    all[4].token = sure(kTokens, board::Token(0), .99999);  // pushed to the rim, where nobody looks
    const auto read = readTogether(all, &base());
    EXPECT_LT(read[4].token[0].probability, .9F);
    EXPECT_TRUE(read[4].bare);
    EXPECT_FALSE(read[5].bare);
    const auto desert = read.back().token[0];
    EXPECT_EQ(desert.value, 0);
    EXPECT_GT(desert.probability, .99F) << "where none belongs nothing is doubted";
}

TEST_F(JointTiles, WhatIsHiddenIsNotReported) {
    auto all = looks(.98);
    TileLook& under = all.front();
    under.terrain = sure(board::kTerrains, board::Terrain::desert, .98);
    under.token = sure(kTokens, board::Token(0), .98);
    EXPECT_GT(readTogether(all, nullptr).front().terrain[0].probability, .95);
    under.hidden = .99;
    const auto read = readTogether(all, nullptr).front();
    EXPECT_LT(read.terrain[0].probability, .2);
    EXPECT_LT(read.token[0].probability, .2);
}

TEST_F(JointTiles, OneRobberOrNone) {
    auto all = looks(.98);
    EXPECT_FALSE(robberAmong(all));
    EXPECT_FALSE(robberAmong({}));
    all[4].robberLogit = 3;
    const auto robber = robberAmong(all);
    ASSERT_TRUE(robber);
    EXPECT_EQ(robber->hex, all[4].hex);
    const float alone = robber->probability;
    all[9].robberLogit = 2.5;
    EXPECT_EQ(robberAmong(all)->hex, all[4].hex);
    EXPECT_LT(robberAmong(all)->probability, alone);
}

TEST_F(JointTiles, TheRobberMayStandWhereNobodySees) {
    auto all = looks(.98);
    all[4].robberLogit = -2;
    const float plain = robberAmong(all)->probability, aHandInView = robberAmong(all, 4)->probability;
    EXPECT_GT(plain, .3F);
    EXPECT_LT(aHandInView, .2F) << "four hidden tiles are each as likely as one of which nothing is known";
    all[4].robberLogit = 5;
    EXPECT_GT(robberAmong(all, 4)->probability, .97F);
}

/// A board in whose print the forests look like pastures; each tile in a usual colour, in this light (BGR).
std::vector<TileLook> inColour(std::vector<TileLook> looks, cv::Vec3d light) {
    const std::map<board::Terrain, cv::Vec3d> colours{
        {board::Terrain::forest, {51, 85, 66}},      {board::Terrain::pasture, {60, 140, 112}},
        {board::Terrain::fields, {60, 140, 161}},    {board::Terrain::hills, {53, 89, 133}},
        {board::Terrain::mountains, {93, 113, 114}}, {board::Terrain::desert, {90, 149, 162}}};
    for (TileLook& look : looks) {
        const auto most = std::ranges::max_element(look.terrain) - look.terrain.begin();
        look.colour = colours.at(board::kTerrains[std::size_t(most)]).mul(light);
        if (board::kTerrains[std::size_t(most)] == board::Terrain::forest) look.terrain[0] = .1, look.terrain[1] = .8;
    }
    return looks;
}

TEST_F(JointTiles, AForestIsDarkerThanThePasturesOfItsBoardInAnyLight) {
    for (const cv::Vec3d& light : {cv::Vec3d{1, 1, 1}, cv::Vec3d{.45, .75, 1.1}, cv::Vec3d{.3, .3, .3}}) {
        auto all = inColour(looks(.9), light);
        const auto read = readTogether(all, nullptr);
        const auto forests = std::ranges::count_if(
            read, [](const auto& tile) { return tile.terrain[0].value == board::Terrain::forest; });
        EXPECT_EQ(forests, 4) << light;
        for (TileLook& look : all) look.colour.reset();
        EXPECT_EQ(readTogether(all, nullptr)[0].terrain[0].value, board::Terrain::pasture) << "without colours";
    }
}

TEST_F(JointTiles, AReflectionSaysNothingOfATile) {
    auto all = inColour(looks(.9), {1, 1, 1});
    TileLook& forest = all[0];
    forest.terrain[0] = .6, forest.terrain[1] = .01, forest.terrain[4] = .3;
    const auto reading = [&] { return readTogether(all, nullptr)[0].terrain[0]; };
    forest.colour = std::ranges::find_if(all, [](const TileLook& l) { return l.terrain[4] > .8; })->colour;
    EXPECT_EQ(reading().value, board::Terrain::mountains);
    forest.colour = cv::Vec3d{250, 250, 250};
    EXPECT_EQ(reading().value, board::Terrain::forest) << "brighter than any tile";
    EXPECT_LT(reading().probability, .8F);
}

}  // namespace
}  // namespace hexwarden::vision
