#include "companion/rules/recipes.h"

#include "companion/rules/base/rules.h"
#include "companion/rules/conquest/rules.h"
#include "companion/rules/risk/rules.h"
#include "companion/rules/river/rules.h"
#include "companion/rules/seafarers/rules.h"
#include "companion/rules/war/rules.h"
#include "tracker/board/quotes.h"

#include <algorithm>

namespace hexwarden::rules {
namespace {

using Books = std::vector<const Book*>;

std::string listed(const Books& books) {
    std::string list;
    for (const Book* b : books) list += (list.empty() ? "" : ", ") + std::string(b->word);
    return list;
}

bool includes(const Book& book, std::string_view word) {
    return std::ranges::find(book.includes, word) != book.includes.end();
}

/// The chosen books in the order of the shelf, base left out; or why they are no choice.
std::variant<Books, Refusal> sorted(const Shelf& shelf, const std::vector<std::string>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!shelf.bookOf(words[i])) return Refusal{board::say("there is no rule book %1", board::inQuotes(words[i]))};
        const auto here = words.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(words.begin(), here, words[i]) != here)
            return Refusal{board::say("the rule book %1 is named twice", board::inQuotes(words[i]))};
    }
    Books chosen;
    for (const Book* book : shelf.books)
        if (book != shelf.books.front() && std::ranges::find(words, book->word) != words.end()) chosen.push_back(book);
    return chosen;
}

bool makeAGame(const Shelf& shelf, const Books& chosen) {
    return std::ranges::any_of(
        shelf.combinations, [&](const auto& words) { return std::ranges::equal(words, chosen, {}, {}, &Book::word); });
}

/// The table's to choose, unless one of the chosen books has decided.
bool isOffered(const Shelf& shelf, const Option& option, const Books& chosen) {
    const Book* owner = shelf.bookWith(option);
    if (std::ranges::any_of(chosen, [&](const Book* b) { return includes(*b, owner->word); })) return false;
    return owner == shelf.books.front() || std::ranges::find(chosen, owner) != chosen.end();
}

/// Base, what the chosen books include, and they themselves, each once.
Books inForce(const Shelf& shelf, const Books& chosen) {
    Books all;
    for (const Book* book : shelf.books) {
        const auto has = [&](const Book* b) { return b == book || includes(*b, book->word); };
        if (book == shelf.books.front() || std::ranges::any_of(chosen, has)) all.push_back(book);
    }
    return all;
}

Rules rulesOf(const Books& books, const Options& options) {
    Accord accord;
    for (const Book* book : books)
        if (book->agree) book->agree(options, accord);
    const auto alone = std::ranges::find_if(books, &Book::standsAlone);
    Rules rules;
    for (Part part : kParts) {
        if (alone != books.end()) {
            (*alone)->rules(part, options, accord, rules);
            continue;
        }
        for (const Book* book : books) book->rules(part, options, accord, rules);
    }
    return rules;
}

}  // namespace

const Book* Shelf::bookOf(std::string_view word) const {
    const auto found = std::ranges::find(books, word, &Book::word);
    return found == books.end() ? nullptr : *found;
}

const Clause* Shelf::clauseOf(ClauseId id) const {
    for (const Book* book : books)
        for (const Clause& clause : book->clauses)
            if (clause.id == id) return &clause;
    return nullptr;
}

const Book* Shelf::bookWith(const Option& option) const {
    const auto has = [&](const Book* b) {
        return std::ranges::find(b->options, option.key, &Option::key) != b->options.end();
    };
    const auto found = std::ranges::find_if(books, has);
    return found == books.end() ? nullptr : *found;
}

std::vector<const Option*> Shelf::options() const {
    std::vector<const Option*> all;
    for (const Book* book : books)
        for (const Option& option : book->options) all.push_back(&option);
    return all;
}

std::vector<const Option*> Shelf::optionsOf(const std::vector<std::string>& words) const {
    Books chosen;
    for (const std::string& word : words)
        if (const Book* book = bookOf(word)) chosen.push_back(book);
    auto offered = options();
    std::erase_if(offered, [&](const Option* o) { return !isOffered(*this, *o, chosen); });
    return offered;
}

std::variant<std::shared_ptr<const RuleSet>, Refusal> Shelf::compose(const std::vector<std::string>& words,
                                                                     const OptionChoices& choices,
                                                                     std::size_t seats) const {
    auto order = sorted(*this, words);
    if (auto* refusal = std::get_if<Refusal>(&order)) return std::move(*refusal);
    const auto& chosen = std::get<Books>(order);
    if (!makeAGame(*this, chosen))
        return Refusal{board::say("these rule books do not go together: %1", listed(chosen))};

    const auto known = options();
    Options agreed(known);
    for (const auto& [key, value] : choices) {
        if (auto reason = agreed.set(key, value)) return Refusal{std::move(*reason), true};
        const Option& option = **std::ranges::find(known, key, &Option::key);
        if (!isOffered(*this, option, chosen))
            return Refusal{board::say("the option %1 belongs to the rule book %2", board::inQuotes(key),
                                      board::inQuotes(bookWith(option)->word)),
                           true};
    }
    auto all = inForce(*this, chosen);
    auto rules = rulesOf(all, agreed);
    return std::make_shared<const RuleSet>(std::move(all), std::move(agreed), std::move(rules), seats);
}

const Shelf& shelf() {
    static const Shelf built{
        {&base::kBook, &seafarers::kBook, &river::kBook, &war::kBook, &conquest::kBook, &risk::kBook},
        {
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
        },
    };
    return built;
}

const Option* optionOf(std::string_view key) {
    const auto all = shelf().options();
    const auto found = std::ranges::find(all, key, &Option::key);
    return found == all.end() ? nullptr : *found;
}

}  // namespace hexwarden::rules
