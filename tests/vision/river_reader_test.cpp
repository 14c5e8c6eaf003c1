// Where the river tile lies, on drawn boards: in any legal place, beside blue roads, in coloured light, under noise.
#include "vision/river_reader.h"

#include "calibration/lattice.h"
#include "tracker/board/layout.h"

#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

using board::Terrain;

const View kView{{70.3, -25.7, 588, 4.1, 49.9, 298, -0.0021, -0.0316, 1}, {1280, 720}, 0};
const cv::Scalar kRiver(150, 100, 55), kBlueRoad(150, 60, 25), kRedRoad(30, 25, 150);

/// Mountains, hills and fields by turns, so that the tile can lie in many ways.
std::vector<board::TileReading> board19() {
    std::vector<board::TileReading> tiles;
    const std::array terrains{Terrain::mountains, Terrain::hills, Terrain::fields};
    for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r)
            if (const board::Hex hex{q, r}; distance(hex, {0, 0}) <= 2)
                tiles.push_back({hex, {{{terrains[std::size_t(q - r + 12) % 3], .9F}, {}, {}}}, {}});
    return tiles;
}

board::Layout layoutOf(const std::vector<board::TileReading>& tiles) {
    board::Layout layout;
    for (const auto& tile : tiles) layout.terrain[tile.hex] = tile.terrain[0].value;
    return layout;
}

void band(cv::Mat& picture, const std::vector<cv::Point2d>& along, double width, const cv::Scalar& colour) {
    for (std::size_t i = 1; i < along.size(); ++i) {
        const double side = sidePxAt(kView.imageFromLattice, along[i]);
        cv::line(picture, project(kView.imageFromLattice, along[i - 1]), project(kView.imageFromLattice, along[i]),
                 colour, cvRound(width * side), cv::LINE_AA);
    }
}

cv::Mat drawn(const std::vector<board::TileReading>& tiles) {
    cv::Mat picture(kView.size, CV_8UC3, cv::Scalar(140, 95, 50));  // sea
    for (const auto& tile : tiles) {
        std::vector<cv::Point> outline;
        for (const board::Corner c : board::corners(tile.hex))
            outline.emplace_back(project(kView.imageFromLattice, pointInLattice(c)));
        const Terrain terrain = tile.terrain[0].value;
        cv::fillConvexPoly(picture, outline,
                           terrain == Terrain::hills    ? cv::Scalar(50, 80, 170)
                           : terrain == Terrain::fields ? cv::Scalar(60, 170, 210)
                                                        : cv::Scalar(125, 125, 130));
        for (std::size_t i = 0; i < outline.size(); ++i)
            cv::line(picture, outline[i], outline[(i + 1) % outline.size()], {140, 180, 205}, 5);
    }
    return picture;
}

std::vector<cv::Point2d> courseOf(const board::River& river) {
    const auto sides = board::bridgeSites(river);
    return {centreInLattice(river.x),  middleInLattice(sides[1]), centreInLattice(river.y),
            middleInLattice(sides[0]), centreInLattice(river.z),  pointInLattice(river.mouth)};
}

TEST(RiverReader, FindsTheTileInEveryPlaceThatItMayHave) {
    const auto tiles = board19();
    const auto ways = board::possibleRivers(layoutOf(tiles));
    ASSERT_GE(ways.size(), 6U);
    for (const board::River& river : ways) {
        cv::Mat picture = drawn(tiles), noise(kView.size, CV_8UC3);
        band(picture, courseOf(river), .24, kRiver);
        for (const board::Hex hex : {river.x, river.y, river.z})
            cv::circle(picture, project(kView.imageFromLattice, centreInLattice(hex)), 18, {180, 205, 220}, -1);
        cv::randn(noise, 12, 8);
        picture += noise;
        EXPECT_EQ(riverIn(picture, {}, kView, tiles), river);
    }
}

TEST(RiverReader, SeesItUnderBridgesThatHideTheWaterBehindThem) {
    const auto tiles = board19();
    for (const board::River& river : board::possibleRivers(layoutOf(tiles))) {
        cv::Mat picture = drawn(tiles);
        band(picture, courseOf(river), .24, kRiver);
        for (const board::Edge across : board::bridgeSites(river)) {
            const auto ends = endsInLattice(across);
            const cv::Point2d behind(0, -.08);
            band(picture, {ends[0] * .8 + ends[1] * .2 + behind, ends[0] * .2 + ends[1] * .8 + behind}, .22, kRedRoad);
        }
        EXPECT_EQ(riverIn(picture, {}, kView, tiles), river);
    }
}

TEST(RiverReader, SeesNoneWhereBlueRoadsLie) {
    const auto tiles = board19();
    cv::Mat picture = drawn(tiles);
    EXPECT_FALSE(riverIn(picture, {}, kView, tiles)) << "nothing at all lies there";
    for (const board::River& river : board::possibleRivers(layoutOf(tiles)))
        for (const board::Edge edge : board::bridgeSites(river)) {
            const auto ends = endsInLattice(edge);
            band(picture, {ends[0] * .8 + ends[1] * .2, ends[0] * .2 + ends[1] * .8}, .16, kBlueRoad);
        }
    EXPECT_FALSE(riverIn(picture, {}, kView, tiles));
}

TEST(RiverReader, SeesNoneWhereItsWaterEndsInAField) {
    const auto tiles = board19();
    const board::River river = board::possibleRivers(layoutOf(tiles)).front();
    cv::Mat picture = drawn(tiles);
    auto course = courseOf(river);
    course.pop_back();
    band(picture, course, .24, kRiver);
    EXPECT_FALSE(riverIn(picture, {}, kView, tiles));
}

}  // namespace
}  // namespace hexwarden::vision
