// A rule book is one unit: a folder behind this interface. It says what it brings; nobody outside asks for a book by
// name. What its rules put on the table, and which facts hold with them, they put into the `Box` (`Rule::equip`); of a
// single moment it answers itself.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/due.h"
#include "companion/rules/extras.h"
#include "companion/rules/options.h"
#include "companion/rules/routes.h"
#include "companion/rules/rule.h"

#include <span>
#include <string_view>

namespace hexwarden::rules {

/// The parts of a game in the order in which its rules are asked. The order matters: a rule that waives stands after
/// the one it waives, and docs/rules.md names the few that account before or after others.
enum class Part : std::uint8_t {
    board,
    turn,
    building,
    cards,
    production,  ///< what a roll yields
    gifts,       ///< what it yields besides
    bank,        ///< what the bank has left, and what follows from having got nothing
    points,
};
inline constexpr Part kParts[]{Part::board,      Part::turn,  Part::building, Part::cards,
                               Part::production, Part::gifts, Part::bank,     Part::points};

/// What books settle for one another's rules, before any is made: each in turn, base first.
struct Accord {
    bool layoutOfItsOwn = false;  ///< the board, and how many points win, are a layout's (SEA-7, SEA-11)
    int pointsToWin = 0;
    RouteLengths halfRoads{};  ///< of the longest chain
    ClauseId routeClause;      ///< that gives its points
    Text routeName;
};

/// For how many players a book is meant; a table of more or fewer is warned.
struct Seats {
    std::size_t least = 2;
    std::size_t most = 6;
    const Sentence* advice = nullptr;

    bool suits(std::size_t seats) const { return !advice || (least <= seats && seats <= most); }
};

/// A question that a player may put to the referee on the screen: some sites are tapped, and the verdict on the
/// event that they make is the answer. `{player}` in it is who asks.
struct Asks {
    std::string_view key;
    Text title;        ///< "May I build here?"
    Text instruction;  ///< while something must be tapped
    std::span<const Ground> sites;
    game::Body (*event)(Colour, std::span<const Site>) = nullptr;
    Text yes;
    Text no;
};

struct Book {
    std::string_view word;  ///< as `rules` of the ask interface and `Began::books` name it
    Text name;
    std::span<const Clause> clauses;
    std::span<const Sentence* const> sentences;
    Text summary{};  ///< in one sentence, for those who choose
    std::span<const Option> options{};
    std::span<const Asks> asks{};

    bool standsAlone = false;                      ///< its rules are the whole game: those of base are among them
    std::span<const std::string_view> includes{};  ///< books whose clauses hold too, but whose options it decides
    Seats seats{};

    void (*agree)(const Options&, Accord&) = nullptr;  ///< none: it asks nothing of others
    void (*rules)(Part, const Options&, const Accord&, Rules&) = nullptr;

    // --- what it knows of a moment, and adds to what other books have said; none: nothing
    void (*extras)(const GameState&, const Ledger&, Extras&) = nullptr;
    void (*dues)(const GameState&, const Ledger&, const Options&, std::vector<Due>&) = nullptr;
    /// What a tap on a site may mean besides building, moving, taking away and the thief.
    void (*taps)(const GameState&, const Ledger&, const Site&, std::vector<game::Body>&) = nullptr;
};

template <class R, class... Arguments>
void add(Rules& rules, Arguments&&... arguments) {
    rules.push_back(std::make_unique<R>(std::forward<Arguments>(arguments)...));
}

}  // namespace hexwarden::rules
