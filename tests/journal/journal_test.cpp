#include "tests/journal/journal_fixture.h"
#include "tracker/game/evidence.h"
#include "tracker/game/state.h"
#include "tracker/journal/chain.h"
#include "tracker/journal/format.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::journal {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST_F(JournalTest, EventsComeBackAsTheyWentIn) {
    std::vector<game::Event> in{rolled(3, 4), built(2), rolled(1, 1)};
    {
        auto journal = Journal::create(file());
        for (auto& event : in) event = journal.append(event);
        EXPECT_EQ(journal.events(), in);
    }
    EXPECT_EQ(Journal::open(file()).events(), in);
    EXPECT_EQ(in.back().sequence, 3);
}

TEST_F(JournalTest, SequencesGoOnAfterReopening) {
    write(5);
    EXPECT_EQ(Journal::open(file()).append(built(1)).sequence, 6);
}

TEST_F(JournalTest, BodiesAreReadableByOtherTools) {
    write(1);
    Database db(file(), Database::Access::read);
    EXPECT_EQ(db.word("SELECT body FROM events"), game::text(rolled(1, 1).body));
    EXPECT_EQ(db.word("SELECT source FROM events"), "camera");
}

TEST_F(JournalTest, NothingIsEverChangedOrTaken) {
    const auto before = write(3);
    Database db(file(), Database::Access::write);
    EXPECT_THAT(complaint([&] { db.run("UPDATE events SET at_ms = 0"); }), HasSubstr("only added to"));
    EXPECT_THAT(complaint([&] { db.run("DELETE FROM events WHERE sequence = 3"); }), HasSubstr("only added to"));
    EXPECT_THAT(complaint([&] { db.run("INSERT INTO events VALUES (9, 0, 'tap', 1, '', 'x', 0, '')"); }),
                HasSubstr("without a gap"));
    EXPECT_EQ(Journal::openReadOnly(file()).events(), before);
}

TEST_F(JournalTest, ACreatedJournalNeverReplacesAFile) {
    put(file(), "holiday pictures");
    EXPECT_THAT(complaint([&] { Journal::create(file()); }), HasSubstr("exists already"));
    EXPECT_EQ(bytes(file()), "holiday pictures");
}

TEST_F(JournalTest, LeftoversOfADeletedGameDoNotReturn) {
    {
        auto old = Journal::create(file());
        const Database reader(file(), Database::Access::read);
        Statement reading(reader, "SELECT COUNT(*) FROM events UNION ALL SELECT 0");
        reading.step();  // keeps the event in the WAL
        old.append(built(1));
        std::filesystem::copy(file().string() + "-wal", folder_ / "kept");
    }
    std::filesystem::remove(file());
    std::filesystem::rename(folder_ / "kept", file().string() + "-wal");
    EXPECT_TRUE(Journal::create(file()).events().empty());
}

TEST_F(JournalTest, TheSecondWriterIsRefusedAndReadersAreWelcome) {
    auto writer = Journal::create(file());
    writer.append(built(1));
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("already open for writing"));
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), Not(HasSubstr("/"))) << "people know games, not folders";
    auto reader = Journal::openReadOnly(file());
    EXPECT_EQ(reader.events().size(), 1U);
    writer.append(built(2));
    EXPECT_EQ(reader.events().size(), 2U);
    EXPECT_THROW(reader.append(built(3)), std::runtime_error);
    EXPECT_EQ(writer.append(built(3)).sequence, 3);
}

TEST_F(JournalTest, AnotherPathToTheFileIsNoSecondWriter) {
    write(2);
    std::filesystem::create_symlink(file(), file("link"));
    const auto writer = Journal::open(file());
    EXPECT_THAT(complaint([&] { Journal::open(file("link")); }), HasSubstr("already open for writing"));
    EXPECT_EQ(Journal::openReadOnly(file("link")).pictureFolder(), writer.pictureFolder());
}

TEST_F(JournalTest, AFileOfTwoNamesIsReadAndNotWritten) {
    write(2);
    std::filesystem::create_hard_link(file(), file("second"));
    EXPECT_THAT(complaint([&] { Journal::open(file("second")); }), HasSubstr("hard link"));
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("hard link"));
    EXPECT_EQ(Journal::openReadOnly(file("second")).events().size(), 2U);
}

TEST_F(JournalTest, AClosedJournalIsOneFile) {
    write(4);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1);
}

TEST_F(JournalTest, AForeignDatabaseIsRefusedAndNotTouched) {
    {
        Database other(file(), Database::Access::create);
        other.run("CREATE TABLE recipes (name TEXT)");
    }
    const std::string before = bytes(file());
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("is no Hexwarden journal"));
    EXPECT_THAT(complaint([&] { Journal::openReadOnly(file()); }), HasSubstr("is no Hexwarden journal"));
    EXPECT_EQ(bytes(file()), before);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1);
}

TEST_F(JournalTest, WhatIsNoDatabaseIsRefused) {
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("there is no journal"));
    EXPECT_THAT(complaint([&] { Journal::open(folder_); }), HasSubstr("there is no journal"));
    for (const std::string& content : {std::string{}, std::string("SQLite format 3"), std::string(5000, 'x')}) {
        put(file(), content);
        EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("is no Hexwarden journal"));
    }
}

TEST_F(JournalTest, ANewerFormatIsRefusedAndNotTouched) {
    write(2);
    {
        Database db(file(), Database::Access::write);
        db.run("PRAGMA user_version = " + std::to_string(kFormat + 1));
    }
    const std::string before = bytes(file());
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("written by a newer Hexwarden"));
    EXPECT_EQ(bytes(file()), before);
}

TEST_F(JournalTest, ANewerFormatIsRefusedEvenWhileItStandsInTheWalOnly) {
    write(2);
    Database db(file(), Database::Access::write);
    db.run("PRAGMA user_version = " + std::to_string(kFormat + 1));
    EXPECT_THAT(complaint([&] { Journal::open(file()); }), HasSubstr("written by a newer Hexwarden"));
}

TEST_F(JournalTest, EveryOlderFormatIsBroughtUpToDateWithItsEvents) {
    for (int format = 1; format < kSeatFormat; ++format) {
        std::filesystem::remove(file());
        {
            Database db(file(), Database::Access::create);
            migrate(db, format);
            db.run("INSERT INTO events (sequence, at_ms, source, confidence, evidence, body" +
                   std::string(format < kLinkedFormat ? ")" : ", link)") + " VALUES (1, 7, 'tap', 1, '', '" +
                   game::text(built(3).body) + "'" + (format < kLinkedFormat ? ")" : ", 0)"));
            if (format >= kLinkedFormat) {
                db.run("DROP TRIGGER events_stay");
                Statement row(db, std::string("SELECT ") + kCovered + " FROM events");
                row.step();
                const auto link = std::to_string(linkAfter(kFirstLink, row));
                while (row.step()) continue;
                db.run("UPDATE events SET link = " + link);
            }
        }
        auto journal = Journal::open(file());
        ASSERT_EQ(journal.events().size(), 1U);
        EXPECT_EQ(journal.events()[0].body, built(3).body);
        journal.append(built(4));
        Database db(file(), Database::Access::write);
        EXPECT_EQ(db.number("PRAGMA user_version"), kFormat);
        EXPECT_THROW(db.run("DELETE FROM events"), std::runtime_error);
    }
}

TEST_F(JournalTest, ItIsKeptOnWhoseOwnScreenSomethingWasTapped) {
    game::Event event = built(3);
    event.seat = board::Colour::blue;
    {
        auto journal = Journal::create(file());
        journal.append(built(2));
        journal.append(event);
        journal.append(built(4));
    }
    const auto events = Journal::open(file()).events();
    ASSERT_EQ(events.size(), 3U);
    EXPECT_EQ(events[0].seat, std::nullopt);
    EXPECT_EQ(events[1].seat, board::Colour::blue);
    EXPECT_EQ(events[2].seat, std::nullopt);
    {
        Database db(file(), Database::Access::write);
        db.run("DROP TRIGGER events_stay");
        db.run("UPDATE events SET seat = 'red' WHERE sequence = 2");
    }
    EXPECT_THAT(complaint([&] { Journal::open(file()).events(); }), HasSubstr("event 2"));
}

TEST_F(JournalTest, AnEventThatCannotBeReadIsNamed) {
    writeUnlinked();
    {
        Database db(file(), Database::Access::write);
        db.run("INSERT INTO events VALUES (2, 0, 'tap', 1, '', 'gibberish')");
    }
    EXPECT_THAT(complaint([&] { Journal::open(file()).events(); }), HasSubstr("event 2 cannot be read"));
}

TEST_F(JournalTest, AnInfiniteConfidenceIsRefused) {
    writeUnlinked();
    {
        Database db(file(), Database::Access::write);
        db.run("INSERT INTO events VALUES (2, 0, 'tap', 9e999, '', 'red ends')");
    }
    EXPECT_THAT(complaint([&] { Journal::open(file()).events(); }), HasSubstr("confidence that is no number"));
}

TEST_F(JournalTest, AnAlteredRowIsNamed) {
    write(5);
    {
        Database db(file(), Database::Access::write);
        db.run("DROP TRIGGER events_stay");
        db.run("UPDATE events SET at_ms = at_ms + 1 WHERE sequence = 3");
    }
    EXPECT_THAT(complaint([&] { Journal::openReadOnly(file()).events(); }), HasSubstr("event 3 is missing or is not"));
}

TEST_F(JournalTest, AnOlderGameIsReadWithoutBeingBroughtUpToDate) {
    writeUnlinked();
    EXPECT_EQ(Journal::openReadOnly(file()).events().size(), 1U);
}

TEST_F(JournalTest, ReadingLeavesTheGameAndItsFolderAsTheyWere) {
    write(3);
    const std::string before = bytes(file());
    EXPECT_EQ(Journal::openReadOnly(file()).events().size(), 3U);
    EXPECT_EQ(bytes(file()), before);
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) EXPECT_EQ(entry.path(), file());
}

TEST_F(JournalTest, ReplayedTwiceItGivesTheSameSignature) {
    const auto replay = [this] {
        game::GameState state;
        for (const auto& event : game::effective(Journal::openReadOnly(file()).events())) game::apply(state, event);
        return game::signature(state);
    };
    write(30);
    const auto first = replay();
    EXPECT_EQ(replay(), first);
    Journal::open(file()).append(
        {.atMs = 0, .source = game::Source::tap, .confidence = 1, .evidence = "", .body = game::Undone{1}});
    EXPECT_NE(replay(), first);
}

TEST_F(JournalTest, PicturesOfAnEventLieBesideTheFile) {
    auto journal = Journal::create(file());
    journal.append(built(1));
    std::filesystem::create_directories(journal.pictureFolder());
    put(journal.pictureFolder() / "2-after.jpg", "of an event that could not be appended");
    const auto event = journal.append(built(2), {.photograph = {1, 2, 3}, .before = {4}, .after = {}});
    EXPECT_EQ(event.evidence, "2.jpg");
    EXPECT_EQ(bytes(journal.pictureFolder() / "2.jpg"), "\x01\x02\x03");
    EXPECT_EQ(bytes(folder_ / "evening.hexwarden.pictures" / "2-before.jpg"), "\x04");
    EXPECT_FALSE(std::filesystem::exists(journal.pictureFolder() / game::closeUpAfter("2.jpg")));
}

TEST_F(JournalTest, AnEventGoesWithoutPicturesThatFindNoRoom) {
    auto journal = Journal::create(file());
    std::filesystem::create_directories(journal.pictureFolder() / "1-after.jpg" / "in the way");
    EXPECT_EQ(journal.append(built(1), {.photograph = {1}, .before = {2}, .after = {3}}).evidence, "");
    EXPECT_EQ(journal.events().size(), 1U);
    EXPECT_FALSE(std::filesystem::exists(journal.pictureFolder() / "1.jpg"));
    EXPECT_FALSE(std::filesystem::exists(journal.pictureFolder() / "1-before.jpg"));
}

}  // namespace
}  // namespace hexwarden::journal
