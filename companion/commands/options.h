// Takes a command line apart: the one place that knows what an option looks like.
#pragma once

#include "companion/commands/command.h"
#include "tracker/board/message.h"

#include <map>
#include <optional>

namespace hexwarden::commands {

/// Where options go. An option named twice keeps its last value, but for lists.
struct OptionTargets {
    std::map<std::string_view, std::string*> values{};              ///< `--name VALUE`
    std::map<std::string_view, bool*> flags{};                      ///< `--name`
    std::map<std::string_view, std::vector<std::string>*> lists{};  ///< `--name VALUE`, every value kept, in order
    std::vector<std::string>* others = nullptr;                     ///< what is no option, in order
};

/// Whether `--help` or `-h` was asked for; then `help` is written.
bool wroteHelp(const Arguments&, Streams, std::string_view help);
/// Says what is wrong with the arguments of that command, and gives its exit status.
int misused(Streams, std::string_view command, const board::Message& wrong);

/// What is wrong in one sentence, or nothing: an unknown option, a missing value.
std::optional<board::Message> takeApart(const Arguments&, const OptionTargets&);

}  // namespace hexwarden::commands
