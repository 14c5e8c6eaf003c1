// The table's screen: the board, whose turn it is, what the last roll paid to whom, what the table is waiting for. A
// tap on a site proposes what was most likely done there; the proposal shows its verdict and is recorded on demand,
// because the table is right about what lies on it.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/screens/taps.h"

namespace hexwarden::viewmodel {

/// What the camera sees steadily is not what the record says.
struct Disagreement {
    std::optional<game::Site> site;  ///< none: of dice
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
    Q_PROPERTY(hexwarden::viewmodel::RowModel* actions READ actions CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* choices READ choices CONSTANT)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(int sides READ sides NOTIFY changed)
    Q_PROPERTY(int facing READ facing NOTIFY changed)
    Q_PROPERTY(QString turnTitle READ turnTitle NOTIFY changed)
    Q_PROPERTY(QString turnColour READ turnColour NOTIFY changed)
    Q_PROPERTY(QString phaseHint READ phaseHint NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(QString rollTitle READ rollTitle NOTIFY changed)
    Q_PROPERTY(bool rollDue READ rollDue NOTIFY changed)
    Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY changed)
    Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
    Q_PROPERTY(QString proposal READ proposal NOTIFY changed)
    Q_PROPERTY(bool wantsGoal READ wantsGoal NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int mostAtOnce READ mostAtOnce NOTIFY changed)
    Q_PROPERTY(bool proposalAllowed READ proposalAllowed NOTIFY changed)
    Q_PROPERTY(QString proposalReason READ proposalReason NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

  public:
    explicit TableModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Roles: colour, name, points, active, cards, gains, longest, army, side, rank and sharing (the
    /// how manieth of how many at that side), due (cards to discard).
    RowModel* seats() { return &seats_; }
    /// Roles: text, urgent, action (of a disagreement, as `acceptTable` takes it, or -1), discards (whose discard it
    /// is, or empty), actionText (empty for nothing to do).
    RowModel* prompts() { return &prompts_; }
    /// What the tap may mean. Roles: text, chosen.
    RowModel* actions() { return &actions_; }
    /// Who may have done it. Roles: text, colour, chosen.
    RowModel* choices() { return &choices_; }
    bool begun() const { return evening_.begun(); }
    /// Where players sit round a screen that lies flat: an or of 1 << side. Sides are counted clockwise from the lower
    /// edge, from 0.
    int sides() const;
    /// The side to which it should be turned: that of the player whose turn it is, or of who asked for it since.
    int facing() const;
    QString turnTitle() const;
    QString turnColour() const;
    QString phaseHint() const;
    QList<int> dice() const;
    QString rollTitle() const;
    bool rollDue() const;
    bool canEndTurn() const;
    bool proposing() const { return proposal_.has_value(); }
    QString proposal() const;
    /// The piece that moves is known; the next tap tells where to.
    bool wantsGoal() const { return proposal_ && meanings_[*proposal_].wantsGoal && !goal_; }
    /// How many pieces at once, and how many it may be.
    int count() const { return count_; }
    int mostAtOnce() const { return proposal_ ? meanings_[*proposal_].most : 1; }
    bool proposalAllowed() const { return verdict_.allowed(); }
    QString proposalReason() const;
    bool canUndo() const { return evening_.undoable().has_value(); }
    bool canRedo() const { return evening_.redoable().has_value(); }

    void showDisagreements(std::vector<Disagreement>);

    /// A roll told by its sum.
    Q_INVOKABLE void roll(int sum);
    Q_INVOKABLE void endTurn();
    /// The player has discarded what was due.
    Q_INVOKABLE void discard(const QString& colour);
    Q_INVOKABLE void turnTo(const QString& colour);
    Q_INVOKABLE void tap(const QString& site);
    Q_INVOKABLE void chooseAction(int action);
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void setCount(int count);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void acceptTable(int disagreement);
    Q_INVOKABLE void undo() { evening_.undo(); }
    Q_INVOKABLE void redo() { evening_.redo(); }
    void refresh();

  signals:
    void changed();

  private:
    QString setUpHint() const;
    /// What would be recorded now; the goal of a move is still where it began while nobody has told it.
    game::Body proposed() const;
    void propose(std::size_t meaning);
    /// Something has happened: what was tapped stays proposed, as long as it may still be meant.
    void keepProposal();
    void judge();
    void showChoices();
    void showSeats();
    void showPrompts();

    Evening& evening_;
    BoardModel board_;
    RowModel seats_, prompts_, actions_, choices_;
    std::optional<game::Colour> active_, turnedTo_;
    std::vector<Disagreement> disagreements_;
    std::vector<Meaning> meanings_;
    std::optional<std::size_t> proposal_;
    std::optional<game::Site> tapped_, goal_;
    int count_ = 1;
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
