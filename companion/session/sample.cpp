#include "companion/session/sample.h"

#include "companion/viewmodel/words/names.h"
#include "tracker/board/edge.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <string_view>

namespace hexwarden::session {

namespace {

std::filesystem::path folder(const std::filesystem::path& data) {
    return data / "samples" / "first_evening";
}

/// What a line of the script says after its first word.
template <class Take>
void forEachLine(const std::filesystem::path& data, std::string_view wanted, const Take& take) {
    std::ifstream script(folder(data) / "game.txt");
    for (std::string line; std::getline(script, line);) {
        std::istringstream words(line);
        std::string first;
        if (words >> first && first == wanted) take(words);
    }
}

/// A coastal edge as scripts name it: a hex and the side of it, `-2,0,NW`.
std::optional<board::Edge> coastOf(const std::string& text) {
    constexpr std::array<std::string_view, 6> kSides{"NE", "E", "SE", "SW", "W", "NW"};  // as board::kDirections
    const auto comma = text.rfind(',');
    if (comma == std::string::npos) return std::nullopt;
    const auto hex = board::hexOf(text.substr(0, comma));
    const auto side = std::ranges::find(kSides, text.substr(comma + 1));
    if (!hex || side == kSides.end()) return std::nullopt;
    return board::edges(*hex)[static_cast<std::size_t>(side - kSides.begin())];
}

}  // namespace

std::filesystem::path sampleFilm(const std::filesystem::path& data) {
    return folder(data) / "game.mp4";
}

game::Began sampleSeats(const std::filesystem::path& data) {
    game::Began began;
    forEachLine(data, "player", [&](std::istream& words) {
        std::string colour;
        words >> colour;
        if (const auto seated = board::colourOf(colour))
            began.seats.push_back({*seated, viewmodel::name(*seated).toStdString(), game::Place::south});
    });
    return began;
}

board::Layout sampleBoard(const std::filesystem::path& data) {
    board::Layout layout;
    forEachLine(data, "hex", [&](std::istream& words) {
        std::string at, terrain;
        int token = 0;
        words >> at >> terrain;
        if (!(words >> token)) token = 0;
        const auto hex = board::hexOf(at);
        const auto land = board::terrainOf(terrain);
        if (!hex || !land) return;
        layout.terrain[*hex] = *land;
        layout.token[*hex] = static_cast<board::Token>(token);
    });
    forEachLine(data, "harbour", [&](std::istream& words) {
        std::string at, kind;
        words >> at >> kind;
        const auto coast = coastOf(at);
        const auto harbour = board::harbourKindOf(kind);
        if (!coast || !harbour) return;
        for (const board::Corner c : board::ends(*coast)) layout.harbour[c] = *harbour;
    });
    return layout;
}

}  // namespace hexwarden::session
