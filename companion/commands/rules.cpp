#include "companion/commands/rules.h"

#include "companion/commands/options.h"
#include "companion/rules/recipes.h"

#include <algorithm>
#include <ostream>

#include <nlohmann/json.hpp>

namespace hexwarden::commands {
namespace {

namespace rb = hexwarden::rules;
using Json = nlohmann::ordered_json;

struct Wish {
    const rb::Book* book = nullptr;      ///< none: all
    const rb::Clause* clause = nullptr;  ///< none: all of the book
    rb::Language language = rb::Language::english;
    bool json = false;
};

Json valueOf(const rb::Option& option) {
    return option.kind == rb::Option::Kind::flag ? Json(option.standard != 0) : Json(option.standard);
}

Json wordsAndOptions() {
    Json words = Json::array(), options = Json::object();
    for (const rb::Book* book : rb::books()) words.push_back(book->word);
    for (const rb::Option* o : rb::shelf().options()) options[std::string(o->key)] = valueOf(*o);
    return {{"rules", std::move(words)}, {"options", std::move(options)}};
}

Json jsonOf(const rb::Clause& c, rb::Language language) {
    Json clause{{"id", c.id}, {"title", c.title.in(language)}, {"text", c.text.in(language)}};
    if (!c.ruling.en.empty()) clause["ruling"] = c.ruling.in(language);
    if (!c.option.empty()) clause["option"] = c.option;
    return clause;
}

void print(const rb::Clause& c, rb::Language language, std::ostream& out) {
    out << c.id << "  " << c.title.in(language) << "\n    " << c.text.in(language) << '\n';
    if (!c.ruling.en.empty())
        out << (language == rb::Language::english ? "    Ruling: " : "    Auslegung: ") << c.ruling.in(language)
            << '\n';
    if (const rb::Option* option = rb::optionOf(c.option))
        out << "    Option " << option->key << ": " << option->name.in(language) << " (" << valueOf(*option).dump()
            << ")\n";
}

template <class Visit>
void forEachWished(const Wish& wish, Visit visit) {
    for (const rb::Book* book : rb::books()) {
        if (wish.book && wish.book != book) continue;
        for (const rb::Clause& c : book->clauses)
            if (!wish.clause || wish.clause == &c) visit(c);
    }
}

}  // namespace

int rules(const Arguments& arguments, Streams streams) {
    Wish wish;
    for (const std::string& a : arguments) {
        if (a == "--help" || a == "-h") {
            streams.out << "usage: hexwarden rules [BOOK] [ID] [--json] [--german]\n\n"
                           "Prints the clauses of the rule books in this program's own words. --json without a book\n"
                           "lists the words for \"rules\" and the keys of \"options\" with their defaults.\n";
            return 0;
        }
        if (a == "--json") {
            wish.json = true;
        } else if (a == "--german") {
            wish.language = rb::Language::german;
        } else if (const rb::Book* book = rb::bookOf(a); book && !wish.book) {
            wish.book = book;
        } else if (const rb::Clause* clause = rb::clauseOf(a); clause && !wish.clause) {
            wish.clause = clause;
        } else {
            return misused(streams, "rules", board::say("there is no rule book and no clause '%1'", a));
        }
    }
    if (wish.json && !wish.book && !wish.clause) {
        streams.out << wordsAndOptions().dump() << '\n';
    } else if (wish.json) {
        Json all = Json::array();
        forEachWished(wish, [&](const rb::Clause& c) { all.push_back(jsonOf(c, wish.language)); });
        streams.out << all.dump() << '\n';
    } else {
        forEachWished(wish, [&](const rb::Clause& c) { print(c, wish.language, streams.out); });
    }
    return 0;
}

}  // namespace hexwarden::commands
