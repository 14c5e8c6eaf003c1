// Where the desktop's conventions (XDG base directories) put what this user's programs keep.
#pragma once

#include <filesystem>
#include <string>

namespace hexwarden::log {

/// $XDG_STATE_HOME/hexwarden, by default ~/.local/state/hexwarden: the log and the reports of crashes.
std::filesystem::path stateFolder();
/// $XDG_DATA_HOME/hexwarden/hexwarden, by default below ~/.local/share: games, profiles, misreadings.
std::filesystem::path userFolder();

/// The text with the home folder written as "~", wherever it comes: the folder's name is mostly a person's.
std::string withoutHome(std::string text);

}  // namespace hexwarden::log
