// Clauses: the rule books in this program's own words, and the sentences that verdicts are made of. Every sentence
// belongs to a clause, so that one search for `BASE-21` finds text, code and scenario.
#pragma once

#include <string_view>

namespace hexwarden::rules {

enum class Language : unsigned char { english, german };

/// The same words in both languages.
struct Text {
    std::string_view en;
    std::string_view de;

    constexpr std::string_view in(Language l) const { return l == Language::english ? en : de; }
};

/// An id as the rule books number them: "BASE-21".
using ClauseId = std::string_view;

/// One sentence a verdict can say. `{player}` `{other}` `{piece}` `{number}` `{most}` `{cards}` stand for what a
/// finding fills in; `{number|card|cards}` is a word that agrees with the number. Sentences are told apart by address:
/// each is one constant, listed in its book.
struct Sentence {
    ClauseId clause;
    Text text;
    bool recordSaysNo = false;  ///< of a question: by the record the answer is no, and only the players know better
    bool wantsRiver = false;    ///< of an objection: the river's tile, laid as it should be, mends it
};

struct Clause {
    ClauseId id;
    Text title;
    Text text;
    Text ruling;                ///< where the rule book is silent and this program decides; empty for none
    std::string_view option{};  ///< key of the table option that decides otherwise; empty for none
};

}  // namespace hexwarden::rules
