#include "companion/rules/options.h"

#include "tracker/board/number.h"
#include "tracker/board/quotes.h"

#include <algorithm>

namespace hexwarden::rules {

const Option* Options::find(std::string_view key) const {
    const auto found = std::find_if(known_.begin(), known_.end(), [&](const Option* o) { return o->key == key; });
    return found == known_.end() ? nullptr : *found;
}

int Options::number(std::string_view key) const {
    for (const auto& [chosen, value] : chosen_)
        if (chosen == key) return value;
    const Option* option = find(key);
    return option ? option->standard : 0;
}

std::optional<board::Message> Options::set(std::string_view key, std::string_view value) {
    const Option* option = find(key);
    if (!option) return board::say("there is no option %1", board::inQuotes(key));
    int number = 0;
    if (option->kind == Option::Kind::flag) {
        if (value != "true" && value != "false")
            return board::say("the option %1 is true or false, not %2", board::inQuotes(key), board::inQuotes(value));
        number = value == "true";
    } else {
        const auto chosen = board::numberIn<int>(value);
        if (!chosen || *chosen < option->least || *chosen > option->most)
            return board::say("the option %1 is a number from %2 to %3, not %4", board::inQuotes(key), option->least,
                              option->most, board::inQuotes(value));
        number = *chosen;
    }
    chosen_.insert(chosen_.begin(), {std::string(key), number});
    return std::nullopt;
}

}  // namespace hexwarden::rules
