#include "companion/commands/options.h"

#include <algorithm>
#include <ostream>

namespace hexwarden::commands {

bool wroteHelp(const Arguments& arguments, Streams streams, std::string_view help) {
    const bool asked = std::any_of(arguments.begin(), arguments.end(),
                                   [](const std::string& word) { return word == "--help" || word == "-h"; });
    if (asked) streams.out << help;
    return asked;
}

int misused(Streams streams, std::string_view command, const board::Message& wrong) {
    streams.err << "hexwarden " << command << ": " << wrong << "; see hexwarden " << command << " --help\n";
    return 2;
}

std::optional<board::Message> takeApart(const Arguments& arguments, const OptionTargets& targets) {
    for (auto word = arguments.begin(); word != arguments.end(); ++word) {
        const auto value = targets.values.find(*word);
        const auto list = targets.lists.find(*word);
        if (value != targets.values.end() || list != targets.lists.end()) {
            if (std::next(word) == arguments.end()) return board::say("%1 needs a value", *word);
            ++word;
            if (value != targets.values.end())
                *value->second = *word;
            else
                list->second->push_back(*word);
        } else if (const auto flag = targets.flags.find(*word); flag != targets.flags.end()) {
            *flag->second = true;
        } else if (word->starts_with("--")) {
            return board::say("there is no option %1", *word);
        } else {
            targets.others->push_back(*word);
        }
    }
    return std::nullopt;
}

}  // namespace hexwarden::commands
