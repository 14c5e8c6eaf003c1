// The words that a shell may offer after those that were typed: `hexwarden complete WORDS…`, called by data/desktop's
// completions for bash, zsh and fish.
#pragma once

#include "companion/commands/command.h"

#include <filesystem>

namespace hexwarden::commands {

/// `words`: what follows `hexwarden`, the last one perhaps empty or begun. Only words that begin so are given; none
/// where the shell should offer files.
std::vector<std::string> completions(const Arguments& words, const std::filesystem::path& data);

}  // namespace hexwarden::commands
