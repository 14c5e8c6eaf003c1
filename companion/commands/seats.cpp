#include "companion/commands/seats.h"

#include "tracker/board/message.h"
#include "tracker/game/player_name.h"

#include <algorithm>
#include <sstream>

namespace hexwarden::commands {

std::vector<game::Seat> seatsOf(const std::string& words) {
    std::vector<game::Seat> seats;
    std::istringstream in(words);
    for (std::string word; std::getline(in, word, ',');) {
        const auto colon = word.find(':');
        const std::string colourWord = word.substr(0, colon);
        const auto colour = board::colourOf(colourWord);
        if (!colour) throw board::Failure(board::say("'%1' is no colour of pieces", colourWord));
        if (std::any_of(seats.begin(), seats.end(), [&](const auto& s) { return s.colour == *colour; }))
            throw board::Failure(board::say("two players cannot both be %1", colourWord));
        const auto place = static_cast<game::Place>(seats.size() % 4);
        seats.push_back({*colour, colon == word.npos ? colourWord : game::playerName(word.substr(colon + 1)), place});
    }
    if (seats.empty()) throw board::Failure(board::say("who plays? For instance red:Ann,blue:Ben"));
    return seats;
}

}  // namespace hexwarden::commands
