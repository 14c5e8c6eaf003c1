// Which books there are, and which of them make a game. A combination is a composition of small rules, never a copy;
// one that is not listed is refused with a sentence.
#pragma once

#include "companion/rules/rule_set.h"

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexwarden::rules {

struct Refusal {
    board::Message reason;
    bool aboutOptions = false;  ///< else about the books
};

using OptionChoices = std::vector<std::pair<std::string, std::string>>;

/// Books that stand together, base first, in the order in which their rules are asked.
struct Shelf {
    std::vector<const Book*> books;
    std::vector<std::vector<std::string_view>> combinations;  ///< those that make a game, base left out

    const Book* bookOf(std::string_view word) const;
    const Clause* clauseOf(ClauseId) const;
    const Book* bookWith(const Option&) const;
    std::vector<const Option*> options() const;

    /// What a table that plays by these books can choose.
    std::vector<const Option*> optionsOf(const std::vector<std::string>& words) const;

    /// `words` as `Began::books` has them, in any order, each once; base is implied by every book that builds on it.
    std::variant<std::shared_ptr<const RuleSet>, Refusal> compose(const std::vector<std::string>& words,
                                                                  const OptionChoices&, std::size_t seats) const;
};

/// The books of this program: base; seafarers; war, great-river and both, each with or without seafarers; conquest;
/// risk.
const Shelf& shelf();

inline const std::vector<const Book*>& books() {
    return shelf().books;
}
inline const std::vector<std::vector<std::string_view>>& combinations() {
    return shelf().combinations;
}
inline const Book* bookOf(std::string_view word) {
    return shelf().bookOf(word);
}
inline const Clause* clauseOf(ClauseId id) {
    return shelf().clauseOf(id);
}
inline std::vector<const Option*> optionsOf(const std::vector<std::string>& words) {
    return shelf().optionsOf(words);
}
const Option* optionOf(std::string_view key);
inline auto compose(const std::vector<std::string>& words, const OptionChoices& choices, std::size_t seats) {
    return shelf().compose(words, choices, seats);
}

}  // namespace hexwarden::rules
