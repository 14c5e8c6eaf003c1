#include "tests/bench/labels.h"

#include "tests/bench/contact_sheet.h"
#include "tests/support/scratch_folder.h"
#include "tracker/board/text.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

namespace hexwarden::bench {
namespace {

class LabelsTest : public testing::Test {
  protected:
    void write(const std::string& name, const std::string& text) const { std::ofstream(folder_ / name) << text; }

    support::ScratchFolder folder_;
};

TEST_F(LabelsTest, AreReadWhole) {
    write("made_01.json", R"({"size":[640,480],"lattice_to_image":[[100,0,320],[0,50,240],[0,0,1]],
        "hexes":{"0,0":["hills",6],"1,0":["desert",null]},"hidden_tokens":["0,0"],"robber":"1,0,centre","harbours":{"0,0,E":"3:1"},
        "pieces":["red road 0,0,NE","blue city 0,0,N"],"dice":[["red",3,10,20]],
        "shapes":[{"shape":"cube","colour":"grey","site":"0,0","at":[5,6],"lying":true,"visible":0.5}]})");
    write("made_02.json", R"({"dice":[{"at":[5,6],"value":4,"side":30,"emblem":true},{"at":[7,8],"value":2,"side":10}],
        "unreadable":[[1,2]],"ignore":[[0,0,9,9]]})");
    write("made_03.json", R"({"notes":"nothing to compare"})");
    const auto labels = readLabels(folder_);
    ASSERT_EQ(labels.size(), 2U);
    EXPECT_EQ(labels[0].name, "made_01");
    EXPECT_EQ(labels[0].set, "made");
    EXPECT_EQ(labels[0].photo.filename(), "made_01.jpg");
    const TrueBoard& board = labels[0].board.value();
    EXPECT_EQ(board.size, cv::Size(640, 480));
    EXPECT_EQ(board.tiles.at({0, 0}).token, 6);
    EXPECT_TRUE(board.tiles.at({0, 0}).tokenHidden);
    EXPECT_EQ(board.tiles.at({1, 0}).token, 0);
    EXPECT_EQ(board.robber, (board::Hex{1, 0}));
    ASSERT_EQ(board.pieces.size(), 2U);
    EXPECT_EQ(board.pieces[0].first, board::Site(board::edgeOf("0,0,NE").value()));
    EXPECT_EQ(board.pieces[1].second, (board::Occupant{board::Piece::city, board::Colour::blue}));
    EXPECT_EQ(board.harbours.at({{0, 0}, board::Side::east}), board::HarbourKind::any);
    EXPECT_TRUE(board.otherPieces);
    ASSERT_EQ(board.shapes.size(), 1U);
    EXPECT_EQ(board.shapes[0].shape, board::Shape::cube);
    EXPECT_EQ(board.shapes[0].colour, board::Colour::grey);
    EXPECT_EQ(board.shapes[0].at, cv::Point2d(5, 6));
    EXPECT_TRUE(board.shapes[0].lying);
    EXPECT_EQ(board.shapes[0].visible, .5);
    EXPECT_EQ(labels[0].dice.at(0).reachPx, 25) << "half a tile side where it is shortest";
    EXPECT_TRUE(labels[1].allDice);
    EXPECT_FALSE(labels[1].dice.at(0).emblem) << "dice that count come first";
    EXPECT_EQ(labels[1].dice.at(0).reachPx, 8);
    EXPECT_EQ(labels[1].ignored.at(0), cv::Rect2d(0, 0, 9, 9));
}

TEST_F(LabelsTest, ThatCannotBeReadAreNamed) {
    write("made_01.json", R"({"lattice_to_image":[[1,0,0]]})");
    EXPECT_THAT([&] { readLabels(folder_); },
                testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr("made_01.json is no label")));
}

TEST_F(LabelsTest, TheWorstReadingsMakeASheet) {
    cv::imwrite((folder_ / "made_01.png").string(), cv::Mat(100, 100, CV_8UC3, cv::Scalar(0, 255, 0)));
    std::vector<Judged> judged(3);
    judged[0].p = .9, judged[0].right = true;
    judged[1].p = .6, judged[1].right = false;
    judged[2].p = .2, judged[2].right = true;
    for (Judged& j : judged) j.photo = "made_01", j.at = {50, 50}, j.reachPx = 20;
    const auto two = worst(judged, 2);
    ASSERT_EQ(two.size(), 2U);
    EXPECT_EQ(two[0].p, .6);
    EXPECT_EQ(two[1].p, .2);
    const cv::Mat sheet = contactSheet(two, {{"made_01", folder_ / "made_01.png"}});
    EXPECT_EQ(sheet.at<cv::Vec3b>(20, 20), cv::Vec3b(0, 255, 0));
    EXPECT_NE(sheet.at<cv::Vec3b>(20, sheet.cols - 20), cv::Vec3b(0, 255, 0)) << "beyond the second crop";
}

}  // namespace
}  // namespace hexwarden::bench
