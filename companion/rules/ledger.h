// What follows from the facts and no piece shows. Never stored: recomputed from the events, so a corrected misreading
// or a mended rule repairs the whole evening.
#pragma once

#include "companion/rules/accounts.h"
#include "companion/rules/box.h"
#include "companion/rules/credits.h"
#include "companion/rules/hand.h"
#include "companion/rules/points.h"

#include <optional>
#include <vector>

namespace hexwarden::rules {

enum class Phase : std::uint8_t {
    setUp,
    roll,     ///< `Ledger::active` must roll
    act,      ///< after the roll: trade and build
    between,  ///< with 5 and 6 players, after a turn: the others build, or the next one rolls
    over      ///< somebody has won
};

/// What set-up waits for (BASE-10).
struct SetUpDue {
    Piece piece = Piece::settlement;  ///< settlement, or road for the road (or ship) that goes with it
    int round = 1;                    ///< 1, or 2 for the way back
    std::optional<Corner> from{};     ///< road: the settlement it must adjoin

    bool operator==(const SetUpDue&) const = default;
};

/// A special card that goes to the first who leads (BASE-32, BASE-33).
struct Award {
    game::ByColour<int> count{};     ///< half roads; knights
    std::optional<Colour> holder{};  ///< none: never taken, or set aside (BASE-36)
};

/// Cards of a free choice that nobody has named yet (SEA-1, CONQ-3). They are in the hand already.
struct OpenChoice {
    Colour player{};
    int count = 0;
    std::vector<Resource> among{};  ///< each kind once, in the order of `kResources`
    std::optional<Hex> at{};        ///< the building that it is for; none: for gold

    bool operator==(const OpenChoice&) const = default;
};

struct Ledger {
    Box box;

    Phase phase = Phase::setUp;
    std::optional<Colour> active;        ///< who must place, roll or act; none without seats
    SetUpDue setUp;                      ///< while `phase` is setUp
    int freeRoutes = 0;                  ///< of a road-building card, not laid yet
    std::optional<Colour> freeRoutesOf;  ///< who played that card
    game::ByColour<bool> freeCards{};    ///< may draw a development card without paying
    bool thiefDue = false;               ///< a 7 or a knight: the robber (or pirate) must move before anything else
    bool discardsDue = false;            ///< a 7 was rolled and the robber has not moved yet
    game::ByColour<bool> discarded{};    ///< since that 7
    std::optional<Colour> builder;       ///< last one to build in the phase between two turns (BASE-17)

    std::vector<OpenChoice> choices;  ///< in the order in which they are made

    game::ByColour<Hand> hands{};
    Cards bank{};                                                 ///< at most this many are left, by kind
    game::ByColour<std::array<int, board::kPieceCount>> laid{};   ///< pieces on the table, by kind
    game::ByColour<std::array<int, board::kPieceCount>> stock{};  ///< pieces left, by kind; may fall below 0
    int deck = 0;                                                 ///< development cards left
    bool joining = false;                 ///< the position of a running game is being entered (game::Joined)
    game::ByColour<bool> cardsEntered{};  ///< development cards, by game::Holds
    bool cardsAreKnown = false;           ///< the record began with the game, so it knows every card bought and played

    Accounts accounts;  ///< what each book keeps besides; `accountOf` in the book's folder reads it

    // --- what a book may add to the counts of the base game
    game::ByColour<int> knightsGiven{};      ///< from the deck onto the table, never in a hand
    game::ByColour<int> knightsDiscarded{};  ///< count as never played
    game::ByColour<std::array<int, board::kPieceCount>> hiddenPieces{};  ///< on the board, under others
    Cards cardsOnTable{};                                                ///< neither in a hand nor in the bank
    std::vector<Edge> abandoned;                                         ///< sorted; roads that count for no chain

    Credits lastCredits;                         ///< of the last roll or set-up settlement
    Award longest;                               ///< half roads
    game::ByColour<std::vector<Edge>> routes{};  ///< the chain that counts, in order
    Award army;
    Points points;  ///< as everybody sees them: without hidden victory-point cards
    std::optional<Colour> winner;

    /// That piece is one of a road-building card.
    bool isFree(const game::Built& e) const {
        return freeRoutes > 0 && freeRoutesOf == e.player && std::holds_alternative<Edge>(e.at);
    }
    /// That is a development card without a price.
    bool isFree(const game::Bought& e) const { return e.what == game::Bought::What::card && of(freeCards, e.player); }

    const Hand& hand(Colour c) const { return of(hands, c); }
    int left(Colour c, Piece p) const { return of(stock, c)[static_cast<std::size_t>(p)]; }
    int onTable(Colour c, Piece p) const { return of(laid, c)[static_cast<std::size_t>(p)]; }
};

/// How many cards a player must discard on this 7 (BASE-14): none if that depends on a hand nobody knows.
std::optional<int> discardDue(const Ledger&, Colour);

}  // namespace hexwarden::rules
