#include "tracker/game/words.h"

#include <algorithm>

namespace hexwarden::game {
namespace {

constexpr std::array<std::string_view, kCardCount> kCardWords{
    "knight",      "road_building", "year_of_plenty", "monopoly",  "victory_point",
    "loaded_dice", "relic",         "liquid_fire",    "gemstones", "robin_hood"};
constexpr std::array<std::string_view, 4> kPlaceWords{"south", "west", "north", "east"};

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto at = std::find(words.begin(), words.end(), word);
    if (at == words.end()) return std::nullopt;
    return static_cast<Enum>(at - words.begin());
}

}  // namespace

std::string_view word(Card card) {
    return kCardWords.at(static_cast<std::size_t>(card));
}
std::string_view word(Place place) {
    return kPlaceWords.at(static_cast<std::size_t>(place));
}
std::optional<Card> cardOf(std::string_view w) {
    return find<Card>(kCardWords, w);
}
std::optional<Place> placeOf(std::string_view w) {
    return find<Place>(kPlaceWords, w);
}

std::string quoted(std::string_view s) {
    std::string out = "\"";
    for (char c : s) {
        if (c == '"' || c == '\\') out += '\\';
        if (c == '\n') {
            out += "\\n";
        } else {
            out += c;
        }
    }
    return out + '"';
}

}  // namespace hexwarden::game
