#include "tracker/journal/journal.h"

#include "tracker/board/message.h"
#include "tracker/board/words.h"
#include "tracker/game/evidence.h"
#include "tracker/journal/access.h"
#include "tracker/journal/chain.h"
#include "tracker/journal/format.h"

#include <array>
#include <cmath>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace hexwarden::journal {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kSourceWords{"camera", "tap", "file"};

game::Source sourceOf(std::string_view word) {
    std::size_t i = 0;
    while (i + 1 < kSourceWords.size() && kSourceWords[i] != word) ++i;
    return static_cast<game::Source>(i);
}

void demandSound(const Database& db, const fs::path& file) {
    if (db.word("PRAGMA quick_check(1)") != "ok") throw board::Failure(board::say("'%1': the file is damaged", file));
}

std::int64_t lastSequence(const Database& db) {
    return db.number("SELECT COALESCE(MAX(sequence), 0) FROM events");
}

// The event is safe in the WAL already; this brings it into the file that people copy. Somebody who is just reading
// keeps the WAL in use: then the next event brings both.
void intoMainFile(Database& db) {
    try {
        db.run("PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)");
    } catch (const std::runtime_error&) {  // no room: the WAL keeps it
    }
    db.run("PRAGMA busy_timeout = 2000");
}

void write(const fs::path& file, const std::vector<std::uint8_t>& bytes) {
    if (bytes.empty()) return;
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!out.flush()) throw board::Failure(board::say("'%1' cannot be written", file));
}

}  // namespace

Journal::Journal(fs::path file, std::optional<WriterLock> lock, Database database)
    : file_(std::move(file)),
      lock_(std::move(lock)),
      database_(std::move(database)),
      last_(lastSequence(database_)),
      linked_(database_.number("PRAGMA user_version") >= kLinkedFormat),
      seated_(database_.number("PRAGMA user_version") >= kSeatFormat),
      link_(linked_ ? database_.number("SELECT link FROM events ORDER BY sequence DESC LIMIT 1") : kFirstLink) {}

Journal Journal::create(const fs::path& file) {
    return create(file, true);
}

Journal Journal::scratch(const fs::path& file) {
    return create(file, false);
}

Journal Journal::create(const fs::path& file, bool synced) {
    const fs::path unfinished = file.string() + "-new";
    demandWritable(file);
    {
        const WriterLock lock(file);
        if (fs::exists(file)) throw board::Failure(board::say("'%1' exists already", file));
        // What a deleted game of this name left behind would be taken for the new one's latest events.
        for (const char* leftover : {"-new", "-wal", "-shm"}) fs::remove(file.string() + leftover);
        Database db(unfinished, Database::Access::create);
        if (!synced) db.run("PRAGMA synchronous = OFF");
        migrate(db);
        db.run("PRAGMA journal_mode = WAL");
    }
    fs::rename(unfinished, file);
    return open(file, synced);
}

Journal Journal::open(const fs::path& file) {
    return open(file, true);
}

Journal Journal::open(const fs::path& file, bool synced) {
    demandJournal(file);
    demandWritable(file);
    WriterLock lock(file);
    Database db(file, Database::Access::write);
    demandKnownFormat(db, file);
    db.run(synced ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = OFF");
    demandSound(db, file);
    migrate(db);
    return {file, std::move(lock), std::move(db)};
}

Journal Journal::openReadOnly(const fs::path& file) {
    demandJournal(file);
    Database db = forReading(file);
    demandKnownFormat(db, file);
    demandSound(db, file);
    return {file, std::nullopt, std::move(db)};
}

game::Event Journal::append(game::Event event) {
    event.sequence = last_ + 1;
    const std::string body = game::text(event.body);
    const std::string seat(event.seat ? board::word(*event.seat) : std::string_view());
    const auto bound = [&](Statement& statement) -> Statement& {
        return statement.bind(1, event.sequence)
            .bind(2, event.atMs)
            .bind(3, kSourceWords[static_cast<std::size_t>(event.source)])
            .bind(4, static_cast<double>(event.confidence))
            .bind(5, std::string_view(event.evidence))
            .bind(6, std::string_view(body));
    };
    Statement row(database_, "SELECT ?1, ?2, ?3, ?4, ?5, ?6");
    bound(row).step();
    const std::int64_t link = linkWithSeat(linkAfter(link_, row), seat);
    Statement insert(database_,
                     "INSERT INTO events (sequence, at_ms, source, confidence, evidence, body, link, seat)"
                     " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    bound(insert).bind(7, link).bind(8, std::string_view(seat)).step();
    last_ = event.sequence;
    link_ = link;
    intoMainFile(database_);
    return event;
}

std::vector<game::Event> Journal::events() const {
    std::vector<game::Event> all;
    Statement rows(database_, std::string("SELECT ") + kCovered + (linked_ ? ", link" : "") +
                                  (seated_ ? ", seat" : "") + " FROM events ORDER BY sequence");
    std::int64_t link = kFirstLink;
    while (rows.step()) {
        game::Event event;
        const std::size_t number = all.size() + 1;
        const std::string seat = seated_ ? rows.text(7) : std::string();
        link = linkWithSeat(linkAfter(link, rows), seat);
        if (linked_ && link != rows.integer(6))
            throw board::Failure(
                board::say("'%1': event %2 is missing or is not what was written: the file is damaged", file_, number));
        if (!std::isfinite(rows.real(3)))
            throw board::Failure(board::say("'%1': event %2 has a confidence that is no number", file_, number));
        event.sequence = rows.integer(0);
        event.atMs = rows.integer(1);
        event.source = sourceOf(rows.text(2));
        event.seat = board::colourOf(seat);
        event.confidence = static_cast<float>(rows.real(3));
        event.evidence = rows.text(4);
        try {
            event.body = game::bodyOf(rows.text(5));
        } catch (const std::runtime_error& e) {
            throw board::Failure(board::say("'%1': event %2 cannot be read: %3", file_, number, board::messageOf(e)));
        }
        all.push_back(std::move(event));
    }
    return all;
}

game::Event Journal::append(game::Event event, const Evidence& evidence) {
    if (evidence.empty()) return append(std::move(event));
    const std::string name = std::to_string(last_ + 1) + ".jpg";
    drop(name);  // of an event of this number that could not be appended
    if (keep(evidence, name)) {
        game::Event shown = event;
        shown.evidence = name;
        try {
            return append(std::move(shown));
        } catch (const std::runtime_error&) {  // the pictures may have taken the room that the event needs
            drop(name);
        }
    }
    return append(std::move(event));
}

/// False, and none of the pictures is there, if there is no room for all.
bool Journal::keep(const Evidence& evidence, const std::string& name) const {
    try {
        fs::create_directories(pictureFolder());
        write(pictureFolder() / name, evidence.photograph);
        write(pictureFolder() / game::closeUpBefore(name), evidence.before);
        write(pictureFolder() / game::closeUpAfter(name), evidence.after);
        return true;
    } catch (const std::runtime_error&) {
        drop(name);
        return false;
    }
}

void Journal::drop(const std::string& name) const {
    std::error_code unimportant;
    for (const std::string& picture : {name, game::closeUpBefore(name), game::closeUpAfter(name)})
        fs::remove(pictureFolder() / picture, unimportant);
}

fs::path Journal::pictureFolder() const {
    return behindLinks(file_).string() + ".pictures";
}

}  // namespace hexwarden::journal
