// Whole games as event lines, one an event, from the board to the last move.
#pragma once

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace hexwarden::tests {

struct WholeEvening {
    std::string name;
    std::vector<std::string> lines;

    friend void PrintTo(const WholeEvening& evening, std::ostream* out) { *out << evening.name; }
};

/// A scenario that tells a whole game: its table, what is given, and every `when`.
WholeEvening eveningOf(const std::filesystem::path& scenario);
/// The game that comes with the program, as its script tells it.
WholeEvening sampleEvening();
/// Those of data/scenarios/games, by name, and the sample.
std::vector<WholeEvening> wholeEvenings();

}  // namespace hexwarden::tests
