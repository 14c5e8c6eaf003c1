#include "companion/commands/ask.h"

#include "companion/ask/ask.h"

#include <ostream>

namespace hexwarden::commands {

int ask(const Arguments& arguments, Streams streams) {
    if (!arguments.empty() && (arguments[0] == "--help" || arguments[0] == "-h")) {
        streams.out
            << "usage: hexwarden ask < QUESTIONS > ANSWERS\n\n"
               "Answers one JSON question a line. What can be asked (docs/ask.md tells each with its answer):\n";
        for (const std::string_view word : hexwarden::ask::questionWords()) streams.out << "  " << word << '\n';
        streams.out << "'hexwarden rules --json' lists the words for \"rules\" and \"options\".\n"
                       "Exit status 0 if all lines were answered, 1 otherwise.\n";
        return 0;
    }
    if (!arguments.empty()) {
        streams.err << "hexwarden ask: it takes no argument '" << arguments[0] << "'\n";
        return 2;
    }
    return hexwarden::ask::answerAll(streams.in, streams.out);
}

}  // namespace hexwarden::commands
