// A table without camera and disk: keeps declared facts in a list and informs the evening, as the session does.
#pragma once

#include "companion/viewmodel/screens/evening.h"

#include <fstream>
#include <string>
#include <vector>

namespace hexwarden::tests {

class Desk {
  public:
    Desk() {
        evening.onDeclared([this](const game::Body& body) { add(body); });
    }

    void add(const game::Body& body) {
        game::Event event;
        event.sequence = static_cast<std::int64_t>(journal.size()) + 1;
        event.body = body;
        journal.push_back(event);
        evening.follow(journal);
    }
    void add(const std::string& line) { add(game::bodyOf(line)); }

    /// The first `count` lines of the sample evening, four players, 18 lines of set-up, then turns; or of the game
    /// that shows one rule book.
    void play(std::size_t count = 1000, const std::string& game = "evening") {
        std::ifstream in(HEXWARDEN_SOURCE "/tests/viewmodel/" + game + ".txt");
        std::size_t number = 0;
        for (std::string line; journal.size() < count && std::getline(in, line);) {
            if (number++ < journal.size()) continue;
            game::Event event;
            event.sequence = static_cast<std::int64_t>(journal.size()) + 1;
            event.body = game::bodyOf(line);
            journal.push_back(event);
        }
        evening.follow(journal);
    }

    void playBook(const std::string& book) { play(1000, book); }

    viewmodel::Evening evening;
    std::vector<game::Event> journal;
};

/// The game's lines up to the first roll.
inline constexpr std::size_t kSetUp = 18;

}  // namespace hexwarden::tests
