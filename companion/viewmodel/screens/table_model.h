// The table's screen: the board, whose turn it is, what the last roll paid to whom, what the table is waiting for. A
// tap on a site proposes what was most likely done there; the proposal shows its verdict and is recorded on demand,
// because the table is right about what lies on it.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/counts_model.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/proposal.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/words/dues.h"
#include "companion/viewmodel/words/picks.h"
#include "companion/viewmodel/words/reminders.h"
#include "companion/viewmodel/words/verdict_lines.h"

namespace hexwarden::viewmodel {

/// What the camera sees steadily is not what the record says.
struct Disagreement {
    std::optional<game::Site> site;  ///< none: of dice
    QString sentence;
    std::optional<game::Body> accept;  ///< the event that takes the table's side, if one can
    QString key{};                     ///< the same as long as it is the same question, whatever its figures
};

class TableModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* prompts READ prompts CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* dues READ dues CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* actions READ actions CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* choices READ choices CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::CountsModel* counts READ counts CONSTANT)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(int sides READ sides NOTIFY changed)
    Q_PROPERTY(int facing READ facing NOTIFY changed)
    Q_PROPERTY(QString turnTitle READ turnTitle NOTIFY changed)
    Q_PROPERTY(QString turnColour READ turnColour NOTIFY changed)
    Q_PROPERTY(QString phaseHint READ phaseHint NOTIFY changed)
    Q_PROPERTY(QString step READ step NOTIFY changed)
    Q_PROPERTY(QString lead READ lead NOTIFY changed)
    Q_PROPERTY(QString bank READ bank NOTIFY changed)
    Q_PROPERTY(bool settled READ settled NOTIFY changed)
    Q_PROPERTY(QList<int> dice READ dice NOTIFY changed)
    Q_PROPERTY(QString rollTitle READ rollTitle NOTIFY changed)
    Q_PROPERTY(bool rollDue READ rollDue NOTIFY changed)
    Q_PROPERTY(bool canEndTurn READ canEndTurn NOTIFY changed)
    Q_PROPERTY(bool proposing READ proposing NOTIFY changed)
    Q_PROPERTY(QString proposal READ proposal NOTIFY changed)
    Q_PROPERTY(bool wantsGoal READ wantsGoal NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int mostAtOnce READ mostAtOnce NOTIFY changed)
    Q_PROPERTY(QString proposalStanding READ proposalStanding NOTIFY changed)
    Q_PROPERTY(QString proposalReason READ proposalReason NOTIFY changed)
    Q_PROPERTY(double turnBeganMs READ turnBeganMs NOTIFY changed)
    Q_PROPERTY(bool settingUp READ isSettingUp NOTIFY changed)
    Q_PROPERTY(bool atOnce READ atOnce WRITE setAtOnce NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

  public:
    explicit TableModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Roles: colour, name, points, active, cards, gains, longest, army, side, rank and sharing (the
    /// index and count at that side), due (cards to discard), tokens (victory tokens, or -1 where points win),
    /// hand (its cards by kind, as far as they are known), kit (development cards, knights, road, pieces left), means
    /// (what the player of the turn can pay for).
    RowModel* seats() { return &seats_; }
    /// Roles: text, urgent, action (as `acceptTable` takes it, or -1), actionText (empty for nothing
    /// to do), mayKeep (a disagreement that the record may win), key (the same whatever the figures), why (the reason
    /// of an objection alone).
    RowModel* prompts() { return &prompts_; }
    /// What the game waits for besides a roll. Roles: text, actionText (of its one button), discards (whose discard it
    /// is, or empty); where cards are chosen, kinds (each a map of key, text, picked and may), wanted (how many
    /// cards) and picked ("1 wool, 1 ore").
    RowModel* dues() { return &dues_; }
    /// The same as they are.
    const std::vector<DueLine>& owed() const { return owed_; }
    /// What the tap may mean. Roles: text, chosen.
    RowModel* actions() { return &actions_; }
    /// Who may have done it. Roles: text, colour, chosen.
    RowModel* choices() { return &choices_; }
    /// What stands on the hex that was tapped.
    CountsModel* counts() { return &counts_; }
    bool begun() const { return evening_.begun(); }
    /// Where players sit round a screen that lies flat: bits, 1 << side. Sides are counted clockwise from the lower
    /// edge, from 0.
    int sides() const;
    /// The side to which it should be turned: that of the player whose turn it is, or of who asked for it since.
    int facing() const;
    QString turnTitle() const;
    QString turnColour() const;
    QString phaseHint() const;
    /// Phase or round and, where it changes, the order: the same place in every book; empty where the title says all.
    QString step() const;
    /// Who leads, and with what.
    QString lead() const;
    /// What is left in the bank and of the development cards.
    QString bank() const;
    /// Nothing is due: the turn may well end.
    bool settled() const { return dues_.count() == 0; }
    QList<int> dice() const;
    QString rollTitle() const;
    bool rollDue() const;
    bool canEndTurn() const;
    bool proposing() const { return proposal_.stands(); }
    QString proposal() const { return proposal_.text(); }
    bool wantsGoal() const { return proposal_.wantsGoal(); }
    int count() const { return proposal_.count(); }
    int mostAtOnce() const { return proposal_.most(); }
    bool proposalAllowed() const { return proposal_.verdict().allowed(); }
    /// As `standingOf` names it.
    QString proposalStanding() const { return standingOf(proposal_.verdict()); }
    QString proposalReason() const { return proposal_.reason(); }
    /// When the turn began, since the Unix epoch; 0 before the first.
    double turnBeganMs() const;
    bool isSettingUp() const;
    /// In set-up a tap that can only mean what is due, and is allowed, is recorded as it is.
    bool atOnce() const { return atOnce_; }
    void setAtOnce(bool);
    bool canUndo() const { return evening_.undoable().has_value(); }
    bool canRedo() const { return evening_.redoable().has_value(); }

    void showDisagreements(std::vector<Disagreement>);

    /// A roll, entered by its sum.
    Q_INVOKABLE void roll(int sum);
    Q_INVOKABLE void endTurn();
    /// The player has discarded what was due.
    Q_INVOKABLE void discard(const QString& colour);
    Q_INVOKABLE void turnTo(const QString& colour);
    Q_INVOKABLE void tap(const QString& site);
    /// In set-up, where what is due goes down at once: the sites that a finger came to take what is due there, one
    /// building with what belongs to it, until it is somebody else's to place.
    Q_INVOKABLE void stroke(const QStringList& sites);
    Q_INVOKABLE void chooseAction(int action);
    Q_INVOKABLE void choose(int choice);
    Q_INVOKABLE void setCount(int count);
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void acceptTable(int disagreement);
    /// The record is right: that disagreement is not shown again while it stays the same.
    Q_INVOKABLE void keepRecord(int disagreement);
    /// Does what the button of a due thing says: tells it, shows on the board where it may be tapped, or ticks it off.
    Q_INVOKABLE void settle(int due);
    /// One more card of a choice that is due: recorded with the last one. And all of them back.
    Q_INVOKABLE void pick(int due, const QString& kind);
    Q_INVOKABLE void clearPicks(int due);
    Q_INVOKABLE void undo() { evening_.undo(); }
    Q_INVOKABLE void redo() { evening_.redo(); }
    void refresh();

  signals:
    void changed();
    /// The board as it was laid breaks a rule, and somebody wants to see to it.
    void boardWanted();
    /// The river tile is not there, or does not fit.
    void riverWanted();
    /// The same of an event.
    void correctionWanted(qint64 sequence);

  private:
    /// What the buttons of prompts are about that are no disagreements.
    static constexpr int kNoAction = -1, kLastMove = -2, kRiver = -3;

    static bool isBoard(const Entry&);
    /// Of the list that stands there; null if there is none or nothing is chosen for it.
    const DueLine* choiceAt(int due) const;
    void showSeats();
    void showPrompts();
    void showDues();
    void noteTokens();

    Evening& evening_;
    BoardModel board_;
    RowModel seats_, prompts_, dues_, actions_, choices_;
    std::optional<game::Colour> active_, turnedTo_;
    std::vector<Disagreement> disagreements_;
    std::vector<std::pair<std::optional<game::Site>, QString>> kept_;  ///< disagreements that the record has won
    std::vector<DueLine> owed_;
    int tickedOf_ = 0;  ///< the turn in which `ticked_` was ticked off
    QStringList ticked_;
    Picks picks_;
    std::vector<game::Site> shown_;        ///< where something due may be tapped
    std::size_t newsAt_ = 0, awards_ = 0;  ///< events and victory tokens that were there when `news_` was written
    std::vector<Reminder> news_;           ///< victory tokens that the last event earned
    Proposal proposal_;
    CountsModel counts_;
    bool atOnce_ = false;
};

}  // namespace hexwarden::viewmodel
