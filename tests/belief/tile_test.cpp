#include "tracker/belief/belief.h"

#include <gtest/gtest.h>

namespace hexwarden::belief {
namespace {

using board::HarbourKind;
using board::Hex;
using board::Terrain;
using board::Token;

constexpr Hex kHex{0, 0};
const board::Edge kCoast = board::edge(kHex, board::Direction::east);

board::Observation saying(Terrain terrain, float p, Token token, float q) {
    board::Observation seen;
    seen.tiles.push_back(
        {kHex, {{{terrain, p}, {Terrain::pasture, (1 - p) / 2}, {}}}, {{{token, q}, {Token{9}, (1 - q) / 2}, {}}}});
    return seen;
}

TEST(Tiles, ManyLooksOutvoteAGlare) {
    TileBelief belief;
    belief.take(saying(Terrain::desert, 0.9F, 12, 0.8F));
    for (int i = 0; i < 4; ++i) belief.take(saying(Terrain::fields, 0.7F, 6, 0.9F));
    EXPECT_EQ(belief.readings(), 5);
    const auto tiles = belief.tiles();
    ASSERT_EQ(tiles.size(), 1U);
    EXPECT_EQ(tiles[0].terrain[0].value, Terrain::fields);
    EXPECT_EQ(tiles[0].terrain[1].value, Terrain::desert);
    EXPECT_NEAR(tiles[0].terrain[0].probability, 0.56, 1e-5);
    EXPECT_EQ(belief.layout().token[kHex], 6);
}

TEST(Tiles, WaterIsPartOfTheBoardAndShoalsKeepTheirNumbers) {
    TileBelief belief;
    auto seen = saying(Terrain::fields, .9F, 6, .9F);
    const Hex sea{1, 0}, shoal{0, 1};
    seen.water = {{sea, {{{Terrain::sea, .9F}, {}, {}}}, {{{Token{0}, 1}, {}, {}}}},
                  {shoal, {{{Terrain::shoal, .9F}, {}, {}}}, {{{Token{9}, .8F}, {}, {}}}}};
    belief.take(seen);
    const board::Layout layout = belief.layout();
    EXPECT_EQ(layout.terrain[kHex], Terrain::fields);
    EXPECT_EQ(layout.terrain[sea], Terrain::sea);
    EXPECT_EQ(layout.terrain[shoal], Terrain::shoal);
    EXPECT_EQ(layout.token[shoal], 9);
}

TEST(Tiles, TheRiverLiesWhereMostLooksSawItAndWhereItCanLie) {
    TileBelief belief;
    const board::River river{{0, 0}, {1, 0}, {2, 0}, board::Corner{{2, 1}, board::Tip::north}};
    for (int i = 0; i < 5; ++i) {
        auto seen = saying(Terrain::mountains, .9F, 6, .9F);
        seen.tiles.push_back({{1, 0}, {{{Terrain::hills, .9F}, {}, {}}}, {}});
        seen.tiles.push_back({{2, 0}, {{{Terrain::fields, .9F}, {}, {}}}, {}});
        if (i == 0) seen.river = {{0, 0}, {1, 0}, {2, 0}, board::Corner{{2, 0}, board::Tip::north}};
        if (i > 2) seen.river = river;
        belief.take(seen);
    }
    EXPECT_FALSE(belief.river()) << "two looks of five";
    auto seen = saying(Terrain::mountains, .9F, 6, .9F);
    seen.river = river;
    belief.take(seen);
    belief.take(seen);
    EXPECT_EQ(belief.river(), river);
    EXPECT_EQ(belief.layout().river, river);
    for (int i = 0; i < 20; ++i) belief.take(saying(Terrain::forest, .9F, 6, .9F));
    EXPECT_FALSE(belief.layout().river) << "its spring lies in mountains";
}

TEST(Tiles, LooksWithoutTilesDoNotCount) {
    TileBelief belief;
    belief.take({});
    EXPECT_EQ(belief.readings(), 0);
    EXPECT_TRUE(belief.tiles().empty());
    belief.take(saying(Terrain::fields, 0.7F, 6, 0.9F));
    EXPECT_EQ(belief.readings(), 1);
}

TEST(Tiles, LooksAtABoardUnderOtherNamesDoNotCount) {
    Belief belief;
    auto seen = saying(Terrain::desert, 0.9F, 0, 0.9F);
    seen.poseQuality = 1;
    for (int i = 0; i < 8; ++i) belief.take(seen);
    seen = saying(Terrain::fields, 0.7F, 6, 0.9F);
    seen.poseQuality = 1;
    seen.boardReset = true;
    belief.take(seen);
    EXPECT_EQ(belief.tiles().layout().terrain[kHex], Terrain::fields);
}

TEST(Tiles, ADesertCarriesNoToken) {
    TileBelief belief;
    belief.take(saying(Terrain::desert, 0.9F, 8, 0.6F));
    EXPECT_EQ(belief.layout().terrain[kHex], Terrain::desert);
    EXPECT_EQ(belief.layout().token[kHex], 0);
}

TEST(Tiles, AHarbourIsThereIfMostLooksSawIt) {
    TileBelief belief;
    for (int i = 0; i < 4; ++i) {
        auto seen = saying(Terrain::fields, 0.9F, 6, 0.9F);
        if (i != 0) seen.harbours.push_back({kCoast, HarbourKind::wool, 0.8F});
        if (i == 1) seen.harbours.push_back({board::edge(kHex, board::Direction::west), HarbourKind::any, 0.9F});
        belief.take(seen);
    }
    ASSERT_EQ(belief.harbours().size(), 1U);
    for (const auto c : ends(kCoast)) EXPECT_EQ(belief.layout().harbour[c], HarbourKind::wool);
}

TEST(Tiles, AHarbourWhoseKindNobodySawSurelyStaysOpen) {
    const board::Edge west = board::edge(kHex, board::Direction::west);
    TileBelief belief;
    for (int i = 0; i < 4; ++i) {
        auto seen = saying(Terrain::fields, 0.9F, 6, 0.9F);
        if (i == 0) seen.harbours.push_back({kCoast, HarbourKind::wool, 0.9F});
        if (i != 0) seen.openHarbours.push_back({kCoast, i == 1 ? HarbourKind::ore : HarbourKind::grain, 0.6F});
        if (i == 0) seen.openHarbours.push_back({west, HarbourKind::any, 0.6F});
        belief.take(seen);
    }
    EXPECT_TRUE(belief.harbours().empty()) << "one look of four read a kind";
    for (const auto c : ends(kCoast)) EXPECT_EQ(belief.layout().harbour[c], HarbourKind::none);
    ASSERT_EQ(belief.openHarbours().size(), 1U) << "one look of four saw another";
    EXPECT_EQ(belief.openHarbours()[0].edge, kCoast);
    EXPECT_EQ(belief.openHarbours()[0].kind, HarbourKind::grain);
    EXPECT_FLOAT_EQ(belief.openHarbours()[0].probability, 0.3F);

    for (int i = 0; i < 4; ++i) {
        auto seen = saying(Terrain::fields, 0.9F, 6, 0.9F);
        seen.harbours.push_back({kCoast, HarbourKind::wool, 0.9F});
        belief.take(seen);
    }
    EXPECT_EQ(belief.harbours().size(), 1U);
    EXPECT_TRUE(belief.openHarbours().empty()) << "reported by now";
}

}  // namespace
}  // namespace hexwarden::belief
