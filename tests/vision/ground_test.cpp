// Land, water and bare table told apart on a rendered table, and which water belongs to a board.
#include "vision/ground.h"

#include "tests/vision/seen_tables.h"
#include "vision/board_finder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using board::Hex;
using board::Terrain;
using testing::ElementsAre;
using testing::UnorderedElementsAreArray;

constexpr Ground kSea{.02, .97}, kTable{.01, .02}, kUnlike{.4, .3};

TEST(WaterAboutLand, ReachesAsFarAsWaterDoes) {
    const std::map<Hex, Ground> ground{{{1, 0}, kSea}, {{2, 0}, kSea}, {{4, 0}, kSea}, {{0, 1}, kTable}};
    EXPECT_THAT(waterAbout({{0, 0}}, ground), ElementsAre(Hex{1, 0}, Hex{2, 0}));
}

TEST(WaterAboutLand, HoldsWhatLiesAmidItWhateverItLooksLike) {
    std::map<Hex, Ground> ground{{{1, 0}, kUnlike}, {{-1, 0}, kUnlike}};
    for (const Hex beside : board::neighbours(Hex{1, 0}))
        if (beside != Hex{0, 0}) ground[beside] = kSea;
    const auto water = waterAbout({{0, 0}}, ground);
    EXPECT_THAT(water, testing::Contains(Hex{1, 0}));
    EXPECT_THAT(water, testing::Not(testing::Contains(Hex{-1, 0})));
}

TEST(LandOdds, AreWithinNine) {
    EXPECT_DOUBLE_EQ(landOdds({1, 0}), 9);
    EXPECT_DOUBLE_EQ(landOdds({0, 1}), -9);
    EXPECT_NEAR(landOdds({.5, .5}), 0, 1e-6);
}

TEST(GroundOfAHex, IsLandIfATileWithATokenLooksPlainlySo) {
    const auto landIf = [](float byItsLook, float disc) {
        GroundSigns signs(43);
        signs[0] = byItsLook, signs[38] = disc;
        return groundFrom({0, 2.5F, -5}, signs).land;
    };
    EXPECT_LT(landIf(1, 1), .1) << "log-odds of 4, as the light upon it may make water look";
    EXPECT_GT(landIf(1.5F, 1), .9);
    EXPECT_LT(landIf(1.5F, 0), .1) << "without a token";
}

/// Two lands in a sea of tiles.
support::TableTruth twoLands() {
    support::TableTruth truth = shuffled(3);
    for (int q = -3; q <= 3; ++q)
        for (int r = -3; r <= 3; ++r) {
            const Hex hex{q, r};
            if (board::distance({0, 0}, hex) != 3) continue;
            truth.land.push_back(hex);
            truth.terrain[hex] = Terrain::sea;
        }
    for (int q = -2; q <= 2; ++q) truth.terrain[{q, 0}] = Terrain::sea, truth.token.erase({q, 0});
    truth.buildings.clear(), truth.routes.clear(), truth.robber.reset();
    std::sort(truth.land.begin(), truth.land.end());
    return truth;
}

class TwoLands : public testing::TestWithParam<SeenTable> {};

TEST_P(TwoLands, AreFoundInTheirSea) {
    const auto truth = twoLands();
    std::vector<Hex> land, water;
    for (const Hex hex : truth.land) (truth.terrain.at(hex) == Terrain::sea ? water : land).push_back(hex);
    const auto picture = support::render(truth, GetParam().view, GetParam().flaws, 5);
    BoardFinder finder(kData / "models", readBoardSpecs(kData / "boards"));
    const auto found = finder.find({picture.image});
    ASSERT_TRUE(found) << found.refusal;
    const auto named = [&](const std::vector<Hex>& hexes) {
        std::vector<Hex> names;
        for (const Hex hex : hexes) names.push_back(hexAt(trueLattice(picture, *found, centreInLattice(hex))));
        return names;
    };
    EXPECT_THAT(named(found->land), UnorderedElementsAreArray(land));
    EXPECT_THAT(named(found->water), testing::IsSupersetOf(water)) << "the frame shows water too";
}

INSTANTIATE_TEST_SUITE_P(Seen, TwoLands, testing::ValuesIn(seenTables()),
                         [](const auto& one) { return one.param.name; });
INSTANTIATE_TEST_SUITE_P(InLampLight, TwoLands,
                         testing::Values(SeenTable{"Yellow", {.tiltDegrees = 20}, {.tint = {.6, .85, 1}}}));

}  // namespace
}  // namespace hexwarden::vision
