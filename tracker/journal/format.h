// The journal's schema in SQLite, and the upgrade of older journals.
#pragma once

#include "tracker/journal/database.h"

#include <filesystem>

namespace hexwarden::journal {

/// "HexW" in the file's application_id: how `file` and we recognise a journal.
inline constexpr std::int64_t kApplicationId = 0x48657857;
/// `user_version` of the journals that this program writes.
inline constexpr int kFormat = 4;
/// From this one on every row carries the link of `chain.h`.
inline constexpr int kLinkedFormat = 3;
/// From this one on every row says which seat's own screen it came from.
inline constexpr int kSeatFormat = 4;

/// Runs the steps from the database's own `user_version` to `format`, each in a transaction of its own. A new journal
/// is an empty file brought up to date.
void migrate(Database&, int format = kFormat);

/// Throws unless the file is a journal that this program can read. Looks at the file's first bytes only, so that
/// nothing is written to, or beside, a file that is not ours.
void demandJournal(const std::filesystem::path&);

/// Throws if the database is of a newer format. Needed besides `demandJournal`: the newest header may lie in the WAL.
void demandKnownFormat(const Database&, const std::filesystem::path&);

}  // namespace hexwarden::journal
