#include "tracker/journal/access.h"

#include "tracker/board/message.h"
#include "tracker/journal/writer_lock.h"

#include <cstdlib>
#include <stdexcept>
#include <string>

#include <unistd.h>

namespace hexwarden::journal {
namespace {

namespace fs = std::filesystem;

bool writable(const fs::path& path) {
    return ::access(path.c_str(), W_OK) == 0;
}

fs::path folderOf(const fs::path& file) {
    return fs::absolute(file).parent_path();
}

/// Readable as long as it is open, though no name is left of it.
Database namelessCopy(const fs::path& file, const fs::path& wal) {
    std::string folder = fs::temp_directory_path() / "hexwarden-XXXXXX";
    if (!::mkdtemp(folder.data())) throw board::Failure(board::say("'%1' cannot be written", folder));
    const fs::path copy = folder / file.filename();
    try {
        fs::copy_file(file, copy);
        fs::copy_file(wal, copy.string() + "-wal");
        for (const fs::path& mine : {copy, fs::path(copy.string() + "-wal")})
            fs::permissions(mine, fs::perms::owner_read | fs::perms::owner_write);
        Database db(copy, Database::Access::write);
        db.run("PRAGMA locking_mode = EXCLUSIVE; BEGIN; SELECT COUNT(*) FROM events; COMMIT; PRAGMA query_only = 1");
        fs::remove_all(folder);
        return db;
    } catch (...) {
        std::error_code unimportant;
        fs::remove_all(folder, unimportant);
        throw;
    }
}

}  // namespace

void demandWritable(const fs::path& file) {
    if (fs::exists(file) && !writable(file))
        throw board::Failure(board::say("'%1' may only be read: allow writing it, or copy it and open the copy", file));
    const fs::path folder = folderOf(behindLinks(file));
    if (fs::exists(folder) && !writable(folder))
        throw board::Failure(
            board::say("in the folder '%1' nothing may be written: allow it, or use a game in another folder", folder));
}

Database forReading(const fs::path& file) {
    // Only who may write takes away what SQLite has put beside the file.
    if (writable(file) && writable(folderOf(behindLinks(file)))) {
        Database db(file, Database::Access::write);
        db.run("PRAGMA query_only = 1");
        static_cast<void>(db.number("PRAGMA schema_version"));
        return db;
    }
    try {
        Database db(file, Database::Access::read);
        static_cast<void>(db.number("PRAGMA schema_version"));
        return db;
    } catch (const std::runtime_error&) {
        if (writable(folderOf(file))) throw;
    }
    const fs::path wal = file.string() + "-wal";
    std::error_code none;
    if (const auto size = fs::file_size(wal, none); !none && size > 0) return namelessCopy(file, wal);
    return {file, Database::Access::readAsItLies};
}

}  // namespace hexwarden::journal
