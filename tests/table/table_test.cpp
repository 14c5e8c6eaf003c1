// What is seen at the table becomes events, or doubts where the record says otherwise.
#include "tests/table/table_fixture.h"
#include "tracker/board/text.h"
#include "tracker/game/evidence.h"

#include <gmock/gmock.h>

namespace hexwarden::table {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const board::PieceSet kMarkedForts =
    board::parsePieceSet("pieces marked\ncolours red\nshow fort as settlement marked\n", "marked");

TEST_F(TableTest, WhatIsSeenIsAnEventWithItsPictures) {
    const auto table = begun();
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    EXPECT_THAT(written(*table), ElementsAre("red builds settlement 0,0,N"));
    const auto snapshot = table->snapshot();
    EXPECT_EQ(game::occupantOf(snapshot->state(), kCorner), kSettlement);
    const game::Event& event = snapshot->events().back();
    EXPECT_EQ(event.source, game::Source::camera);
    EXPECT_GT(event.confidence, 0.9F);
    EXPECT_EQ(event.evidence, "3.jpg") << "it is the third";
    for (const auto& picture :
         {event.evidence, game::closeUpBefore(event.evidence), game::closeUpAfter(event.evidence)})
        EXPECT_TRUE(fs::is_regular_file(table->pictureFolder() / picture)) << picture;
}

TEST_F(TableTest, APictureOfAQuietTableIsBelievedAtOnceAndFilmsAreNot) {
    const auto table = begun();
    const auto see = [&](bool still) {
        table->see({real_.look(), 1'000'000, [](const game::Interpretation&) { return journal::Evidence{}; }, still});
    };
    real_.put(kCorner, kSettlement);
    see(false);
    EXPECT_THAT(written(*table), IsEmpty()) << "one frame is not enough";
    see(true);
    EXPECT_THAT(written(*table), ElementsAre("red builds settlement 0,0,N"));
    real_.put(kEdge, kRoad);
    see(false);
    EXPECT_THAT(written(*table), SizeIs(1)) << "another camera: frames again";
    watch(*table, 20);
    EXPECT_THAT(written(*table), SizeIs(2));
}

TEST_F(TableTest, RoadsAcrossTheRiverAreABridge) {
    const board::PieceSet twoRoads =
        board::parsePieceSet("pieces doubled\ncolours red blue\nshow bridge as road twice\n", "doubled");
    const auto table = begunWith(twoRoads);
    game::LaidOut laid = board19();
    laid.layout->river = board::River{{-1, 0}, {0, 0}, {1, 0}, board::Corner{{1, 0}, board::Tip::south}};
    table->declare(laid);
    const board::Edge across = bridgeSites(*laid.layout->river)[0];
    real_.put(across, kRoad);
    real_.put(kEdge, kRoad);
    watch(*table, 20);
    EXPECT_THAT(written(*table),
                testing::UnorderedElementsAre(testing::StartsWith("laid"), "red builds road 0,0,N/1,-1,S",
                                              testing::StartsWith("red builds bridge")));
    EXPECT_EQ(table->snapshot()->state().routes[across].piece, Piece::bridge);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, RoadsAcrossARiverThatIsSeenAreABridgeBeforeAnyGame) {
    Table table(std::nullopt, TableOptions{});
    const board::River river{{0, 0}, {1, 0}, {2, 0}, board::Corner{{2, 1}, board::Tip::north}};
    const board::Edge across = bridgeSites(river)[0];
    for (int i = 0; i < 40; ++i) {
        if (i == 20) real_.put(across, kRoad), real_.put(kEdge, kRoad);
        board::Observation seen = real_.look();
        seen.tiles = {{river.x, {{{board::Terrain::mountains, .9F}, {}, {}}}, {}},
                      {river.y, {{{board::Terrain::hills, .9F}, {}, {}}}, {}},
                      {river.z, {{{board::Terrain::fields, .9F}, {}, {}}}, {}}};
        seen.river = river;
        table.see({seen, 1'000'000, [](const game::Interpretation&) { return journal::Evidence{}; }});
    }
    EXPECT_EQ(table.snapshot()->readLayout.river, river);
    EXPECT_EQ(game::occupantOf(table.snapshot()->state(), across).piece, Piece::bridge);
    EXPECT_EQ(game::occupantOf(table.snapshot()->state(), kEdge).piece, Piece::road);
}

TEST_F(TableTest, WhatComesToABareCornerIsASettlementUnlessThePiecesAreForRisk) {
    const Occupant city{Piece::city, Colour::red};
    for (const auto& [shown, expected] : {std::pair("fort as tower", kSettlement), std::pair("army as cube", city)}) {
        const std::string set = std::string("pieces set\ncolours red\nshow ") + shown + "\n";
        Table table(std::nullopt, {.belief = {}, .pieceSets = {board::parsePieceSet(set, "set")}});
        FabricatedTable real;
        std::vector<board::Change> changes;
        for (int i = 0; i < 40; ++i) {
            if (i == 20) real.put(kCorner, kSettlement), real.misread(kCorner, city, 20);
            const auto some = table.see({real.look(), 1'000'000, [](const auto&) { return journal::Evidence{}; }});
            changes.insert(changes.end(), some.begin(), some.end());
        }
        ASSERT_THAT(changes, SizeIs(1)) << shown << ": BASE-23, RISK-5";
        EXPECT_EQ(std::get<board::SiteChange>(changes[0]).after, expected) << shown;
    }
}

TEST_F(TableTest, APieceIsWhatTheTablesSetOfPiecesMeansByIt) {
    const auto table = begunWith(kMarkedForts);
    table->declare(game::Built{Colour::red, Piece::fort, kCorner});
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty()) << "a settlement with a marker is the fort of the record";
    EXPECT_THAT(written(*table), SizeIs(1));
    real_.put(kCorner, {Piece::fort, Colour::red});
    watch(*table, 20);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, APieceOfAColourThatNobodyPlaysIsAQuestionAndNoEvent) {
    const auto table = begun();
    real_.put(kCorner, {Piece::settlement, Colour::green});
    watch(*table, 60);
    EXPECT_THAT(written(*table), IsEmpty());
    ASSERT_THAT(table->snapshot()->strangers, SizeIs(1));
    EXPECT_EQ(table->snapshot()->strangers[0].after.colour, Colour::green);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());

    table->claim(Colour::green, Colour::blue);
    EXPECT_THAT(written(*table), ElementsAre("blue builds settlement 0,0,N"));
    EXPECT_THAT(table->snapshot()->strangers, IsEmpty());
    real_.put(kEdge, {Piece::road, Colour::green});
    watch(*table, 60);
    EXPECT_THAT(written(*table), SizeIs(2)) << "they are theirs from now on";
    EXPECT_EQ(game::occupantOf(table->snapshot()->state(), kEdge), (Occupant{Piece::road, Colour::blue}));
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, WhatIsNobodysIsNotAskedAboutAgain) {
    const auto table = begun();
    real_.put(kCorner, {Piece::settlement, Colour::green});
    watch(*table, 60);
    table->claim(Colour::green, std::nullopt);
    real_.put(kEdge, {Piece::road, Colour::green});
    watch(*table, 60);
    EXPECT_THAT(written(*table), IsEmpty());
    EXPECT_THAT(table->snapshot()->strangers, IsEmpty());
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, ARobberWhoStandsThereBeforeTheBoardIsConfirmedMakesNoMove) {
    auto table = std::make_unique<Table>(journal::Journal::create(file()));
    table->declare(kBegan);
    real_.putRobber(board::Hex{1, 1});
    watch(*table, 30);
    EXPECT_THAT(table->snapshot()->events(), SizeIs(1));
    auto board = board19();
    board.robber = table->snapshot()->readRobber;
    EXPECT_EQ(board.robber, (board::Hex{1, 1}));
    table->declare(board);
    real_.putRobber(board::Hex{2, -1});
    watch(*table, 60);
    const auto snapshot = table->snapshot();
    EXPECT_EQ(snapshot->state().robber, (board::Hex{2, -1})) << "set right before anybody rolled";
    for (const game::Event& event : snapshot->events())
        EXPECT_FALSE(std::holds_alternative<game::ThiefMoved>(event.body)) << game::text(event.body);
}

TEST_F(TableTest, ACastleOfTheRecordIsNoDoubtWhenItIsSeen) {
    const board::Hex hex{0, 0};
    const Occupant castle{Piece::castle, Colour::red};
    const auto table = begunWith(board::parsePieceSet("pieces towers\ncolours red\nshow castle as tower\n", "towers"));
    table->declare(game::Built{castle.colour, castle.piece, hex});
    for (int i = 0; i < 40; ++i) {
        auto seen = real_.look();
        seen.sites.push_back({hex, {{{castle, .95F}, {{}, .05F}, {}}}});
        table->see({seen, 1'000'000, {}});
    }
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, DiceOfABattleAreNoRoll) {
    game::Began began = kBegan;
    began.books = {"risk"};
    const auto table = std::make_unique<Table>(journal::Journal::create(file()));
    table->declare(began);
    table->declare(board19());
    watch(*table, 8);
    table->declare(game::Rolled{Colour::red, {2, 3}});
    const auto events = table->snapshot()->events().size();
    for (int i = 0; i < 3; ++i) {
        real_.putDice({});
        watch(*table, 10);
        real_.putDice({FabricatedTable::die(6, 100 + 90 * i, 100), FabricatedTable::die(1, 300, 120 + 70 * i)});
        for (int k = 0; k < 12; ++k) table->see({real_.look(), 100'000'000 + i, {}});
    }
    EXPECT_EQ(table->snapshot()->events().size(), events);
}

TEST_F(TableTest, AnotherSourceCountsItsTimeFromNought) {
    const auto table = begun();
    watch(*table, 400);
    real_.put(kCorner, kSettlement);
    watch(*table, 5);
    FabricatedTable another;
    another.put(kCorner, kSettlement);
    another.putDice({FabricatedTable::die(3, 100, 100), FabricatedTable::die(4, 190, 110)});
    for (int i = 0; i < 40; ++i) table->see({another.look(), 2'000'000, {}});
    EXPECT_THAT(written(*table), ElementsAre("red builds settlement 0,0,N")) << "and the dice lay there before";
    another.putDice({});
    for (int i = 0; i < 20; ++i) table->see({another.look(), 2'000'000, {}});
    another.putDice({FabricatedTable::die(6, 300, 200), FabricatedTable::die(1, 380, 240)});
    for (int i = 0; i < 20; ++i) table->see({another.look(), 2'000'000, {}});
    EXPECT_THAT(written(*table), SizeIs(2));
}

TEST_F(TableTest, WhatTheCameraKnowsByShapesOnlyIsAskedAbout) {
    const auto table = begunWith(kMarkedForts);
    table->declare(game::Built{Colour::red, Piece::settlement, kCorner});
    real_.put(kCorner, {Piece::fort, Colour::red});
    watch(*table, 40);
    EXPECT_THAT(written(*table), SizeIs(1));
    ASSERT_THAT(table->snapshot()->doubts, SizeIs(1));
    EXPECT_EQ(table->snapshot()->doubts[0].seen, (Occupant{Piece::fort, Colour::red}));
    table->declare(game::Built{Colour::red, Piece::fort, kCorner});
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

class ArmiesOnTheTable : public TableTest {
  protected:
    void SetUp() override {
        TableTest::SetUp();
        TableOptions options;
        options.belief.overlookedUnits = .1F;
        table_ = begunWith(
            board::parsePieceSet(
                "pieces some\ncolours red blue\nshow army as cube\nshow ship as boat\nshow galley as boat\n", "some"),
            options);
    }
    void see(const std::vector<board::UnitReading>& units) {
        for (int i = 0; i < 40; ++i) {
            auto seen = real_.look();
            seen.units = units;
            seen.searched = {kHex};
            table_->see({seen, 1'000'000, {}});
        }
    }
    std::vector<board::UnitDoubt> doubts() const { return table_->snapshot()->unitDoubts; }

    const board::Hex kHex{0, 0};
    std::unique_ptr<Table> table_;
};

TEST_F(ArmiesOnTheTable, AreADoubtWhereTheRecordCountsOtherwiseUntilItIsSettled) {
    table_->declare(game::ArmiesPlaced{Colour::red, kHex, 5});
    see({{kHex, Piece::army, {}, Colour::red, 5, 0, .9F}});
    EXPECT_THAT(doubts(), IsEmpty());
    see({{kHex, Piece::army, {}, Colour::red, 3, 0, .9F}});
    ASSERT_THAT(doubts(), SizeIs(1));
    EXPECT_EQ(doubts()[0].believed, 5);
    EXPECT_EQ(doubts()[0].seen, 3);
    table_->declare(game::Moved{Colour::red, Piece::army, kHex, board::Hex{1, 0}, 2});
    EXPECT_THAT(doubts(), IsEmpty());
    see({{kHex, Piece::army, {}, Colour::red, 3, 0, .9F}});
    EXPECT_THAT(doubts(), IsEmpty()) << "nobody looked where they went";
    EXPECT_EQ(table_->snapshot()->events().size(), 4U);
}

TEST_F(TableTest, WithoutAGameWhatStandsOnHexesIsAskedAboutByTheOnlySetThereIs) {
    TableOptions options;
    options.pieceSets = {
        board::parsePieceSet("pieces some\ncolours red\nshow ship as boat\nshow galley as boat\n", "some")};
    Table table(std::nullopt, options);
    for (int i = 0; i < 40; ++i) {
        auto seen = real_.look();
        seen.units = {{{0, 0}, Piece::galley, {}, Colour::red, 3, 0, .9F}};
        seen.searched = {{0, 0}};
        table.see({seen, 1'000'000, {}});
    }
    ASSERT_THAT(table.snapshot()->unitDoubts, SizeIs(1));
    EXPECT_EQ(table.snapshot()->unitDoubts[0].seen, 3);
    EXPECT_EQ(table.snapshot()->unitDoubts[0].piece, Piece::ship) << "or a galley";
}

TEST_F(ArmiesOnTheTable, OfNobodyWhoPlaysAreNotMissed) {
    see({{kHex, Piece::army, {}, Colour::brown, 1, 0, .9F}, {kHex, Piece::flood, {}, {}, 1, 0, .9F}});
    EXPECT_THAT(doubts(), IsEmpty());
}

TEST_F(ArmiesOnTheTable, KindsThatLookAlikeAreCountedTogether) {
    game::LaidOut laid = board19();
    laid.layout->terrain[kHex] = board::Terrain::sea;
    table_->declare(laid);
    table_->declare(game::Built{Colour::red, Piece::ship, kHex});
    table_->declare(game::Built{Colour::red, Piece::galley, kHex});
    table_->declare(game::Built{Colour::red, Piece::cargo, kHex});
    see({{kHex, Piece::ship, {Piece::galley}, Colour::red, 2, 0, .9F}});
    EXPECT_THAT(doubts(), IsEmpty()) << "no shape shows cargo ships";
    see({{kHex, Piece::ship, {}, Colour::red, 1, 0, .9F}, {kHex, Piece::galley, {}, Colour::red, 1, 0, .9F}});
    EXPECT_THAT(doubts(), IsEmpty()) << "a marker may have told them apart";
    see({{kHex, Piece::ship, {Piece::galley}, Colour::red, 1, 0, .9F}});
    ASSERT_THAT(doubts(), SizeIs(1));
    EXPECT_EQ(doubts()[0].piece, Piece::ship);
    EXPECT_THAT(doubts()[0].alike, ElementsAre(Piece::galley));
}

TEST_F(TableTest, PiecesSetTogetherAreWrittenInTheOrderOfTheRules) {
    const auto table = begun();
    real_.put(kEdge, kRoad);
    watch(*table, 2);
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    EXPECT_THAT(written(*table), ElementsAre("red builds settlement 0,0,N", "red builds road " + board::text(kEdge)));
}

TEST_F(TableTest, WhatIsStillGatheredIsWrittenAtTheEnd) {
    const auto table = begun();
    real_.put(kCorner, kSettlement);
    while (table->see({real_.look(), 0, {}}).empty()) EXPECT_THAT(written(*table), IsEmpty());
    EXPECT_THAT(written(*table), IsEmpty());
    table->finish();
    EXPECT_THAT(written(*table), SizeIs(1));
}

// Two pictures are enough for dice and five for a piece: here they come every 625 ms.
TEST_F(TableTest, PiecesAndRollsKeepTheOrderOfTheirPicturesOnABusyMachine) {
    const auto table = begun();
    const auto say = [&](const char* line) { table->declare(game::bodyOf(line), game::Source::file); };
    for (const char* line : {"red builds settlement 0,0,N", "red builds road 0,0,NE", "blue builds settlement 2,0,N",
                             "blue builds road 2,0,NE", "blue builds settlement -2,0,N", "blue builds road -2,0,NE",
                             "red builds settlement 0,2,N", "red builds road 0,2,NE", "red rolls 8"}) {
        say(line);
        if (const auto body = game::bodyOf(line); std::holds_alternative<game::Built>(body)) {
            const auto built = std::get<game::Built>(body);
            real_.put(built.at, {built.piece, built.player});
        }
    }
    const auto watchSlowly = [&](int frames) {
        for (int i = 0; i < frames; ++i) {
            auto seen = real_.look();
            seen.atMs *= 5;
            table->see({seen, 1'000'000'000 + seen.atMs, {}});
        }
    };
    watchSlowly(8);
    const auto before = table->snapshot()->story.entries().size();
    real_.put(*board::edgeOf("0,0,NW"), kRoad);
    watchSlowly(1);
    real_.putDice({FabricatedTable::die(2, 100, 100), FabricatedTable::die(6, 200, 120)});
    watchSlowly(12);
    std::vector<std::string> lines;
    const auto snapshot = table->snapshot();
    for (std::size_t i = before; i < snapshot->story.entries().size(); ++i)
        lines.push_back(game::text(snapshot->story.entries()[i].event.body));
    EXPECT_THAT(lines, ElementsAre("red builds road 0,-1,S/0,0,N", "red ends", "blue rolls 6 2"));
    for (const auto& entry : snapshot->story.entries())
        EXPECT_TRUE(entry.verdict.allowed()) << game::text(entry.event.body);
}

TEST_F(TableTest, ARollIsWrittenAtOnce) {
    const auto table = begun();
    watch(*table, 13);
    real_.putDice({FabricatedTable::die(2, 100, 100), FabricatedTable::die(5, 200, 120)});
    int frames = 0;
    for (; written(*table).empty() && frames < 30; ++frames) watch(*table, 1);
    EXPECT_LE(frames, 5);
    const auto rolled = std::get<game::Rolled>(table->snapshot()->events().back().body);
    EXPECT_EQ(rolled.dice.total(), 7);
}

}  // namespace
}  // namespace hexwarden::table
