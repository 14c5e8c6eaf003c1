// The ledger's screen: every event with its cause and what it gave; the board as it was after any of them; undo, redo,
// and correcting an earlier event with the difference that makes shown before it is taken.
#pragma once

#include "companion/viewmodel/board/board_model.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

class LedgerModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* events READ events CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* corrections READ corrections CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* differences READ differences CONSTANT)
    Q_PROPERTY(int moments READ moments NOTIFY changed)
    Q_PROPERTY(int moment READ moment WRITE setMoment NOTIFY changed)
    Q_PROPERTY(bool live READ live NOTIFY changed)
    Q_PROPERTY(QString momentTitle READ momentTitle NOTIFY changed)
    Q_PROPERTY(QString photograph READ photograph NOTIFY changed)
    Q_PROPERTY(QString photographTitle READ photographTitle NOTIFY changed)
    Q_PROPERTY(QString selectedTitle READ selectedTitle NOTIFY changed)
    Q_PROPERTY(QString selectedBefore READ selectedBefore NOTIFY changed)
    Q_PROPERTY(QString selectedAfter READ selectedAfter NOTIFY changed)
    Q_PROPERTY(bool selecting READ selecting NOTIFY changed)
    Q_PROPERTY(bool correcting READ correcting NOTIFY changed)
    Q_PROPERTY(int selectedSequence READ selectedSequence NOTIFY changed)
    Q_PROPERTY(bool canPutIn READ canPutIn NOTIFY changed)
    Q_PROPERTY(bool puttingIn READ puttingIn NOTIFY changed)
    Q_PROPERTY(bool canMove READ canMove NOTIFY changed)
    Q_PROPERTY(bool moving READ moving NOTIFY changed)
    Q_PROPERTY(int tappable READ tappable NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)

  public:
    explicit LedgerModel(Evening& evening, QObject* parent = nullptr);

    BoardModel* board() { return &board_; }
    /// Newest first. Roles: sequence, text, detail, source, colour, counts, selectable, objection, selected, before,
    /// after (the addresses of pictures, empty for none).
    RowModel* events() { return &events_; }
    /// What the selected event may have been instead. Roles: text, colour, chosen.
    RowModel* corrections() { return &correctionRows_; }
    /// Roles: text, gain (above 0 for better, below for worse, 0 for neither).
    RowModel* differences() { return &differences_; }
    int moments() const { return static_cast<int>(evening_.story().size()); }
    /// How many events the shown board includes.
    int moment() const { return past_.value_or(moments()); }
    void setMoment(int);
    bool live() const { return moment() == moments(); }
    QString momentTitle() const;
    /// The last photograph of the table up to that moment; empty if there is none.
    QString photograph() const;
    QString photographTitle() const;
    QString selectedTitle() const;
    QString selectedBefore() const;
    QString selectedAfter() const;
    bool selecting() const { return selected_ != 0; }
    /// A correction is chosen, and nothing of it is missing.
    bool correcting() const;
    /// 0 for none.
    int selectedSequence() const { return static_cast<int>(selected_); }
    /// Something else may have been missed before the selected event.
    bool canPutIn() const;
    /// The board is tapped for what was missed, not for where the event was.
    bool puttingIn() const { return puttingIn_; }
    /// The selected event may have come at another time.
    bool canMove() const;
    /// The next event that is selected is the one before which the selected one came.
    bool moving() const { return moving_; }
    /// What of the board may be tapped; bits of BoardModel::Kind.
    int tappable() const;
    QString hint() const;
    bool canUndo() const { return evening_.undoable().has_value(); }
    bool canRedo() const { return evening_.redoable().has_value(); }

    /// Where the pictures that events cite lie; those that are missing are left out. Empty: nowhere.
    void setPictureFolder(const QString&);

    /// Shows the board as it was then and offers corrections; selecting it again goes back to now. While one is moved:
    /// proposes to move it before this one.
    Q_INVOKABLE void select(qint64 sequence);
    Q_INVOKABLE void choose(int correction);
    Q_INVOKABLE void putIn(bool on);
    Q_INVOKABLE void move(bool on);
    /// Another place of the selected event, or what was missed there.
    Q_INVOKABLE void tap(const QString& site);
    Q_INVOKABLE void apply();
    Q_INVOKABLE void undo() { evening_.undo(); }
    Q_INVOKABLE void redo() { evening_.redo(); }
    Q_INVOKABLE void backToNow();
    void refresh();

  signals:
    void changed();

  private:
    /// An event that counts, or that was taken back; none for any other.
    const game::Event* find(std::int64_t sequence) const;
    const game::Event* selected() const { return find(selected_); }
    /// Something has happened: what somebody is looking at stays, as long as it is there.
    void follow();
    std::vector<game::Body> readings(const game::Event&) const;
    void startOver();
    void ask(bool& mode, bool on);
    const game::Event* photographed() const;
    QString picture(const std::string& name) const;
    void showEvents();
    void showDifferences();

    Evening& evening_;
    BoardModel board_;
    RowModel events_, correctionRows_, differences_;
    QString pictureFolder_;
    std::int64_t selected_ = 0;
    bool puttingIn_ = false, moving_ = false;
    std::optional<game::Site> tapped_, goal_;  ///< where it was; of a move that was missed, from and to
    std::optional<std::int64_t> next_;         ///< the event before which the selected one came
    std::vector<game::Body> corrections_;
    std::optional<std::size_t> chosen_;
    std::optional<int> past_;  ///< the moment shown; none for now, whatever happens
};

}  // namespace hexwarden::viewmodel
