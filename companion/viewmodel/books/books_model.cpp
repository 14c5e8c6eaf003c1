#include "companion/viewmodel/books/books_model.h"

#include "companion/viewmodel/board/board_facts.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"
#include "tracker/board/text.h"

namespace hexwarden::viewmodel {

namespace {

/// The panel that every game has, the one that is there without a game, and the one of the river.
const auto kCards = QStringLiteral("cards");
const auto kRules = QStringLiteral("rules");
const auto kRiver = QStringLiteral("great-river");

}  // namespace

BooksModel::BooksModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      books_({"key", "text", "chosen"}),
      river_(evening),
      war_(evening),
      risk_(evening),
      conquest_(evening),
      cards_(evening),
      rules_(evening) {
    connect(&evening_, &Evening::changed, this, &BooksModel::refresh);
    for (const auto& [key, panel] : panels()) {
        connect(panel, &Panel::changed, this, &BooksModel::showBoard);
        connect(panel, &Panel::changed, this, &BooksModel::entered);
    }
    refresh();
}

std::vector<std::pair<QString, Panel*>> BooksModel::panels() {
    return {{kRiver, &river_},
            {QStringLiteral("war"), &war_},
            {QStringLiteral("risk"), &risk_},
            {QStringLiteral("conquest"), &conquest_},
            {kCards, &cards_},
            {kRules, &rules_}};
}

Panel* BooksModel::open() {
    for (const auto& [key, panel] : panels())
        if (key == book_) return panel;
    return nullptr;
}

Panel* BooksModel::withUndertaking() {
    for (const auto& [key, panel] : panels())
        if (panel->isOffered() && panel->undertaking()) return panel;
    return nullptr;
}

std::vector<Agreement> BooksModel::possibleAgreements() {
    std::vector<Agreement> all;
    for (const auto& [key, panel] : panels())
        if (panel->isOffered())
            for (Agreement& agreement : panel->possibleAgreements()) all.push_back(std::move(agreement));
    return all;
}

QString BooksModel::last() const {
    const auto last = evening_.undoable();
    return last ? inWords(last->body, evening_) : QString();
}

QString BooksModel::objection() const {
    const auto last = evening_.undoable();
    if (!last || last->sequence != evening_.story().back().event.sequence) return {};
    const rules::Verdict& verdict = evening_.story().back().verdict;
    return verdict.allowed() ? QString() : inWords(verdict.objections[0], evening_);
}

void BooksModel::choose(const QString& book) {
    chosen_ = book;
    refresh();
}

void BooksModel::chooseRiver() {
    choose(kRiver);
}

void BooksModel::tap(const QString& site) {
    const auto at = board::siteOf(site.toStdString());
    if (Panel* panel = open(); at && panel) panel->tap(*at);
}

void BooksModel::forget() {
    for (const auto& [key, panel] : panels()) panel->cancel();
    refresh();
}

void BooksModel::showBoard() {
    if (refreshing_) return;
    const Panel* panel = open();
    board_.setTappable(panel ? panel->tappable() : 0);
    board_.show(factsOf(evening_.referee()), panel ? panel->marks() : Marks());
    board_.showPath(panel ? panel->path() : std::vector<game::Site>());
}

void BooksModel::refresh() {
    refreshing_ = true;
    book_.clear();
    for (const auto& [key, panel] : panels())
        if (key == chosen_ && panel->isOffered()) book_ = key;
    for (const auto& [key, panel] : panels()) {
        if (!panel->isOffered()) continue;
        if (book_.isEmpty()) book_ = key;
        panel->refresh();
    }
    refreshing_ = false;
    std::vector<Row> books;
    for (const auto& [key, panel] : panels())
        if (panel->isOffered()) {
            books.push_back({key, panel->label(), key == book_});
        }
    books_.show(std::move(books));
    showBoard();
    emit changed();
}

}  // namespace hexwarden::viewmodel
