// The contract of every subcommand: arguments and streams in, an exit status out. No command needs a display.
//
// Exit status: 0 all was done, 1 something was reported on `err` and the rest was done, 2 the arguments cannot be used.
// Exceptions carry one sentence; `companion/main.cpp` prints them and exits with 1.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::commands {

struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

using Arguments = std::vector<std::string>;

struct Command {
    const char* name;
    const char* summary;  ///< one line for `hexwarden --help`
    int (*run)(const Arguments&, Streams);
};

/// All subcommands in the order `--help` shows them.
const std::vector<Command>& all();

/// Where boards, models, scenarios and samples are: $HEXWARDEN_DATA, else `../share/hexwarden` beside the program, else
/// the source tree it was built from. Throws if none of them exists.
std::filesystem::path dataFolder();

/// Throws board::Failure, naming it, if there is no such set of pieces, or no such layout ("" for any, or "free-form").
void checkNames(const std::string& pieces, const std::string& layout, const std::filesystem::path& data);

}  // namespace hexwarden::commands
