#include "companion/viewmodel/books_model.h"

#include "companion/viewmodel/board_facts.h"
#include "companion/viewmodel/names.h"
#include "tracker/board/text.h"

#include <array>

namespace hexwarden::viewmodel {

namespace {

constexpr std::array kWithPanel{"great-river", "war", "risk", "conquest"};

int tappableIn(const QString& book) {
    if (book == QLatin1String("great-river")) return BoardModel::Corners;
    if (book == QLatin1String("war")) return BoardModel::Corners | BoardModel::Edges;
    if (book == QLatin1String("conquest")) return BoardModel::Hexes | BoardModel::Edges;
    return BoardModel::Hexes;
}

}  // namespace

BooksModel::BooksModel(Evening& evening, QObject* parent)
    : QObject(parent),
      evening_(evening),
      books_({"key", "text", "chosen"}),
      river_(evening),
      war_(evening),
      risk_(evening),
      conquest_(evening) {
    connect(&evening_, &Evening::changed, this, &BooksModel::refresh);
    connect(&river_, &RiverModel::changed, this, &BooksModel::showBoard);
    connect(&war_, &WarModel::changed, this, &BooksModel::showBoard);
    connect(&risk_, &RiskModel::changed, this, &BooksModel::showBoard);
    connect(&conquest_, &ConquestModel::changed, this, &BooksModel::showBoard);
    refresh();
}

QString BooksModel::book() const {
    if (!book_.isEmpty() && inForce(evening_, book_.toStdString())) return book_;
    for (const char* book : kWithPanel)
        if (inForce(evening_, book)) return QString::fromLatin1(book);
    return {};
}

void BooksModel::choose(const QString& book) {
    book_ = book;
    refresh();
}

void BooksModel::tap(const QString& site) {
    const auto at = board::siteOf(site.toStdString());
    if (!at) return;
    if (book() == QLatin1String("great-river")) river_.tap(*at);
    if (book() == QLatin1String("war")) war_.tap(*at);
    if (book() == QLatin1String("risk")) risk_.tap(*at);
    if (book() == QLatin1String("conquest")) conquest_.tap(*at);
}

void BooksModel::showBoard() {
    if (refreshing_) return;
    Marks marks;
    std::vector<game::Site> path;
    if (book() == QLatin1String("great-river")) marks = river_.marks();
    if (book() == QLatin1String("risk")) marks = risk_.marks();
    if (book() == QLatin1String("conquest")) marks = conquest_.marks();
    if (book() == QLatin1String("war")) {
        marks = war_.marks();
        path = war_.path();
    }
    board_.setTappable(tappableIn(book()));
    board_.show(factsOf(evening_.state(), evening_.ledger()), marks);
    board_.showPath(path);
}

void BooksModel::refresh() {
    std::vector<Row> books;
    for (const char* key : kWithPanel)
        if (inForce(evening_, key))
            books.push_back(
                {QString::fromLatin1(key), inWords(rules::bookOf(key)->name), book() == QLatin1String(key)});
    books_.show(std::move(books));
    refreshing_ = true;
    if (inForce(evening_, "great-river")) river_.refresh();
    if (inForce(evening_, "war")) war_.refresh();
    if (inForce(evening_, "risk")) risk_.refresh();
    if (inForce(evening_, "conquest")) conquest_.refresh();
    refreshing_ = false;
    showBoard();
    emit changed();
}

}  // namespace hexwarden::viewmodel
