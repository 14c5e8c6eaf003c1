// The questions: each takes its own fields and gives its result.
#pragma once

#include "companion/ask/table.h"

namespace hexwarden::ask {

struct Question {
    const rules::RuleSet& rules;
    Table& table;
    Fields& fields;  ///< of the whole request; a question takes what is its own
};

/// Complains if the Great River is played on a table without the river's place.
void needRiver(const Question&);

OrderedJson production(Question);
OrderedJson longestRoute(Question);
OrderedJson placements(Question);
OrderedJson shipMoves(Question);
OrderedJson points(Question);
OrderedJson replay(Question);
// War
OrderedJson attack(Question);
OrderedJson connected(Question);
OrderedJson abandoned(Question);
// Conquest
OrderedJson unitMoves(Question);
OrderedJson tokens(Question);
// Risk
OrderedJson control(Question);
OrderedJson recruit(Question);
OrderedJson sneak(Question);
OrderedJson redeploy(Question);
OrderedJson battle(Question);
OrderedJson odds(Question);
/// {player: n} of a roll, for the answer to `production`.
OrderedJson armiesOf(const GameState&, int roll);

}  // namespace hexwarden::ask
