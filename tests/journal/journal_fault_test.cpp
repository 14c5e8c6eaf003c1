// What may happen to a file: cut short, its writer killed, its disk full. Never a lost confirmed event, never a guess.
#include "tests/journal/journal_fixture.h"
#include "tests/support/faulty_disk.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <iostream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace hexwarden::journal {
namespace {

using ::testing::HasSubstr;

TEST_F(JournalTest, AFileCutAtAnyLengthIsReadTrulyOrRefused) {
    const auto whole = write(40);
    const std::string content = bytes(file());
    int refused = 0;
    for (std::size_t length = 0; length < content.size(); length += length < 200 ? 1 : 97) {
        put(file("cut"), content.substr(0, length));
        try {
            EXPECT_TRUE(isBeginning(Journal::open(file("cut")).events(), whole)) << "cut to " << length;
        } catch (const std::runtime_error& e) {
            EXPECT_THAT(e.what(), HasSubstr("cut"));
            ++refused;
        }
    }
    EXPECT_GT(refused, 0);
}

TEST_F(JournalTest, AWalCutAtAnyLengthKeepsABeginning) {
    auto writer = Journal::create(file());
    const Database reader(file(), Database::Access::read);
    Statement reading(reader, "SELECT COUNT(*) FROM events UNION ALL SELECT 0");
    reading.step();  // somebody who is reading keeps everything in the WAL
    for (int i = 0; i < 6; ++i) writer.append(built(i));
    const auto whole = writer.events();
    const std::string main = bytes(file()), wal = bytes(file().string() + "-wal");
    std::size_t most = 0;
    for (std::size_t length = 0; length <= wal.size(); length += 61) {
        put(file("cut"), main);
        put(file("cut").string() + "-wal", wal.substr(0, length));
        std::filesystem::remove(file("cut").string() + "-shm");
        auto journal = Journal::open(file("cut"));
        const auto kept = journal.events();
        EXPECT_TRUE(isBeginning(kept, whole)) << "cut to " << length;
        EXPECT_GE(kept.size(), most) << "cut to " << length;
        most = kept.size();
        EXPECT_EQ(journal.append(rolled(1, 1)).sequence, static_cast<std::int64_t>(kept.size()) + 1);
    }
    EXPECT_GE(most, whole.size() - 1);
}

/// Runs `act` in a child that then dies as by kill -9, holding everything open.
template <class F>
void inKilledChild(F&& act) {
    const pid_t child = ::fork();
    if (child == 0) {
        try {
            act();
        } catch (...) {
            ::_exit(3);
        }
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

TEST_F(JournalTest, AKilledWriterLosesNothingThatWasAppended) {
    inKilledChild([&] {
        auto journal = Journal::create(file());
        for (int i = 0; i < 25; ++i) journal.append(rolled(1 + i % 6, 3));
        ::kill(::getpid(), SIGKILL);  // while the journal is open: closing it would tidy up
    });
    auto journal = Journal::open(file());
    EXPECT_EQ(journal.events().size(), 25U);
    EXPECT_EQ(journal.append(built(1)).sequence, 26);
}

TEST_F(JournalTest, TheMainFileAloneHoldsEveryEventOfAKilledWriter) {
    inKilledChild([&] {
        auto journal = Journal::create(file());
        for (int i = 0; i < 25; ++i) journal.append(rolled(1 + i % 6, 3));
        ::kill(::getpid(), SIGKILL);  // while the journal is open: closing it would tidy up
    });
    put(file("copy"), bytes(file()));
    EXPECT_EQ(Journal::openReadOnly(file("copy")).events().size(), 25U);
}

// What no row holds (free space, SQLite's own counters) may change unnoticed; what an event says may not.
TEST_F(JournalTest, NoChangedByteChangesAFactUnnoticed) {
    const auto whole = write(30);
    const std::string content = bytes(file());
    int tried = 0, noticed = 0;
    for (std::size_t at = 0; at < content.size(); ++at) {
        if (content[at] == 0 && at % 16) continue;  // mostly free space
        ++tried;
        std::string changed = content;
        changed[at] = static_cast<char>(changed[at] ^ (1 << at % 8));
        put(file("changed"), changed);
        std::filesystem::remove(file("changed").string() + "-wal");
        std::filesystem::remove(file("changed").string() + "-shm");
        try {
            EXPECT_EQ(Journal::openReadOnly(file("changed")).events(), whole) << "byte " << at;
        } catch (const std::runtime_error&) {
            ++noticed;
        }
    }
    std::cout << tried << " bytes changed one by one: " << noticed
              << " refused, with the others every event was read as it was\n";
    EXPECT_GT(noticed, 1000);
}

TEST_F(JournalTest, KilledBetweenAppendAndCommitLeavesWhatWasBefore) {
    const auto before = write(4);
    inKilledChild([&] {
        Database db(file(), Database::Access::write);
        db.run("PRAGMA cache_spill = 1; PRAGMA cache_size = 1; BEGIN IMMEDIATE");
        for (int i = 5; i < 400; ++i)
            db.run("INSERT INTO events VALUES (" + std::to_string(i) + ", 0, 'tap', 1, '', 'end red', 0, '')");
    });
    auto journal = Journal::open(file());
    EXPECT_EQ(journal.events(), before);
    EXPECT_EQ(journal.append(built(1)).sequence, 5);
}

/// What `act` writes to its stream, as somebody whom permissions bind: root may write everywhere.
template <class F>
std::string asAnyUser(const std::filesystem::path& report, F&& act) {
    const pid_t child = ::fork();
    if (child == 0) {
        std::ofstream out(report);
        __user_cap_header_struct whose{_LINUX_CAPABILITY_VERSION_3, 0};
        const std::array<__user_cap_data_struct, 2> none{};
        if (::syscall(SYS_capset, &whose, none.data()) != 0) ::_exit(3);
        try {
            act(out);
        } catch (const std::runtime_error& e) {
            out << e.what();
        }
        out.flush();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    std::ifstream in(report);
    return {std::istreambuf_iterator<char>(in), {}};
}

class ReadOnly : public JournalTest {
  protected:
    /// Folder and files of a game, readable by everybody and writable by nobody. `FILE` is what the name says.
    void lock() const {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_))
            if (entry.is_regular_file()) std::filesystem::permissions(entry.path(), std::filesystem::perms(0444));
        std::filesystem::permissions(folder_, std::filesystem::perms(0555));
    }
    void TearDown() override {
        std::filesystem::permissions(folder_, std::filesystem::perms(0755));
        JournalTest::TearDown();
    }
    std::string read(const std::filesystem::path& game) const {
        return asAnyUser(reports_ / "read",
                         [&](std::ostream& out) { out << Journal::openReadOnly(game).events().size() << " events"; });
    }
    std::string opened(const std::filesystem::path& game) const {
        return asAnyUser(reports_ / "opened", [&](std::ostream& out) {
            Journal::open(game);
            out << "opened";
        });
    }

    support::ScratchFolder reports_;
};

TEST_F(ReadOnly, AGameIsReadAndWritingItRefusedAtTheStart) {
    write(7);
    std::filesystem::rename(file(), file("50 % #1?.hexwarden"));
    lock();
    EXPECT_EQ(read(file("50 % #1?.hexwarden")), "7 events");
    EXPECT_THAT(opened(file("50 % #1?.hexwarden")), HasSubstr("may only be read"));
}

TEST_F(ReadOnly, WhatAKilledWriterLeftInTheWalIsReadToo) {
    auto writer = Journal::create(file());
    {
        const Database reader(file(), Database::Access::read);
        Statement reading(reader, "SELECT COUNT(*) FROM events UNION ALL SELECT 0");
        reading.step();  // somebody who is reading keeps everything in the WAL
        for (int i = 0; i < 6; ++i) writer.append(built(i));
        put(file("killed"), bytes(file()));
        put(file("killed-wal"), bytes(file("evening.hexwarden-wal")));
    }
    lock();
    const support::ScratchFolder temporary;
    ::setenv("TMPDIR", temporary.path().c_str(), 1);
    EXPECT_EQ(read(file("killed")), "6 events");
    ::unsetenv("TMPDIR");
    EXPECT_TRUE(std::filesystem::is_empty(temporary)) << "a copy was left behind";
}

TEST_F(ReadOnly, AFolderThatTakesNoNewGameSaysSo) {
    lock();
    EXPECT_THAT(asAnyUser(reports_ / "new", [&](std::ostream&) { Journal::create(file()); }),
                HasSubstr("nothing may be written"));
}

TEST_F(JournalTest, PicturesNeverTakeTheLastRoomFromAnEvent) {
    support::FaultyDisk disk(folder_);
    auto journal = Journal::create(file());
    const auto pictures = journal.pictureFolder();
    disk.fullWhile([&] { return std::filesystem::exists(pictures / "1.jpg"); });
    EXPECT_EQ(journal.append(built(1), {.photograph = {1}, .before = {2}, .after = {3}}).evidence, "");
    EXPECT_EQ(journal.events().size(), 1U);
    EXPECT_TRUE(std::filesystem::is_empty(pictures));

    disk.fullWhile([] { return true; });
    EXPECT_THAT(complaint([&] { journal.append(built(2), {.photograph = {1}, .before = {}, .after = {}}); }),
                HasSubstr("the disk is full"));
    EXPECT_TRUE(std::filesystem::is_empty(pictures));
    EXPECT_EQ(journal.events().size(), 1U);
}

TEST_F(JournalTest, AFullDiskIsReportedAndCostsNothing) {
    auto journal = Journal::create(file());
    journal.append(built(1));
    const auto before = journal.events();

    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    const rlimit open = limit;
    limit.rlim_cur = std::filesystem::file_size(file().string() + "-wal") + 100;
    ::setrlimit(RLIMIT_FSIZE, &limit);
    const std::string said = complaint([&] { journal.append(built(2)); });
    ::setrlimit(RLIMIT_FSIZE, &open);

    EXPECT_THAT(said, HasSubstr("evening.hexwarden"));
    EXPECT_EQ(journal.events(), before);
    EXPECT_EQ(journal.append(built(3)).sequence, 2);
    EXPECT_EQ(Journal::openReadOnly(file()).events().size(), 2U);
}

}  // namespace
}  // namespace hexwarden::journal
