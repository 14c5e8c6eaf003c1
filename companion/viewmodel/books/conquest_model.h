// Conquest on the screen: rounds and order, what every ship and knight can still do, the dragon's gold, the tokens with
// their reasons; and the assistant that takes a fight, a breach, a catch or a loss from taps on the board and dice.
#pragma once

#include "companion/rules/conquest/deeds.h"
#include "companion/viewmodel/books/battle_dice.h"
#include "companion/viewmodel/books/panel.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/words/verdict_lines.h"

namespace hexwarden::viewmodel {

class ConquestModel : public Panel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* units READ units CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* tokens READ tokens CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* calls READ calls CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* dues READ dues CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* stack READ stack CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* deeds READ deeds CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* targets READ targets CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    Q_PROPERTY(int dragonGold READ dragonGold NOTIFY changed)
    Q_PROPERTY(int dragonGoldMost READ dragonGoldMost CONSTANT)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool wantsDice READ wantsDice NOTIFY changed)
    Q_PROPERTY(QList<int> attack READ attack NOTIFY changed)
    Q_PROPERTY(QList<int> defend READ defend NOTIFY changed)
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)

  public:
    explicit ConquestModel(Evening& evening, QObject* parent = nullptr);

    /// In the order of the round. Roles: colour, name, active, done, points, tokens, taken (in battle).
    RowModel* seats() { return &seats_; }
    /// Of the player at turn. Roles: piece, place, actions (how many are left), text (which).
    RowModel* units() { return &units_; }
    /// Roles: colour, name, count, text, clause.
    RowModel* tokens() { return &tokens_; }
    /// Dragon, storm and disease that the last roll called. Roles: text, clause, settled.
    RowModel* calls() { return &calls_; }
    /// What players may take: by their choice on a 7, as a consolation, at the end of a round. Roles: text, clause.
    RowModel* dues() { return &dues_; }
    /// Where rolls come from a stack, what is left in it. Roles: sum, rest.
    RowModel* stack() { return &stack_; }
    /// What can be done from the tapped hex. Roles: text, chosen.
    RowModel* deeds() { return &deeds_; }
    /// Whom an attack may mean on the hex it goes to. Roles: text, colour, chosen.
    RowModel* targets() { return &targets_; }
    /// The verdict on what would be recorded. Roles: clause, text, detail, kind.
    RowModel* lines() { return &lines_; }
    /// "Attack phase, round 2 of 3".
    QString phase() const;
    int dragonGold() const;
    static int dragonGoldMost();
    QString hint() const;
    bool busy() const { return from_.has_value(); }
    bool wantsDice() const { return dice_.attackers > 0 && goalKnown(); }
    QList<int> attack() const { return {dice_.attack.begin(), dice_.attack.end()}; }
    QList<int> defend() const { return {dice_.defend.begin(), dice_.defend.end()}; }
    QString outcome() const;
    bool complete() const;
    bool allowed() const { return verdict_.allowed(); }
    /// What the verdict comes to, as `standingOf` names it.
    QString standing() const { return standingOf(verdict_); }

    QString label() const override;
    bool isOffered() const override { return evening_.ledger().box.rounds; }
    int tappable() const override { return BoardModel::Hexes | BoardModel::Edges; }
    void tap(const game::Site&) override;
    Marks marks() const override;
    Q_INVOKABLE void chooseDeed(int deed);
    Q_INVOKABLE void chooseTarget(int target);
    Q_INVOKABLE void enterDie(int value);
    Q_INVOKABLE void takeBackDie();
    Q_INVOKABLE void record();
    Q_INVOKABLE void cancel() override;
    void refresh() override;

  private:
    const rules::conquest::Deed* deed() const;
    /// What the attack goes at; none while nothing is tapped, and for other deeds.
    std::optional<rules::conquest::Goal> goal() const;
    std::vector<rules::conquest::Goal> goalsAt(const game::Site&) const;
    bool attacks() const { return deed() && deed()->kind == rules::conquest::Deed::Kind::attack; }
    bool goalKnown() const { return deed() && (!attacks() || goal()); }
    bool isTied() const;
    /// As the dice lie; none while some are missing or they tie.
    std::optional<game::Body> body() const;
    void aim(const std::optional<game::Site>&);
    void startThrow();
    void showSeats();
    void showUnits();
    void showTokens();
    void showCalls();
    void showDues();
    void showStack();
    void showAssistant();

    Evening& evening_;
    RowModel seats_, units_, tokens_, calls_, dues_, stack_, deeds_, targets_, lines_;
    std::optional<game::Hex> from_;
    std::optional<game::Site> to_;  ///< a hex, or a wall to be breached
    std::vector<rules::conquest::Deed> possible_;
    std::vector<rules::conquest::Goal> goals_;  ///< on `to_`
    std::size_t deed_ = 0, goal_ = 0;
    BattleDice dice_{0, 0};
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
