// What only one book is asked, and what a table says that only one book keeps. The rest of `ask` knows no book.
#pragma once

#include "companion/ask/questions.h"

namespace hexwarden::ask {

// Seafarers
OrderedJson shipMoves(Question);
// The Great River
/// `flooded` and `robber_start` of a table.
void readFlood(Fields&, Ledger& given);
// War
OrderedJson attack(Question);
OrderedJson connected(Question);
OrderedJson abandoned(Question);
/// What a fort was made of (WAR-12).
void readOrigin(const Field& at, const Field& piece, Ledger& given);
// Conquest
OrderedJson unitMoves(Question);
/// What buildings may choose for a roll, for the answer to `production` (CONQ-3).
OrderedJson choicesOf(const rules::RuleSet&, const GameState&, int roll);
/// What the last roll called, for the answer to `replay`; whom later ones of a roll strike is known when the earlier
/// ones are settled.
OrderedJson callsOf(std::size_t roll, const Ledger&);
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
