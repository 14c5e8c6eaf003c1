// How a game's file may be used: also where nothing may be written, on a medium or in somebody else's folder.
#pragma once

#include "tracker/journal/database.h"

#include <filesystem>

namespace hexwarden::journal {

/// Throws std::runtime_error with one sentence if the file, or a new one of this name, cannot be written: before the
/// game, not at its first event.
void demandWritable(const std::filesystem::path&);

/// The journal with every event that was acknowledged. SQLite keeps notes beside a file with a WAL; where it may not,
/// the file is read as it lies, or a copy of file and WAL that is gone when it is closed.
Database forReading(const std::filesystem::path&);

}  // namespace hexwarden::journal
