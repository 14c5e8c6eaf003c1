#include "tracker/journal/format.h"

#include "tracker/board/message.h"
#include "tracker/journal/chain.h"

#include <array>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::journal {
namespace {

void createEvents(Database& db) {
    db.run(
        "CREATE TABLE events ("
        "  sequence INTEGER PRIMARY KEY CHECK (sequence > 0),"
        "  at_ms INTEGER NOT NULL,"
        "  source TEXT NOT NULL CHECK (source IN ('camera', 'tap', 'file')),"
        "  confidence REAL NOT NULL,"
        "  evidence TEXT NOT NULL,"
        "  body TEXT NOT NULL"
        ") STRICT");
    db.run("PRAGMA application_id = " + std::to_string(kApplicationId));
}

void forbidUpdate(Database& db) {
    db.run(
        "CREATE TRIGGER events_stay BEFORE UPDATE ON events"
        " BEGIN SELECT RAISE(ABORT, 'a journal is only added to'); END");
}

// Whatever opens the file, ours or a curious hand with the sqlite3 shell: events are only ever added, at the end.
void forbidChange(Database& db) {
    forbidUpdate(db);
    db.run(
        "CREATE TRIGGER events_remain BEFORE DELETE ON events"
        " BEGIN SELECT RAISE(ABORT, 'a journal is only added to'); END");
    db.run(
        "CREATE TRIGGER events_follow BEFORE INSERT ON events"
        " WHEN NEW.sequence != (SELECT COALESCE(MAX(sequence), 0) + 1 FROM events)"
        " BEGIN SELECT RAISE(ABORT, 'events are numbered without a gap'); END");
}

// Older rows are taken as they are: what they hold from now on stays so.
void linkEvents(Database& db) {
    db.run("ALTER TABLE events ADD COLUMN link INTEGER NOT NULL DEFAULT 0");
    db.run("DROP TRIGGER events_stay");
    std::vector<std::int64_t> links;
    {
        Statement rows(db, std::string("SELECT ") + kCovered + " FROM events ORDER BY sequence");
        while (rows.step()) links.push_back(linkAfter(links.empty() ? kFirstLink : links.back(), rows));
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        Statement update(db, "UPDATE events SET link = ?1 WHERE sequence = ?2");
        update.bind(1, links[i]).bind(2, static_cast<std::int64_t>(i + 1)).step();
    }
    forbidUpdate(db);
}

// Nobody had a screen of their own before.
void nameSeats(Database& db) {
    db.run("ALTER TABLE events ADD COLUMN seat TEXT NOT NULL DEFAULT ''");
}

constexpr std::array<void (*)(Database&), kFormat> kSteps{createEvents, forbidChange, linkEvents, nameSeats};

[[noreturn]] void refuseNewer(const std::filesystem::path& file, std::int64_t format) {
    throw board::Failure(board::say("'%1' was written by a newer Hexwarden (journal format %2, this one knows %3)",
                                    file, format, kFormat));
}

// The SQLite database header: https://www.sqlite.org/fileformat2.html, section 1.3.
constexpr std::size_t kHeaderSize = 100, kUserVersionAt = 60, kApplicationIdAt = 68;
constexpr std::string_view kMagic{"SQLite format 3\0", 16};

std::int64_t bigEndian(const std::array<char, kHeaderSize>& header, std::size_t at) {
    std::int64_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value * 256 + static_cast<unsigned char>(header[i]);
    return value;
}

}  // namespace

void migrate(Database& db, int format) {
    for (auto from = db.number("PRAGMA user_version"); from < format; ++from) {
        db.run("BEGIN IMMEDIATE");
        kSteps[static_cast<std::size_t>(from)](db);
        db.run("PRAGMA user_version = " + std::to_string(from + 1));
        db.run("COMMIT");
    }
}

void demandJournal(const std::filesystem::path& file) {
    if (!std::filesystem::is_regular_file(file)) throw board::Failure(board::say("there is no journal '%1'", file));
    std::array<char, kHeaderSize> header{};
    std::ifstream in(file, std::ios::binary);
    in.read(header.data(), kHeaderSize);
    if (in.gcount() != kHeaderSize || std::string_view(header.data(), kMagic.size()) != kMagic ||
        bigEndian(header, kApplicationIdAt) != kApplicationId)
        throw board::Failure(board::say("'%1' is no Hexwarden journal", file));
    if (const auto format = bigEndian(header, kUserVersionAt); format > kFormat) refuseNewer(file, format);
}

void demandKnownFormat(const Database& db, const std::filesystem::path& file) {
    if (const auto format = db.number("PRAGMA user_version"); format > kFormat) refuseNewer(file, format);
}

}  // namespace hexwarden::journal
