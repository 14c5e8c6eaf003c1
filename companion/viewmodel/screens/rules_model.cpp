#include "companion/viewmodel/screens/rules_model.h"

#include "companion/rules/recipes.h"
#include "companion/viewmodel/words/names.h"
#include "companion/viewmodel/words/sentences.h"

#include <QStringList>

namespace hexwarden::viewmodel {

RulesModel::RulesModel(Evening& evening, QObject* parent)
    : Panel(parent),
      evening_(evening),
      books_({"key", "text", "chosen"}),
      clauses_({"clause", "title", "text", "ruling", "options"}) {}

const std::vector<const rules::Book*>& RulesModel::offered() const {
    return evening_.begun() ? evening_.referee().rules().books() : rules::books();
}

QString RulesModel::optionsOf(rules::ClauseId clause) const {
    const rules::Options& chosen = evening_.referee().rules().options();
    QStringList lines;
    for (const rules::Option* known : rules::shelf().options()) {
        const rules::Option& option = *known;
        if (option.clause != clause) continue;
        const int value = chosen.number(option.key);
        const bool flag = option.kind == rules::Option::Kind::flag;
        lines << tr("Table option: %1: %2")
                     .arg(inWords(option.name), !flag        ? QString::number(value)
                                                : value != 0 ? tr("yes")
                                                             : tr("no"));
    }
    return lines.join(QLatin1Char('\n'));
}

void RulesModel::choose(const QString& book) {
    chosen_ = book;
    refresh();
}

void RulesModel::refresh() {
    const rules::Book* shown = evening_.begun() ? offered().back() : offered().front();
    for (const rules::Book* book : offered())
        if (chosen_ == idOf(book->word)) shown = book;
    std::vector<Row> books, clauses;
    for (const rules::Book* book : offered()) books.push_back({idOf(book->word), inWords(book->name), book == shown});
    for (const rules::Clause& clause : shown->clauses)
        clauses.push_back({idOf(clause.id), inWords(clause.title), inWords(clause.text), inWords(clause.ruling),
                           optionsOf(clause.id)});
    summary_ = inWords(shown->summary);
    books_.show(std::move(books));
    clauses_.show(std::move(clauses));
    emit changed();
}

}  // namespace hexwarden::viewmodel
