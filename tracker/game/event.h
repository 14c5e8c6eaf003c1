// Events: what was seen or declared at the table. Facts only; consequences are derived (docs/architecture.md, page
// one).
//
// One line of readable text a body, both ways (`text`, `bodyOf`): it is the journal's body, the scenario files' and the
// whole-game records' language. The grammar is in docs/journal.md.
#pragma once

#include "tracker/board/layout.h"
#include "tracker/board/shared.h"
#include "tracker/game/dice.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexwarden::game {

using board::Colour;
using board::Corner;
using board::Edge;
using board::Hex;
using board::Piece;
using board::Resource;
using board::Site;

/// Cards by kind; what a trade gives or a production pays.
using Cards = std::array<int, board::kResourceCount>;

/// Where a player sits: the side of a screen that lies flat on the table.
enum class Place : std::uint8_t { south, west, north, east };

struct Seat {
    Colour colour = Colour::red;
    std::string name;
    Place place = Place::south;

    bool operator==(const Seat&) const = default;
};

enum class Card : std::uint8_t {
    knight,
    roadBuilding,
    yearOfPlenty,
    monopoly,
    victoryPoint,
    loadedDice,
    relic,
    liquidFire,
    gemstones,
    robinHood  // CONQ-70
};
inline constexpr std::size_t kCardCount = 10;

// --- set-up ---------------------------------------------------------------------------------------------------------
/// The table agreed on books, options and seats, in playing order.
struct Began {
    std::vector<std::string> books;                            ///< as `hexwarden rules` names them; base is implied
    std::vector<std::pair<std::string, std::string>> options;  ///< key, value
    std::vector<Seat> seats;
    std::string pieces{};  ///< name of a set of data/pieces; empty: nobody said
    bool operator==(const Began&) const = default;
};
/// The board as read or confirmed. A later one replaces it.
struct LaidOut {
    board::Shared<board::Layout> layout;  ///< so that no other event is as large as one
    std::optional<Hex> robber;
    std::optional<Hex> pirate;
    bool operator==(const LaidOut&) const = default;
};

// --- the turn -------------------------------------------------------------------------------------------------------
struct Rolled {
    Colour player{};
    Dice dice;
    bool operator==(const Rolled&) const = default;
};
/// A piece came onto a site: bought, set up, or upgraded (the piece it replaces leaves with it).
struct Built {
    Colour player{};
    Piece piece{};
    Site at;
    bool operator==(const Built&) const = default;
};
/// A piece left a site, and no other event explains it.
struct Removed {
    Colour player{};
    Piece piece{};
    Site at;
    bool operator==(const Removed&) const = default;
};
struct Moved {
    Colour player{};
    Piece piece{};
    Site from;
    Site to;
    int count = 1;
    bool operator==(const Moved&) const = default;
};
/// The robber or the pirate went to a hex (none: left the board); `victim` lost a card to the player.
struct ThiefMoved {
    Colour player{};
    Piece thief = Piece::robber;
    std::optional<Hex> to;
    std::optional<Colour> victim;
    bool operator==(const ThiefMoved&) const = default;
};
struct Discarded {
    Colour player{};
    int count = 0;
    bool operator==(const Discarded&) const = default;
};
/// The cards of a free choice are named: for gold, or on a 7 for the building `at` (SEA-1, CONQ-3).
struct Chosen {
    Colour player{};
    Cards cards{};
    std::optional<Hex> at{};
    bool operator==(const Chosen&) const = default;
};
struct Bought {
    enum class What : std::uint8_t { card, weapon };
    Colour player{};
    What what = What::card;
    bool operator==(const Bought&) const = default;
};
/// A development card. Only the fields that the card needs are set.
struct Played {
    Colour player{};
    Card card = Card::knight;
    std::optional<Hex> to;                       ///< knight: the robber's goal, if it was entered with it
    Piece thief = Piece::robber;                 ///< knight: robber or pirate
    std::optional<Colour> victim;                ///< knight
    std::vector<std::pair<Piece, Edge>> builds;  ///< road building
    Cards cards{};                               ///< year of plenty: what was taken
    std::optional<Resource> resource;            ///< monopoly
    std::optional<int> roll;                     ///< loaded dice
    std::optional<Hex> at;                       ///< relic, liquid fire
    bool operator==(const Played&) const = default;
};
/// `with` none: the bank.
struct Traded {
    Colour player{};
    std::optional<Colour> with;
    Cards give{};
    Cards receive{};
    bool operator==(const Traded&) const = default;
};
struct TurnEnded {
    Colour player{};
    bool operator==(const TurnEnded&) const = default;
};

// --- war, risk, conquest --------------------------------------------------------------------------------------------
struct Burned {
    Colour player{};
    bool operator==(const Burned&) const = default;
};
struct Attacked {
    Colour player{};
    Site target;
    int weapons = 0;
    std::vector<Colour> lenders;
    std::vector<Colour> consent;
    Cards pillage{};
    bool operator==(const Attacked&) const = default;
};
struct Battled {
    Colour player{};
    Hex from;
    Hex to;
    std::vector<int> attack;
    std::vector<int> defend;
    std::optional<Piece> unit;
    std::optional<Piece> target;
    bool operator==(const Battled&) const = default;
};
struct Breached {
    Colour player{};
    Edge at;
    Hex from;
    int die = 0;
    bool operator==(const Breached&) const = default;
};
struct Foraged {
    enum class How : std::uint8_t { fish, hunt };
    Colour player{};
    How how = How::fish;
    Hex at;
    int die = 0;
    bool operator==(const Foraged&) const = default;
};
struct DragonFought {
    Colour player{};
    Hex at;
    int playerDie = 0;
    int dragonDie = 0;
    bool operator==(const DragonFought&) const = default;
};
/// What dragon, storm or disease hit.
struct Lost {
    Colour player{};
    Piece piece{};
    Hex at;
    bool operator==(const Lost&) const = default;
};
struct ArmiesPlaced {
    Colour player{};
    Hex at;
    int count = 0;
    std::optional<Resource> paid{};  ///< what was paid for them, one card each; none: free, or nobody said
    bool operator==(const ArmiesPlaced&) const = default;
};
/// A harbour token was put on a water hex, pointing at a building.
struct HarbourPlaced {
    Colour player{};
    board::HarbourKind kind{};
    Corner at;
    Hex on;
    bool operator==(const HarbourPlaced&) const = default;
};
/// A player left the game before its end.
struct Left {
    Colour player{};
    bool operator==(const Left&) const = default;
};

// --- how it stands --------------------------------------------------------------------------------------------------
/// The record joins a running game: what is entered until `TakenUp` is the present position and costs nothing.
struct Joined {
    bool operator==(const Joined&) const = default;
};
/// The game goes on with that player's turn, before the roll.
struct TakenUp {
    Colour player{};
    bool operator==(const TakenUp&) const = default;
};
/// What a player holds at this moment; what is none stays as it was.
struct Holds {
    Colour player{};
    Cards cards{};                 ///< that everybody knows
    int unknown = 0;               ///< others
    std::optional<int> hidden{};   ///< development cards not played
    std::optional<int> knights{};  ///< played
    std::optional<int> points{};   ///< cards with victory points that lie open
    bool operator==(const Holds&) const = default;
};

// --- words at the table ---------------------------------------------------------------------------------------------
struct Consented {
    Colour player{};
    Colour to{};
    std::string purpose;
    bool operator==(const Consented&) const = default;
};
/// The table overruled the verdict on event `about` (0: in general).
struct Ruled {
    std::int64_t about = 0;
    std::string decision;
    bool operator==(const Ruled&) const = default;
};

// --- mending the record ---------------------------------------------------------------------------------------------
/// Event `what` counts no more. Undoing an `Undone` brings its event back: that is redo.
struct Undone {
    std::int64_t what = 0;
    bool operator==(const Undone&) const = default;
};
struct Body;
/// Event `what` was misread; read `now` in its place, or before event `before` if that is not 0; everything after it is
/// derived again.
struct Corrected {
    std::int64_t what = 0;
    std::shared_ptr<const Body> now;
    std::int64_t before = 0;
    bool operator==(const Corrected&) const;
};

struct Body
    : std::variant<Began, LaidOut, Rolled, Built, Removed, Moved, ThiefMoved, Discarded, Chosen, Bought, Played, Traded,
                   TurnEnded, Burned, Attacked, Battled, Breached, Foraged, DragonFought, Lost, ArmiesPlaced,
                   HarbourPlaced, Left, Joined, TakenUp, Holds, Consented, Ruled, Undone, Corrected> {
    using variant::variant;
};

enum class Source : std::uint8_t { camera, tap, file };

struct Event {
    std::int64_t sequence = 0;  ///< 1, 2, 3 … in the order of the journal; 0 before it is appended
    std::int64_t atMs = 0;      ///< since the Unix epoch
    Source source = Source::tap;
    std::optional<Colour> seat{};  ///< of a tap on a screen of that seat's own; none: at the table
    float confidence = 1;
    std::string evidence{};  ///< name of a picture beside the journal; empty for none
    Body body;

    bool operator==(const Event&) const = default;
};

std::string text(const Body&);
/// Throws std::runtime_error with one sentence that names the word which cannot be read.
Body bodyOf(std::string_view line);

/// Who did it; none for set-up, words and mending.
std::optional<Colour> playerOf(const Body&);

/// The production roll that an event makes: of two dice, or named by loaded dice (CONQ-70); none for any other event.
std::optional<int> rollOf(const Body&);

/// The events that count, in order: `Undone` and `Corrected` applied and left out, sequences kept.
std::vector<Event> effective(const std::vector<Event>&);

}  // namespace hexwarden::game
