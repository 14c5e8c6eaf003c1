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

/// The same, without what else identifies the owner: the home folder's name in other paths ("/media/anna"), and of
/// addresses what stands before "@" and behind "?", where cameras take names and passwords.
std::string withoutOwner(std::string text);

}  // namespace hexwarden::log
