#include "vision/piece_set.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace hexwarden::vision {

PieceSet parsePieceSet(std::string_view text, std::string_view source) {
    PieceSet set;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const auto fail = [&] {
            throw std::runtime_error(std::string(source) + ", line " + std::to_string(number) + ": cannot read '" +
                                     line + "'");
        };
        std::istringstream words(line.substr(0, line.find('#')));
        std::string key, name;
        if (!(words >> key)) continue;
        if (key == "pieces") {
            if (!(words >> set.name)) fail();
        } else if (key == "colours") {
            while (words >> name) {
                const auto colour = board::colourOf(name);
                if (!colour) fail();
                set.colours.push_back(*colour);
            }
        } else {
            int count = 0;
            if (key != "stock" || !(words >> name >> count) || count < 1) fail();
            const auto piece = board::pieceOf(name);
            if (!piece) fail();
            set.stock[static_cast<std::size_t>(*piece)] = count;
        }
    }
    if (set.name.empty() || set.colours.empty())
        throw std::runtime_error(std::string(source) + ": a set of pieces needs a name and colours");
    return set;
}

PieceSet readPieceSet(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error("cannot read the set of pieces " + file.string());
    std::ostringstream text;
    text << in.rdbuf();
    return parsePieceSet(text.str(), file.string());
}

}  // namespace hexwarden::vision
