// A game that is watched and declared, kept, taken up again, and never loses what it has told.
#include "companion/table/table.h"

#include "tests/support/fabricated_table.h"
#include "tests/support/seed.h"
#include "tracker/board/text.h"
#include "tracker/game/evidence.h"

#include <csignal>
#include <filesystem>
#include <thread>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hexwarden::table {
namespace {

namespace fs = std::filesystem;
using board::Colour;
using board::Occupant;
using board::Piece;
using support::FabricatedTable;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const board::Corner kCorner{{0, 0}, board::Tip::north};
const board::Edge kEdge{{0, 0}, board::Side::northEast};  // ends at kCorner
constexpr Occupant kSettlement{Piece::settlement, Colour::red};
constexpr Occupant kRoad{Piece::road, Colour::red};
const game::Began kBegan{{}, {}, {{Colour::red, "Ann"}, {Colour::blue, "Ben"}}};
const board::PieceSet kMarkedForts =
    board::parsePieceSet("pieces marked\ncolours red\nshow fort as settlement marked\n", "marked");

game::LaidOut board19() {
    game::LaidOut laid;
    for (int q = -2; q <= 2; ++q)
        for (int r = -2; r <= 2; ++r)
            if (const board::Hex hex{q, r}; distance(hex, {0, 0}) <= 2) {
                laid.layout.terrain[hex] = board::Terrain::forest;
                laid.layout.token[hex] = 8;
            }
    return laid;
}

class TableTest : public ::testing::Test {
  protected:
    void SetUp() override {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        folder_ =
            fs::path(::testing::TempDir()) / ("table_" + std::string(test->name()) + "_" + std::to_string(::getpid()));
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override { fs::remove_all(folder_); }

    fs::path file() const { return folder_ / "evening.hexwarden"; }

    std::unique_ptr<Table> begun() const {
        auto table = std::make_unique<Table>(journal::Journal::create(file()));
        table->declare(kBegan);
        table->declare(board19());
        return table;
    }
    /// With this set of pieces in the game.
    std::unique_ptr<Table> begunWith(const board::PieceSet& set, Options options = {}) const {
        options.pieceSets = {set};
        auto table = std::make_unique<Table>(journal::Journal::create(file()), options);
        game::Began began = kBegan;
        began.pieces = set.name;
        table->declare(began);
        table->declare(board19());
        return table;
    }
    std::unique_ptr<Table> resumed() const { return std::make_unique<Table>(journal::Journal::open(file())); }

    /// The words of the events after the first two.
    static std::vector<std::string> told(const Table& table) {
        std::vector<std::string> lines;
        const auto snapshot = table.snapshot();
        for (std::size_t i = 2; i < snapshot->events.size(); ++i) lines.push_back(game::text(snapshot->events[i].body));
        return lines;
    }

    void watch(Table& table, int frames) {
        for (int i = 0; i < frames; ++i)
            table.see({real_.look(), 1'000'000, [](const game::Reading&) {
                           return journal::Evidence{.photograph = {1, 2, 3}, .before = {1}, .after = {2}};
                       }});
    }

    fs::path folder_;
    FabricatedTable real_;
};

TEST_F(TableTest, WhatIsSeenIsAnEventWithItsPictures) {
    const auto table = begun();
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    EXPECT_THAT(told(*table), ElementsAre("red builds settlement 0,0,N"));
    const auto snapshot = table->snapshot();
    EXPECT_EQ(game::occupantOf(snapshot->state(), kCorner), kSettlement);
    const game::Event& event = snapshot->events.back();
    EXPECT_EQ(event.source, game::Source::camera);
    EXPECT_GT(event.confidence, 0.9F);
    EXPECT_EQ(event.evidence, "3.jpg") << "it is the third";
    for (const auto& picture :
         {event.evidence, game::closeUpBefore(event.evidence), game::closeUpAfter(event.evidence)})
        EXPECT_TRUE(fs::is_regular_file(table->pictureFolder() / picture)) << picture;
}

TEST_F(TableTest, APieceIsWhatTheTablesSetOfPiecesMeansByIt) {
    const auto table = begunWith(kMarkedForts);
    table->declare(game::Built{Colour::red, Piece::fort, kCorner});
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty()) << "a settlement with a marker is the fort of the record";
    EXPECT_THAT(told(*table), SizeIs(1));
    real_.put(kCorner, {Piece::fort, Colour::red});
    watch(*table, 20);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
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
    const auto events = table->snapshot()->events.size();
    for (int i = 0; i < 3; ++i) {
        real_.putDice({});
        watch(*table, 10);
        real_.putDice({FabricatedTable::die(6, 100 + 90 * i, 100), FabricatedTable::die(1, 300, 120 + 70 * i)});
        for (int k = 0; k < 12; ++k) table->see({real_.look(), 100'000'000 + i, {}});
    }
    EXPECT_EQ(table->snapshot()->events.size(), events);
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
    EXPECT_THAT(told(*table), ElementsAre("red builds settlement 0,0,N")) << "and the dice lay there before";
    another.putDice({});
    for (int i = 0; i < 20; ++i) table->see({another.look(), 2'000'000, {}});
    another.putDice({FabricatedTable::die(6, 300, 200), FabricatedTable::die(1, 380, 240)});
    for (int i = 0; i < 20; ++i) table->see({another.look(), 2'000'000, {}});
    EXPECT_THAT(told(*table), SizeIs(2));
}

TEST_F(TableTest, WhatTheCameraKnowsByShapesOnlyIsAskedAbout) {
    const auto table = begunWith(kMarkedForts);
    table->declare(game::Built{Colour::red, Piece::settlement, kCorner});
    real_.put(kCorner, {Piece::fort, Colour::red});
    watch(*table, 40);
    EXPECT_THAT(told(*table), SizeIs(1));
    ASSERT_THAT(table->snapshot()->doubts, SizeIs(1));
    EXPECT_EQ(table->snapshot()->doubts[0].seen, (Occupant{Piece::fort, Colour::red}));
    table->declare(game::Built{Colour::red, Piece::fort, kCorner});
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

class ArmiesOnTheTable : public TableTest {
  protected:
    void SetUp() override {
        TableTest::SetUp();
        Options options;
        options.belief.overlookedUnits = .1F;
        table_ = begunWith(
            board::parsePieceSet(
                "pieces some\ncolours red blue\nshow army as cube\nshow ship as boat\nshow galley as boat\n", "some"),
            options);
    }
    void see(std::vector<board::UnitReading> units) {
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
    EXPECT_EQ(table_->snapshot()->events.size(), 4U);
}

TEST_F(TableTest, WithoutAGameWhatStandsOnHexesIsAskedAboutByTheOnlySetThereIs) {
    Options options;
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
    laid.layout.terrain[kHex] = board::Terrain::sea;
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

TEST_F(TableTest, PiecesSetTogetherAreToldInTheOrderOfTheRules) {
    const auto table = begun();
    real_.put(kEdge, kRoad);
    watch(*table, 2);
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    EXPECT_THAT(told(*table), ElementsAre("red builds settlement 0,0,N", "red builds road " + board::text(kEdge)));
}

TEST_F(TableTest, WhatIsStillGatheredIsToldAtTheEnd) {
    const auto table = begun();
    real_.put(kCorner, kSettlement);
    while (table->see({real_.look(), 0, {}}).empty()) EXPECT_THAT(told(*table), IsEmpty());
    EXPECT_THAT(told(*table), IsEmpty());
    table->finish();
    EXPECT_THAT(told(*table), SizeIs(1));
}

TEST_F(TableTest, ARollIsToldAtOnce) {
    const auto table = begun();
    watch(*table, 8);
    real_.putDice({FabricatedTable::die(2, 100, 100), FabricatedTable::die(5, 200, 120)});
    int frames = 0;
    for (; told(*table).empty() && frames < 30; ++frames) watch(*table, 1);
    EXPECT_LE(frames, 5);
    const auto rolled = std::get<game::Rolled>(table->snapshot()->events.back().body);
    EXPECT_EQ(rolled.dice.total(), 7);
}

class RollByHand : public TableTest {
  protected:
    void SetUp() override {
        TableTest::SetUp();
        table_ = begun();
        watch(*table_, 8);
        roll(8);
    }

    void roll(int sum) { rolled_ = table_->declare(game::Rolled{Colour::red, game::Dice::ofTotal(sum)}); }

    /// Dice are picked up, come to rest so long after the tap and lie there until they are told.
    void throwDice(int first, int second, std::int64_t msAfterTheTap) {
        real_.putDice({});
        watch(*table_, 10);
        apart_ += 40;  // from one another; else they might be the throw before
        real_.putDice({FabricatedTable::die(first, 100, 100), FabricatedTable::die(second, 100 + apart_, 120)});
        for (int i = 0; i < 10; ++i)
            table_->see({real_.look(), rolled_.atMs + msAfterTheTap + i * FabricatedTable::kFrameMs, {}});
    }

    std::unique_ptr<Table> table_;
    game::Event rolled_;
    double apart_ = 60;
};

TEST_F(RollByHand, ItsDiceAreNoRollOfTheirOwn) {
    throwDice(4, 4, 3000);
    EXPECT_THAT(told(*table_), ElementsAre("red rolls 8"));
    EXPECT_EQ(table_->snapshot()->diceDoubt, std::nullopt);
    throwDice(3, 3, 4000);
    EXPECT_THAT(told(*table_), ElementsAre("red rolls 8", "red ends", "blue rolls 3 3")) << "the next throw";
}

TEST_F(RollByHand, NorAreDiceThatLayThereWhenItWasTapped) {
    throwDice(4, 4, -2000);
    EXPECT_THAT(told(*table_), ElementsAre("red rolls 8"));
}

TEST_F(RollByHand, MayHaveBeenSetRightBeforeItsDiceAreSeen) {
    const game::Body now = game::Rolled{Colour::red, game::Dice::ofTotal(10)};
    table_->declare(game::Corrected{rolled_.sequence, std::make_shared<const game::Body>(now)});
    throwDice(5, 5, 1000);
    EXPECT_THAT(told(*table_), SizeIs(2));
    EXPECT_EQ(table_->snapshot()->diceDoubt, std::nullopt);
}

TEST_F(RollByHand, DiceThatComeToRestMuchLaterAreTheNextTurn) {
    throwDice(4, 4, 20'000);
    EXPECT_THAT(told(*table_), ElementsAre("red rolls 8", "red ends", "blue rolls 4 4"));
}

TEST_F(RollByHand, DiceAfterTheEndOfTheTurnAreTheNext) {
    table_->declare(game::TurnEnded{Colour::red});
    throwDice(4, 4, 1000);
    EXPECT_THAT(told(*table_), ElementsAre("red rolls 8", "red ends", "blue rolls 4 4"));
}

TEST_F(RollByHand, DiceThatLieOtherwiseThanToldAreADoubtUntilItIsSettled) {
    throwDice(5, 5, 1000);
    EXPECT_THAT(told(*table_), ElementsAre("red rolls 8"));
    const auto doubt = table_->snapshot()->diceDoubt;
    ASSERT_TRUE(doubt);
    EXPECT_EQ(doubt->told, game::Dice::ofTotal(8));
    EXPECT_EQ(doubt->seen, game::Dice(5, 5));
    const game::Body seen = game::Rolled{doubt->player, doubt->seen};
    table_->declare(game::Corrected{doubt->roll, std::make_shared<const game::Body>(seen)});
    EXPECT_EQ(table_->snapshot()->diceDoubt, std::nullopt);
    EXPECT_EQ(table_->snapshot()->state().turn.dice, game::Dice(5, 5));
    EXPECT_EQ(table_->snapshot()->state().turn.player, Colour::red);
}

TEST_F(TableTest, WhatPeopleTakeBackStaysTakenBackAndIsADoubt) {
    const auto table = begun();
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    const auto sequence = table->snapshot()->events.back().sequence;
    table->declare(game::Undone{sequence});
    EXPECT_EQ(game::occupantOf(table->snapshot()->state(), kCorner), Occupant{});
    watch(*table, 80);
    EXPECT_THAT(told(*table), SizeIs(2));
    EXPECT_THAT(table->snapshot()->doubts, SizeIs(1));
    table->declare(game::Undone{sequence + 1});
    EXPECT_EQ(game::occupantOf(table->snapshot()->state(), kCorner), kSettlement);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, CorrectingAnEarlierEventDerivesEverythingAfterItAnew) {
    const auto table = begun();
    const auto first = table->declare(game::Built{Colour::red, Piece::settlement, kCorner});
    table->declare(game::Built{Colour::red, Piece::road, kEdge});
    const game::Body now = game::Built{Colour::blue, Piece::settlement, kCorner};
    table->declare(game::Corrected{first.sequence, std::make_shared<const game::Body>(now)});
    const auto snapshot = table->snapshot();
    EXPECT_EQ(game::occupantOf(snapshot->state(), kCorner).colour, Colour::blue);
    EXPECT_EQ(game::occupantOf(snapshot->state(), kEdge), kRoad);
}

TEST_F(TableTest, BooksThatDoNotGoTogetherAreRefusedBeforeAnythingIsWritten) {
    Table table(journal::Journal::create(file()));
    game::Began began = kBegan;
    began.books = {"no such book"};
    EXPECT_THROW(table.declare(began), std::runtime_error);
    EXPECT_THAT(table.snapshot()->events, IsEmpty());
    EXPECT_NO_THROW(table.declare(kBegan));
}

TEST_F(TableTest, AGameGoesOnWhereItWas) {
    std::uint64_t signature = 0;
    {
        const auto table = begun();
        real_.put(kCorner, kSettlement);
        real_.putRobber(board::Hex{1, 1});
        watch(*table, 20);
        signature = game::signature(table->snapshot()->state());
    }
    const auto table = resumed();
    EXPECT_EQ(game::signature(table->snapshot()->state()), signature);
    const auto events = table->snapshot()->events.size();
    watch(*table, 40);
    EXPECT_EQ(table->snapshot()->events.size(), events) << "what stands there was told before";
    real_.clear(kCorner);
    watch(*table, 60);
    EXPECT_THAT(table->snapshot()->doubts, SizeIs(1)) << "and is missed when it is gone";
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    real_.put(kEdge, kRoad);
    watch(*table, 20);
    EXPECT_EQ(table->snapshot()->events.size(), events + 1);
}

TEST_F(TableTest, TheBoardIsLaidOutOnceItWasReadOften) {
    Options options;
    options.layOutAfter = 3;
    Table table(std::nullopt, options);
    for (int i = 0; i < 3; ++i) {
        EXPECT_THAT(table.snapshot()->events, IsEmpty());
        auto seen = real_.look();
        seen.tiles.push_back({{0, 0}, {{{board::Terrain::hills, 0.9F}, {}, {}}}, {{{board::Token{6}, 0.9F}, {}, {}}}});
        table.see({seen, 0, {}});
    }
    ASSERT_THAT(table.snapshot()->events, SizeIs(1));
    EXPECT_EQ(table.snapshot()->state().layout.token[board::Hex(0, 0)], 6);
}

TEST_F(TableTest, AFullDiskIsToldAndTheEventIsWrittenWhenThereIsRoom) {
    const auto table = begun();
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    const rlimit open = limit;
    limit.rlim_cur = fs::file_size(file().string() + "-wal") + 100;
    ::setrlimit(RLIMIT_FSIZE, &limit);
    real_.put(kCorner, kSettlement);
    const auto seeTwentyFrames = [&] {
        for (int i = 0; i < 20; ++i) table->see({real_.look(), 0, {}});
    };
    EXPECT_THROW(seeTwentyFrames(), std::runtime_error);
    EXPECT_THAT(told(*table), IsEmpty());
    ::setrlimit(RLIMIT_FSIZE, &open);
    watch(*table, 1);
    EXPECT_THAT(told(*table), SizeIs(1));
}

TEST_F(TableTest, ADiskTooFullForThePictureLosesNoEvent) {
    const auto table = begun();
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    const rlimit open = limit;
    limit.rlim_cur = fs::file_size(file().string() + "-wal") + 100'000;
    ::setrlimit(RLIMIT_FSIZE, &limit);
    const std::vector<std::uint8_t> picture(limit.rlim_cur + 1);
    real_.put(kCorner, kSettlement);
    const auto witness = [&](const game::Reading&) {
        return journal::Evidence{.photograph = picture, .before = {}, .after = {}};
    };
    for (int i = 0; i < 20; ++i) table->see({real_.look(), 0, witness});
    ::setrlimit(RLIMIT_FSIZE, &open);
    EXPECT_THAT(told(*table), SizeIs(1));
    EXPECT_EQ(table->snapshot()->events.back().evidence, "");
    EXPECT_TRUE(fs::is_empty(table->pictureFolder()));
}

// A child plays and says after every declaration that it counts; then it is killed at a random moment.
TEST_F(TableTest, KilledAtAnyMomentNoConfirmedEventIsLost) {
    const auto seed = support::seed();
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    for (int round = 0; round < 5; ++round) {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        int confirmed[2];
        ASSERT_EQ(::pipe(confirmed), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            const auto table = begun();
            for (;;) {
                const auto event = table->declare(game::Rolled{Colour::red, {1, 2}});
                if (::write(confirmed[1], &event.sequence, sizeof event.sequence) < 0) ::_exit(1);
            }
        }
        ::close(confirmed[1]);
        std::int64_t last = 0;
        for (std::size_t wanted = 1 + random() % 60; wanted > 0; --wanted)
            ASSERT_EQ(::read(confirmed[0], &last, sizeof last), static_cast<ssize_t>(sizeof last));
        ::kill(child, SIGKILL);
        while (::read(confirmed[0], &last, sizeof last) > 0) {
        }
        ::close(confirmed[0]);
        ::waitpid(child, nullptr, 0);
        const auto events = static_cast<std::int64_t>(resumed()->snapshot()->events.size());
        EXPECT_GE(events, last);
        EXPECT_LE(events, last + 1);
    }
}

TEST_F(TableTest, CameraPeopleAndScreensMayAllComeAtOnce) {
    const auto table = begun();
    std::int64_t version = 0;
    bool ordered = true;
    table->listen([&](const std::shared_ptr<const Snapshot>& snapshot) {
        ordered = ordered && snapshot->version > version;
        version = snapshot->version;
    });
    std::thread people([&] {
        for (int i = 0; i < 40; ++i) table->declare(game::Rolled{Colour::red, {1 + i % 6, 2}});
    });
    std::thread screen([&] {
        for (int i = 0; i < 200; ++i) EXPECT_LE(table->snapshot()->events.size(), 60U);
    });
    real_.put(kCorner, kSettlement);
    watch(*table, 40);
    people.join();
    screen.join();
    EXPECT_TRUE(ordered);
    EXPECT_THAT(told(*table), SizeIs(41));
    EXPECT_EQ(journal::Journal::openReadOnly(file()).events(), table->snapshot()->events);
}

}  // namespace
}  // namespace hexwarden::table
