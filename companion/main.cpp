// One program: a subcommand runs as a filter without a display, no subcommand opens the companion.
#include "companion/commands/command.h"

#include <exception>
#include <iostream>

namespace {

using namespace hexwarden;

void printHelp(std::ostream& out) {
    out << "Hexwarden, a companion for physical hex-board games.\n\n"
           "usage: hexwarden [COMMAND] [ARGUMENTS…]\n\n";
    for (const commands::Command& command : commands::all())
        out << "  " << command.name << std::string(12 - std::string(command.name).size(), ' ') << command.summary
            << '\n';
    out << "\n'hexwarden COMMAND --help' tells more of one command.\n";
}

}  // namespace

int main(int argc, char** argv) try {
    const commands::Arguments arguments(argv + 1, argv + argc);
    const std::string first = arguments.empty() ? "--help" : arguments[0];
    if (first == "--help" || first == "-h") {
        printHelp(std::cout);
        return 0;
    }
    if (first == "--version") {
        std::cout << "hexwarden " << HEXWARDEN_VERSION << '\n';
        return 0;
    }
    for (const commands::Command& command : commands::all())
        if (first == command.name)
            return command.run({arguments.begin() + 1, arguments.end()}, {std::cin, std::cout, std::cerr});
    std::cerr << "hexwarden: there is no command '" << first << "'; see hexwarden --help\n";
    return 2;
} catch (const std::exception& e) {
    std::cerr << "hexwarden: " << e.what() << '\n';
    return 1;
}
