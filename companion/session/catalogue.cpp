#include "companion/session/catalogue.h"

#include "companion/rules/recipes.h"
#include "companion/viewmodel/words/names.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <ranges>
#include <set>

namespace hexwarden::session {

namespace {

constexpr std::size_t kUsualSeats = 4;

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

template <class Books>
QString titlesOf(const Books& books) {
    QStringList titles;
    for (std::string_view book : books)
        if (const rules::Book* known = rules::bookOf(book)) titles << viewmodel::inWords(known->name);
    return titles.join(QStringLiteral(", "));
}

/// The books that some combination has beside this one.
std::set<std::string_view> companionsOf(std::string_view book) {
    std::set<std::string_view> beside;
    for (const auto& combination : rules::combinations())
        if (std::ranges::find(combination, book) != combination.end())
            beside.insert(combination.begin(), combination.end());
    beside.erase(book);
    return beside;
}

/// Names the chosen book that bears least company.
QString refusal(const std::vector<std::string>& books) {
    if (!std::holds_alternative<rules::Refusal>(rules::compose(books, {}, kUsualSeats))) return {};
    const auto shyest =
        std::ranges::min_element(books, {}, [](const std::string& book) { return companionsOf(book).size(); });
    const auto beside = companionsOf(*shyest);
    const QString title = titlesOf(std::vector{*shyest});
    return beside.empty()
               ? Words::tr("%1 cannot be combined with another rule book.").arg(title)
               : Words::tr("Of the other rule books, %1 can be combined with %2 only.").arg(title, titlesOf(beside));
}

/// A book that is meant for fewer or more players says so.
QString advice(const std::vector<std::string>& books, std::size_t seats) {
    for (const std::string& word : books)
        if (const rules::Book* book = rules::bookOf(word); book && !book->seats.suits(seats))
            return viewmodel::inWords(book->seats.advice->text);
    return {};
}

std::vector<std::vector<std::string>> combinations() {
    std::vector<std::vector<std::string>> all;
    for (const auto& books : rules::combinations()) all.emplace_back(books.begin(), books.end());
    return all;
}

std::vector<viewmodel::OptionOffer> options(const std::vector<std::string>& books) {
    std::vector<viewmodel::OptionOffer> offers;
    for (const rules::Option* option : rules::optionsOf(books))
        offers.push_back({text(option->key), viewmodel::inWords(option->name), text(option->clause),
                          option->kind == rules::Option::Kind::flag, option->standard, option->least, option->most});
    return offers;
}

std::vector<viewmodel::BookOffer> books() {
    std::vector<viewmodel::BookOffer> offers;
    for (const rules::Book* book : rules::books() | std::views::drop(1))  // the base game is always played
        offers.push_back({text(book->word), viewmodel::inWords(book->name), viewmodel::inWords(book->summary)});
    return offers;
}

QString shapeName(board::Shape shape) {
    switch (shape) {
        case board::Shape::pawn:
            return Words::tr("standing figure");
        case board::Shape::archer:
            return Words::tr("figure with a bow");
        case board::Shape::rider:
            return Words::tr("rider");
        case board::Shape::cannon:
            return Words::tr("cannon");
        case board::Shape::cube:
            return Words::tr("small cube");
        case board::Shape::disc:
            return Words::tr("disc");
        case board::Shape::cylinder:
            return Words::tr("cylinder");
        case board::Shape::tower:
            return Words::tr("tower");
        case board::Shape::wall:
            return Words::tr("bar with battlements");
        case board::Shape::boat:
            return Words::tr("sailing ship");
        case board::Shape::barge:
            return Words::tr("barge");
        case board::Shape::marker:
            return Words::tr("any marker");
        case board::Shape::road:
            return Words::tr("road");
    }
    return {};
}

QString lookName(const board::Look& look) {
    if (const auto* piece = std::get_if<board::Piece>(&look)) return viewmodel::name(*piece);
    return shapeName(std::get<board::Shape>(look));
}

QString described(const board::Stand& stand) {
    const QString piece = viewmodel::name(stand.piece), look = lookName(stand.look);
    const QString what = stand.worth > 1 ? QStringLiteral("%1 × %2").arg(stand.worth).arg(piece) : piece;
    if (stand.marked) return Words::tr("%1: %2 with a marker").arg(what, look);
    if (stand.each > 1) return Words::tr("%1: two of %2 side by side").arg(what, look);
    return QStringLiteral("%1: %2").arg(what, look);
}

/// Those that serve the books, the ones that serve the fewest others first.
std::vector<viewmodel::PieceSetOffer> pieceSets(const std::vector<board::PieceSet>& sets,
                                                const std::vector<std::string>& books) {
    std::vector<const board::PieceSet*> serving;
    for (const board::PieceSet& set : sets)
        if (set.serves(books)) serving.push_back(&set);
    std::ranges::stable_sort(serving, {}, [](const board::PieceSet* set) { return set->books.size(); });
    std::vector<viewmodel::PieceSetOffer> offers;
    const bool german = viewmodel::language() == rules::Language::german;
    for (const board::PieceSet* set : serving) {
        QStringList stands;
        for (const board::Stand& stand : set->stands) stands << described(stand);
        offers.push_back({text(set->name), text(set->title(german ? "de" : "en")), stands.join(QStringLiteral(" · ")),
                          set->colours});
    }
    return offers;
}

}  // namespace

viewmodel::Catalogue catalogue(std::vector<board::PieceSet> sets) {
    const auto serving = [sets = std::move(sets)](const auto& chosen) { return pieceSets(sets, chosen); };
    return {books, combinations, options, serving, refusal, advice};
}

}  // namespace hexwarden::session
