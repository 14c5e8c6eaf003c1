// The pieces of a table as they were shown to the camera once: which places they have among all kinds of things
// (vision/likeness.h), so that whatever a table plays with is known again. Kept in the camera's profile.
#pragma once

#include "tracker/board/words.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwarden::calibration {

/// How large a piece looks, in tile sides: as a drum that would hide as much.
struct Bulk {
    float width = 0, height = 0;

    bool operator==(const Bulk&) const = default;
};

/// What a piece hid when it came, laid flat on the board: tile sides, squares of them for the area. However it is
/// turned, that stays about as it is.
struct Form {
    float area = 0, length = 0, breadth = 0;
    bool operator==(const Form&) const = default;
};

/// What was measured of a piece when it came into view, against the table as it lay before.
struct Coming {
    Form form;
    std::array<float, 2> foot{};  ///< where it stood then: on the lattice
    std::vector<float> alone{};   ///< kPlaceSize numbers: its place in one paint on plain ground, if it stood out
    std::optional<Bulk> own{};    ///< of its own pixels, without its shade; none as earlier versions kept it
    bool operator==(const Coming&) const = default;
};

struct ShownPiece {
    board::Piece kind = board::Piece::army;
    int worth = 1;                        ///< how many of the kind it stands for
    std::optional<board::Colour> colour;  ///< as it was shown; none for what nobody owns
    bool lying = false;
    std::vector<float> place;        ///< kPlaceSize numbers
    std::optional<Bulk> bulk{};      ///< none where it did not stand out from what lay about it
    std::optional<Coming> coming{};  ///< none where nobody saw it come; only where its bulk is known
    std::vector<float> shape{};      ///< share of each of board::kShapes; empty as earlier versions kept it

    bool operator==(const ShownPiece&) const = default;
};

inline constexpr std::size_t kPlaceSize = 24;
inline constexpr int kMostWorth = 99;
inline constexpr float kLargestBulk = 2;  ///< tile sides

/// The network whose places these are: the first digits of the SHA-256 of data/models/alike.onnx.
inline constexpr std::string_view kPlacesOf = "30adae6e";

struct ShownPieces {
    std::string set;  ///< the piece set that they were shown for
    std::vector<ShownPiece> pieces;
    std::string placesOf{kPlacesOf};  ///< as kPlacesOf; places of another network mean nothing to this one

    bool operator==(const ShownPieces&) const = default;
};

/// Its numbers as short as a profile needs them.
void shorten(ShownPiece&);

/// Whether the places are of today's network.
inline bool isReadable(const ShownPieces& shown) {
    return shown.placesOf == kPlacesOf;
}

/// Each kind once.
std::vector<board::Piece> kindsOf(const ShownPieces&);

/// "army 5 red standing 0.25 …": one line, every number to the last bit; its bulk, if known, are two more, and its
/// coming five (area, length, breadth, x and y of its foot), its place alone kPlaceSize. Its shape: the word "shape"
/// and kShapeCount more. Its own bulk: the word "own" and two more.
std::string text(const ShownPiece&);
/// Throws board::Failure saying what is wrong.
ShownPiece shownPieceOf(std::span<const std::string_view> words);

}  // namespace hexwarden::calibration
