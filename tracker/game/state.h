// The facts on the table: who sits where, what stands on which site, what was rolled, bought, played and said.
//
// `apply` never judges: the table is right about what lies on it. Whatever follows from the facts (production, hands,
// lengths, points, whose set-up placement is due) is the ledger's, in companion/rules.
#pragma once

#include "tracker/board/layout.h"
#include "tracker/board/observation.h"
#include "tracker/game/event.h"

#include <array>
#include <cstdint>
#include <cstring>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwarden::game {

using board::Occupant;

/// One value a colour, seated or not.
template <class T>
using ByColour = std::array<T, board::kColourCount>;

template <class Map>
constexpr decltype(auto) of(Map&& byColour, Colour c) {
    return byColour[static_cast<std::size_t>(c)];
}

/// Pieces of one kind and owner on a hex: armies, knights, ships of Conquest.
struct Stack {
    Hex at;
    Colour owner{};
    Piece piece = Piece::army;
    int count = 0;

    auto operator<=>(const Stack&) const = default;
};

/// A harbour that was earned: it lies on a water hex and serves one corner of it (RISK-20).
struct HarbourToken {
    Hex on;
    Corner at;
    board::HarbourKind kind{};

    auto operator<=>(const HarbourToken&) const = default;
};

/// What one player did over the game that no piece shows.
struct Deeds {
    std::array<std::int16_t, kCardCount> played{};  ///< development cards, by Card
    std::int16_t cardsBought = 0;
    std::int16_t cardsBoughtThisTurn = 0;
    std::int16_t cardsPlayedThisTurn = 0;
    std::int16_t cardsShownThisTurn = 0;  ///< of those, victory points and Robin Hood, which take no turn's one play
    std::int16_t weaponsBought = 0;
    std::int16_t weaponsUsed = 0;
    std::int16_t knightsBurned = 0;
    bool left = false;  ///< the game

    bool operator==(const Deeds&) const = default;
};

/// What was rolled and ended. Whose turn it is follows from it by the rules, which may skip players: the ledger says.
struct Turn {
    std::int32_t number = 0;       ///< turns that had a roll or an end, this one included; 0 in set-up
    std::optional<Dice> dice;      ///< of this turn; none before the roll
    std::optional<Colour> roller;  ///< whose dice they are; none before the roll
    std::optional<Colour> ended;   ///< who ended the turn last; none while a turn runs

    bool operator==(const Turn&) const = default;
};

struct Consent {
    Colour from{};
    Colour to{};
    std::string purpose;

    bool operator==(const Consent&) const = default;
};

/// A copyable value of about twenty kilobytes, compared member by member.
struct GameState {
    std::vector<std::string> books;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<Seat> seats;  ///< in playing order
    std::string pieces;       ///< the set on the table, by its name in data/pieces; empty: nobody said

    board::Layout layout;
    std::optional<Hex> robber;  ///< none: beside the board
    std::optional<Hex> pirate;

    board::SiteMap<Corner, Occupant> buildings;
    board::SiteMap<Hex, Occupant> hexBuildings;  ///< Conquest's stand in the middle of a hex (CONQ-1)
    board::SiteMap<Edge, Occupant> routes;
    std::vector<Stack> stacks;                ///< sorted, no two alike but for their count, none empty
    std::vector<HarbourToken> harbourTokens;  ///< in the order they were placed

    Turn turn;
    std::array<std::int32_t, 13> rollCount{};  ///< by sum of the dice
    ByColour<Deeds> deeds{};
    std::vector<Consent> consents;  ///< given since the last turn ended

    bool operator==(const GameState&) const = default;
};

/// Where in `seats` a player sits; none for a colour that is not in the game.
std::optional<std::size_t> seatOf(const GameState&, Colour);
/// The next player in order; the first seat for a colour that is not in the game. There must be seats.
Colour nextPlayer(const GameState&, Colour);

/// `visit(site, occupant)` for every site that is not empty, in index order. A board is mostly empty and an empty
/// occupant is all zeros, so sites are passed over a cache line at a time, and within one eight bytes at a time.
template <class S, class Visit>
void forEachPiece(const board::SiteMap<S, Occupant>& map, Visit visit) {
    constexpr std::size_t kWords = 8, kWord = sizeof(std::uint64_t) / sizeof(Occupant);
    static_assert(board::kSiteCount<S> % (kWords * kWord) == 0);
    const auto& all = map.values();
    for (std::size_t first = 0; first < all.size(); first += kWords * kWord) {
        std::array<std::uint64_t, kWords> line;
        std::memcpy(&line, &all[first], sizeof line);
        if (std::accumulate(line.begin(), line.end(), std::uint64_t{0}, std::bit_or{}) == 0) continue;
        for (std::size_t word = 0; word < kWords; ++word)
            for (std::size_t i = first + word * kWord; line[word] != 0 && i < first + (word + 1) * kWord; ++i)
                if (all[i].piece != Piece::none) visit(S::at(i), all[i]);
    }
}

/// Pieces of a kind that a player has on the board.
int countOf(const GameState&, Colour, Piece);
/// Those of them that are stacked on a hex.
int countOn(const GameState&, Hex, Colour, Piece);

/// Pieces that a cargo ship can carry, and how many of them (CONQ-38).
constexpr bool mayEmbark(Piece p) {
    return p == Piece::knight || p == Piece::archer || p == Piece::cavalry;
}
inline constexpr int kCargoRoom = 3;

/// That player's turn is over, with its roll or without one.
void endTurn(GameState&, Colour player);

/// A turn came to its end between the two, recorded or not; the building that others end after it is none (BASE-17).
bool turnIsOver(const GameState& before, const GameState& after);

/// Adds so many pieces to those of their kind that a player has on a hex, or takes them away if the count is negative.
void addStack(GameState&, Stack);

/// Nobody swims: knights on water are aboard a cargo ship (CONQ-38).
inline bool isAboard(const board::Layout& layout, const Stack& s) {
    return mayEmbark(s.piece) && board::isWater(layout.terrain[s.at]);
}

/// What goes along, sails or sinks, with so many of a player's cargo ships on a hex: all that is aboard if no ship
/// stays behind, else as many as the ships carry, knights first, then archers.
std::vector<Stack> passengers(const GameState&, Colour owner, Hex at, int ships);

/// True where a piece of that kind may be at all: a road on an edge, never on a hex.
bool fits(Piece, const Site&);

/// A site of some playable hex. Only there may pieces stand, so that all that surrounds a piece is addressable.
bool onAnyBoard(const Site&);

/// Whatever stands there; an empty occupant for a free site. Stacks are not asked.
Occupant occupantOf(const GameState&, const Site&);

/// Applies the fact. `Undone` and `Corrected` are applied by `effective`, not here.
void apply(GameState&, const Event&);

/// Equal states have equal signatures; a replay that derives another signature went another way.
std::uint64_t signature(const GameState&);

}  // namespace hexwarden::game
