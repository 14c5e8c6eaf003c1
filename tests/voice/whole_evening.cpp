#include "tests/voice/whole_evening.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace hexwarden::tests {

namespace {

const std::filesystem::path kData = HEXWARDEN_SOURCE "/data";

template <class Take>
void forEachLine(const std::filesystem::path& file, const Take& take) {
    std::ifstream in(file);
    if (!in) throw std::runtime_error(file.string() + " cannot be read");
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string first, rest;
        if (!(words >> first) || first[0] == '#') continue;
        std::getline(words >> std::ws, rest);
        take(first, rest);
    }
}

std::string seats(const std::string& colours) {
    std::istringstream words(colours);
    std::string all;
    for (std::string colour; words >> colour;) all += " seat " + colour + " \"\" south";
    return all;
}

}  // namespace

WholeEvening eveningOf(const std::filesystem::path& scenario) {
    std::string began = "began", options, players = "red blue white orange", board = "standard", laid = "laid";
    std::vector<std::string> given, lines;
    forEachLine(scenario, [&](const std::string& first, const std::string& rest) {
        std::istringstream words(rest);
        std::string name, value;
        if (first == "books") {
            while (words >> name) began += " book " + name;
        } else if (first == "option") {
            words >> name >> value;
            options += " option " + name + " \"" + value + "\"";
        } else if (first == "players") {
            players = rest;
        } else if (first == "board") {
            board = rest;
        } else if (first == "hex" || first == "harbour" || first == "port" || first == "robber" || first == "pirate") {
            laid += " " + first + " " + rest;
        } else if (first == "given") {
            given.push_back(rest);
        } else if (first == "awaits") {
            given.insert(given.begin(), "joined");
            given.push_back(rest + " continues");
        } else if (first == "when") {
            lines.push_back(rest);
        }
    });
    forEachLine(kData / "scenarios" / "boards" / (board + ".txt"),
                [&](const std::string& first, const std::string& rest) { laid += " " + first + " " + rest; });
    given.insert(given.begin(), {began + options + seats(players), laid});
    lines.insert(lines.begin(), given.begin(), given.end());
    return {scenario.stem().string(), std::move(lines)};
}

WholeEvening sampleEvening() {
    std::string players, laid = "laid", robber, roller;
    std::vector<std::string> lines;
    const auto endTurn = [&] {
        if (!roller.empty()) lines.push_back(roller + " ends");
    };
    forEachLine(kData / "samples" / "first_evening" / "game.txt",
                [&](const std::string& first, const std::string& rest) {
                    std::istringstream words(rest);
                    std::string who, what, at, to;
                    words >> who >> what >> at >> to;
                    if (first == "player") {
                        players += " " + who;
                    } else if (first == "hex") {
                        laid += " hex " + rest;
                        if (what == "desert") robber = " robber " + who;
                    } else if (first == "roll") {
                        endTurn();
                        roller = who;
                        lines.push_back(who + " rolls " + what + " " + at);
                    } else if (first == "build") {
                        lines.push_back(who + " builds " + what + " " + at + (to.empty() ? "" : "/" + to));
                    } else if (first == "robber") {
                        lines.push_back(who + " sends robber to " + what + " from " + at);
                    }
                });
    lines.insert(lines.begin(), {"began" + seats(players), laid + robber});
    return {"sample", std::move(lines)};
}

std::vector<WholeEvening> wholeEvenings() {
    std::vector<WholeEvening> evenings;
    for (const auto& file : std::filesystem::directory_iterator(kData / "scenarios" / "games"))
        evenings.push_back(eveningOf(file.path()));
    std::ranges::sort(evenings, {}, &WholeEvening::name);
    evenings.push_back(sampleEvening());
    return evenings;
}

}  // namespace hexwarden::tests
