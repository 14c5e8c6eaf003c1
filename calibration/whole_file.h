// Files that are either the old ones or the new ones, never half of either.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace hexwarden::calibration {

/// Writes beside `file`, syncs and renames over it: after a crash or on a full disk the old file is still whole. Throws
/// std::runtime_error, one sentence naming the file and the system's reason.
void writeWhole(const std::filesystem::path& file, std::string_view bytes);

/// Throws std::runtime_error naming the file if it cannot be read.
std::string readWhole(const std::filesystem::path& file);

}  // namespace hexwarden::calibration
