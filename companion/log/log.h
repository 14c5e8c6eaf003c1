// The program's log: what it did and what failed, a line each, so that people who are asked "what happened?" have
// something to send. No picture goes in, and no name: known names are masked, like everything that `withoutOwner`
// masks.
//
// It lies in `stateFolder()`/hexwarden.log. A file that grows beyond its size becomes hexwarden.log.1, that one .2, and
// the oldest goes. Where nothing can be written the program goes on without a log.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::log {

inline constexpr std::uintmax_t kLargestBytes = 256 * 1024;
inline constexpr int kOlderFiles = 2;

/// From now on the log is kept in that folder, which is made; before, nothing is logged.
void begin(const std::filesystem::path& folder, std::uintmax_t largestBytes = kLargestBytes);

/// Names of people: whole words of a line that are one of them are written as "(name)". Each call adds to those known.
void conceal(const std::vector<std::string>& names);

/// One line with the time; line ends within become spaces. From any thread; never throws.
void write(std::string_view line) noexcept;

/// Where the log is kept; empty before `begin`.
std::filesystem::path folder();

/// The newest lines, the oldest first, rotated files included; none if there is no log.
std::vector<std::string> tail(const std::filesystem::path& folder, std::size_t lines);

}  // namespace hexwarden::log
