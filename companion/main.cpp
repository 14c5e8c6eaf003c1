// One program: a subcommand runs as a filter without a display, no subcommand opens the companion.
#include "companion/commands/command.h"
#include "companion/commands/complete.h"
#include "companion/commands/help.h"
#include "companion/launch.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>

namespace {

using namespace hexwarden;

/// A game that a file manager, say, wants opened.
bool isFile(const std::string& word) {
    std::error_code none;
    return std::filesystem::exists(word, none);
}

/// The exit status of what was written whole.
int flushed(int status = 0) {
    if (!std::cout.flush()) throw std::runtime_error("what there is to say cannot be written");
    return status;
}

bool isCommand(const std::string& word) {
    return std::ranges::any_of(commands::all(), [&](const auto& command) { return word == command.name; });
}

}  // namespace

int main(int argc, char** argv) try {
    const commands::Arguments arguments(argv + 1, argv + argc);
    const std::string first = arguments.empty() ? "" : arguments[0];
    if (first == "--help" || first == "-h") {
        std::cout << commands::programHelp();
        return flushed();
    }
    if (first == "--version") {
        std::cout << "hexwarden " << HEXWARDEN_VERSION << '\n';
        return flushed();
    }
    if (first.empty() || first.starts_with("--")) return openCompanion(argc, argv);
    for (const commands::Command& command : commands::all())
        if (first == command.name)
            return flushed(command.run({arguments.begin() + 1, arguments.end()}, {std::cin, std::cout, std::cerr}));
    // Not listed: for the packages and the shells, not for people.
    if (first == "manual" && (arguments.size() < 2 || arguments[1].empty() || isCommand(arguments[1]))) {
        std::cout << commands::manualPage(arguments.size() > 1 ? arguments[1] : "", HEXWARDEN_VERSION);
        return flushed();
    }
    if (first == "complete") {
        for (const std::string& word :
             commands::completions({arguments.begin() + 1, arguments.end()}, commands::dataFolder()))
            std::cout << word << '\n';
        return flushed();
    }
    if (isFile(first)) return openCompanion(argc, argv);
    const std::string& unknown = first == "manual" ? arguments[1] : first;
    std::cerr << "hexwarden: there is no command '" << unknown << "'; see hexwarden --help\n";
    return 2;
} catch (const std::exception& e) {
    std::cerr << "hexwarden: " << e.what() << '\n';
    return 1;
}
