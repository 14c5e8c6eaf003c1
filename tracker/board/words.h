// The field's nouns: terrains, resources, colours, pieces, harbours. docs/glossary.md lists what the rule books call
// them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwarden::board {

enum class Terrain : std::uint8_t { none, forest, pasture, fields, hills, mountains, desert, gold, sea, shoal };
inline constexpr std::array kTerrains{Terrain::forest, Terrain::pasture,   Terrain::fields,
                                      Terrain::hills,  Terrain::mountains, Terrain::desert,
                                      Terrain::gold,   Terrain::sea,       Terrain::shoal};

/// True for the terrains that pieces of the land stand on; `none` (off the board) is neither land nor water.
constexpr bool isLand(Terrain t) {
    return t != Terrain::none && t != Terrain::sea && t != Terrain::shoal;
}
constexpr bool isWater(Terrain t) {
    return t == Terrain::sea || t == Terrain::shoal;
}

/// `gold`, `fish` and `meat` are counted like cards in CONQ; in SEA `gold` stands for a free choice not yet made.
enum class Resource : std::uint8_t { lumber, brick, wool, grain, ore, gold, fish, meat };
inline constexpr std::array kResources{Resource::lumber, Resource::brick, Resource::wool, Resource::grain,
                                       Resource::ore,    Resource::gold,  Resource::fish, Resource::meat};
inline constexpr std::size_t kResourceCount = kResources.size();
/// The five that BASE knows: the first five of `kResources`.
inline constexpr std::size_t kCardKindCount = 5;

/// What a land terrain yields (BASE-1, SEA-1, CONQ-11); none for desert and sea.
constexpr std::optional<Resource> yieldOf(Terrain t) {
    switch (t) {
        case Terrain::forest:
            return Resource::lumber;
        case Terrain::hills:
            return Resource::brick;
        case Terrain::pasture:
            return Resource::wool;
        case Terrain::fields:
            return Resource::grain;
        case Terrain::mountains:
            return Resource::ore;
        case Terrain::gold:
            return Resource::gold;
        case Terrain::shoal:
            return Resource::fish;
        case Terrain::none:
        case Terrain::desert:
        case Terrain::sea:
            return std::nullopt;
    }
    return std::nullopt;
}

/// A player is known by the colour of the pieces. Yellow and grey exist for borrowed armies (RISK-51).
enum class Colour : std::uint8_t { red, blue, white, orange, green, brown, yellow, grey };
inline constexpr std::array kColours{Colour::red,   Colour::blue,  Colour::white,  Colour::orange,
                                     Colour::green, Colour::brown, Colour::yellow, Colour::grey};
inline constexpr std::size_t kColourCount = kColours.size();

/// Everything that can stand on a site, of all rule books. Where each may stand is `homeOf`.
enum class Piece : std::uint8_t {
    // clang-format off
    none,
    settlement, city, fort, castle,
    road, ship, bridge, wall,
    army, knight, archer, cavalry, galley, cargo,
    robber, pirate, flood
    // clang-format on
};
inline constexpr std::array kPieces{Piece::settlement, Piece::city,    Piece::fort,   Piece::castle, Piece::road,
                                    Piece::ship,       Piece::bridge,  Piece::wall,   Piece::army,   Piece::knight,
                                    Piece::archer,     Piece::cavalry, Piece::galley, Piece::cargo,  Piece::robber,
                                    Piece::pirate,     Piece::flood};
inline constexpr std::size_t kPieceCount = kPieces.size() + 1;

constexpr bool isBuilding(Piece p) {
    return p >= Piece::settlement && p <= Piece::castle;
}
constexpr bool isRoute(Piece p) {
    return p >= Piece::road && p <= Piece::wall;
}
constexpr bool isUnit(Piece p) {
    return p >= Piece::army && p <= Piece::cargo;
}

/// What a thing looks like, whatever it stands for; a piece set says that. The order of the channels of things.onnx.gz.
enum class Shape : std::uint8_t {
    // clang-format off
    pawn, archer, rider, cannon,    // figures: standing, with a bow, on a horse; a barrel on wheels
    cube, disc, cylinder,           // of wood
    tower,                          // a fort or a castle of its own
    wall,                           // a crenellated bar
    boat, barge,                    // a hull with sails; an open one
    marker,                         // a bead, ring or chip of any colour
    road                            // a plain bar
    // clang-format on
};
inline constexpr std::array kShapes{Shape::pawn,  Shape::archer,   Shape::rider, Shape::cannon, Shape::cube,
                                    Shape::disc,  Shape::cylinder, Shape::tower, Shape::wall,   Shape::boat,
                                    Shape::barge, Shape::marker,   Shape::road};
inline constexpr std::size_t kShapeCount = kShapes.size();

/// The card kind of a harbour; `any` is 3:1, `none` is no harbour.
enum class HarbourKind : std::uint8_t { none, any, lumber, brick, wool, grain, ore };

/// 2..12 but 7; 0 where no token lies.
using Token = std::uint8_t;

/// Chances out of 36 of a token (BASE-2); 0 for no token.
constexpr int pips(Token token) {
    if (token < 2 || token > 12 || token == 7) return 0;
    return token < 7 ? token - 1 : 13 - token;
}

// Words, as the text forms and the interfaces write them. `…Of(word)` is none for an unknown word.
std::string_view word(Terrain);
std::string_view word(Resource);
std::string_view word(Colour);
std::string_view word(Piece);
std::string_view word(Shape);
std::string_view word(HarbourKind);  ///< "3:1" or the resource
std::optional<Terrain> terrainOf(std::string_view);
std::optional<Resource> resourceOf(std::string_view);
std::optional<Colour> colourOf(std::string_view);
std::optional<Piece> pieceOf(std::string_view);
std::optional<Shape> shapeOf(std::string_view);
std::optional<HarbourKind> harbourKindOf(std::string_view);

}  // namespace hexwarden::board
