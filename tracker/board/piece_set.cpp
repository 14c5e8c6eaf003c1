#include "tracker/board/piece_set.h"

#include "tracker/board/message.h"
#include "tracker/board/quotes.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace hexwarden::board {
namespace {

/// What the camera knows without shapes.
constexpr std::array kBasePieces{Piece::settlement, Piece::city, Piece::road, Piece::ship};

std::optional<Look> lookOf(std::string_view word) {
    const auto piece = pieceOf(word);
    if (piece && std::find(kBasePieces.begin(), kBasePieces.end(), *piece) != kBasePieces.end()) return *piece;
    if (const auto shape = shapeOf(word)) return *shape;
    return std::nullopt;
}

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
        if (key == "hexes") return readOnHexes();
        if (key == "without") return readWithout();
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

    bool readOnHexes() {
        for (std::string word; words_ >> word;) {
            const auto piece = pieceOf(word);
            if (!piece) return false;
            set_.onHexes.push_back(*piece);
        }
        return !set_.onHexes.empty();
    }

    bool readWithout() {
        std::string word;
        set_.robber = false;
        return words_ >> word && word == "robber" && atEnd();
    }

    // PIECE [of N] as LOOK [twice] [marked]
    bool readStand() {
        std::string word;
        if (!(words_ >> word)) return false;
        const auto piece = pieceOf(word);
        if (!piece || !(words_ >> word)) return false;
        Stand stand{*piece};
        if (word == "of" && (!(words_ >> stand.worth >> word) || stand.worth < 2)) return false;
        if (word != "as" || !(words_ >> word)) return false;
        const auto look = lookOf(word);
        if (!look) return false;
        stand.look = *look;
        while (words_ >> word) {
            if (word == "marked" && !stand.marked)
                stand.marked = true;
            else if (word == "twice" && stand.each == 1)
                stand.each = 2;
            else
                return false;
        }
        set_.stands.push_back(stand);
        return true;
    }

    std::istringstream words_;
    PieceSet& set_;
};

}  // namespace

bool PieceSet::standsOnHex(Piece p) const {
    const bool always = !isBuilding(p) && !isRoute(p);
    return always || std::find(onHexes.begin(), onHexes.end(), p) != onHexes.end();
}

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
    const auto isPlain = [](const Stand& s) { return s.worth == 1 && s.each == 1 && !s.marked; };
    const auto canLook = [&](Piece piece, const Look& look) {
        return look == Look(piece) || std::any_of(stands.begin(), stands.end(), [&](const Stand& s) {
                   return s.piece == piece && s.worth == 1 && s.look == look;
               });
    };
    if (canLook(known, seen)) return known;
    for (const Stand& s : stands)
        if (s.piece == seen && isPlain(s) && canLook(known, s.look)) return known;
    const auto first =
        std::find_if(stands.begin(), stands.end(), [&](const Stand& s) { return isPlain(s) && s.look == Look(seen); });
    return first == stands.end() ? seen : first->piece;
}

std::vector<Shape> PieceSet::shapes() const {
    std::array<bool, kShapeCount> wanted{};
    const auto want = [&](Shape s) { wanted[static_cast<std::size_t>(s)] = true; };
    for (const Stand& s : stands) {
        if (const auto* shape = std::get_if<Shape>(&s.look)) want(*shape);
        if (s.marked) want(Shape::marker);
        if (s.each > 1 && s.look == Look(Piece::road)) want(Shape::road);
    }
    std::vector<Shape> all;
    for (Shape s : kShapes)
        if (wanted[static_cast<std::size_t>(s)]) all.push_back(s);
    return all;
}

bool PieceSet::isSeenByShape(Piece piece) const {
    const auto isShape = [](const Stand& s) { return std::holds_alternative<Shape>(s.look) || s.marked || s.each > 1; };
    const auto none = [&](bool byShape) {
        return std::none_of(stands.begin(), stands.end(),
                            [&](const Stand& s) { return s.piece == piece && isShape(s) == byShape; });
    };
    return !none(true) && none(false);
}

std::optional<Piece> PieceSet::countedAs(Piece piece) const {
    const auto isShownBy = [&](const Look& look) {
        return std::holds_alternative<Shape>(look) && std::any_of(stands.begin(), stands.end(), [&](const Stand& s) {
                   return s.piece == piece && s.look == look;
               });
    };
    const auto first = std::find_if(stands.begin(), stands.end(), [&](const Stand& s) { return isShownBy(s.look); });
    return first == stands.end() ? std::nullopt : std::optional(first->piece);
}

std::vector<Piece> PieceSet::countedWith(Piece piece) const {
    std::vector<Piece> others;
    for (Piece p : kPieces)
        if (p != piece && countedAs(p) == piece) others.push_back(p);
    return others;
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
            throw Failure(say("%1, line %2: cannot read %3", source, number, inQuotes(line)));
    }
    if (set.name.empty() || set.colours.empty())
        throw Failure(say("%1: a set of pieces needs a name and colours", source));
    return set;
}

PieceSet readPieceSet(const std::filesystem::path& file) {
    std::ifstream in(file);
    if (!in) throw Failure(say("cannot read the set of pieces %1", file));
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
