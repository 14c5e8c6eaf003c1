#include "vision/credence.h"

#include "vision/photo.h"
#include "vision/scanner.h"

#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <opencv2/core.hpp>

namespace hexwarden::vision {
namespace {

using testing::HasSubstr;

const std::filesystem::path kData = HEXWARDEN_SOURCE "/data";

class Credence : public testing::Test {
  protected:
    static board::Observation tiles(std::initializer_list<float> terrain, float token) {
        board::Observation seen;
        for (const float p : terrain) {
            board::TileReading tile{{static_cast<int>(seen.tiles.size()), 0}, {}, {}};
            tile.terrain[0] = {board::Terrain::forest, p};
            tile.token[0] = {8, token};
            seen.tiles.push_back(tile);
        }
        return seen;
    }

    Scanner scanner_{kData};
    Frame photo_ = readPhoto(kData / "samples" / "first_evening" / "poster.jpg");
};

TEST_F(Credence, ABoardIsBelieved) {
    const Scan scan = scanner_.scan(photo_);
    ASSERT_TRUE(scan.board) << scan.board.refusal;
    EXPECT_GT(tileCredence(scan.seen), .9);
    EXPECT_FALSE(isMirrored(scanner_.finder(), scanner_.reader(), photo_, scan.seen));
}

TEST_F(Credence, AMirroredPictureIsSaidToBeOne) {
    cv::flip(photo_.image, photo_.image, 1);
    const Scan scan = scanner_.scan(photo_);
    EXPECT_FALSE(scan.board);
    EXPECT_THAT(english(scan.board.refusal), HasSubstr("mirrored"));
    EXPECT_TRUE(scan.seen.tiles.empty());
    EXPECT_TRUE(scan.seen.sites.empty());
}

TEST_F(Credence, LookingIntoTheMirrorLeavesThePictureAsItIs) {
    const cv::Mat before = photo_.image.clone();
    const board::Observation doubtful = tiles({1, 1, 1, 1, 1, 1}, .7F);
    isMirrored(scanner_.finder(), scanner_.reader(), photo_, doubtful);
    EXPECT_EQ(cv::norm(before, photo_.image, cv::NORM_INF), 0);
}

TEST_F(Credence, ALatticeWithoutTilesOfTheGameIsRefused) {
    EXPECT_FALSE(objectionToTiles(tiles({.9F, .8F, 1}, .9F)));
    const auto honeycomb = objectionToTiles(tiles({.3F, .4F, .9F}, .5F));
    ASSERT_TRUE(honeycomb);
    EXPECT_THAT(english(*honeycomb), HasSubstr("not the tiles of this game"));
    EXPECT_FALSE(objectionToTiles({})) << "nothing was looked at";
}

TEST_F(Credence, PlainTerrainsAndSomeNumbersAreEnoughAmongPieces) {
    board::Observation crowded = tiles({1, 1, .9F, 1, 1, .9F, 1, 1, 1, .9F, 1, 1, 1, 1, 1}, .4F);
    for (std::size_t i = 0; i < 3; ++i) crowded.tiles[i].token[0].probability = .95F;
    ASSERT_LT(tileCredence(crowded), .65);
    EXPECT_FALSE(objectionToTiles(crowded));
    board::Observation numberless = crowded;
    numberless.tiles[0].token[0].probability = .4F;
    EXPECT_TRUE(objectionToTiles(numberless));
    board::Observation few = crowded;
    few.tiles.resize(12);
    EXPECT_TRUE(objectionToTiles(few));
    for (board::TileReading& tile : crowded.tiles) tile.terrain[0].probability = .85F;
    EXPECT_TRUE(objectionToTiles(crowded));
}

TEST_F(Credence, TokensThatPiecesHideSayNothingAgainstTheBoard) {
    const auto withBare = [](board::Observation seen) {
        for (int i = 0; i < 8; ++i) {
            board::TileReading tile = seen.tiles.front();
            tile.token[0].probability = .1F;
            seen.tiles.push_back(tile);
            seen.tiles.back().bare = true;
        }
        return seen;
    };
    const board::Observation plain = tiles({1, .9F, 1, .9F, 1, 1}, .95F);
    board::Observation crowded = withBare(plain);
    EXPECT_FALSE(objectionToTiles(crowded));
    for (board::TileReading& tile : crowded.tiles) tile.bare = false;
    EXPECT_TRUE(objectionToTiles(crowded)) << "tokens are seen there, but whose?";
    EXPECT_TRUE(objectionToTiles(withBare(tiles({1, 1, 1, 1, 1, 1}, .5F)))) << "no token is plain";
}

}  // namespace
}  // namespace hexwarden::vision
