// The journal: one SQLite file a game, to which events are appended and from which nothing is ever taken.
// docs/journal.md describes the file for people who read it with other tools.
//
// Errors: every function throws std::runtime_error with one sentence that names the file. After a failed `append` the
// journal holds exactly what it held before, and a later `append` may succeed (somebody made room on the disk).
#pragma once

#include "tracker/game/event.h"
#include "tracker/journal/database.h"
#include "tracker/journal/writer_lock.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwarden::journal {

/// Encoded pictures of what an event rests on; each may be empty.
struct Evidence {
    std::vector<std::uint8_t> photograph;  ///< the whole table
    std::vector<std::uint8_t> before;      ///< close-ups of what changed
    std::vector<std::uint8_t> after;

    bool empty() const { return photograph.empty() && before.empty() && after.empty(); }
};

class Journal {
  public:
    /// A new game in a file that must not exist yet; it appears whole or not at all.
    static Journal create(const std::filesystem::path&);

    /// A temporary game: nothing waits for the disk, and a power cut may lose all of it.
    static Journal scratch(const std::filesystem::path&);

    /// The only writer of an existing game. Refuses, without writing a byte, what is no journal, what a newer Hexwarden
    /// wrote and what may not be written; brings older formats up to date; refuses while another writer has it open.
    static Journal open(const std::filesystem::path&);

    /// Read only: also while a writer has it open, and where nothing can be written.
    static Journal openReadOnly(const std::filesystem::path&);

    /// Gives the event its sequence and returns when it is on the disk, synced: show it only then.
    game::Event append(game::Event);

    /// Likewise, with pictures as the event's evidence. Where there is no room for the pictures, or none for the event
    /// beside them, the event is written without them.
    game::Event append(game::Event, const Evidence&);

    /// All events in order of sequence.
    std::vector<game::Event> events() const;

    /// Where pictures of this game lie: `GAME.pictures/` beside `GAME`.
    std::filesystem::path pictureFolder() const;

    const std::filesystem::path& file() const { return file_; }

  private:
    Journal(std::filesystem::path, std::optional<WriterLock>, Database);
    static Journal create(const std::filesystem::path&, bool synced);
    static Journal open(const std::filesystem::path&, bool synced);

    bool keep(const Evidence&, const std::string& name) const;
    void drop(const std::string& name) const;

    std::filesystem::path file_;
    std::optional<WriterLock> lock_;
    Database database_;
    std::int64_t last_ = 0;
    bool linked_ = true, seated_ = true;  ///< not in an older game that is only read
    std::int64_t link_ = 0;
};

}  // namespace hexwarden::journal
