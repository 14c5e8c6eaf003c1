#include "companion/ask/as_written.h"

#include <algorithm>
#include <cstddef>

#include <nlohmann/json.hpp>

namespace hexwarden::ask {
namespace {

constexpr std::string_view kSpace = " \t\r\n";

std::size_t behindSpace(std::string_view line, std::size_t at) {
    return std::min(line.find_first_not_of(kSpace, at), line.size());
}

/// `at`: an opening quotation mark.
std::size_t behindString(std::string_view line, std::size_t at) {
    for (++at; at < line.size() && line[at] != '"'; ++at)
        if (line[at] == '\\') ++at;
    return std::min(at + 1, line.size());
}

/// Where the value that begins here is over: at the comma or the bracket behind it.
std::size_t endOfValue(std::string_view line, std::size_t at) {
    for (int depth = 0; at < line.size();) {
        const char c = line[at];
        if (depth == 0 && (c == ',' || c == '}')) return at;
        depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        at = c == '"' ? behindString(line, at) : at + 1;
    }
    return at;
}

}  // namespace

std::string_view asWritten(std::string_view object, std::string_view key) {
    std::size_t at = behindSpace(object, 0) + 1;
    while ((at = behindSpace(object, at)) < object.size() && object[at] == '"') {
        const std::size_t keyEnd = behindString(object, at);
        const auto name = nlohmann::json::parse(object.substr(at, keyEnd - at)).get<std::string>();
        const std::size_t value = behindSpace(object, behindSpace(object, keyEnd) + 1), end = endOfValue(object, value);
        if (name == key) {
            const std::string_view written = object.substr(value, end - value);
            return written.substr(0, written.find_last_not_of(kSpace) + 1);
        }
        at = end + 1;
    }
    return {};
}

}  // namespace hexwarden::ask
