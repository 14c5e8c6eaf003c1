#include "companion/viewmodel/scan_model.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using board::Terrain;
using viewmodel::ScanModel;

board::TileReading tile(board::Hex h, Terrain terrain, board::Token token, float sure) {
    board::TileReading reading;
    reading.hex = h;
    reading.terrain = {{{terrain, 0.99F}, {Terrain::desert, 0.01F}, {Terrain::sea, 0}}};
    reading.token = {{{token, sure}, {9, 1 - sure}, {5, 0}}};
    return reading;
}

board::Observation oneDoubt() {
    board::Observation seen;
    seen.tiles = {tile({0, 0}, Terrain::forest, 6, 0.55F), tile({1, 0}, Terrain::hills, 8, 0.99F)};
    seen.robber = board::RobberReading{{1, 0}, 0.9F};
    return seen;
}

TEST(Scan, MarksWhatIsDoubtfulWithItsThreeAnswers) {
    ScanModel scan;
    const QAbstractItemModelTester doubts(scan.doubts());
    scan.read(oneDoubt());
    ASSERT_EQ(scan.doubts()->count(), 1);
    EXPECT_EQ(scan.doubts()->value(0, "site").toString(), "0,0");
    EXPECT_TRUE(scan.doubts()->value(0, "first").toString().endsWith(" 6"));
    EXPECT_TRUE(scan.doubts()->value(0, "second").toString().endsWith(" 9"));
}

TEST(Scan, IsSetRightWithOneTapAndConfirmedWithAnother) {
    ScanModel scan;
    scan.read(oneDoubt());
    std::optional<game::LaidOut> confirmed;
    QObject::connect(&scan, &ScanModel::confirmedBoard, [&](const game::LaidOut& board) { confirmed = board; });
    scan.answer("0,0", 1);
    EXPECT_EQ(scan.doubts()->count(), 0);
    scan.confirm();
    ASSERT_TRUE(confirmed);
    EXPECT_EQ((confirmed->layout.token[board::Hex(0, 0)]), 9);
    EXPECT_EQ((confirmed->layout.terrain[board::Hex(0, 0)]), Terrain::forest);
    EXPECT_EQ(confirmed->robber, board::Hex(1, 0));
}

TEST(Scan, WhatIsSaidByHandOutlivesLaterReadings) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.tap("1,0");
    EXPECT_TRUE(scan.selectedName().contains("8"));
    scan.setToken(10);
    scan.tap("0,0");
    scan.setRobber();
    scan.read(oneDoubt());
    EXPECT_EQ((scan.laidOut().layout.token[board::Hex(1, 0)]), 10);
    EXPECT_EQ(scan.laidOut().robber, board::Hex(0, 0));
}

TEST(Scan, ADesertHasNoToken) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.tap("1,0");
    scan.setTerrain("desert");
    EXPECT_EQ((scan.laidOut().layout.token[board::Hex(1, 0)]), 0);
    EXPECT_EQ(scan.tokens()->count(), 0);
}

TEST(Scan, AConfirmedBoardIsNotReadAgain) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.confirm();
    board::Observation other = oneDoubt();
    other.tiles[1] = tile({1, 0}, Terrain::pasture, 3, 0.99F);
    scan.read(other);
    EXPECT_EQ((scan.laidOut().layout.terrain[board::Hex(1, 0)]), Terrain::hills);
    scan.forget();
    scan.read(other);
    EXPECT_EQ((scan.laidOut().layout.terrain[board::Hex(1, 0)]), Terrain::pasture);
}

}  // namespace
