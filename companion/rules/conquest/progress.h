// Phases, rounds and victory tokens: how far the game is, who is next and what everybody has earned.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/path_search.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwarden::rules {
struct Ledger;
}

namespace hexwarden::rules::conquest {

inline constexpr int kRoundsAPhase = 3;  // CONQ-60

enum class Token : std::uint8_t {
    conqueror,
    siege,
    fortress,
    greatWall,
    attacker,
    defender,
    traveler,
    trader,
    armada,
    legion,
    metropolis,
    balance,
    monarch,
    general,
    colonist,
    builder
};
inline constexpr std::size_t kTokenCount = 16;

std::string_view word(Token);  ///< "great_wall"
Text name(Token);
ClauseId clauseOf(Token);

/// Victory tokens that somebody earned, or gave away, at one moment.
struct TokenAward {
    Colour player{};
    Token token{};
    int count = 0;  ///< below 0: given away (CONQ-92)
    int round = 1;
    std::vector<Site> sites;  ///< what earned it, as far as it lies on the board
};

/// What has earned a token and never will again, by player.
struct Spent {
    std::vector<Hex> fortress;    ///< CONQ-84
    std::vector<Edge> wall;       ///< CONQ-85
    std::vector<Hex> metropolis;  ///< CONQ-91
    bool armada = false;          ///< CONQ-90
    bool legion = false;
};

/// Where somebody was attacked first in a turn, with the pieces that could defend there then (CONQ-87).
struct Assault {
    Hex at;
    Colour defender{};
    int defenders = 0;
};

struct Progress {
    int round = 1;                   ///< from 1 on, through all phases (CONQ-60)
    bool attackPhase = false;        ///< before it nobody attacks or breaches (CONQ-60, CONQ-61)
    std::vector<Colour> order;       ///< of this round
    game::ByColour<bool> hadTurn{};  ///< in this round
    std::vector<TokenAward> awards;  ///< in the order in which they came
    std::vector<Colour> winners;     ///< several share the win (CONQ-81); none before the end

    std::vector<Assault> assaults;  ///< of this turn
    game::ByColour<Spent> spent{};
    game::ByColour<ColourSet> traded{};  ///< this turn, at least one resource, with whom (CONQ-89)
    /// Where everybody's buildings stood when the game began; none before (CONQ-93).
    std::optional<game::ByColour<std::vector<Hex>>> start;
};

/// The player has had the turn of this round (CONQ-61).
bool hadTurn(const Ledger&, Colour);
/// The last round is over (CONQ-80).
bool isOver(const Ledger&);

/// 1 to 3: the round within its phase, as the counter on the table shows it.
int roundOfPhase(const Progress&);

/// Victory tokens that a player has now.
int tokensOf(const Progress&, Colour);

/// Everybody's awards summed up by kind, tokens given away by themselves; by player, then by kind.
std::vector<TokenAward> tokensByKind(const Progress&);

/// Adds an award of this round.
void give(Progress&, Colour, Token, int count, std::vector<Site> sites = {});

}  // namespace hexwarden::rules::conquest
