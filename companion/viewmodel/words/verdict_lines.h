// A verdict as the lines that screens show: every objection, waiver, question and remark with its clause, and what
// would make it legal.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

/// Clause, text, detail, kind ("objection", "waiver", "question", "remark", "condition").
std::vector<Row> linesOf(const rules::Verdict&, const Evening&);

/// "allowed", "allowedIf", "unlikely" or "illegal": what it comes to.
QString standingOf(const rules::Verdict&);

/// Without the text of a clause that a line above has given already.
std::vector<Row> withEachClauseOnce(std::vector<Row>);

/// What the rules say about an event if it happened now; nothing without an event.
rules::Verdict verdictOn(const std::optional<game::Body>&, const Evening&);

}  // namespace hexwarden::viewmodel
