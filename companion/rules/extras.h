// What books keep of a moment besides pieces, hands and points. Each book fills in its own part (`Book::extras`);
// where no book has such a thing it is empty.
#pragma once

#include "companion/rules/clause.h"
#include "companion/rules/words.h"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwarden::rules {

/// Where a game has phases of rounds (CONQ-60).
struct Rounds {
    bool attackPhase = false;     ///< else they build
    int number = 1;               ///< within its phase, from 1
    int most = 1;                 ///< rounds of a phase
    std::vector<Colour> order{};  ///< of this round
};

/// Victory tokens that somebody earned, or gave away (CONQ-82 to CONQ-93).
struct VictoryTokens {
    Colour player{};
    int count = 0;  ///< below 0: given away
    std::string_view word;
    Text name;
    ClauseId clause;
    int round = 1;  ///< of the whole game, in which they came
};

/// So many of something that a player has besides cards and points: "3 weapons".
struct Count {
    Colour player{};
    int count = 0;  ///< above 0
    Text one;
    Text several;
    ClauseId clause;
};

/// What holds now and everybody should know, though it waits for nobody: the flood, whom a dragon strikes. Whoever
/// shows it names what stands in braces.
struct Notice {
    Text text;
    ClauseId clause;
    Text what{};                    ///< `{what}`
    std::vector<Colour> players{};  ///< `{players}`
    std::vector<Site> sites{};      ///< `{sites}`
    bool isNews = false;            ///< the roll of this turn brought it
    bool reminds = false;           ///< out of the usual, and a player may have to act on it
};

struct Extras {
    bool flooded = false;                 ///< the plain yields nothing until the next 7 (RIVER-11)
    bool drowned = false;                 ///< the robber is away until the next 7 (RIVER-13)
    std::optional<Hex> robberStart{};     ///< none: beside the board, or not known (RIVER-13)
    std::map<Corner, Piece> madeOf{};     ///< what a fort keeps out of its owner's stock (WAR-12)
    std::map<Site, Colour> controlled{};  ///< hexes, and what is not in its owner's hands (RISK-30 to RISK-33)

    std::vector<Count> counts{};
    std::vector<Notice> notices{};

    std::optional<Rounds> rounds{};
    std::vector<VictoryTokens> awards{};  ///< in the order in which they came
    std::vector<VictoryTokens> tokens{};  ///< summed by kind, those given away by themselves; by player, then by kind
    std::vector<Colour> sharers{};        ///< several, where they share the win (CONQ-81)
    int dragonGold = 0;                   ///< since the dragon's last attack (CONQ-20)

    /// Victory tokens that a player has now.
    int tokensOf(Colour player) const {
        int count = 0;
        for (const VictoryTokens& t : awards)
            if (t.player == player) count += t.count;
        return count;
    }
};

}  // namespace hexwarden::rules
