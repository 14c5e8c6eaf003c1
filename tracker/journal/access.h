// Access to a game's file, also where nothing can be written: on a read-only medium or in somebody else's folder.
#pragma once

#include "tracker/journal/database.h"

#include <filesystem>

namespace hexwarden::journal {

/// Throws std::runtime_error with one sentence if the file, or a new one of this name, cannot be written: before the
/// game, not at its first event.
void demandWritable(const std::filesystem::path&);

/// The journal with every event that was acknowledged. SQLite writes files beside a database with a WAL; where it
/// cannot, the file is read unchanged, or from a copy of file and WAL that is deleted on closing.
Database forReading(const std::filesystem::path&);

}  // namespace hexwarden::journal
