// A game is corrected and continued, and never loses an event that it has shown.
#include "tests/support/seed.h"
#include "tests/table/table_fixture.h"

#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/wait.h>

namespace hexwarden::table {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST_F(TableTest, WhatPeopleTakeBackStaysTakenBackAndIsADoubt) {
    const auto table = begun();
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    const auto sequence = table->snapshot()->events().back().sequence;
    table->declare(game::Undone{sequence});
    EXPECT_EQ(game::occupantOf(table->snapshot()->state(), kCorner), Occupant{});
    watch(*table, 80);
    EXPECT_THAT(written(*table), SizeIs(2));
    EXPECT_THAT(table->snapshot()->doubts, SizeIs(1));
    table->declare(game::Undone{sequence + 1});
    EXPECT_EQ(game::occupantOf(table->snapshot()->state(), kCorner), kSettlement);
    EXPECT_THAT(table->snapshot()->doubts, IsEmpty());
}

TEST_F(TableTest, CorrectingAnEarlierEventDerivesEverythingAfterItAgain) {
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
    EXPECT_THAT(table.snapshot()->events(), IsEmpty());
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
    const auto events = table->snapshot()->events().size();
    watch(*table, 40);
    EXPECT_EQ(table->snapshot()->events().size(), events) << "what stands there was recorded before";
    real_.clear(kCorner);
    watch(*table, 60);
    EXPECT_THAT(table->snapshot()->doubts, SizeIs(1)) << "and is missed when it is gone";
    real_.put(kCorner, kSettlement);
    watch(*table, 20);
    real_.put(kEdge, kRoad);
    watch(*table, 20);
    EXPECT_EQ(table->snapshot()->events().size(), events + 1);
}

TEST_F(TableTest, TheBoardIsLaidOutOnceItWasReadOften) {
    TableOptions options;
    options.layOutAfter = 3;
    Table table(std::nullopt, options);
    for (int i = 0; i < 3; ++i) {
        EXPECT_THAT(table.snapshot()->events(), IsEmpty());
        auto seen = real_.look();
        seen.tiles.push_back({{0, 0}, {{{board::Terrain::hills, 0.9F}, {}, {}}}, {{{board::Token{6}, 0.9F}, {}, {}}}});
        table.see({seen, 0, {}});
    }
    ASSERT_THAT(table.snapshot()->events(), SizeIs(1));
    EXPECT_EQ(table.snapshot()->state().layout.token[board::Hex(0, 0)], 6);
}

TEST_F(TableTest, AFullDiskIsReportedAndTheEventIsWrittenWhenThereIsRoom) {
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
    EXPECT_THAT(written(*table), IsEmpty());
    ::setrlimit(RLIMIT_FSIZE, &open);
    watch(*table, 1);
    EXPECT_THAT(written(*table), SizeIs(1));
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
    const auto witness = [&](const game::Interpretation&) {
        return journal::Evidence{.photograph = picture, .before = {}, .after = {}};
    };
    for (int i = 0; i < 20; ++i) table->see({real_.look(), 0, witness});
    ::setrlimit(RLIMIT_FSIZE, &open);
    EXPECT_THAT(written(*table), SizeIs(1));
    EXPECT_EQ(table->snapshot()->events().back().evidence, "");
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
        const auto events = static_cast<std::int64_t>(resumed()->snapshot()->events().size());
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
        for (int i = 0; i < 200; ++i) EXPECT_LE(table->snapshot()->events().size(), 60U);
    });
    real_.put(kCorner, kSettlement);
    watch(*table, 40);
    people.join();
    screen.join();
    EXPECT_TRUE(ordered);
    EXPECT_THAT(written(*table), SizeIs(41));
    EXPECT_EQ(journal::Journal::openReadOnly(file()).events(), table->snapshot()->events());
}

}  // namespace
}  // namespace hexwarden::table
