#include "tracker/board/words.h"

#include <algorithm>

namespace hexwarden::board {
namespace {

constexpr std::array<std::string_view, 10> kTerrainWords{"none",      "forest", "pasture", "fields", "hills",
                                                         "mountains", "desert", "gold",    "sea",    "shoal"};
constexpr std::array<std::string_view, 8> kResourceWords{"lumber", "brick", "wool", "grain",
                                                         "ore",    "gold",  "fish", "meat"};
constexpr std::array<std::string_view, 8> kColourWords{"red",   "blue",  "white",  "orange",
                                                       "green", "brown", "yellow", "grey"};
constexpr std::array<std::string_view, kPieceCount> kPieceWords{
    "none", "settlement", "city",   "fort",    "castle", "road",  "ship",   "bridge", "wall",
    "army", "knight",     "archer", "cavalry", "galley", "cargo", "robber", "pirate", "flood"};
constexpr std::array<std::string_view, kShapeCount> kShapeWords{"pawn",  "archer",   "rider", "cannon", "cube",
                                                                "disc",  "cylinder", "tower", "wall",   "boat",
                                                                "barge", "marker",   "road"};
constexpr std::array<std::string_view, 7> kHarbourWords{"none", "3:1", "lumber", "brick", "wool", "grain", "ore"};

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<std::string_view, N>& words, std::string_view word, std::size_t from = 0) {
    const auto at = std::find(words.begin() + static_cast<std::ptrdiff_t>(from), words.end(), word);
    if (at == words.end()) return std::nullopt;
    return static_cast<Enum>(at - words.begin());
}

template <std::size_t N, class Enum>
std::string_view look(const std::array<std::string_view, N>& words, Enum value) {
    return words.at(static_cast<std::size_t>(value));
}

}  // namespace

std::string_view word(Terrain t) {
    return look(kTerrainWords, t);
}
std::string_view word(Resource r) {
    return look(kResourceWords, r);
}
std::string_view word(Colour c) {
    return look(kColourWords, c);
}
std::string_view word(Piece p) {
    return look(kPieceWords, p);
}
std::string_view word(Shape s) {
    return look(kShapeWords, s);
}
std::string_view word(HarbourKind k) {
    return look(kHarbourWords, k);
}

std::optional<Terrain> terrainOf(std::string_view w) {
    return find<Terrain>(kTerrainWords, w, 1);
}
std::optional<Resource> resourceOf(std::string_view w) {
    return find<Resource>(kResourceWords, w);
}
std::optional<Colour> colourOf(std::string_view w) {
    return find<Colour>(kColourWords, w);
}
std::optional<Piece> pieceOf(std::string_view w) {
    return find<Piece>(kPieceWords, w, 1);
}
std::optional<Shape> shapeOf(std::string_view w) {
    return find<Shape>(kShapeWords, w);
}
std::optional<HarbourKind> harbourKindOf(std::string_view w) {
    return find<HarbourKind>(kHarbourWords, w, 1);
}

}  // namespace hexwarden::board
