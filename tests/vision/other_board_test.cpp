// Two lattices in one map: boards beside each other, tiles put aside, and islands, which are none of that.
#include "vision/other_board.h"

#include "vision/board_finder.h"
#include "vision/board_pose.h"

#include <cmath>

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using Hexes = std::vector<board::Hex>;

constexpr int kCells = 128;
constexpr double kCellsPerSide = 5, kNoiseSides = .03;

Hexes hexagon(board::Hex middle, int radius) {
    Hexes land;
    for (std::size_t i = 0; i < board::kHexCount; ++i)
        if (board::distance(middle, board::Hex::at(i)) <= radius) land.push_back(board::Hex::at(i));
    return land;
}

/// What the finder has of a table: the lattice of all peaks, and the land of it.
class SeenTable : public testing::Test {
  protected:
    /// A peak at each point of these hexes, but for noise where `moved` has it.
    void lay(const Hexes& hexes, const cv::Matx33d& moved = cv::Matx33d::eye()) {
        land_.insert(land_.end(), hexes.begin(), hexes.end());
        const auto peak = [&](cv::Point2d p) {
            const cv::Point2d noise(random_.gaussian(kNoiseSides), random_.gaussian(kNoiseSides));
            return Peak{project(mapFromLattice_, project(moved, p) + noise), 1};
        };
        for (const board::Hex h : hexes) centres_.push_back(peak(centreInLattice(h)));
        for (const board::Corner c : cornersOf(hexes)) corners_.push_back(peak(pointInLattice(c)));
    }

    LatticeFit fit() { return refitLattice(mapFromLattice_, centres_, corners_).value(); }

    Hexes strangers() {
        BoardMaps maps;
        maps.land = cv::Mat::zeros(kCells, kCells, CV_32F);
        maps.imageFromMap = cv::Matx33d::eye();
        maps.picture = {kCells, kCells};
        auto found = strangersIn(land_, fit(), maps);
        std::ranges::sort(found);
        return found;
    }

    static cv::Matx33d shifted(double x, double y) { return {1, 0, x, 0, 1, y, 0, 0, 1}; }
    /// Turned and scaled about the middle of a hex.
    static cv::Matx33d about(board::Hex middle, double radians, double scale) {
        const cv::Point2d p = centreInLattice(middle);
        const double c = scale * std::cos(radians), s = scale * std::sin(radians);
        return shifted(p.x, p.y) * cv::Matx33d(c, -s, 0, s, c, 0, 0, 0, 1) * shifted(-p.x, -p.y);
    }

    const cv::Matx33d mapFromLattice_{kCellsPerSide, 0, 40, 0, kCellsPerSide, 64, 0, 0, 1};
    Hexes land_;
    std::vector<Peak> centres_, corners_;
    cv::RNG random_{24};
};

TEST_F(SeenTable, IslandsAreNoStrangers) {
    lay(hexagon({0, 0}, 2));
    lay({{4, 0}, {5, 0}, {5, -1}});
    lay({{-4, 2}});
    EXPECT_EQ(strangers(), Hexes());
}

TEST_F(SeenTable, TilesPutAsideAreStrangers) {
    lay(hexagon({0, 0}, 2));
    const Hexes aside{{4, 0}, {4, 1}, {5, 0}};
    lay(aside, about({4, 0}, .12, 1));
    EXPECT_EQ(strangers(), aside);
    const auto own = fitOn(hexagon({0, 0}, 2), fit());
    ASSERT_TRUE(own);
    EXPECT_EQ(own->centres, 19);
    EXPECT_LT(own->residualSides, fit().residualSides * .8);
}

TEST_F(SeenTable, ABoardOfTheSameSizeNearlyInLineIsAStranger) {
    Hexes board = hexagon({0, 0}, 2);
    board.push_back({-3, 0});
    lay(board);
    lay(hexagon({6, 0}, 2), about({6, 0}, .03, .97));
    EXPECT_EQ(strangers(), hexagon({6, 0}, 2));
}

TEST_F(SeenTable, TwoOfKnownShapeAreTwoBoards) {
    const auto specs = readBoardSpecs(HEXWARDEN_SOURCE "/data/boards");
    Hexes land = hexagon({-2, 0}, 2);
    EXPECT_FALSE(makesTwoBoards(land, specs));
    land.insert(land.end(), {{3, 0}, {3, 1}});
    EXPECT_FALSE(makesTwoBoards(land, specs)) << "an island beside it";
    const Hexes other = hexagon({4, -1}, 2);
    land.insert(land.end(), other.begin(), other.end());
    std::ranges::sort(land);
    land.erase(std::unique(land.begin(), land.end()), land.end());
    EXPECT_TRUE(makesTwoBoards(land, specs));
}

TEST_F(SeenTable, LandOnWhichFewTilesLieIsAStranger) {
    lay(hexagon({0, 0}, 2));
    const Hexes other = hexagon({5, 0}, 1);
    land_.insert(land_.end(), other.begin(), other.end());
    for (const board::Hex h : {board::Hex{5, 0}, {6, 0}, {5, 1}})
        centres_.push_back({project(mapFromLattice_, centreInLattice(h)), 1});
    EXPECT_EQ(strangers(), other);
}

TEST_F(SeenTable, PartsWithoutAPeakAreLeftOut) {
    const Hexes board = hexagon({0, 0}, 2);
    Hexes all = board;
    all.push_back({5, 0});
    std::vector<cv::Point2d> peaks{centreInLattice({1, 0})};
    auto seen = partsWithPeaks(all, peaks);
    std::ranges::sort(seen);
    EXPECT_EQ(seen, board);
    peaks.push_back(centreInLattice({5, 0}) + cv::Point2d(.1, 0));
    EXPECT_EQ(partsWithPeaks(all, peaks).size(), all.size());
}

TEST_F(SeenTable, LandBesideTheBoardIsWorthALookIfItIsLargeEnough) {
    cv::Mat land = cv::Mat::zeros(kCells, kCells, CV_32F);
    const cv::Matx33d latticeFromMap = mapFromLattice_.inv();
    const auto own = pointsOf(hexagon({0, 0}, 2));
    cv::circle(land, {40, 64}, 18, cv::Scalar(1), cv::FILLED);
    EXPECT_TRUE(landBeside(land, latticeFromMap, own).empty()) << "the board's own land";
    land(cv::Rect(100, 30, 3, 3)) = 1;
    EXPECT_TRUE(landBeside(land, latticeFromMap, own).empty()) << "a tile or two";
    land(cv::Rect(90, 80, 10, 7)) = 1;
    EXPECT_EQ(landBeside(land, latticeFromMap, own), cv::Rect(90, 80, 10, 7));
}

}  // namespace
}  // namespace hexwarden::vision
