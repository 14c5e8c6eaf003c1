// The words of a scenario line, one after another.
#pragma once

#include "tracker/game/event.h"

#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace hexwarden::support {

class Words {
  public:
    explicit Words(const std::string& line) : in_(line) {}

    bool atEnd() { return (in_ >> std::ws).eof(); }

    std::string next() {
        std::string word;
        if (!(in_ >> word)) throw std::runtime_error("the line ends too early");
        return word;
    }

    std::string peek() {
        const auto at = in_.tellg();
        std::string word;
        in_ >> word;
        in_.clear();
        in_.seekg(at);
        return word;
    }

    std::string rest() {
        in_ >> std::ws;
        std::string rest;
        std::getline(in_, rest);
        return rest;
    }

    std::vector<std::string> all() {
        std::vector<std::string> words;
        for (std::string word; in_ >> word;)
            if (word != "nothing") words.push_back(word);
        return words;
    }

    std::string quoted() {
        const std::string text = rest();
        if (text.size() < 2 || text.front() != '"' || text.back() != '"') throw std::runtime_error("no text in quotes");
        return text.substr(1, text.size() - 2);
    }

    int number() { return std::stoi(next()); }
    game::Colour colour() { return need(board::colourOf(next())); }
    game::Piece piece() { return need(board::pieceOf(next())); }

    std::optional<game::Colour> colourOrNobody() {
        if (peek() != "nobody") return colour();
        next();
        return std::nullopt;
    }

    std::vector<std::pair<int, game::Resource>> counts() {
        std::vector<std::pair<int, game::Resource>> counts;
        while (!atEnd() && peek() != "unknown") {
            if (peek() == "nothing") {
                next();
                continue;
            }
            const int n = number();
            counts.emplace_back(n, need(board::resourceOf(next())));
        }
        return counts;
    }

    game::Cards cards() {
        game::Cards cards{};
        for (const auto& [n, resource] : counts()) cards[static_cast<std::size_t>(resource)] += n;
        return cards;
    }

  private:
    template <class T>
    static T need(std::optional<T> value) {
        if (!value) throw std::runtime_error("a word of the line is not known");
        return *value;
    }

    std::istringstream in_;
};

}  // namespace hexwarden::support
