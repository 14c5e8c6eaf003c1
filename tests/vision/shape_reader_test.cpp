// Decoding of heat maps that were made up, and the network's own word on crops.
#include "vision/shape_reader.h"

#include "tests/support/scratch_folder.h"
#include "vision/reader.h"

#include <cmath>
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;
using board::Colour;
using board::Corner;
using board::Edge;
using board::Hex;
using board::Shape;
using board::Tip;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const fs::path kData = HEXWARDEN_SOURCE "/data";
constexpr int kCells = 40, kChannels = 25;

double logit(double p) {
    return std::log(p / (1 - p));
}

/// Two pictures' maps, in which nothing is seen until something is put there.
class Heat {
  public:
    Heat() : map_({2, kChannels, kCells, kCells}, CV_32F, cv::Scalar(-9)) {}

    float& at(int picture, int channel, cv::Point cell) {
        const std::array where{picture, channel, cell.y, cell.x};
        return map_.at<float>(where.data());
    }
    /// As sure as that, lying 0.5 cells right of and 0.25 above the cell's middle.
    void put(int picture, cv::Point cell, double presence, Shape shape, Colour colour) {
        at(picture, 0, cell) = static_cast<float>(logit(presence));
        at(picture, 1, cell) = .5F, at(picture, 2, cell) = -.25F;
        at(picture, 4 + static_cast<int>(shape), cell) = 9;
        at(picture, 17 + static_cast<int>(colour), cell) = 9;
    }
    const cv::Mat& map() const { return map_; }

  private:
    cv::Mat map_;
};

TEST(ShapeSights, ArePeaksWithWhatTheirCellSays) {
    Heat heat;
    heat.put(1, {10, 4}, .9, Shape::rider, Colour::grey);
    heat.put(1, {11, 5}, .8, Shape::cube, Colour::red);  // beside the peak
    heat.put(1, {13, 4}, .3, Shape::road, Colour::red);
    heat.put(1, {20, 4}, .05, Shape::wall, Colour::red);  // too faint
    heat.at(1, 3, {13, 4}) = 2;
    EXPECT_THAT(sightsIn(heat.map(), 0), IsEmpty());
    const auto seen = sightsIn(heat.map(), 1);
    ASSERT_THAT(seen, SizeIs(2));
    EXPECT_NEAR(seen[0].presence, .9, 1e-5);
    EXPECT_NEAR(seen[0].foot.x, 4 * 11 - .5, 1e-5);
    EXPECT_NEAR(seen[0].foot.y, 4 * 4.25 - .5, 1e-5);
    EXPECT_GT(seen[0].shape[std::size_t(Shape::rider)], .99);
    EXPECT_GT(seen[0].colour[std::size_t(Colour::grey)], .99);
    EXPECT_LT(seen[0].lying, .01);
    EXPECT_NEAR(seen[1].presence, .3, 1e-5);
    EXPECT_GT(seen[1].lying, .8);
    EXPECT_GT(seen[1].shape[std::size_t(Shape::road)], .99);
}

class ShapesAmong : public testing::Test {
  protected:
    static board::PieceSet setOf(const std::string& lines) {
        return board::parsePieceSet("pieces some\ncolours red blue\n" + lines, "some.txt");
    }
    static ShapeSight sight(cv::Point2d foot, Shape shape = Shape::cube, double presence = .9) {
        ShapeSight s{foot, presence, 0, Shares(board::kShapeCount), Shares(board::kColourCount)};
        s.shape[std::size_t(shape)] = .8;
        s.shape[std::size_t(Shape::pawn)] += .2;
        s.colour[std::size_t(Colour::blue)] = .6;
        s.colour[std::size_t(Colour::white)] = .4;
        return s;
    }
    std::vector<board::ShapeReading> among(const std::vector<ShapeLook>& looks) const {
        return shapesAmong(looks, {100, 0, 320, 0, 100, 240, 0, 0, 1}, land_, set_);
    }
    board::Site siteOf(Shape shape, cv::Point2d foot) const {
        const auto all = among({{kHex, {sight(foot, shape)}}});
        EXPECT_EQ(all.size(), 1U);
        return all.empty() ? board::Site{Hex{9, 9}} : all[0].site;
    }

    const Hex kHex{0, 0}, kEast{1, 0};
    std::vector<Hex> land_{kHex};
    board::PieceSet set_ = setOf(
        "show army as cube\nshow fort as tower\nshow wall as wall\nshow ship as boat\nshow cargo as barge\n"
        "show flood as marker\nshow bridge as road twice\n");
};

TEST_F(ShapesAmong, AreMoreLikelyThereTheMoreTheyLookLikeWhatIsInPlay) {
    const auto presence = [&](double cube) {
        auto seen = sight({.1, .2});
        seen.shape.assign(board::kShapeCount, 0);
        seen.shape[std::size_t(Shape::cube)] = cube;
        seen.shape[std::size_t(Shape::pawn)] = 1 - cube;  // which the set has not
        const auto all = among({{kHex, {seen}}});
        return all.empty() ? 0. : double(all[0].presence);
    };
    EXPECT_GT(presence(1), .9) << "as sure as the network at least";
    EXPECT_GT(presence(1), presence(.5));
    EXPECT_GT(presence(.5), .75) << "a cube that might be a pawn is a cube where there are no pawns";
    EXPECT_LT(presence(.05), .4) << "a pawn is none";
}

TEST_F(ShapesAmong, AreReportedInTheWordsOfThePieceSet) {
    const auto all = among({{kHex, {sight({.1, .2})}}});
    ASSERT_THAT(all, SizeIs(1));
    EXPECT_EQ(all[0].shape.value, Shape::cube);
    EXPECT_NEAR(all[0].shape.probability, 1, 1e-5);
    EXPECT_EQ(all[0].colour.value, Colour::blue);
    EXPECT_NEAR(all[0].colour.probability, 1, 1e-5) << "there is no white";
    EXPECT_THAT(all[0].atInImage, ElementsAre(testing::FloatEq(330), testing::FloatEq(260)));
    EXPECT_FALSE(all[0].lying);
    auto fallen = sight({.1, .2});
    fallen.lying = .6;
    EXPECT_TRUE(among({{kHex, {fallen}}})[0].lying);
    const auto marker = among({{kHex, {sight({.1, .2}, Shape::marker)}}});
    EXPECT_NEAR(marker[0].colour.probability, .6, 1e-5) << "of any colour";
    EXPECT_THAT(among({{kHex, {sight({.1, .2}, Shape::disc, .5)}}}), IsEmpty());
}

TEST_F(ShapesAmong, AThingOnABorderIsOne) {
    const double border = std::sqrt(3) / 2;
    const auto seenTwice = among({{kHex, {sight({border - .03, 0})}}, {kEast, {sight({border + .03, 0})}}});
    EXPECT_THAT(seenTwice, SizeIs(1));
    const auto two = among({{kHex, {sight({border - .1, 0}), sight({border - .1, .1})}}});
    EXPECT_THAT(two, SizeIs(2)) << "from one hex they are two";
    EXPECT_THAT(among({{kHex, {sight({border - .1, 0})}}, {kEast, {sight({border + .1, 0})}}}), SizeIs(2));
}

TEST_F(ShapesAmong, TheNearerHexKnowsBetter) {
    EXPECT_THAT(among({{kHex, {sight({1.2, 0})}}, {kEast, {}}}), IsEmpty()) << "well inside a hex that sees nothing";
    EXPECT_THAT(among({{kHex, {sight({1.2, 0})}}}), SizeIs(1));
    EXPECT_EQ(among({{kHex, {sight({1.2, 0})}}})[0].hex, kEast);
}

TEST_F(ShapesAmong, BelongWhereSuchThingsAre) {
    const Corner top{{0, 0}, Tip::north};
    const Edge east{{0, 0}, board::Side::east};
    const double border = std::sqrt(3) / 2;
    EXPECT_EQ(siteOf(Shape::cube, {.8, 0}), board::Site(kHex));
    EXPECT_EQ(siteOf(Shape::tower, {.1, -.7}), board::Site(top));
    EXPECT_EQ(siteOf(Shape::tower, {.1, -.2}), board::Site(kHex)) << "a castle of Conquest";
    EXPECT_EQ(siteOf(Shape::wall, {.6, .1}), board::Site(east));
    EXPECT_EQ(siteOf(Shape::road, {.9, .1}), board::Site(east));
    EXPECT_EQ(siteOf(Shape::marker, {.1, -.8}), board::Site(top));
    EXPECT_EQ(siteOf(Shape::marker, {.1, -.6}), board::Site(kHex));
    EXPECT_EQ(siteOf(Shape::boat, {border, .2}), board::Site(east));
    EXPECT_EQ(siteOf(Shape::boat, {border - .3, 0}), board::Site(kHex));
    EXPECT_EQ(siteOf(Shape::boat, {3 * border - .1, 0}), board::Site(Hex{1, 0})) << "nothing but sea about that edge";
    EXPECT_EQ(siteOf(Shape::barge, {border, .2}), board::Site(kHex));
}

TEST_F(ShapesAmong, TheSeaIsLookedAtForShips) {
    BoardPose board;
    board.land = land_;
    EXPECT_THAT(hexesOfShapes(board, setOf("show army as cube\n")), ElementsAre(kHex));
    EXPECT_THAT(hexesOfShapes(board, setOf("show cargo as barge\n")), SizeIs(7));
    board.land = {kHex, kEast};
    EXPECT_THAT(hexesOfShapes(board, setOf("show galley as boat marked\n")), SizeIs(10));
    const Hex shore{2, 0}, openSea{3, 0};
    board.water = {shore, openSea};
    EXPECT_THAT(hexesOfShapes(board, setOf("show galley as boat marked\n")), SizeIs(11)) << "and the open sea";
    EXPECT_THAT(hexesOfShapes(board, setOf("show army as cube\n")), SizeIs(2));
}

TEST(ShapeReader, ReadsAnyNumberOfHexesAlike) {
    ShapeReader reader(kData / "models");
    cv::Mat picture(480, 640, CV_8UC3);
    cv::RNG(7).fill(picture, cv::RNG::UNIFORM, 0, 255);
    const View view{{60, 0, 320, 0, 60, 240, 0, 0, 1}, picture.size(), 0};
    Pyramid pyramid(picture);
    BoardPose pose;
    pose.land = {{-1, 0}, {0, 0}, {1, 0}, {0, 1}, {0, -1}, {-2, 1}, {2, -1}};
    const auto many =
        hexesOfShapes(pose, board::parsePieceSet("pieces a\ncolours red\nshow cargo as barge\n", "a.txt"));
    ASSERT_GT(many.size(), 19U) << "more than one batch";
    const auto looks = reader.look(pyramid, view, many);
    ASSERT_EQ(looks.size(), many.size());
    for (std::size_t i = 0; i < many.size(); i += 5) {
        const auto alone = reader.look(pyramid, view, {many[i]});
        EXPECT_EQ(looks[i].hex, many[i]);
        ASSERT_EQ(looks[i].sights.size(), alone[0].sights.size()) << i;
        for (std::size_t s = 0; s < alone[0].sights.size(); ++s)
            EXPECT_NEAR(looks[i].sights[s].presence, alone[0].sights[s].presence, 1e-3);
    }
}

TEST(ShapeReader, SeesThingsInTheSamePlacesWithTheirMirrorImages) {
    ShapeReader reader(kData / "models");
    cv::Mat picture(480, 640, CV_8UC3, cv::Scalar(70, 150, 110));
    const View view{{60, 0, 320, 0, 60, 240, 0, 0, 1}, picture.size(), 0};
    const std::vector<cv::Point2d> feet{{-.4, -.2}, {.35, .1}, {-.1, .5}};
    for (const cv::Point2d foot : feet) {
        const cv::Point at = project(view.imageFromLattice, foot);
        cv::rectangle(picture, cv::Rect(at.x - 6, at.y - 12, 12, 15), cv::Scalar(30, 30, 160), cv::FILLED);
        cv::rectangle(picture, cv::Rect(at.x - 6, at.y - 12, 12, 6), cv::Scalar(60, 60, 220), cv::FILLED);
    }
    Pyramid pyramid(picture);
    const auto once = reader.look(pyramid, view, {Hex{0, 0}}),
               mirrored = reader.look(pyramid, view, {Hex{0, 0}}, {}, ShapeReader::Care::mirrored);
    for (const cv::Point2d foot : feet) {
        const auto first = surestNear(once.at(0).sights, foot), both = surestNear(mirrored.at(0).sights, foot);
        ASSERT_TRUE(first && both);
        EXPECT_LT(cv::norm(first->foot - both->foot), .02) << "a third of a cell";
        EXPECT_NE(first->presence, both->presence);
    }
}

TEST(ShapeReader, IsOnlyThereForSetsWithShapes) {
    const support::ScratchFolder models;
    for (const auto& file : fs::directory_iterator(kData / "models"))
        if (file.path().filename() != "things.onnx.gz")
            fs::create_symlink(file.path(), models / file.path().filename());
    const auto reader = [&](const char* set) {
        Reader(models, {}, board::readPieceSet(kData / "pieces" / (std::string(set) + ".txt")));
    };
    EXPECT_NO_THROW(reader("base-6"));
    EXPECT_NO_THROW(reader("seafarers-6"));
    EXPECT_THAT([&] { reader("risk-cubes-6"); },
                testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr("things.onnx.gz is missing")));
}

}  // namespace
}  // namespace hexwarden::vision
