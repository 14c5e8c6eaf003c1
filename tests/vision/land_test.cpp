#include "vision/land.h"

#include "tests/support/shipped_board.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

class LandChoice : public testing::Test {
  protected:
    /// Evidence of a land, turned and shifted in the lattice, in a window of radius 7 about 0,0.
    static std::vector<HexEvidence> evidenceOf(const std::vector<board::Hex>& land, int turns, board::Hex shift) {
        std::vector<board::Hex> there;
        for (board::Hex h : land) {
            const board::Hex t = board::turned(h, turns);
            there.push_back({t.q + shift.q, t.r + shift.r});
        }
        std::vector<HexEvidence> all;
        for (int q = -7; q <= 7; ++q)
            for (int r = -7; r <= 7; ++r) {
                const bool isLand = std::find(there.begin(), there.end(), board::Hex{q, r}) != there.end();
                all.push_back({{q, r}, isLand ? 6. : -6., 1});
            }
        return all;
    }

    /// A teller that is so sure that these hexes are land, and all others none.
    static LandTeller tellerOf(const std::vector<board::Hex>& land, double nats) {
        return [=](const std::vector<HexEvidence>& asked) {
            std::vector<double> odds;
            for (const HexEvidence& e : asked)
                odds.push_back(std::ranges::find(land, e.hex) != land.end() ? nats : -nats);
            return odds;
        };
    }

    const board::BoardSpec& spec(std::size_t index) const { return specs_[index]; }

    std::vector<board::BoardSpec> specs_ = support::shippedBoxes();
};

TEST_F(LandChoice, KnownShapesAreKnownInAnyTurn) {
    for (const board::BoardSpec& spec : specs_)
        for (int turns = 0; turns < 6; ++turns) {
            const auto land = chooseLand(evidenceOf(spec.land, turns, {1, -2}), specs_, "");
            ASSERT_TRUE(land) << land.refusal;
            ASSERT_EQ(land->spec, &spec);
            const Numbering named = numbering(*land, cv::Matx33d::eye());
            EXPECT_EQ(named.hexes, spec.land);
            for (board::Hex h : land->hexes) {
                const board::Hex there = hexAt(project(named.namedFromSeen, centreInLattice(h)));
                EXPECT_TRUE(std::binary_search(named.hexes.begin(), named.hexes.end(), there));
            }
        }
}

TEST_F(LandChoice, AnIslandsNamesDoNotHangOnWhereItsLatticeWasBegun) {
    std::vector<board::Hex> island;  // rows of three, four and three: the middle lies between two hexes
    for (int q = 0; q < 3; ++q) island.insert(island.end(), {{q, -1}, {q - 1, 1}});
    for (int q = -1; q < 3; ++q) island.push_back({q, 0});
    std::set<std::vector<board::Hex>> names;
    for (board::Hex begun : {board::Hex{0, 0}, {-3, 1}, {2, -3}, {-1, -1}}) {
        const auto land = chooseLand(evidenceOf(island, 0, begun), {}, "");
        ASSERT_TRUE(land) << land.refusal;
        names.insert(numbering(*land, cv::Matx33d::eye()).hexes);
    }
    EXPECT_EQ(names.size(), 1U);
}

TEST_F(LandChoice, TwoBoxesOfOneShapeContradictEachOtherNowhere) {
    auto specs = specs_;
    specs.push_back(spec(0));
    specs.back().name = "my-19";
    EXPECT_TRUE(chooseLand(evidenceOf(spec(0).land, 0, {0, 0}), specs, ""));
}

TEST_F(LandChoice, NumbersTheMostUprightWay) {
    const auto land = chooseLand(evidenceOf(spec(0).land, 0, {0, 0}), specs_, "");
    ASSERT_TRUE(land);
    for (int sixths = 0; sixths < 6; ++sixths) {
        const cv::Matx33d imageFromLattice = latticeTurned(sixths);
        const Numbering named = numbering(*land, imageFromLattice);
        EXPECT_LT(cv::norm(imageFromLattice * named.namedFromSeen.inv() - cv::Matx33d::eye()), 1e-9) << sixths;
    }
}

TEST_F(LandChoice, OneHiddenTileDoesNotChangeAKnownShape) {
    auto seen = evidenceOf(spec(0).land, 0, {0, 0});
    for (HexEvidence& e : seen)
        if (e.hex == board::Hex{2, 0}) e.forLand = -3;
    const auto land = chooseLand(seen, specs_, "");
    ASSERT_TRUE(land) << land.refusal;
    EXPECT_EQ(land->hexes, spec(0).land);
    EXPECT_GT(land->contradiction, 0);
}

TEST_F(LandChoice, IslandsAreFreeForm) {
    const std::vector<board::Hex> islands{{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}};
    const auto land = chooseLand(evidenceOf(islands, 0, {0, 0}), specs_, "");
    ASSERT_TRUE(land) << land.refusal;
    EXPECT_EQ(land->spec, nullptr);
    EXPECT_EQ(land->hexes.size(), islands.size());
    EXPECT_FALSE(chooseLand(evidenceOf(islands, 0, {0, 0}), specs_, "base-19"));
}

// The maps take tiles of sea for tiles; what lies on them tells land from water.
TEST_F(LandChoice, WhatTheTilesSayTellsIslandsFromTheSeaAboutThem) {
    const std::vector<board::Hex> islands{{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}};
    std::vector<board::Hex> tiles = islands;
    tiles.insert(tiles.end(), {{1, 0}, {1, -1}, {2, 0}, {2, -1}, {1, 1}});
    const auto seen = evidenceOf(tiles, 0, {0, 0});
    const LandTeller teller = tellerOf(islands, 4);
    EXPECT_EQ(chooseLand(seen, specs_, "")->hexes.size(), tiles.size()) << "by the maps alone";
    const auto land = chooseLand(seen, specs_, "", teller);
    ASSERT_TRUE(land) << land.refusal;
    EXPECT_EQ(land->hexes.size(), islands.size());
    const auto unsure = chooseLand(seen, specs_, "", [](const auto& asked) {
        std::vector<double> odds;
        for (const HexEvidence& e : asked) odds.push_back(e.forLand > 0 ? .5 : -6);
        return odds;
    });
    EXPECT_EQ(english(unsure.refusal), "it is not clear which hexes of the board are land");
}

TEST_F(LandChoice, WhatLiesBesideTilesIsAskedForThoughTheMapsDenyIt) {
    const auto asked = perhapsTiles(evidenceOf(spec(0).land, 0, {0, 0}));
    const auto isAsked = [&](board::Hex hex) { return std::ranges::count(asked, hex, &HexEvidence::hex) == 1; };
    for (const board::Hex hex : spec(0).land) EXPECT_TRUE(isAsked(hex));
    EXPECT_TRUE(isAsked({5, 0})) << "three hexes from the coast";
    EXPECT_FALSE(isAsked({6, 0}));
}

TEST_F(LandChoice, WhereTheMapsSeeNothingAtAllIsNoLand) {
    const std::vector<board::Hex> islands{{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}};
    auto seen = evidenceOf(islands, 0, {0, 0});
    const auto beside = std::ranges::find(seen, board::Hex{1, 0}, &HexEvidence::hex);
    std::vector<board::Hex> both = islands;
    both.push_back(beside->hex);
    const LandTeller teller = tellerOf(both, 4);
    EXPECT_EQ(chooseLand(seen, specs_, "", teller)->hexes.size(), islands.size() + 1);
    beside->forLand = -6.9;
    EXPECT_EQ(chooseLand(seen, specs_, "", teller)->hexes.size(), islands.size());
}

TEST_F(LandChoice, WhatTheMapsTakePlainlyForLandAndTheTilesRatherForNoneIsNotClear) {
    const std::vector<board::Hex> islands{{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}};
    auto seen = evidenceOf(islands, 0, {0, 0});
    const auto odd = std::ranges::find(seen, board::Hex{0, 1}, &HexEvidence::hex);
    const auto landIf = [&](double odds) {
        return chooseLand(seen, specs_, "", [&](const std::vector<HexEvidence>& asked) {
            std::vector<double> said;
            for (const HexEvidence& e : asked) said.push_back(e.hex == odd->hex ? odds : e.forLand > 0 ? 6 : -6);
            return said;
        });
    };
    odd->forLand = 6.9;
    EXPECT_EQ(english(landIf(-3).refusal), "it is not clear which hexes of the board are land");
    EXPECT_EQ(landIf(-5)->hexes.size(), islands.size() - 1) << "a tile of sea";
    odd->forLand = 5;
    EXPECT_EQ(landIf(-3)->hexes.size(), islands.size() - 1) << "the maps are not sure";
}

TEST_F(LandChoice, IslandsBesideNineteenHexesMakeAnotherBoard) {
    std::vector<board::Hex> both = spec(0).land;
    both.insert(both.end(), {{4, 0}, {-4, 2}});
    auto seen = evidenceOf(both, 0, {0, 0});
    for (HexEvidence& e : seen)
        if (e.forLand > 0 && !std::ranges::binary_search(spec(0).land, e.hex)) e.forLand = 5.5;
    const auto islandsAre = [&](double odds) -> LandTeller {
        return [=, this](const std::vector<HexEvidence>& asked) {
            std::vector<double> said;
            for (const HexEvidence& e : asked)
                said.push_back(std::ranges::binary_search(spec(0).land, e.hex) ? 6 : e.forLand > 0 ? odds : -6);
            return said;
        };
    };
    const LandTeller teller = islandsAre(6);
    for (const double odds : {6., 2.5}) {
        const auto land = chooseLand(seen, specs_, "", islandsAre(odds));
        ASSERT_TRUE(land) << land.refusal;
        EXPECT_EQ(land->spec, nullptr) << "their tiles say so with " << odds;
        EXPECT_EQ(land->hexes.size(), 21U);
    }
    EXPECT_EQ(chooseLand(seen, specs_, "", islandsAre(-3))->spec, &spec(0)) << "what lies there is sea";
    EXPECT_EQ(chooseLand(seen, specs_, "base-19", teller)->spec, &spec(0)) << "as was asked for";
    EXPECT_EQ(chooseLand(seen, specs_, "", tellerOf(spec(0).land, 5))->spec, &spec(0))
        << "two tiles of sea are no islands";
}

TEST_F(LandChoice, AnIslandThatTheMapsHardlySeeIsAskedFor) {
    std::vector<board::Hex> both = spec(0).land;
    both.insert(both.end(), {{4, 0}, {-4, 2}});
    const auto landWhereTheMapsSay = [&](double one, double other) {
        auto seen = evidenceOf(both, 0, {0, 0});
        std::ranges::find(seen, board::Hex{4, 0}, &HexEvidence::hex)->forLand = one;
        std::ranges::find(seen, board::Hex{-4, 2}, &HexEvidence::hex)->forLand = other;
        return chooseLand(seen, specs_, "", tellerOf(both, 6));
    };
    EXPECT_EQ(landWhereTheMapsSay(4, -.5)->hexes.size(), 21U);
    EXPECT_EQ(landWhereTheMapsSay(-5, -5)->spec, &spec(0)) << "as much as is seen beside a board without islands";
}

TEST_F(LandChoice, ACoastAtThePicturesRimIsOne) {
    std::vector<board::Hex> rows;
    for (int q = -2; q <= 3; ++q) rows.insert(rows.end(), {{q, 0}, {q, 1}});
    const auto cutOff = [&](std::size_t hexes) {
        auto seen = evidenceOf({rows.end() - static_cast<std::ptrdiff_t>(hexes), rows.end()}, 0, {0, 0});
        for (HexEvidence& e : seen)
            if (e.hex.q > 3) e = {e.hex, 0, 0, .3};
        return seen;
    };
    auto seen = cutOff(12);
    EXPECT_TRUE(chooseLand(seen, specs_, ""));
    EXPECT_FALSE(chooseLand(cutOff(6), specs_, "")) << "a few tiles that fill the picture are no board";
    for (HexEvidence& e : seen)
        if (e.hex == board::Hex{4, 0}) e.glimpse = .95;
    EXPECT_EQ(english(chooseLand(seen, specs_, "").refusal),
              "the board reaches beyond the picture and has no known shape");
    EXPECT_TRUE(chooseLand(seen, specs_, "free-form")) << "who asks for it says that this is all";
}

TEST_F(LandChoice, DoubtfulFreeFormIsRefused) {
    auto seen = evidenceOf({{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}}, 0, {0, 0});
    for (HexEvidence& e : seen)
        if (e.hex == board::Hex{1, 0}) e.forLand = .5;
    EXPECT_EQ(english(chooseLand(seen, specs_, "").refusal), "it is not clear which hexes of the board are land");
}

TEST_F(LandChoice, AnIslandThatIsDoubtfulAndTouchesNoOtherLandMakesAllDoubtful) {
    const std::vector<board::Hex> islands{{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}};
    auto seen = evidenceOf(islands, 0, {0, 0});
    ASSERT_TRUE(chooseLand(seen, specs_, ""));
    std::ranges::find(seen, board::Hex{1, 4}, &HexEvidence::hex)->forLand = -1;
    EXPECT_EQ(english(chooseLand(seen, specs_, "").refusal), "it is not clear which hexes of the board are land");
}

TEST_F(LandChoice, ACutBoardIsKnownOnlyIfItsPlaceIs) {
    auto seen = evidenceOf(spec(0).land, 0, {0, 0});
    const auto onlyRows = [&](int first) {
        auto cut = seen;
        for (HexEvidence& e : cut)
            if (e.hex.r < first) e = {e.hex, 0, 0};
        return cut;
    };
    const auto threeRows = chooseLand(onlyRows(0), specs_, "base-19");
    ASSERT_TRUE(threeRows) << threeRows.refusal;
    EXPECT_EQ(threeRows->hexes, spec(0).land);
    EXPECT_FALSE(chooseLand(onlyRows(2), specs_, ""));
    for (int turns = 0; turns < 6; ++turns) {
        auto fourRows = evidenceOf(spec(0).land, 0, {0, 0});
        std::erase_if(fourRows, [&](const HexEvidence& e) { return board::turned(e.hex, turns).r < -1; });
        const auto land = chooseLand(fourRows, specs_, "base-19");
        ASSERT_TRUE(land) << land.refusal;
        EXPECT_EQ(land->hexes, spec(0).land);
    }
}

TEST_F(LandChoice, IslandsThatReachBeyondThePictureAreRefused) {
    auto seen = evidenceOf({{-1, 0}, {0, 0}, {0, 1}, {3, -1}, {4, -1}, {4, 0}}, 0, {0, 0});
    std::erase_if(seen, [](const HexEvidence& e) { return e.hex.q > 4; });
    EXPECT_EQ(english(chooseLand(seen, specs_, "").refusal),
              "the board reaches beyond the picture and has no known shape");
}

TEST_F(LandChoice, NothingIsNoBoard) {
    EXPECT_EQ(english(chooseLand(evidenceOf({}, 0, {0, 0}), specs_, "").refusal), "no land tiles can be seen");
}

/// Maps as the network draws them, of the board of a spec seen obliquely.
TEST_F(LandChoice, ReadsTheMaps) {
    BoardMaps maps;
    const cv::Matx33d mapFromLattice{6.5, 1, 44, -.8, 5.5, 44, .002, .01, 1};
    for (cv::Mat* map : {&maps.centre, &maps.corner, &maps.land}) *map = cv::Mat::zeros(88, 88, CV_32F);
    maps.imageFromMap = {4, 0, 1.5, 0, 4, 1.5, 0, 0, 1};
    maps.picture = {352, 352};
    const auto& land = spec(0).land;
    for (int y = 0; y < 88; ++y)
        for (int x = 0; x < 88; ++x) {
            const cv::Point2d p = project(mapFromLattice.inv(), {double(x), double(y)});
            const board::Hex h = hexAt(p);
            if (!std::binary_search(land.begin(), land.end(), h)) continue;
            const double off = cv::norm(p - centreInLattice(h));
            maps.land.at<float>(y, x) = .95f;
            maps.centre.at<float>(y, x) = static_cast<float>(std::exp(-off * off * 12));
        }
    for (const HexEvidence& e : landEvidence(maps, mapFromLattice)) {
        const bool isLand = std::binary_search(land.begin(), land.end(), e.hex);
        if (e.inView > .9) {
            EXPECT_EQ(e.forLand > 3, isLand) << int(e.hex.q) << ',' << int(e.hex.r) << ' ' << e.forLand;
        }
    }
}

}  // namespace
}  // namespace hexwarden::vision
