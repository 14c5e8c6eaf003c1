// Which pieces lie on a table, and what each stands for. Read from data/pieces/*.txt:
//
//   pieces war-6
//   title en Settlements with a marker      how New game offers it, in every language of the screens
//   title de Siedlungen mit Marker
//   for war seafarers               the rule books, besides base, that it has everything for
//   colours red blue white orange
//   stock road 15                   kind, how many one player has; a kind that is not named does not occur
//   hexes settlement city ship      kinds that stand on hexes, not on corners or edges as in the base game
//   without robber                  no robber stands on this table
//   show fort as settlement marked  what no piece of its own is there for: a marker lies on or beside it
//   show bridge as road twice       two of them side by side
//   show wall as road
//   show army of 5 as rider         one thing that stands for several
//
// `stock` counts what is in the box of the base game, as far as the camera looks for it. What is shown `as` something
// is a settlement, city, road or ship, or a word of `Shape`. Two kinds may be shown by the same thing: then nobody can
// tell them apart by looking, and they are counted together.
#pragma once

#include "tracker/board/observation.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexwarden::board {

/// What lies on the table, in the words of those who look: the base game's pieces, or a shape.
using Look = std::variant<Piece, Shape>;

/// How a piece of the rules lies on the table.
struct Stand {
    Piece piece = Piece::none;
    int worth = 1;  ///< how many of it one such thing stands for
    Look look{};
    bool marked = false;
    int each = 1;  ///< how many things make one piece

    bool operator==(const Stand&) const = default;
};

struct PieceSet {
    std::string name;
    std::vector<std::pair<std::string, std::string>> titles;  ///< language, title
    std::vector<std::string> books;
    std::vector<Colour> colours;
    std::array<int, kPieceCount> stock{};  ///< by piece, of one player
    std::vector<Stand> stands;             ///< in the order of the file
    std::vector<Piece> onHexes;            ///< that stand on corners or edges in the base game
    bool robber = true;                    ///< one stands on the table

    int stockOf(Piece p) const { return stock[static_cast<std::size_t>(p)]; }
    bool standsOnHex(Piece) const;
    /// The name if there is no title in that language.
    std::string_view title(std::string_view language) const;
    /// Everything that these books need is in it.
    bool serves(const std::vector<std::string>& chosenBooks) const;

    /// What a piece that looks like `seen` is at a site where the record has `known`: that, if it can look like this,
    /// because a marker is easily overlooked; else the first piece that is shown so without a marker; else what it
    /// looks like.
    Piece meaning(Piece seen, Piece known) const;

    /// What must be looked for besides the base game's pieces, markers and second roads included.
    std::vector<Shape> shapes() const;
    /// The camera knows the piece by shapes or markers only, which it reads less surely than the base game's pieces.
    bool isSeenByShape(Piece) const;
    /// The kind that a piece is counted under where kinds cannot be told apart for sure: the first of the file that is
    /// shown by the same shape, marked or not; none for a piece without a shape.
    std::optional<Piece> countedAs(Piece) const;
    /// The other kinds that are counted under this one.
    std::vector<Piece> countedWith(Piece) const;
};

/// Throws std::runtime_error naming `source` and the line that cannot be read.
PieceSet parsePieceSet(std::string_view text, std::string_view source);
/// Throws std::runtime_error naming the file if it cannot be read.
PieceSet readPieceSet(const std::filesystem::path&);
/// Every set of a folder, by name.
std::vector<PieceSet> readPieceSets(const std::filesystem::path& folder);

}  // namespace hexwarden::board
