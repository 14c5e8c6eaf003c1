#include "companion/commands/ask.h"

#include "companion/ask/ask.h"
#include "companion/commands/options.h"

#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwarden::commands {
namespace {

constexpr std::size_t kLine = 78;

/// Words as a list, in lines that fit a terminal.
std::string wrapped(const std::vector<std::string_view>& words) {
    std::string text, line;
    for (const std::string_view word : words) {
        const std::string next = std::string(word) + (word == words.back() ? "." : ",");
        if (!line.empty() && line.size() + 1 + next.size() > kLine) text += std::exchange(line, {}) + '\n';
        line += (line.empty() ? "" : " ") + next;
    }
    return text + line + '\n';
}

}  // namespace

int ask(const Arguments& arguments, Streams streams) {
    if (!arguments.empty() && (arguments[0] == "--help" || arguments[0] == "-h")) {
        streams.out << "usage: hexwarden ask < QUESTIONS > ANSWERS\n\n"
                       "Answers one JSON question a line (docs/ask.md tells each with its answer):\n"
                    << wrapped(hexwarden::ask::questionWords())
                    << "'hexwarden rules --json' lists the words for \"rules\" and \"options\".\n"
                       "Exit status 0 if all lines were answered, 1 otherwise.\n";
        return 0;
    }
    if (!arguments.empty()) return misused(streams, "ask", board::say("it takes no argument '%1'", arguments[0]));
    return hexwarden::ask::answerAll(streams.in, streams.out);
}

}  // namespace hexwarden::commands
