// What the rule books put on the table: pieces a player, prices, the bank, the development deck, and the facts that
// hold with their rules. Whoever wants to know what a game has asks here, never for a book.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/path_search.h"

#include <array>
#include <cstdint>
#include <optional>

namespace hexwarden::rules {

struct Price {
    Cards cards{};
    ClauseId clause;
    Cards evenIfFree{};  ///< of `cards`, still due where a road-building card lays the piece (RIVER-24)
};

/// A piece that is laid with pieces of another kind.
struct Making {
    Piece piece = Piece::none;
    int count = 0;
};

/// What kind of site a kind of piece stands on.
enum class Ground : std::uint8_t { corner, edge, hex };

/// The kind of a site.
constexpr Ground groundOf(const Site& site) {
    if (std::holds_alternative<Corner>(site)) return Ground::corner;
    return std::holds_alternative<Edge>(site) ? Ground::edge : Ground::hex;
}

/// Where the base game, Seafarers and War have it; the robber, armies and knights stand on hexes.
constexpr Ground usualGround(Piece p) {
    if (board::isBuilding(p)) return Ground::corner;
    return board::isRoute(p) ? Ground::edge : Ground::hex;
}

/// As many as anybody wants.
inline constexpr int kUnlimited = 999;

/// What a building takes from each hex that produces.
struct Draw {
    int cards = 0;
    ClauseId clause;
};

struct Ledger;

/// Everybody whom a thief on that hex can rob.
using VictimsAt = ColourSet (*)(const GameState&, const Ledger&, Hex);

/// Whether a flood stops that hex now.
using FloodedAt = bool (*)(const GameState&, const Ledger&, Hex);

struct Box {
    std::array<int, board::kPieceCount> pieces{};  ///< a player, by Piece; 0 for kinds that the books do not have
    std::array<std::optional<Price>, board::kPieceCount> prices{};  ///< of building one; none cannot be built
    std::array<Draw, board::kPieceCount> draws{};                   ///< by Piece
    std::array<Making, board::kPieceCount> makings{};  ///< by Piece; none for a piece that is laid as it is
    std::optional<Price> card{};
    std::optional<Price> weapon{};
    std::array<int, game::kCardCount> deck{};  ///< by Card
    int bank = 0;                              ///< cards of each of the five kinds
    int pointsToWin = 0;                       ///< 0: not won by points
    bool pirate = false;                       ///< apart from the robber
    int routeMinimum = 0;                      ///< half roads that the longest route needs

    std::array<Ground, board::kPieceCount> grounds = [] {
        std::array<Ground, board::kPieceCount> usual{};
        for (Piece p : board::kPieces) usual[static_cast<std::size_t>(p)] = usualGround(p);
        return usual;
    }();

    // --- facts that hold with these rules
    VictimsAt robbedAt = nullptr;     ///< by the robber; none: no robber, no discards
    VictimsAt robbedAtSea = nullptr;  ///< by the pirate
    FloodedAt floodedAt = nullptr;    ///< none: no floods (RIVER-11)
    bool robberAtSea = false;         ///< one thief for land and sea (RISK-4)
    bool weaponsDestroy = false;      ///< weapons destroy pieces, along roads whose owners consent (WAR-2, WAR-5)
    bool unitsFight = false;      ///< ships and knights go from hex to hex, fight and breach walls (CONQ-30, CONQ-35)
    bool armiesFight = false;     ///< armies hold hexes, march and fight for them (RISK-30, RISK-43)
    bool diceOfBattles = false;   ///< dice that come to rest after the roll fight a battle (RISK-43, CONQ-35)
    bool goldIsChosen = false;    ///< of gold somebody chooses what it is (SEA-1)
    bool river = false;           ///< the board has the river's tile (RIVER-1)
    bool mayPass = false;         ///< set-up goes on where somebody has no site (RISK-6, CONQ-6)
    bool opensLanded = false;     ///< a table that is given is one of the first round, never of set-up (CONQ-6)
    bool mayLeave = false;        ///< a player may leave, or be out (RISK-50)
    bool perils = false;          ///< rolls call dragons, storms and diseases (CONQ-20 to CONQ-22)
    bool rounds = false;          ///< phases of three rounds, and victory tokens (CONQ-61)
    bool choosesOnSeven = false;  ///< a 7 yields what a building's hexes have in common (CONQ-3)
    bool pillages = false;        ///< a destroyed building brings cards (WAR-32)
    bool burns = false;           ///< a played knight may be given up for a weapon (WAR-33)
    bool homelessAreOut = false;  ///< of the game, else they settle again (WAR-35)
    std::array<bool, board::kPieceCount> moving{};        ///< by Piece: one that lies may move (SEA-5, CONQ-51)
    std::size_t cardKinds = board::kCardKindCount;        ///< kinds of cards that hands hold, the first of Resource
    board::Layout (*deal)(std::uint64_t seed) = nullptr;  ///< the book deals its board (RISK-3); none: it does not

    bool has(Piece p) const { return piece(p) > 0; }
    bool moves(Piece p) const { return moving[static_cast<std::size_t>(p)]; }
    void letMove(Piece p) { moving[static_cast<std::size_t>(p)] = true; }
    /// That kind is built, and on edges, corners or hexes.
    bool builds(Piece p, Ground on) const { return price(p) && ground(p) == on; }
    /// The thief that goes to water or to land; none if there is none for it.
    Piece thiefOn(bool water) const;
    /// Whether the piece can use such a place: a road an edge beside land, a bridge one across the river, a ship one
    /// beside water. Whether it may be built there is judged separately.
    bool suits(Piece, const board::Layout&, Edge) const;
    bool suits(Piece, const board::Layout&, Hex) const;
    bool suits(Piece, const board::Layout&, Corner) const;
    bool suits(Piece, const board::Layout&, const Site&) const;

    int& piece(Piece p) { return pieces[static_cast<std::size_t>(p)]; }
    int piece(Piece p) const { return pieces[static_cast<std::size_t>(p)]; }
    std::optional<Price>& price(Piece p) { return prices[static_cast<std::size_t>(p)]; }
    const std::optional<Price>& price(Piece p) const { return prices[static_cast<std::size_t>(p)]; }
    Ground& ground(Piece p) { return grounds[static_cast<std::size_t>(p)]; }
    Ground ground(Piece p) const { return grounds[static_cast<std::size_t>(p)]; }
    Draw& draw(Piece p) { return draws[static_cast<std::size_t>(p)]; }
    const Draw& draw(Piece p) const { return draws[static_cast<std::size_t>(p)]; }
    Making& making(Piece p) { return makings[static_cast<std::size_t>(p)]; }
    const Making& making(Piece p) const { return makings[static_cast<std::size_t>(p)]; }
    int cardsInDeck() const;
};

}  // namespace hexwarden::rules
