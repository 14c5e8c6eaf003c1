// What a scenario can say of Conquest after `then`:
//
//   tokens red 2 siege -1 balance   exactly these victory tokens in all; `tokens red nothing`
//   calls dragon red storm nobody   of the last roll, in order; nobody: hands or dice decide; `calls nothing`
//   dragon 3                        gold on the dragon's counter
//   chooses red 0,0 2 grain ore     on a 7 that building of red chooses 2 among grain and ore
//   round attack 2                  the counter: build or attack, and which round of it
//   order red blue white            of this round
//   free red blue                   who may draw a development card free
//   winners red blue
#pragma once

#include "companion/rules/rule_set.h"
#include "tests/support/scenario_words.h"

namespace hexwarden::support {

/// `round attack 2`: what the counter shows.
void setConquestRound(Words&, rules::Ledger&);

/// False if it is no word of Conquest.
bool checkConquestRounds(const std::string& what, Words&, const rules::RuleSet&, const rules::GameState&,
                         const rules::Ledger&);

}  // namespace hexwarden::support
