// A program that crashes leaves a report: when, which version, which signal or exception, and where in the program. No
// argument, no name and no picture is in it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace hexwarden::log {

/// From now on a crash writes crash-DATE.txt into the folder, which is made, before it ends the program as it would
/// have. `about`: the first line, as "Hexwarden 1.2, commit 1234".
void watchForCrashes(const std::filesystem::path& folder, const std::string& about);

/// Reports of crashes that nobody has answered for yet, the oldest first.
std::vector<std::filesystem::path> crashes(const std::filesystem::path& folder);

/// Puts a report aside: nobody is asked about it again, and its text stays beside the log under another name; at most
/// five are kept.
void putAside(const std::filesystem::path& crash);

/// Those that were put aside, the oldest first.
std::vector<std::filesystem::path> oldCrashes(const std::filesystem::path& folder);

}  // namespace hexwarden::log
