// The screen of the rule books: a panel for each book in force that has something to show, beside one board. Taps on
// the board go to the panel that is open.
#pragma once

#include "companion/viewmodel/conquest_model.h"
#include "companion/viewmodel/risk_model.h"
#include "companion/viewmodel/river_model.h"
#include "companion/viewmodel/war_model.h"

namespace hexwarden::viewmodel {

class BooksModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* books READ books CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RiverModel* river READ river CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::WarModel* war READ war CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RiskModel* risk READ risk CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::ConquestModel* conquest READ conquest CONSTANT)
    Q_PROPERTY(QString book READ book NOTIFY changed)
    Q_PROPERTY(bool any READ any NOTIFY changed)

  public:
    explicit BooksModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Those with a panel. Roles: key, text, chosen.
    RowModel* books() { return &books_; }
    RiverModel* river() { return &river_; }
    WarModel* war() { return &war_; }
    RiskModel* risk() { return &risk_; }
    ConquestModel* conquest() { return &conquest_; }
    /// Whose panel is open; empty if no book in force has one.
    QString book() const;
    bool any() const { return !book().isEmpty(); }

    Q_INVOKABLE void choose(const QString& book);
    Q_INVOKABLE void tap(const QString& site);
    void refresh();

  signals:
    void changed();

  private:
    void showBoard();

    Evening& evening_;
    BoardModel board_;
    RowModel books_;
    RiverModel river_;
    WarModel war_;
    RiskModel risk_;
    ConquestModel conquest_;
    QString book_;
    bool refreshing_ = false;
};

}  // namespace hexwarden::viewmodel
