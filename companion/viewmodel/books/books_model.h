// The screen of the rule books: a panel for each book in force that has something to show, one for cards and trade, and
// the books to read, beside one board. Taps on the board go to the panel that is open.
#pragma once

#include "companion/viewmodel/books/conquest_model.h"
#include "companion/viewmodel/books/risk_model.h"
#include "companion/viewmodel/books/river_model.h"
#include "companion/viewmodel/books/war_model.h"
#include "companion/viewmodel/screens/cards_model.h"
#include "companion/viewmodel/screens/rules_model.h"

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
    Q_PROPERTY(hexwarden::viewmodel::CardsModel* cards READ cards CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RulesModel* rules READ rules CONSTANT)
    Q_PROPERTY(QString book READ book NOTIFY changed)
    Q_PROPERTY(QString last READ last NOTIFY changed)
    Q_PROPERTY(QString objection READ objection NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)

  public:
    explicit BooksModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Those with a panel. Roles: key, text, chosen.
    RowModel* books() { return &books_; }
    RiverModel* river() { return &river_; }
    WarModel* war() { return &war_; }
    RiskModel* risk() { return &risk_; }
    ConquestModel* conquest() { return &conquest_; }
    CardsModel* cards() { return &cards_; }
    RulesModel* rules() { return &rules_; }
    /// Whose panel is open.
    QString book() const { return book_; }
    /// What happened last, in a sentence.
    QString last() const;
    /// What the rules have against it; empty for nothing.
    QString objection() const;
    bool canUndo() const { return evening_.undoable().has_value(); }

    Q_INVOKABLE void choose(const QString& book);
    /// The panel on which the river's tile is laid.
    void chooseRiver();
    Q_INVOKABLE void tap(const QString& site);
    Q_INVOKABLE void undo() { evening_.undo(); }
    /// Another game: what was begun in the one before is forgotten.
    void forget();
    void refresh();
    /// The panel on which somebody enters what others may agree to; null if nobody does.
    Panel* withUndertaking();
    /// Of all panels that are offered.
    std::vector<Agreement> possibleAgreements();

  signals:
    void changed();
    /// Something is being entered on a panel, or no longer.
    void entered();

  private:
    /// All of them, in the order in which they are offered.
    std::vector<std::pair<QString, Panel*>> panels();
    Panel* open();
    void showBoard();

    Evening& evening_;
    BoardModel board_;
    RowModel books_;
    RiverModel river_;
    WarModel war_;
    RiskModel risk_;
    ConquestModel conquest_;
    CardsModel cards_;
    RulesModel rules_;
    QString chosen_;  ///< by a tap; empty: the first that is offered
    QString book_;
    bool refreshing_ = false;
};

}  // namespace hexwarden::viewmodel
