// The rule books to read: every clause in this program's own words, the ruling where the book is silent, and how this
// table plays what tables may choose. Without a game all books are there.
#pragma once

#include "companion/viewmodel/books/panel.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

class RulesModel : public Panel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* books READ books CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* clauses READ clauses CONSTANT)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)

  public:
    explicit RulesModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: key, text, chosen.
    RowModel* books() { return &books_; }
    /// Of the chosen book. Roles: clause, title, text, ruling, options (how this table plays it; a line each).
    RowModel* clauses() { return &clauses_; }
    /// The chosen book in a sentence.
    QString summary() const { return summary_; }

    QString label() const override { return tr("The rules"); }
    bool isOffered() const override { return true; }
    int tappable() const override { return 0; }
    void tap(const game::Site&) override {}
    Marks marks() const override { return {}; }
    Q_INVOKABLE void choose(const QString& book);
    void refresh() override;

  private:
    const std::vector<const rules::Book*>& offered() const;
    QString optionsOf(rules::ClauseId) const;

    Evening& evening_;
    RowModel books_, clauses_;
    QString chosen_;  ///< by a tap; else what the table plays by, or the base game
    QString summary_;
};

}  // namespace hexwarden::viewmodel
