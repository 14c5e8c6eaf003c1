#include "tracker/board/piece_set.h"

#include "tracker/board/quotes.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace hexwarden::board {
namespace {

/// The words of one line; every reader says whether it could read the line to its end.
class LineReader {
  public:
    LineReader(std::istringstream words, PieceSet& set) : words_(std::move(words)), set_(set) {}

    bool read(const std::string& key) {
        if (key == "pieces") return words_ >> set_.name && atEnd();
        if (key == "title") return readTitle();
        if (key == "for") return readBooks();
        if (key == "colours") return readColours();
        if (key == "stock") return readStock();
        if (key == "show") return readStand();
        return false;
    }

  private:
    bool atEnd() { return (words_ >> std::ws).eof(); }

    bool readTitle() {
        std::string language, title;
        if (!(words_ >> language >> std::ws) || !std::getline(words_, title)) return false;
        title.erase(title.find_last_not_of(' ') + 1);
        set_.titles.emplace_back(language, title);
        return !title.empty();
    }

    bool readBooks() {
        for (std::string book; words_ >> book;) set_.books.push_back(book);
        return !set_.books.empty();
    }

    bool readColours() {
        for (std::string word; words_ >> word;) {
            const auto colour = colourOf(word);
            if (!colour) return false;
            set_.colours.push_back(*colour);
        }
        return true;
    }

    bool readStock() {
        std::string word;
        int count = 0;
        if (!(words_ >> word >> count) || count < 1 || !atEnd()) return false;
        const auto piece = pieceOf(word);
        if (!piece) return false;
        set_.stock[static_cast<std::size_t>(*piece)] = count;
        return true;
    }

    // PIECE [of N] as SHAPE [twice] [marked]
    bool readStand() {
        std::string word;
        if (!(words_ >> word)) return false;
        const auto piece = pieceOf(word);
        if (!piece || !(words_ >> word)) return false;
        Stand stand{*piece};
        if (word == "of" && (!(words_ >> stand.worth >> word) || stand.worth < 2)) return false;
        if (word != "as" || !(words_ >> stand.shape)) return false;
        while (words_ >> word) {
            if (word == "marked" && !stand.marked)
                stand.marked = true;
            else if (word == "twice" && stand.each == 1)
                stand.each = 2;
            else
                return false;
        }
        set_.stands.push_back(std::move(stand));
        return true;
    }

    std::istringstream words_;
    PieceSet& set_;
};

}  // namespace

std::string_view PieceSet::title(std::string_view language) const {
    const auto found = std::find_if(titles.begin(), titles.end(), [&](const auto& t) { return t.first == language; });
    return found == titles.end() ? std::string_view(name) : std::string_view(found->second);
}

bool PieceSet::serves(const std::vector<std::string>& chosenBooks) const {
    return std::all_of(chosenBooks.begin(), chosenBooks.end(), [&](const std::string& book) {
        return book == "base" || std::find(books.begin(), books.end(), book) != books.end();
    });
}

Piece PieceSet::meaning(Piece seen, Piece known) const {
    const auto looksSo = [&](const Stand& s) { return s.worth == 1 && s.shape == word(seen); };
    Piece first = seen;
    for (const Stand& s : stands) {
        if (!looksSo(s)) continue;
        if (s.piece == known) return known;
        if (first == seen && !s.marked) first = s.piece;
    }
    return known == seen ? seen : first;
}

PieceSet parsePieceSet(std::string_view text, std::string_view source) {
    PieceSet set;
    std::istringstream lines{std::string(text)};
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string key;
        if (!(words >> key)) continue;
        if (!LineReader(std::move(words), set).read(key))
            throw std::runtime_error(std::string(source) + ", line " + std::to_string(number) + ": cannot read " +
                                     inQuotes(line));
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

std::vector<PieceSet> readPieceSets(const std::filesystem::path& folder) {
    std::vector<PieceSet> sets;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".txt") sets.push_back(readPieceSet(entry.path()));
    std::sort(sets.begin(), sets.end(), [](const PieceSet& a, const PieceSet& b) { return a.name < b.name; });
    return sets;
}

}  // namespace hexwarden::board
