#include "companion/catalogue.h"

#include "companion/rules/recipes.h"
#include "companion/viewmodel/names.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <map>

namespace hexwarden {

namespace {

constexpr std::size_t kUsualSeats = 4;

QString text(std::string_view words) {
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

QString titlesOf(const std::vector<std::string>& books) {
    QStringList titles;
    for (const std::string& book : books)
        if (const rules::Book* known = rules::bookOf(book)) titles << viewmodel::inWords(known->name);
    return titles.join(QStringLiteral(", "));
}

QString refusal(const std::vector<std::string>& books) {
    const bool refused = std::holds_alternative<rules::Refusal>(rules::compose(books, {}, kUsualSeats));
    return refused ? Words::tr("These rule books do not go together: %1.").arg(titlesOf(books)) : QString();
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
    for (const rules::Book* book : rules::books())
        if (book->word != "base")
            offers.push_back({text(book->word), viewmodel::inWords(book->name), viewmodel::inWords(book->summary)});
    return offers;
}

/// What the camera knows by the piece, and what only people can tell, as people say it.
QString shapeName(const std::string& shape) {
    if (const auto piece = board::pieceOf(shape)) return viewmodel::name(*piece);
    static const std::map<std::string, const char*> things{{"marker", QT_TRANSLATE_NOOP("Catalogue", "any marker")},
                                                           {"tower", QT_TRANSLATE_NOOP("Catalogue", "tower")},
                                                           {"pawn", QT_TRANSLATE_NOOP("Catalogue", "pawn")},
                                                           {"cube", QT_TRANSLATE_NOOP("Catalogue", "small cube")},
                                                           {"disc", QT_TRANSLATE_NOOP("Catalogue", "disc")},
                                                           {"cylinder", QT_TRANSLATE_NOOP("Catalogue", "cylinder")},
                                                           {"barge", QT_TRANSLATE_NOOP("Catalogue", "barge")},
                                                           {"infantry", QT_TRANSLATE_NOOP("Catalogue", "infantry")},
                                                           {"artillery", QT_TRANSLATE_NOOP("Catalogue", "artillery")}};
    const auto found = things.find(shape);
    return found == things.end() ? QString::fromStdString(shape) : Words::tr(found->second);
}

QString told(const board::Stand& stand) {
    const QString piece = viewmodel::name(stand.piece), shape = shapeName(stand.shape);
    const QString what = stand.worth > 1 ? QStringLiteral("%1 × %2").arg(stand.worth).arg(piece) : piece;
    if (stand.marked) return Words::tr("%1: %2 with a marker").arg(what, shape);
    if (stand.each > 1) return Words::tr("%1: two of %2 side by side").arg(what, shape);
    return QStringLiteral("%1: %2").arg(what, shape);
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
        for (const board::Stand& stand : set->stands) stands << told(stand);
        offers.push_back({text(set->name), text(set->title(german ? "de" : "en")), stands.join(QStringLiteral(" · "))});
    }
    return offers;
}

}  // namespace

viewmodel::Catalogue catalogue(std::vector<board::PieceSet> sets) {
    const auto serving = [sets = std::move(sets)](const auto& chosen) { return pieceSets(sets, chosen); };
    return {books, combinations, options, serving, refusal};
}

}  // namespace hexwarden
