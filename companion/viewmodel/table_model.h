// The table's screen: the board, whose turn it is, what the last roll paid to whom, what the table is waiting for. A
// tap on a site proposes what was most likely done there; the proposal shows its verdict and is recorded on demand,
// because the table is right about what lies on it.
#pragma once

#include "companion/viewmodel/board_model.h"
#include "companion/viewmodel/evening.h"
#include "companion/viewmodel/row_model.h"

namespace hexwarden::viewmodel {

/// A site where what the camera sees steadily is not what the record says.
struct Disagreement {
    game::Site site;
    QString sentence;
    std::optional<game::Body> accept;  ///< the event that takes the table's side, if one can
};

class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* prompts READ prompts CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* choices READ choices CONSTANT)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(QString turnTitle READ turnTitle NOTIFY changed)
    Q_PROPERTY(QString turnColour READ turnColour NOTIFY changed)
    Q_PROPERTY(QString phaseHint READ phaseHint NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(QString rollTitle READ rollTitle NOTIFY changed)
    Q_PROPERTY(bool rollDue READ rollDue NOTIFY changed)
    Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY changed)
    Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
    Q_PROPERTY(QString proposal READ proposal NOTIFY changed)
    Q_PROPERTY(bool proposalAllowed READ proposalAllowed NOTIFY changed)
    Q_PROPERTY(QString proposalReason READ proposalReason NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

  public:
    explicit TableModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Roles: colour, name, points, active, cards, gains, longest, army.
    RowModel* seats() { return &seats_; }
    /// Roles: text, urgent, action (empty, or an action's number as `act` takes it), actionText.
    RowModel* prompts() { return &prompts_; }
    /// Other readings of the tap. Roles: key, text, colour, chosen.
    RowModel* choices() { return &choices_; }
    bool begun() const { return evening_.begun(); }
    QString turnTitle() const;
    QString turnColour() const;
    QString phaseHint() const;
    QList<int> dice() const;
    QString rollTitle() const;
    bool rollDue() const;
    bool canEndTurn() const;
    bool proposing() const { return proposal_.has_value(); }
    QString proposal() const;
    bool proposalAllowed() const { return verdict_.allowed(); }
    QString proposalReason() const;
    bool canUndo() const { return evening_.undoable().has_value(); }
    bool canRedo() const { return evening_.redoable().has_value(); }

    void showDisagreements(std::vector<Disagreement>);

    /// A roll told by its sum: two dice that make it.
    Q_INVOKABLE void roll(int sum);
    Q_INVOKABLE void endTurn();
    Q_INVOKABLE void tap(const QString& site);
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void acceptTable(int disagreement);
    Q_INVOKABLE void undo() { evening_.undo(); }
    Q_INVOKABLE void redo() { evening_.redo(); }
    void refresh();

  signals:
    void changed();

  private:
    struct Reading {
        game::Body body;
        QString text;
        QString colour;
    };

    std::vector<Reading> readingsOf(const game::Site&) const;
    void showSeats();
    void showPrompts();

    Evening& evening_;
    BoardModel board_;
    RowModel seats_, prompts_, choices_;
    std::vector<Disagreement> disagreements_;
    std::vector<Reading> readings_;
    std::optional<std::size_t> proposal_;
    std::optional<game::Site> tapped_;
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
