// HEIC as encoders write it, in one piece, and as phones do: tiles, and a mark that turns them upright.
#include "tests/support/complaint.h"
#include "tests/support/phone_picture.h"
#include "tests/support/scratch_folder.h"
#include "vision/photo.h"
#include "vision/picture_header.h"

#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::vision {
namespace {

using support::Bytes;
using support::heicInOnePiece;
using support::heicOfTiles;
using testing::HasSubstr;

const cv::Size kTile(512, 512);
const cv::Scalar kRed(30, 90, 200), kBlue(180, 60, 20);

Frame read(const Bytes& bytes) {
    const support::ScratchFolder folder;
    const std::string file = folder / "phone.heic";
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), std::streamsize(bytes.size()));
    return readPhoto(file);
}

void expectColour(const cv::Mat& image, cv::Point at, const cv::Scalar& colour) {
    const auto& pixel = image.at<cv::Vec3b>(at);
    for (int channel = 0; channel < 3; ++channel) EXPECT_NEAR(pixel[channel], colour[channel], 6) << at;
}

class HeicTest : public testing::Test {
  protected:
    void SetUp() override {
        if (!tile_) GTEST_SKIP() << "no encoder for HEIC here";
    }
    const std::optional<Bytes> tile_ = heicInOnePiece(kTile);
};

class HeicOfSize : public HeicTest, public testing::WithParamInterface<cv::Size> {};

TEST_P(HeicOfSize, InOnePieceIsRead) {
    const cv::Size size = GetParam(), read_ = size.area() > kMostWholePixels ? size / 2 : size;
    const Frame frame = read(*heicInOnePiece(size));
    ASSERT_EQ(frame.image.size(), read_);
    expectColour(frame.image, {read_.width / 4, read_.height / 2}, kRed);
    expectColour(frame.image, {read_.width * 3 / 4, read_.height / 2}, kBlue);
}

INSTANTIATE_TEST_SUITE_P(Sizes, HeicOfSize, testing::Values(cv::Size(320, 200), cv::Size(5900, 4260)),
                         [](const auto& p) { return "Of" + std::to_string(p.param.width) + "Pixels"; });

struct Turn {
    int turns;
    bool mirrored;
    cv::Point red, blue;  ///< in the first tile, as it is then seen
};

class HeicTurned : public HeicTest, public testing::WithParamInterface<std::tuple<Turn, cv::Size>> {};

// Large ones are turned by us, the others too unless they are mirrored; nobody may see a difference.
TEST_P(HeicTurned, OfTilesIsReadUpright) {
    const auto& [turn, size] = GetParam();
    const Frame frame = read(heicOfTiles(*tile_, kTile, {size, turn.turns, turn.mirrored}));
    const bool large = size.area() > kMostWholePixels;
    cv::Size upright = large ? size / 2 : size;
    if (turn.turns % 2) std::swap(upright.width, upright.height);
    ASSERT_EQ(frame.image.size(), upright);
    // Tiles are whole where the picture is not cut off: at the corner in which it begins.
    const cv::Point half = large ? cv::Point(2, 2) : cv::Point(1, 1);
    const auto at = [&](cv::Point p) {
        return cv::Point(p.x >= 0 ? p.x / half.x : upright.width + p.x / half.x,
                         p.y >= 0 ? p.y / half.y : upright.height + p.y / half.y);
    };
    expectColour(frame.image, at(turn.red), kRed);
    expectColour(frame.image, at(turn.blue), kBlue);
}

INSTANTIATE_TEST_SUITE_P(
    Turns, HeicTurned,
    testing::Combine(testing::Values(Turn{0, false, {128, 200}, {384, 200}}, Turn{1, false, {200, -128}, {200, -384}},
                                     Turn{2, false, {-128, -200}, {-384, -200}},
                                     Turn{3, false, {-200, 128}, {-200, 384}}, Turn{0, true, {-128, 200}, {-384, 200}},
                                     Turn{1, true, {-200, -128}, {-200, -384}}),
                     testing::Values(cv::Size(1200, 700), cv::Size(5600, 4608))),
    [](const auto& p) {
        const auto& turn = std::get<0>(p.param);
        return (turn.mirrored ? "MirroredBy" : "By") + std::to_string(turn.turns) + "Of" +
               std::to_string(std::get<1>(p.param).width);
    });

TEST_F(HeicTest, SaysHowItIsPutTogether) {
    const HeicHeader onePiece{.width = 512, .height = 512};
    EXPECT_EQ(heicHeaderOf(*tile_), onePiece);
    const HeicHeader phone{.width = 1200, .height = 700, .tiled = true, .turns = 3};
    const Bytes tiles = heicOfTiles(*tile_, kTile, {{1200, 700}, 3});
    EXPECT_EQ(heicHeaderOf(tiles), phone);
    EXPECT_EQ(heicHeaderOf(heicOfTiles(*tile_, kTile, {{1200, 700}, 1, true})),
              (HeicHeader{.width = 1200, .height = 700, .tiled = true, .turns = 1, .reshaped = true}));
    for (std::size_t size = 0; size < tiles.size(); ++size) {
        const auto cut = heicHeaderOf(std::span(tiles).first(size));
        EXPECT_TRUE(!cut || (cut->width == 1200 && cut->height == 700)) << size;
    }
}

TEST_F(HeicTest, LargerThanItsDecoderMayTakeIsRefusedByItsHeader) {
    const auto refusal = [](const Bytes& bytes) { return support::complaint([&] { read(bytes); }); };
    EXPECT_THAT(refusal(heicOfTiles(*tile_, kTile, {{9000, 6000}})), HasSubstr("has 54 megapixels; up to 50"));
    EXPECT_THAT(refusal(heicOfTiles(*tile_, kTile, {{8064, 6048}, 1, true})), HasSubstr("has 48 megapixels; up to 27"));
    // A small piece whose size says more.
    Bytes promised = *tile_;
    const std::string is("ispe\0\0\0\0\0\0\x02\0\0\0\x02\0", 16), says("ispe\0\0\0\0\0\0\x1F\x80\0\0\x17\xA0", 16);
    const auto at = std::search(promised.begin(), promised.end(), is.begin(), is.end());
    ASSERT_NE(at, promised.end());
    std::copy(says.begin(), says.end(), at);
    EXPECT_THAT(refusal(promised), HasSubstr("has 48 megapixels; up to 36"));
}

// The other way round: boxes that promise a small picture, with parameters of the decoder that make it a large one.
TEST_F(HeicTest, SaysWhatTheDecoderWillHoldWhereThatIsMore) {
    const cv::Size size(2400, 1600);
    const Bytes large = *heicInOnePiece(size);
    Bytes small = large;
    const std::string is("ispe\0\0\0\0\0\0\x09\x60\0\0\x06\x40", 16), says("ispe\0\0\0\0\0\0\0\x40\0\0\0\x40", 16);
    const auto at = std::search(small.begin(), small.end(), is.begin(), is.end());
    ASSERT_NE(at, small.end());
    std::copy(says.begin(), says.end(), at);
    for (const Bytes& bytes : {large, small, heicOfTiles(large, kTile, {{1200, 700}})}) {
        const auto header = heicHeaderOf(bytes);
        ASSERT_TRUE(header);
        EXPECT_EQ(cv::Size2d(double(header->width), double(header->height)), cv::Size2d(size));
    }
}

}  // namespace
}  // namespace hexwarden::vision
