// The questions that many books answer: each takes its own fields and gives its result.
#pragma once

#include "companion/ask/table.h"

namespace hexwarden::ask {

struct Question {
    const rules::RuleSet& rules;
    Table& table;
    Fields& fields;  ///< of the whole request; a question takes what is its own
};

/// The table as given; what was not given has no limit.
Ledger plainLedger(const Question&);

/// Complains if the Great River is played on a table without the river's place.
void needRiver(const Question&);

OrderedJson production(Question);
OrderedJson longestRoute(Question);
OrderedJson placements(Question);
OrderedJson points(Question);
OrderedJson replay(Question);
OrderedJson tokens(Question);

}  // namespace hexwarden::ask
