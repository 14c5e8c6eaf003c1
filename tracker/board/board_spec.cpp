#include "tracker/board/board_spec.h"

#include "tracker/board/message.h"
#include "tracker/board/quotes.h"
#include "tracker/board/text.h"

#include <algorithm>
#include <sstream>

namespace hexwarden::board {
namespace {

/// Rows of a frame: each row is centred; a row's first hex steps one to the west while rows grow.
std::vector<Hex> hexesOfRows(const std::vector<int>& rows) {
    std::vector<Hex> land;
    const int widest = static_cast<int>(std::max_element(rows.begin(), rows.end()) - rows.begin());
    int first = -rows[static_cast<std::size_t>(widest)] / 2;
    for (int i = widest; i > 0; --i) first += rows[static_cast<std::size_t>(i - 1)] < rows[static_cast<std::size_t>(i)];
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0 && rows[i] > rows[i - 1]) --first;
        for (int k = 0; k < rows[i]; ++k) land.push_back({first + k, static_cast<int>(i) - widest});
    }
    std::sort(land.begin(), land.end());
    return land;
}

[[noreturn]] void fail(std::string_view source, int line, Message what) {
    throw Failure(say("%1, line %2: %3", source, line, std::move(what)));
}

}  // namespace

BoardSpec parseBoardSpec(std::string_view text, std::string_view source) {
    BoardSpec spec;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string key, name;
        int count = 0;
        if (!(words >> key)) continue;
        if (key == "board") {
            if (!(words >> spec.name)) fail(source, number, say("a board needs a name"));
        } else if (key == "rows") {
            std::vector<int> rows;
            while (words >> count) rows.push_back(count);
            if (rows.empty() || *std::min_element(rows.begin(), rows.end()) < 1 || rows.size() > kReach ||
                *std::max_element(rows.begin(), rows.end()) > kReach)
                fail(source, number, say("a board has at most %1 rows of 1 to %1 hexes", kReach));
            spec.land = hexesOfRows(rows);
        } else {
            if (!(words >> name >> count) || count < 1) fail(source, number, say("a kind and a count are expected"));
            const auto terrain = terrainOf(name);
            const auto harbour = harbourKindOf(name);
            if (key == "terrain" && terrain) {
                spec.terrainCount[static_cast<std::size_t>(*terrain)] = count;
            } else if (key == "harbour" && harbour) {
                spec.harbourCount[static_cast<std::size_t>(*harbour)] = count;
            } else if (key == "token" && name.size() <= 2 && pips(static_cast<Token>(std::atoi(name.c_str()))) > 0) {
                spec.tokenCount[static_cast<std::size_t>(std::atoi(name.c_str()))] = count;
            } else {
                throw Failure(say("%1, line %2: cannot read %3", source, number, inQuotes(line)));
            }
        }
    }
    if (spec.name.empty() || spec.land.empty()) fail(source, 1, say("a board needs a name and rows"));
    return spec;
}

Hex turned(Hex h, int turns) {
    int q = h.q, r = h.r;
    for (int i = ((turns % 6) + 6) % 6; i > 0; --i) {
        const int nextQ = -r;
        r = q + r;
        q = nextQ;
    }
    return {q, r};
}

}  // namespace hexwarden::board
