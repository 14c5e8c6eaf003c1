#include "tracker/game/player_name.h"

#include <cstdint>
#include <optional>

namespace hexwarden::game {
namespace {

using Byte = unsigned char;

/// Bytes that belong to the character that begins with this one (RFC 3629); 0 if none does.
std::size_t lengthOf(Byte first) {
    return first < 0x80                    ? 1
           : first >= 0xC2 && first < 0xE0 ? 2
           : first >= 0xE0 && first < 0xF0 ? 3
           : first >= 0xF0 && first < 0xF5 ? 4
                                           : 0;
}

/// None if the bytes are no UTF-8: cut off, longer than need be, a surrogate or beyond Unicode.
std::optional<char32_t> characterOf(std::string_view bytes) {
    constexpr char32_t kLeast[]{0, 0, 0x80, 0x800, 0x10000};
    if (bytes.size() == 1) return static_cast<Byte>(bytes[0]);
    char32_t value = static_cast<Byte>(bytes[0]) & (0xFFU >> (bytes.size() + 1));
    for (const char c : bytes.substr(1)) {
        if ((static_cast<Byte>(c) & 0xC0U) != 0x80) return std::nullopt;
        value = value << 6 | (static_cast<Byte>(c) & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    if (value < kLeast[bytes.size()] || surrogate || value > 0x10FFFF) return std::nullopt;
    return value;
}

bool isOfNames(char32_t c) {
    const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
    const bool direction = c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    const bool nothing = c == 0x2028 || c == 0x2029 || c == 0xFEFF || (c & 0xFFFE) == 0xFFFE;
    return !control && !direction && !nothing;
}

bool isSpace(char32_t c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0xA0;
}

}  // namespace

std::string playerName(std::string_view typed) {
    std::string name;
    std::size_t characters = 0;
    bool space = false;  // one is due before the next character
    for (std::size_t at = 0; at < typed.size() && characters < kLongestName;) {
        const std::size_t length = lengthOf(static_cast<Byte>(typed[at]));
        const std::string_view bytes = typed.substr(at, length);
        const auto c = length > 0 && bytes.size() == length ? characterOf(bytes) : std::nullopt;
        at += c ? length : 1;
        if (!c) continue;
        if (isSpace(*c)) {
            space = !name.empty();
        } else if (isOfNames(*c)) {
            if (space && characters + 2 > kLongestName) break;
            if (space) name += ' ', ++characters;
            name += bytes, ++characters;
            space = false;
        }
    }
    return name;
}

}  // namespace hexwarden::game
