// Whole boards at once: dealt, painted, pasted.
#include "companion/rules/set_out.h"
#include "companion/viewmodel/screens/scan_model.h"
#include "companion/viewmodel/words/names.h"
#include "tests/support/shipped_board.h"
#include "tracker/board/frame.h"
#include "tracker/board/text.h"

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using board::Terrain;
using viewmodel::ScanModel;

int harboursOf(const game::LaidOut& board) {
    int count = 0;
    for (const board::Edge e : board::coastOf(support::shippedBoxes()[0].land)) {
        const auto [a, b] = board::ends(e);
        count += board.layout->harbour[a] != board::HarbourKind::none &&
                 board.layout->harbour[a] == board.layout->harbour[b];
    }
    return count;
}

int leftOf(ScanModel& scan, const QString& brush) {
    for (int row = 0; row < scan.brushes()->count(); ++row)
        if (scan.brushes()->value(row, "key").toString() == brush) return scan.brushes()->value(row, "rest").toInt();
    return -100;
}

QString chosenBrush(ScanModel& scan) {
    for (int row = 0; row < scan.brushes()->count(); ++row)
        if (scan.brushes()->value(row, "chosen").toBool()) return scan.brushes()->value(row, "key").toString();
    return {};
}

TEST(ScanBoxes, WhatLiesHereMayBeLaidAgainUntilItIsConfirmed) {
    ScanModel scan;
    scan.offerBoxes(support::shippedBoxes());
    scan.dealBox(0);
    scan.startOver();
    EXPECT_TRUE(scan.empty());
    EXPECT_FALSE(scan.isByHand());
    board::Observation seen;
    seen.tiles.push_back({{0, 0}, {{{Terrain::forest, 0.99F}}}, {{{board::Token{5}, 0.99F}}}});
    scan.read(seen);
    EXPECT_FALSE(scan.empty()) << "the camera is looked through again";
    // The record's board stays the record's, and does not come back by itself.
    scan.startOver();
    scan.dealBox(0);
    game::GameState state;
    state.layout = scan.laidOut().layout;
    scan.follow(state);
    EXPECT_TRUE(scan.isConfirmed());
    scan.startOver();
    scan.follow(state);
    EXPECT_TRUE(scan.empty());
}

TEST(ScanBoxes, ADealtBoardWantsOneTapAndOneToConfirmIt) {
    ScanModel scan;
    scan.offerBoxes(support::shippedBoxes());
    std::optional<game::LaidOut> confirmed;
    QObject::connect(&scan, &ScanModel::confirmedBoard, [&](const game::LaidOut& board) { confirmed = board; });
    scan.dealBox(0);
    EXPECT_TRUE(scan.isByHand());
    EXPECT_TRUE(scan.summary().startsWith("All 19 hexes are read")) << scan.summary().toStdString();
    scan.confirm();
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(harboursOf(*confirmed), 9);
    ASSERT_TRUE(confirmed->robber);
    EXPECT_EQ(confirmed->layout->terrain[*confirmed->robber], Terrain::desert) << "BASE-14";
}

TEST(ScanBoxes, ABoardIsPaintedWithFifteenTapsAndItsTokensWithOne) {
    ScanModel scan;
    scan.offerBoxes(support::shippedBoxes());
    const QAbstractItemModelTester brushes(scan.brushes());
    const auto land = support::shippedBoxes()[0].land;
    const auto beginners = rules::beginners(support::shippedBoxes()[0]);
    scan.paintBox(0);
    EXPECT_TRUE(scan.summary().contains("18")) << "blank deserts are not all read: " << scan.summary().toStdString();
    int taps = 0;
    while (chosenBrush(scan).startsWith("terrain-") && taps < 20) {
        const Terrain wanted = *board::terrainOf(chosenBrush(scan).mid(8).toStdString());
        const int left = leftOf(scan, chosenBrush(scan));
        const int before = taps;
        for (const board::Hex h : land)
            if (beginners.terrain[h] == wanted) {
                scan.tap(QString::fromStdString(board::text(h)));
                ++taps;
            }
        EXPECT_EQ(taps - before, left);
    }
    EXPECT_EQ(taps, 15) << "the last kind goes where nothing lies yet";
    EXPECT_EQ(chosenBrush(scan), "spiral");
    scan.tap("0,-2");
    EXPECT_EQ(scan.laidOut().layout->terrain, beginners.terrain);
    EXPECT_EQ((scan.laidOut().layout->token[board::Hex{0, -2}]), 5);
    EXPECT_EQ(scan.laidOut().layout->harbour, beginners.harbour) << "as the frame shows them";
    EXPECT_TRUE(scan.summary().startsWith("All 19 hexes are read")) << scan.summary().toStdString();
    EXPECT_EQ(chosenBrush(scan), "");
}

TEST(ScanBoxes, HarboursThatWereNotReadAreCountedAndSetAfterConfirming) {
    ScanModel scan;
    scan.offerBoxes(support::shippedBoxes());
    game::LaidOut seen{rules::beginners(support::shippedBoxes()[0]), std::nullopt, std::nullopt};
    const auto places = board::harbourSlots(support::shippedBoxes()[0]);
    const auto harbours = seen.layout->harbour;
    seen.layout->harbour = {};
    for (const board::Corner c : board::ends(places[0])) seen.layout->harbour[c] = board::HarbourKind::any;
    scan.show(seen);
    EXPECT_TRUE(scan.isConfirmed());
    std::optional<game::LaidOut> confirmed;
    QObject::connect(&scan, &ScanModel::confirmedBoard, [&](const game::LaidOut& board) { confirmed = board; });
    scan.chooseBrush("harbour-grain");
    scan.tap(QString::fromStdString(board::text(places[1])));
    EXPECT_FALSE(scan.isConfirmed());
    EXPECT_TRUE(scan.summary().contains("2 of 9 harbours")) << scan.summary().toStdString();
    EXPECT_EQ(leftOf(scan, "harbour-grain"), 0);
    for (std::size_t i = 2; i < places.size(); ++i) {
        const QString brush = "harbour-" + viewmodel::wordOf(harbours[board::ends(places[i])[0]]);
        if (chosenBrush(scan) != brush) scan.chooseBrush(brush);
        scan.tap(QString::fromStdString(board::text(places[i])));
    }
    scan.confirm();
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(confirmed->layout->harbour, harbours);
    scan.turnFrame();
    EXPECT_EQ(harboursOf(scan.laidOut()), 9);
    EXPECT_FALSE(scan.laidOut().layout->harbour == harbours);
}

TEST(ScanBoxes, HarboursReadWithoutTheirKindsLieWhereTheyWereSeenAndAskForThem) {
    ScanModel scan;
    scan.offerBoxes(support::shippedBoxes());
    const auto box = support::shippedBoxes()[0];
    const auto coast = board::coastOf(box.land);
    const auto layout = rules::beginners(box);
    board::Observation seen;
    for (const board::Hex h : box.land) {
        board::TileReading tile{h, {}, {}};
        tile.terrain[0] = {layout.terrain[h], 1};
        tile.token[0] = {layout.token[h], 1};
        seen.tiles.push_back(tile);
    }
    using board::HarbourKind;
    seen.harbours = {{coast[0], HarbourKind::any, .9F}};
    const std::array guesses{HarbourKind::grain, HarbourKind::any, HarbourKind::wool,   HarbourKind::any,
                             HarbourKind::brick, HarbourKind::any, HarbourKind::lumber, HarbourKind::ore};
    const std::array at{3, 5, 8, 10, 13, 17, 22, 27};
    for (std::size_t i = 0; i < at.size(); ++i) seen.openHarbours.push_back({coast[at[i]], guesses[i], .4F});
    scan.read(seen);
    const auto kindAt = [&](int edge) { return scan.laidOut().layout->harbour[board::ends(coast[edge])[0]]; };
    EXPECT_EQ(harboursOf(scan.laidOut()), 9);
    EXPECT_EQ(kindAt(8), HarbourKind::wool);
    EXPECT_TRUE(scan.summary().contains("the kind of 8 harbour(s) is a guess")) << scan.summary().toStdString();

    scan.chooseBrush("harbour-brick");
    scan.tap(QString::fromStdString(board::text(coast[8])));
    EXPECT_EQ(kindAt(8), HarbourKind::brick);
    EXPECT_EQ(kindAt(13), HarbourKind::wool) << "there is one brick harbour: the guess was the wrong way round";
    EXPECT_TRUE(scan.summary().contains("the kind of 7 harbour(s) is a guess")) << scan.summary().toStdString();
    scan.confirm();
    EXPECT_TRUE(scan.isConfirmed());
    EXPECT_EQ(scan.summary(), "This is the board of the evening.");
    scan.chooseBrush("harbour-ore");
    scan.tap(QString::fromStdString(board::text(coast[13])));
    EXPECT_FALSE(scan.summary().contains("guess"))
        << "what was confirmed is no guess: " << scan.summary().toStdString();
}

TEST(ScanBoxes, ABoardGoesOutAndComesBackAsALineOfText) {
    ScanModel scan;
    scan.offerBoxes(support::shippedBoxes());
    scan.layBeginners(0);
    const auto board = scan.laidOut();
    const QString line = scan.text();
    scan.dealBox(0);
    scan.lay("laid " + line);
    EXPECT_EQ(scan.laidOut(), board);
    scan.lay("hex 0,0 swamp 5");
    EXPECT_FALSE(scan.refusal().isEmpty());
    EXPECT_EQ(scan.laidOut(), board) << "what is no board takes nothing away";
    scan.lay("# my board\nhex 0,0 forest 5\nhex 1,0 hills 6\n");
    EXPECT_TRUE(scan.refusal().isEmpty()) << scan.refusal().toStdString();
    EXPECT_EQ(board::hexes(scan.laidOut().layout).size(), 2U);
    scan.offerLast(board);
    scan.layLast();
    EXPECT_EQ(scan.laidOut(), board);
}

}  // namespace
