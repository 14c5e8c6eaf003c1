// What lies on the table before anybody plays: terrains, tokens, harbours, the river tile.
#pragma once

#include "tracker/board/river.h"
#include "tracker/board/site.h"
#include "tracker/board/words.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwarden::board {

struct Message;

/// Every hex that is not part of the board is `Terrain::none`; off the board is not sea.
struct Layout {
    SiteMap<Hex, Terrain> terrain;
    SiteMap<Hex, Token> token;
    /// A harbour serves the two corners of one coastal edge (BASE-4): both carry its kind.
    SiteMap<Corner, HarbourKind> harbour;
    /// CONQ-5: ports are sea hexes there.
    SiteMap<Hex, HarbourKind> port;
    std::optional<River> river;

    bool operator==(const Layout&) const = default;
};

/// The hexes of the board in index order.
std::vector<Hex> hexes(const Layout&);

/// `known`, turned by sixths and shifted so that the terrains and tokens of its land are those of `read`; none if it is
/// another board. Sea, harbours, ports and the river come with it, whether they were read or not.
std::optional<Layout> asItLies(const Layout& known, const Layout& read);

bool isLand(const Layout&, Hex);
/// An edge or corner is on the board if it touches a hex of the board.
bool touchesLand(const Layout&, Edge);
bool touchesLand(const Layout&, Corner);
bool touchesWater(const Layout&, Edge);
/// On a coast: land on one side and water, or the board's rim, on the other.
bool isCoast(const Layout&, Edge);

/// Why this is no river tile, whatever lies under it; none if it is one (RIVER-2).
std::optional<Message> objectionTo(const River&);
/// Why a river tile cannot lie on these hexes; none if it can (RIVER-1, RIVER-2).
std::optional<Message> objectionTo(const River&, const Layout&);
/// Every way in which the tile can lie among these hexes, sorted by z, mouth, y and x in index order.
std::vector<River> possibleRivers(const Layout&);
/// The sides that only a bridge can cross (RIVER-21): between y and z, then between x and y.
std::array<Edge, 2> bridgeSites(const River&);
/// The two sides of z that meet at the mouth (RIVER-20).
std::array<Edge, 2> mouthSides(const River&);

/// One line: `0,0 forest 5`, `0,0 desert`.
std::string text(const Layout&, Hex);

}  // namespace hexwarden::board
