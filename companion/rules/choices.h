// Cards that a player chooses: for gold, or what a building draws on a 7. They are in the hand as soon as they are due;
// `game::Chosen` says later which they are, all of them or some.
#pragma once

#include "companion/rules/due.h"
#include "companion/rules/ledger.h"

namespace hexwarden::rules {

/// What a book says against a choice: there is none, it has another number of cards, its ground or the bank lacks
/// these.
struct ChoiceSentences {
    const Sentence& nothing;
    const Sentence& otherCount;
    const Sentence& otherKinds;
    const Sentence& bankLacks;
};

/// Which of the open choices the event answers; null if none. If it does not say for which building, the first of that
/// player's that it fits.
const OpenChoice* choiceFor(const Ledger&, const game::Chosen&);

void judgeChoice(const Ledger&, const game::Chosen&, const ChoiceSentences&, Verdict&);

/// The cards are in the hand, and nobody knows yet which they are.
void openChoice(OpenChoice, Ledger&);
/// They are named: the hand knows them, and what is left of the choice stays open.
void answerChoice(const game::Chosen&, Ledger&);

/// Every open choice waits for its player, by that clause.
void addChoices(const Ledger&, ClauseId, std::vector<Due>&);

}  // namespace hexwarden::rules
