#include "companion/rules/recipes.h"

#include "companion/rules/base/rules.h"

#include <algorithm>
#include <array>

namespace hexwarden::rules {
namespace {

constexpr int kPointsToWin = 10;  // BASE-34

/// Every book there is, built or not, in the order in which rules are composed.
constexpr std::array<std::string_view, 6> kAllWords{"base", "seafarers", "great-river", "war", "conquest", "risk"};

/// Combinations that make a game, base left out.
const std::vector<std::vector<std::string_view>>& combinations() {
    static const std::vector<std::vector<std::string_view>> all{
        {},
        {"seafarers"},
        {"war"},
        {"seafarers", "war"},
        {"great-river"},
        {"seafarers", "great-river"},
        {"great-river", "war"},
        {"seafarers", "great-river", "war"},
        {"conquest"},
        {"risk"},
        {"seafarers", "risk"},
    };
    return all;
}

RuleSet::Rules baseRules(const Options& options) {
    RuleSet::Rules rules;
    rules.push_back(std::make_unique<base::Board>());
    rules.push_back(std::make_unique<base::Stock>());
    rules.push_back(std::make_unique<base::Costs>());
    rules.push_back(std::make_unique<base::SetUp>());
    rules.push_back(std::make_unique<base::Turns>(options.is("special_building")));
    rules.push_back(std::make_unique<base::Sevens>());
    rules.push_back(std::make_unique<base::Roads>());
    rules.push_back(std::make_unique<base::Settlements>());
    rules.push_back(std::make_unique<base::Cities>());
    rules.push_back(std::make_unique<base::DevelopmentCards>());
    rules.push_back(std::make_unique<base::Trade>());
    rules.push_back(std::make_unique<base::Production>());
    rules.push_back(std::make_unique<base::BankShortage>());
    rules.push_back(std::make_unique<base::LongestRoute>(lengthsOf({{Piece::road, 2}})));
    rules.push_back(std::make_unique<base::LargestArmy>());
    rules.push_back(std::make_unique<base::VictoryPoints>(kPointsToWin));
    return rules;
}

std::string quotedList(const std::vector<std::string_view>& words) {
    std::string list;
    for (std::string_view w : words) list += (list.empty() ? "" : ", ") + std::string(w);
    return list;
}

/// The chosen words in the order of `kAllWords`, base left out; or why they are no choice.
std::variant<std::vector<std::string_view>, Refusal> sorted(const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (std::find(kAllWords.begin(), kAllWords.end(), words[i]) == kAllWords.end())
            return Refusal{"there is no rule book '" + words[i] + "'"};
        if (std::find(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), words[i]) !=
            words.begin() + static_cast<std::ptrdiff_t>(i))
            return Refusal{"the rule book '" + words[i] + "' is named twice"};
    }
    std::vector<std::string_view> chosen;
    for (std::string_view word : kAllWords)
        if (word != "base" && std::find(words.begin(), words.end(), word) != words.end()) chosen.push_back(word);
    return chosen;
}

}  // namespace

const std::vector<const Book*>& books() {
    static const std::vector<const Book*> built{&base::kBook};
    return built;
}

const Book* bookOf(std::string_view word) {
    const auto found = std::find_if(books().begin(), books().end(), [&](const Book* b) { return b->word == word; });
    return found == books().end() ? nullptr : *found;
}

const Clause* clauseOf(ClauseId id) {
    for (const Book* book : books())
        for (const Clause& clause : book->clauses)
            if (clause.id == id) return &clause;
    return nullptr;
}

std::variant<std::shared_ptr<const RuleSet>, Refusal> compose(const std::vector<std::string>& words,
                                                              const OptionChoices& choices, std::size_t seats) {
    auto order = sorted(words);
    if (auto* refusal = std::get_if<Refusal>(&order)) return std::move(*refusal);
    const auto& chosen = std::get<0>(order);
    if (std::find(combinations().begin(), combinations().end(), chosen) == combinations().end())
        return Refusal{"these rule books do not go together: " + quotedList(chosen)};
    for (std::string_view word : chosen)
        if (!bookOf(word)) return Refusal{"the rule book '" + std::string(word) + "' is not part of this version"};

    Options options;
    for (const auto& [key, value] : choices) {
        if (auto sentence = options.set(key, value)) return Refusal{std::move(*sentence), true};
        const std::string_view book = optionOf(key)->book;
        if (book != "base" && std::find(chosen.begin(), chosen.end(), book) == chosen.end())
            return Refusal{"the option '" + key + "' belongs to the rule book '" + std::string(book) + "'", true};
    }
    std::vector<const Book*> inForce{&base::kBook};
    for (std::string_view word : chosen) inForce.push_back(bookOf(word));
    return std::make_shared<const RuleSet>(std::move(inForce), options, baseRules(options), seats);
}

}  // namespace hexwarden::rules
