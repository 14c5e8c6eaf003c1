// A position entered by people: what a player holds ("Red has five cards"), and a game that began without us, of which
// the camera or taps give the pieces, and people the cards and whose turn it is.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

class HandsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* players READ players CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* cards READ cards CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* differences READ differences CONSTANT)
    Q_PROPERTY(bool canJoin READ canJoin NOTIFY changed)
    Q_PROPERTY(bool canTell READ canTell NOTIFY changed)
    Q_PROPERTY(bool joining READ joining NOTIFY changed)
    Q_PROPERTY(bool telling READ telling NOTIFY changed)
    Q_PROPERTY(bool hasDeck READ hasDeck NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int hidden READ hidden NOTIFY changed)
    Q_PROPERTY(int knights READ knights NOTIFY changed)
    Q_PROPERTY(int points READ points NOTIFY changed)

  public:
    explicit HandsModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: colour, text, chosen, known (the hand is, at least its count).
    RowModel* players() { return &players_; }
    /// Cards of which the kind is known. Roles: key, text, count.
    RowModel* cards() { return &cards_; }
    /// What recording it changes for everybody. Roles: text, gain.
    RowModel* differences() { return &differences_; }
    /// No turn has been played yet: the game may have begun without us.
    bool canJoin() const;
    bool canTell() const;
    bool joining() const { return evening_.ledger().joining; }
    bool telling() const { return player_.has_value(); }
    bool hasDeck() const { return evening_.ledger().box.cardsInDeck() > 0; }
    QString title() const;
    /// Cards in the hand, those of known kind among them.
    int total() const;
    /// Development cards not played; knights played; victory points that lie open.
    int hidden() const { return holds_.hidden.value_or(0); }
    int knights() const { return holds_.knights.value_or(0); }
    int points() const { return holds_.points.value_or(0); }

    /// From here on everything that is entered is the present position.
    Q_INVOKABLE void join();
    /// The position is complete, and it is that player's turn.
    Q_INVOKABLE void takeUp(const QString& colour);
    /// Tells what that player holds, beginning with what the record knows; of whose turn it is without a colour.
    Q_INVOKABLE void tell(const QString& colour);
    /// The same as it was before an event.
    Q_INVOKABLE void tellBefore(int sequence);
    /// One of the cards is of that kind; one more if all are known.
    Q_INVOKABLE void name(const QString& resource);
    /// No kind is known any more.
    Q_INVOKABLE void forgetKinds();
    Q_INVOKABLE void setTotal(int count);
    Q_INVOKABLE void setHidden(int count);
    Q_INVOKABLE void setKnights(int count);
    Q_INVOKABLE void setPoints(int count);
    Q_INVOKABLE void record();
    Q_INVOKABLE void cancel();
    void refresh();

  signals:
    void changed();

  private:
    game::Holds known(game::Colour) const;
    game::Body body() const;

    Evening& evening_;
    RowModel players_, cards_, differences_;
    std::optional<game::Colour> player_;
    std::int64_t before_ = 0;  ///< the event before which it was so; 0: now
    game::Holds holds_;
};

}  // namespace hexwarden::viewmodel
