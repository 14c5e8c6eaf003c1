#include "tracker/board/quotes.h"

#include <algorithm>

namespace hexwarden::board {
namespace {

constexpr std::size_t kReadable = 80;  // bytes

bool continuesACharacter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;  // of UTF-8
}

}  // namespace

std::string inQuotes(std::string_view foreign) {
    std::size_t length = std::min(foreign.size(), kReadable);
    while (length > 0 && length < foreign.size() && continuesACharacter(foreign[length])) --length;
    std::string shown(foreign.substr(0, length));
    std::replace_if(
        shown.begin(), shown.end(), [](unsigned char c) { return c < ' ' || c == 0x7F; }, ' ');
    return "'" + shown + (length < foreign.size() ? "…'" : "'");
}

}  // namespace hexwarden::board
