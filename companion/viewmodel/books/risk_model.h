// Risk on the screen: who holds what, and the assistant for whatever armies do. Tap the hex that armies leave and the
// one they go to; it is a battle, with the odds and the dice, a sneak attack, a redeployment, or the armies that follow
// a won battle. Agreements are given by a tap and bind for the turn.
#pragma once

#include "companion/rules/risk/travel.h"
#include "companion/viewmodel/books/battle_dice.h"
#include "companion/viewmodel/books/panel.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/words/verdict_lines.h"

namespace hexwarden::viewmodel {

class RiskModel : public Panel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* deeds READ deeds CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* agreements READ agreements CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool fighting READ fighting NOTIFY changed)
    Q_PROPERTY(bool landed READ landed NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int mostToGo READ mostToGo NOTIFY changed)
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
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(bool canDeal READ canDeal NOTIFY changed)

  public:
    explicit RiskModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: colour, name, armies, figures, hexes, controlled, limit, free, captured, out.
    RowModel* seats() { return &seats_; }
    /// What going from the first hex to the second may be. Roles: text, chosen.
    RowModel* deeds() { return &deeds_; }
    /// What others can grant the player of the turn, and promises of peace. Roles: text, colour, given.
    RowModel* agreements() { return &agreements_; }
    /// The verdict on what would be recorded. Roles: clause, text, detail, kind.
    RowModel* lines() { return &lines_; }
    QString hint() const;
    bool busy() const { return from_.has_value(); }
    bool fighting() const { return deed() == rules::risk::March::battle; }
    bool marching() const { return deed() && !fighting(); }
    /// The attackers stand on the attacked hex and cannot retreat (RISK-32, RISK-44).
    bool landed() const { return fighting() && from_ == to_; }
    /// "Anna, Forest 8 (5) attacks Ben, Hills 4 (3)".
    QString title() const;
    /// Armies that march, and how many may.
    int count() const { return count_; }
    int mostToGo() const;
    /// The chance to win with 1, 2, 3 … armies on the attacking hex.
    QList<qreal> curve() const;
    int attackers() const;
    QString odds() const;
    int attackDice() const { return dice_.attackers; }
    int defendDice() const { return dice_.defenders; }
    int mostAttackDice() const;
    int mostDefendDice() const;
    QList<int> attack() const { return {dice_.attack.begin(), dice_.attack.end()}; }
    QList<int> defend() const { return {dice_.defend.begin(), dice_.defend.end()}; }
    bool complete() const { return marching() || (fighting() && dice_.complete()); }
    /// Who loses how many by the dice that were tapped, or where the armies go.
    QString outcome() const;
    bool allowed() const { return verdict_.allowed(); }
    /// What the verdict comes to, as `standingOf` names it.
    QString standing() const { return standingOf(verdict_); }
    /// A game without a board: one can be dealt.
    bool canDeal() const;

    QString label() const override;
    bool isOffered() const override { return evening_.ledger().box.armiesFight; }
    int tappable() const override { return BoardModel::Hexes; }
    void tap(const game::Site&) override;
    Marks marks() const override;
    std::vector<game::Site> path() const override;
    std::vector<Agreement> possibleAgreements() const override;
    Q_INVOKABLE void chooseDeed(int deed);
    Q_INVOKABLE void setCount(int count);
    Q_INVOKABLE void setAttackDice(int count);
    Q_INVOKABLE void setDefendDice(int count);
    Q_INVOKABLE void enterDie(int value);
    Q_INVOKABLE void takeBackDie();
    Q_INVOKABLE void record();
    /// RISK-13: one side leaves the battle without a roll.
    Q_INVOKABLE void giveUp(bool attacker);
    Q_INVOKABLE void agree(int agreement);
    Q_INVOKABLE void cancel() override;
    /// Lays out a board of the two decks (RISK-2, RISK-3).
    Q_INVOKABLE void deal();
    void refresh() override;

  private:
    std::optional<rules::risk::March> deed() const;
    std::vector<rules::risk::March> possible() const;
    int armiesOn(game::Hex) const;
    std::optional<game::Colour> ownerOf(game::Hex) const;
    std::optional<game::Colour> attacker() const;
    int defenders() const;
    QString placeOf(game::Hex) const;
    std::optional<game::Body> body() const;
    std::optional<game::Battled> battled() const;
    void takeUpLanding();
    void showSeats();
    void showAgreements();

    Evening& evening_;
    RowModel seats_, deeds_, agreements_, lines_;
    std::optional<game::Hex> from_, to_;
    std::size_t deed_ = 0;  ///< of the possible ones
    int count_ = 1;
    BattleDice dice_;
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
