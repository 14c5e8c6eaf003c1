// What `--help` says, read back: manual pages and the completion of words are made from it, so that they cannot differ.
#pragma once

#include "companion/commands/command.h"

#include <string>
#include <vector>

namespace hexwarden::commands {

struct HelpOption {
    std::string name;   ///< "--pieces"
    std::string value;  ///< "SET"; empty for a flag
    std::string text;   ///< one paragraph; examples in JSON are lines of their own
};

/// A help text in its parts. `usage` without the word itself, one form a line; `text` in paragraphs, those before and
/// after the options.
struct Help {
    std::vector<std::string> usage;
    std::vector<std::string> text;
    std::vector<HelpOption> options;
};

/// What `hexwarden --help` prints.
std::string programHelp();
/// What `hexwarden COMMAND --help` prints; of an empty name, `programHelp`.
std::string helpOf(const std::string& command);

Help readHelp(const std::string& text);

/// A manual page in man(7), section 1: of one command, or of the program if the name is empty.
std::string manualPage(const std::string& command, const std::string& version);

}  // namespace hexwarden::commands
