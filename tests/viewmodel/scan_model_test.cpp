#include "companion/viewmodel/screens/scan_model.h"

#include "companion/rules/risk/deal.h"

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
    EXPECT_EQ((confirmed->layout->token[board::Hex(0, 0)]), 9);
    EXPECT_EQ((confirmed->layout->terrain[board::Hex(0, 0)]), Terrain::forest);
    EXPECT_EQ(confirmed->robber, board::Hex(1, 0));
}

TEST(Scan, TheRiverThatWasSeenIsOnTheBoardWhereItCanLie) {
    ScanModel scan;
    board::Observation seen;
    seen.tiles = {tile({0, 0}, Terrain::mountains, 6, .99F), tile({1, 0}, Terrain::hills, 8, .99F),
                  tile({2, 0}, Terrain::fields, 5, .99F)};
    seen.river = board::River{{0, 0}, {1, 0}, {2, 0}, board::Corner{{2, 1}, board::Tip::north}};
    scan.read(seen);
    EXPECT_EQ(scan.laidOut().layout->river, seen.river);
    seen.tiles[2] = tile({2, 0}, Terrain::forest, 5, .99F);
    scan.read(seen);
    EXPECT_FALSE(scan.laidOut().layout->river);
}

TEST(Scan, SaysHowFarTheTokensAreLaid) {
    ScanModel scan;
    auto seen = oneDoubt();
    seen.tiles = {tile({0, 0}, Terrain::forest, 0, 0.99F), tile({1, 0}, Terrain::hills, 0, 0.99F)};
    scan.read(seen);
    EXPECT_TRUE(scan.summary().startsWith("No token lies"));
    seen.tiles = {tile({0, 0}, Terrain::forest, 6, 0.99F), tile({1, 0}, Terrain::hills, 0, 0.99F)};
    scan.read(seen);
    EXPECT_TRUE(scan.summary().contains("1 of 2"));
    scan.tap("1,0");
    scan.setToken(8);
    EXPECT_TRUE(scan.summary().startsWith("All 2 hexes"));
}

TEST(Scan, AHexThatIsReadNoMoreIsGoneUnlessPeopleSaidIt) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.answer("0,0", 1);
    scan.tap("1,0");
    auto again = oneDoubt();
    again.tiles = {tile({0, 1}, Terrain::hills, 8, 0.99F)};
    scan.read(again);
    EXPECT_EQ(scan.selected(), "") << "it was tapped, and is gone";
    std::optional<game::LaidOut> confirmed;
    QObject::connect(&scan, &ScanModel::confirmedBoard, [&](const game::LaidOut& board) { confirmed = board; });
    scan.confirm();
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(board::hexes(confirmed->layout), (std::vector<board::Hex>{{0, 0}, {0, 1}}));
}

TEST(Scan, AReadPhotographShowsTheSeaAboutItsLand) {
    ScanModel scan;
    auto seen = oneDoubt();
    seen.water = {tile({2, 0}, Terrain::sea, 0, 0.99F)};
    scan.read(seen);
    std::optional<game::LaidOut> confirmed;
    QObject::connect(&scan, &ScanModel::confirmedBoard, [&](const game::LaidOut& board) { confirmed = board; });
    scan.answer("0,0", 0);
    scan.confirm();
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(confirmed->layout->terrain[board::Hex(2, 0)], Terrain::sea);
    EXPECT_EQ(confirmed->layout->terrain[board::Hex(0, 0)], Terrain::forest) << "the land as before";
}

game::GameState recorded(board::Token token, std::optional<board::Hex> robber) {
    game::GameState state;
    state.layout.terrain[board::Hex(0, 0)] = Terrain::forest;
    state.layout.token[board::Hex(0, 0)] = token;
    state.layout.terrain[board::Hex(1, 0)] = Terrain::hills;
    state.robber = robber;
    return state;
}

TEST(Scan, ShowsTheBoardOfTheRecordAndUndoneItWantsConfirming) {
    ScanModel scan;
    scan.follow({});
    scan.read(oneDoubt());
    scan.follow(recorded(5, std::nullopt));
    EXPECT_TRUE(scan.isConfirmed());
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex(0, 0)]), 5);
    scan.follow(recorded(4, std::nullopt));
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex(0, 0)]), 4) << "a tile was set right, or that was undone";
    scan.follow({});
    EXPECT_FALSE(scan.isConfirmed());
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex(0, 0)]), 4) << "still there to be set right";
}

TEST(Scan, TheRobberMovesOnTheTableWhileATileIsSetRight) {
    ScanModel scan;
    scan.follow(recorded(5, board::Hex(0, 0)));
    scan.tap("0,0");
    scan.setToken(9);
    scan.follow(recorded(5, board::Hex(1, 0)));
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex(0, 0)]), 9);
    EXPECT_EQ(scan.laidOut().robber, board::Hex(1, 0));
    scan.setThief();
    scan.follow(recorded(5, board::Hex(1, 0)));
    EXPECT_EQ(scan.laidOut().robber, board::Hex(0, 0)) << "said by hand";
}

TEST(Scan, WhatIsSaidByHandOutlivesLaterReadings) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.tap("1,0");
    EXPECT_TRUE(scan.selectedName().contains("8"));
    scan.setToken(10);
    scan.tap("0,0");
    scan.setThief();
    scan.read(oneDoubt());
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex(1, 0)]), 10);
    EXPECT_EQ(scan.laidOut().robber, board::Hex(0, 0));
}

TEST(Scan, ADesertHasNoToken) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.tap("1,0");
    scan.setTerrain("desert");
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex(1, 0)]), 0);
    EXPECT_EQ(scan.tokens()->count(), 0);
}

TEST(Scan, AConfirmedBoardIsNotReadAgain) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.confirm();
    board::Observation other = oneDoubt();
    other.tiles[1] = tile({1, 0}, Terrain::pasture, 3, 0.99F);
    scan.read(other);
    EXPECT_EQ((scan.laidOut().layout->terrain[board::Hex(1, 0)]), Terrain::hills);
    scan.forget();
    scan.read(other);
    EXPECT_EQ((scan.laidOut().layout->terrain[board::Hex(1, 0)]), Terrain::pasture);
}

TEST(ScanModel, ABoardIsLaidOutByHandWithSeaHarboursAndThieves) {
    ScanModel scan;
    scan.layByHand(3);
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 37U);
    const auto set = [&](const QString& site, const QString& terrain, int token) {
        scan.tap(site);
        scan.setTerrain(terrain);
        if (token > 0) scan.setToken(token);
    };
    set("0,0", "gold", 6);
    EXPECT_FALSE(scan.onWater());
    scan.setThief();
    scan.tap("1,0");
    ASSERT_TRUE(scan.onWater());
    scan.setHarbour("ore");
    scan.setThief();
    const game::LaidOut laid = scan.laidOut();
    EXPECT_EQ(laid.layout->terrain[board::Hex(0, 0)], board::Terrain::gold);
    EXPECT_EQ(laid.layout->token[board::Hex(0, 0)], 6);
    EXPECT_EQ(laid.robber, board::Hex(0, 0));
    EXPECT_EQ(laid.pirate, board::Hex(1, 0));
    for (const board::Corner c : board::ends(*board::edgeBetween(board::Hex(0, 0), board::Hex(1, 0))))
        EXPECT_EQ(laid.layout->harbour[c], board::HarbourKind::ore);
}

TEST(ScanModel, WhatABoardLaidByHandStillWantsIsSaid) {
    ScanModel scan;
    scan.layByHand(3);
    EXPECT_TRUE(scan.summary().startsWith("All is sea so far")) << scan.summary().toStdString();
    scan.tap("0,0");
    scan.setTerrain("hills");
    EXPECT_TRUE(scan.summary().contains("1 hex(es) have no token")) << scan.summary().toStdString();
    scan.setToken(6);
    EXPECT_TRUE(scan.summary().startsWith("All 37 hexes are read")) << scan.summary().toStdString();
}

TEST(ScanModel, AHarbourTurnsToTheNextCoastOrIsThePortItself) {
    ScanModel scan;
    scan.layByHand(3);
    for (const char* land : {"0,0", "0,1"}) {
        scan.tap(land);
        scan.setTerrain("hills");
    }
    scan.tap("1,0");
    scan.setHarbour("wool");
    const auto pointsAt = [&](board::Hex land) {
        const auto ends = board::ends(*board::edgeBetween(land, board::Hex(1, 0)));
        const auto& harbour = scan.laidOut().layout->harbour;
        return harbour[ends[0]] == board::HarbourKind::wool && harbour[ends[1]] == board::HarbourKind::wool;
    };
    const bool first = pointsAt({0, 0});
    EXPECT_NE(first, pointsAt({0, 1}));
    scan.turnHarbour();
    EXPECT_NE(pointsAt({0, 0}), first);
    scan.setPort(true);
    EXPECT_EQ(scan.laidOut().layout->port[board::Hex(1, 0)], board::HarbourKind::wool);
    EXPECT_FALSE(pointsAt({0, 0}) || pointsAt({0, 1}));
    scan.setHarbour("");
    EXPECT_EQ(scan.laidOut().layout->port[board::Hex(1, 0)], board::HarbourKind::none);
}

TEST(ScanModel, HexesComeAndGo) {
    ScanModel scan;
    scan.layByHand(2);
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 19U);
    scan.tap("2,0");
    scan.widen();
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 22U);
    scan.tap("3,0");
    scan.takeHexAway();
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 21U);
    EXPECT_TRUE(scan.selected().isEmpty());
}

TEST(ScanModel, AHexThatWasTakenAwayIsNotReadAgain) {
    ScanModel scan;
    scan.read(oneDoubt());
    scan.tap("1,0");
    scan.takeHexAway();
    scan.read(oneDoubt());
    EXPECT_EQ(board::hexes(scan.laidOut().layout), std::vector{board::Hex(0, 0)});
    EXPECT_FALSE(scan.laidOut().robber) << "the robber does not stand beside the board";
    scan.tap("0,0");
    scan.widen();
    EXPECT_EQ((scan.laidOut().layout->terrain[board::Hex(1, 0)]), Terrain::sea) << "laid again";
    scan.forget();
    scan.read(oneDoubt());
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 2U) << "another board";
}

TEST(ScanModel, WhatAHexCannotCarryAnyMoreIsGoneWithItsTerrain) {
    ScanModel scan;
    scan.layByHand(3);
    const auto set = [&](const QString& site, const QString& terrain) {
        scan.tap(site);
        scan.setTerrain(terrain);
    };
    set("0,0", "hills");
    scan.setThief();
    scan.tap("1,0");
    scan.setHarbour("ore");
    scan.setThief();
    scan.tap("3,0");
    scan.setHarbour("wool");
    EXPECT_EQ((scan.laidOut().layout->port[board::Hex(3, 0)]), board::HarbourKind::wool);
    set("0,0", "sea");
    set("1,0", "fields");
    set("3,0", "fields");
    const game::LaidOut laid = scan.laidOut();
    EXPECT_EQ(laid.layout->harbour, board::Layout().harbour) << "no coast there any more";
    EXPECT_EQ(laid.layout->port, board::Layout().port);
    EXPECT_FALSE(laid.robber) << "at sea";
    EXPECT_FALSE(laid.pirate) << "ashore";
}

TEST(ScanModel, ThePirateThatWasPlacedLeavesTheRobberToBeRead) {
    ScanModel scan;
    board::Observation seen = oneDoubt();
    seen.tiles.push_back(tile({2, 0}, Terrain::sea, 0, 0.99F));
    scan.read(seen);
    scan.tap("2,0");
    scan.setThief();
    seen.robber = board::RobberReading{{0, 0}, 0.9F};
    scan.read(seen);
    EXPECT_EQ(scan.laidOut().robber, board::Hex(0, 0));
}

TEST(ScanModel, AConfirmedBoardHasTheHarboursThatWereConfirmed) {
    ScanModel scan;
    board::Observation seen = oneDoubt();
    const board::Edge coast = *board::edgeBetween(board::Hex(0, 0), board::Hex(-1, 0));
    seen.harbours = {{coast, board::HarbourKind::ore, 0.9F}};
    scan.read(seen);
    scan.confirm();
    scan.tap("0,0");
    scan.setToken(9);
    seen.harbours[0].kind = board::HarbourKind::any;
    scan.read(seen);
    EXPECT_EQ(scan.laidOut().layout->harbour[board::ends(coast)[0]], board::HarbourKind::ore);
}

TEST(ScanModel, AKnownBoardKeepsItsRiverItsPortsAndItsPirate) {
    game::LaidOut known;
    for (std::size_t i = 0; i < board::kHexCount; ++i)
        if (const board::Hex h = board::Hex::at(i); board::distance(h, {0, 0}) <= 2)
            known.layout->terrain[h] = board::Terrain::sea;
    for (const board::Hex h : {board::Hex(-2, 1), board::Hex(-1, 1), board::Hex(0, 1)})
        known.layout->terrain[h] = board::Terrain::fields;
    known.layout->terrain[{-2, 1}] = board::Terrain::mountains;
    known.layout->terrain[{-1, 1}] = board::Terrain::hills;
    known.layout->river = board::possibleRivers(known.layout).at(0);
    known.layout->port[{1, 1}] = board::HarbourKind::any;
    known.pirate = board::Hex(1, -1);
    ScanModel scan;
    scan.show(known);
    EXPECT_EQ(scan.laidOut().layout->river, known.layout->river);
    EXPECT_EQ(scan.laidOut().layout->port, known.layout->port);
    EXPECT_EQ(scan.laidOut().pirate, known.pirate);
}

TEST(ScanModel, ABoardOfRiskIsDealtAndConfirmedLikeAnyOther) {
    ScanModel scan;
    scan.deal();
    EXPECT_TRUE(board::hexes(scan.laidOut().layout).empty()) << "no book deals its boards";
    scan.offerDeal(rules::risk::deal);
    scan.deal();
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 49U);
    EXPECT_EQ(scan.doubts()->count(), 0);
    EXPECT_FALSE(scan.isConfirmed());
    const auto first = scan.laidOut();
    scan.deal();
    EXPECT_FALSE(scan.laidOut().layout == first.layout) << "shuffled";
}

}  // namespace
