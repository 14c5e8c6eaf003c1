#include "companion/commands/options.h"

namespace hexwarden::commands {

std::optional<std::string> takeApart(const Arguments& arguments, const OptionTargets& targets) {
    for (auto word = arguments.begin(); word != arguments.end(); ++word) {
        if (const auto value = targets.values.find(*word); value != targets.values.end()) {
            if (std::next(word) == arguments.end()) return *word + " needs a value";
            *value->second = *++word;
        } else if (const auto flag = targets.flags.find(*word); flag != targets.flags.end()) {
            *flag->second = true;
        } else if (word->starts_with("--")) {
            return "there is no option " + *word;
        } else {
            targets.others->push_back(*word);
        }
    }
    return std::nullopt;
}

}  // namespace hexwarden::commands
