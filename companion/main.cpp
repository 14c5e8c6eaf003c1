// One program: a subcommand runs as a filter without a display, no subcommand opens the companion.
#include "companion/commands/command.h"
#include "companion/launch.h"

#include <exception>
#include <iostream>
#include <stdexcept>

namespace {

using namespace hexwarden;

void printHelp(std::ostream& out) {
    out << "Hexwarden, a companion for physical hex-board games.\n\n"
           "usage: hexwarden [COMMAND] [ARGUMENTS…]\n\n"
           "Without a command the companion opens, on the sample game when there is no camera:\n"
           "  --source SRC   camera index, video, folder of pictures or stream address\n"
           "  --journal FILE go on with that game\n"
           "  --lang en|de   language of the screens\n"
           "  --theme dark|light\n\n";
    for (const commands::Command& command : commands::all())
        out << "  " << command.name << std::string(12 - std::string(command.name).size(), ' ') << command.summary
            << '\n';
    out << "\n'hexwarden COMMAND --help' tells more of one command.\n";
}

}  // namespace

int main(int argc, char** argv) try {
    const commands::Arguments arguments(argv + 1, argv + argc);
    const std::string first = arguments.empty() ? "" : arguments[0];
    if (first == "--help" || first == "-h") {
        printHelp(std::cout);
        return 0;
    }
    if (first == "--version") {
        std::cout << "hexwarden " << HEXWARDEN_VERSION << '\n';
        return 0;
    }
    if (first.empty() || first.starts_with("--")) return openCompanion(argc, argv);
    for (const commands::Command& command : commands::all())
        if (first == command.name) {
            const int status = command.run({arguments.begin() + 1, arguments.end()}, {std::cin, std::cout, std::cerr});
            if (!std::cout.flush()) throw std::runtime_error("what there is to say cannot be written");
            return status;
        }
    std::cerr << "hexwarden: there is no command '" << first << "'; see hexwarden --help\n";
    return 2;
} catch (const std::exception& e) {
    std::cerr << "hexwarden: " << e.what() << '\n';
    return 1;
}
