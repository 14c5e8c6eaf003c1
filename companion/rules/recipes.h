// Which rules make which game. A combination is a composition of small rules, never a copy; one that is not listed, or
// whose books are not built, is refused with a sentence.
#pragma once

#include "companion/rules/reach.h"
#include "companion/rules/rule_set.h"

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexwarden::rules {

/// The books that are built, base first.
const std::vector<const Book*>& books();
const Book* bookOf(std::string_view word);
const Clause* clauseOf(ClauseId);

/// The combinations that make a game, base left out.
const std::vector<std::vector<std::string_view>>& combinations();

/// What a table that plays by these books can choose. Risk itself says what Seafarers would leave to the table (RISK-1,
/// RISK-4).
std::vector<const Option*> optionsOf(const std::vector<std::string>& words);

struct Refusal {
    std::string sentence;
    bool aboutOptions = false;  ///< else about the books
};

using OptionChoices = std::vector<std::pair<std::string, std::string>>;

/// `words` as `Began::books` has them, in any order, each once; base is implied by every book that builds on it.
/// Listed combinations: base; base+seafarers; war, great-river and both, each with or without seafarers; conquest;
/// risk.
std::variant<std::shared_ptr<const RuleSet>, Refusal> compose(const std::vector<std::string>& words,
                                                              const OptionChoices&, std::size_t seats);

/// Everybody whom a thief on that hex can rob by these rules: the robber, or on water the pirate.
ColourSet victimsAt(const RuleSet&, const GameState&, const Ledger&, Hex);

}  // namespace hexwarden::rules
