// The whole way on rendered tables: found where they lie, and read as they are.
#include "tests/support/rendered_table.h"

#include "vision/scanner.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using support::Flaws;
using support::TableTruth;
using support::ViewFrom;

const std::filesystem::path kData = HEXWARDEN_SOURCE "/data";

/// The models are loaded once for all tests.
Scanner& scanner() {
    static Scanner one(kData);
    return one;
}

TableTruth table(std::uint64_t seed) {
    return support::shuffledTable(readBoardSpecs(kData / "boards")[0], seed);
}

/// The true site under a read one: the two lattices may be turned against each other.
cv::Point2d trueLattice(const support::RenderedTable& truth, const BoardPose& found, cv::Point2d inFound) {
    return project(truth.view.imageFromLattice.inv(), project(found.view.imageFromLattice, inFound));
}

/// Largest distance of a hex centre of the found board from the true one, in tile sides.
double worstOff(const support::RenderedTable& truth, const std::vector<board::Hex>& land, const BoardPose& found) {
    double worst = 0;
    for (board::Hex h : found.land) {
        const cv::Point2d p = trueLattice(truth, found, centreInLattice(h));
        if (std::find(land.begin(), land.end(), hexAt(p)) == land.end()) return 9;
        worst = std::max(worst, cv::norm(p - centreInLattice(hexAt(p))));
    }
    return worst;
}

struct NamedCase {
    const char* name;
    ViewFrom view;
    Flaws flaws;
};

class RenderedTable : public testing::TestWithParam<NamedCase> {};

TEST_P(RenderedTable, IsFoundWhereItLies) {
    for (std::uint64_t seed : {1, 2}) {
        const TableTruth truth = table(seed);
        const auto picture = render(truth, GetParam().view, GetParam().flaws, seed);
        const auto found = scanner().finder().find({picture.image, 0, 0});
        ASSERT_TRUE(found) << "seed " << seed << ": " << found.refusal;
        EXPECT_EQ(found->layout, "base-19");
        EXPECT_LT(worstOff(picture, truth.land, *found), .06) << "seed " << seed;
        EXPECT_GT(found->quality, .6) << "seed " << seed;
    }
}

TEST_P(RenderedTable, IsReadAsItIs) {
    const TableTruth truth = table(3);
    const auto picture = render(truth, GetParam().view, GetParam().flaws, 3);
    const Scan scan = scanner().scan({picture.image, 0, 0});
    ASSERT_TRUE(scan.board) << scan.board.refusal;
    int terrains = 0, tokens = 0;
    for (const board::TileReading& tile : scan.seen.tiles) {
        const board::Hex h = hexAt(trueLattice(picture, *scan.board, centreInLattice(tile.hex)));
        const auto token = truth.token.find(h);
        terrains += tile.terrain[0].value == truth.terrain.at(h);
        tokens += tile.token[0].value == (token == truth.token.end() ? 0 : token->second);
    }
    EXPECT_GE(terrains, 17);
    EXPECT_GE(tokens, 17);
}

INSTANTIATE_TEST_SUITE_P(Seen, RenderedTable,
                         testing::Values(NamedCase{"FromAbove", {}, {}},                                           //
                                         NamedCase{"Turned", {.turnDegrees = 41}, {}},                             //
                                         NamedCase{"UpsideDown", {.tiltDegrees = 20, .turnDegrees = 180}, {}},     //
                                         NamedCase{"Oblique", {.tiltDegrees = 42, .turnDegrees = 10}, {}},         //
                                         NamedCase{"Small", {.fill = .55, .shift = {.1, -.08}}, {}},               //
                                         NamedCase{"Upright", {.tiltDegrees = 15, .size = {900, 1200}}, {}},       //
                                         NamedCase{"Blurred", {.tiltDegrees = 10}, {.blurPx = 2.5}},               //
                                         NamedCase{"Noisy", {.tiltDegrees = 10}, {.noise = 14}},                   //
                                         NamedCase{"LitFromOneSide", {.tiltDegrees = 10}, {.lightGradient = .5}},  //
                                         NamedCase{"Dim", {.tiltDegrees = 10}, {.noise = 4, .gain = .45}},         //
                                         NamedCase{"UnderALamp", {.tiltDegrees = 10}, {.tint = {.72, .93, 1.12}}}),
                         [](const auto& param) { return param.param.name; });

class NoBoard : public testing::Test {
  protected:
    static std::string refusalOf(const cv::Mat& image) {
        const auto found = scanner().finder().find({image, 0, 0});
        EXPECT_FALSE(found);
        return found.refusal;
    }
};

TEST_F(NoBoard, OnABareTable) {
    for (std::uint64_t seed : {1, 2, 3}) EXPECT_NE(refusalOf(support::bareTable({1280, 960}, {}, seed)), "");
}

TEST_F(NoBoard, InNoise) {
    cv::RNG random(4);
    cv::Mat noise(720, 960, CV_8UC3);
    random.fill(noise, cv::RNG::UNIFORM, 0, 256);
    EXPECT_NE(refusalOf(noise), "");
}

TEST_F(NoBoard, InTinyPictures) {
    for (cv::Size size : {cv::Size(1, 1), cv::Size(2, 300), cv::Size(16, 16), cv::Size(40, 30)})
        EXPECT_NE(refusalOf(cv::Mat(size, CV_8UC3, cv::Scalar(80, 120, 160))), "") << size;
}

TEST_F(NoBoard, WhereOnlyACornerOfItIsInView) {
    const auto picture = render(table(5), {.fill = 1.6, .shift = {.75, .6}}, {}, 5);
    EXPECT_NE(refusalOf(picture.image), "");
}

TEST(RenderedTableInAHugePicture, IsFound) {
    const TableTruth truth = table(6);
    const auto picture = render(truth, {.tiltDegrees = 12, .size = {6000, 4500}}, {}, 6);
    const auto found = scanner().finder().find({picture.image, 0, 0});
    ASSERT_TRUE(found) << found.refusal;
    EXPECT_LT(worstOff(picture, truth.land, *found), .06);
}

TEST(Finder, GivesTheSameAnswerTwice) {
    const auto picture = render(table(7), {.tiltDegrees = 30, .turnDegrees = 33}, {}, 7);
    const auto first = scanner().finder().find({picture.image, 0, 0}),
               again = scanner().finder().find({picture.image, 1, 9});
    ASSERT_TRUE(first && again);
    EXPECT_EQ(cv::norm(first->view.imageFromLattice - again->view.imageFromLattice), 0);
}

TEST(Reader, LeavesOutWhatAHandHides) {
    const TableTruth truth = table(8);
    const auto picture = render(truth, {.tiltDegrees = 10}, {}, 8);
    BoardPose pose;
    pose.view = picture.view;
    pose.land = truth.land;
    pose.layout = "base-19";
    Reading reading;
    reading.hidden = cv::Mat::zeros(picture.image.size(), CV_8U);
    cv::Mat left = reading.hidden(cv::Rect(0, 0, picture.image.cols / 2, picture.image.rows));
    left.setTo(255);
    const board::Observation seen = scanner().reader().read({picture.image, 3, 40}, pose, reading);
    EXPECT_TRUE(seen.handInView);
    EXPECT_EQ(seen.frame, 3);
    EXPECT_EQ(seen.atMs, 40);
    EXPECT_EQ(seen.sites.size() + seen.tiles.size() + seen.hidden.size(), 54u + 72u + 19u);
    for (const board::SiteReading& site : seen.sites)
        EXPECT_GT(project(pose.view.imageFromLattice, pointInLattice(site.site)).x, picture.image.cols / 2.);
    EXPECT_GT(seen.hidden.size(), 50u);
}

}  // namespace
}  // namespace hexwarden::vision
