// Risk on the screen: who holds what, and the battle assistant. Tap the hex an attack comes from and the one it goes
// to, see the odds, tap the dice; the roll is recorded as it fell.
#pragma once

#include "companion/viewmodel/battle_dice.h"
#include "companion/viewmodel/board_model.h"
#include "companion/viewmodel/evening.h"
#include "companion/viewmodel/row_model.h"

namespace hexwarden::viewmodel {

class RiskModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool fighting READ fighting NOTIFY changed)
    Q_PROPERTY(QString battle READ battle NOTIFY changed)
    Q_PROPERTY(QList<qreal> curve READ curve NOTIFY changed)
    Q_PROPERTY(int attackers READ attackers NOTIFY changed)
    Q_PROPERTY(QString odds READ odds NOTIFY changed)
    Q_PROPERTY(int attackDice READ attackDice NOTIFY changed)
    Q_PROPERTY(int defendDice READ defendDice NOTIFY changed)
    Q_PROPERTY(int mostAttackDice READ mostAttackDice NOTIFY changed)
    Q_PROPERTY(int mostDefendDice READ mostDefendDice NOTIFY changed)
    Q_PROPERTY(QList<int> attack READ attack NOTIFY changed)
    Q_PROPERTY(QList<int> defend READ defend NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY changed)

  public:
    explicit RiskModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: colour, name, armies, figures, hexes, controlled, limit, free, captured.
    RowModel* seats() { return &seats_; }
    /// The verdict on the battle. Roles: clause, text, detail, kind.
    RowModel* lines() { return &lines_; }
    QString hint() const;
    bool fighting() const { return from_ && to_; }
    /// "Anna, Forest 8 (5) attacks Ben, Hills 4 (3)".
    QString battle() const;
    /// The chance to win with 1, 2, 3 … armies on the attacking hex.
    QList<qreal> curve() const;
    int attackers() const { return from_ ? armiesOn(*from_) : 0; }
    QString odds() const;
    int attackDice() const { return dice_.attackers; }
    int defendDice() const { return dice_.defenders; }
    int mostAttackDice() const;
    int mostDefendDice() const;
    QList<int> attack() const { return {dice_.attack.begin(), dice_.attack.end()}; }
    QList<int> defend() const { return {dice_.defend.begin(), dice_.defend.end()}; }
    bool complete() const { return fighting() && dice_.complete(); }
    /// Who loses how many by the dice that were tapped.
    QString outcome() const;
    bool allowed() const { return verdict_.allowed(); }
    /// A game without a board: one can be dealt.
    bool canDeal() const;

    void tap(const game::Site&);
    Marks marks() const;
    Q_INVOKABLE void setAttackDice(int count);
    Q_INVOKABLE void setDefendDice(int count);
    Q_INVOKABLE void enterDie(int value);
    Q_INVOKABLE void takeBackDie();
    Q_INVOKABLE void record();
    Q_INVOKABLE void cancel();
    /// Lays out a board of the two decks (RISK-2, RISK-3).
    Q_INVOKABLE void deal();
    void refresh();

  signals:
    void changed();

  private:
    int armiesOn(game::Hex) const;
    std::optional<game::Colour> ownerOf(game::Hex) const;
    QString told(game::Hex) const;
    game::Body battled() const;
    void showSeats();

    Evening& evening_;
    RowModel seats_, lines_;
    std::optional<game::Hex> from_, to_;
    BattleDice dice_;
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
