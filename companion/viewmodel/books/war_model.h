// War on the screen: weapons, knights, forts and abandoned roads of each player, and attacks as they are declared: tap
// the target, toggle who consents and who lends knights, choose what is pillaged, record it.
#pragma once

#include "companion/rules/war/attack.h"
#include "companion/viewmodel/books/panel.h"
#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"
#include "companion/viewmodel/words/verdict_lines.h"

namespace hexwarden::viewmodel {

/// The event of an attack with what was agreed on.
game::Attacked attackOf(game::Colour attacker, const game::Site& target, int weapons, rules::ColourSet consent,
                        rules::ColourSet lenders);

class WarModel : public Panel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the books")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* seats READ seats CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* consents READ consents CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lenders READ lenders CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* spoils READ spoils CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* lines READ lines CONSTANT)
    /// What the rules ask or object to a weapon or a burned knight that was tapped, while `waits`.
    Q_PROPERTY(hexwarden::viewmodel::RowModel* doubts READ doubts CONSTANT)
    Q_PROPERTY(bool waits READ waits NOTIFY changed)
    Q_PROPERTY(QString waiting READ waiting NOTIFY changed)
    Q_PROPERTY(QString waitingStanding READ waitingStanding NOTIFY changed)
    Q_PROPERTY(QString hint READ hint NOTIFY changed)
    Q_PROPERTY(bool attacking READ attacking NOTIFY changed)
    Q_PROPERTY(QString attack READ attack NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(bool canAct READ canAct NOTIFY changed)
    Q_PROPERTY(bool burns READ burns NOTIFY changed)
    Q_PROPERTY(int spoilsDue READ spoilsDue NOTIFY changed)

  public:
    explicit WarModel(Evening& evening, QObject* parent = nullptr);

    /// Roles: colour, name, active, weapons, knights, forts, abandoned, fate (of who has no building left).
    RowModel* seats() { return &seats_; }
    /// Roles: colour, text, chosen.
    RowModel* consents() { return &consents_; }
    RowModel* lenders() { return &lenders_; }
    /// What the attacker may take, where pillaging is agreed on (WAR-32). Roles: key, text, count.
    RowModel* spoils() { return &spoils_; }
    /// So many cards in all.
    int spoilsDue() const { return spoilsThere().due; }
    /// The verdict on the attack, or on the last thing that was tried. Roles: clause, text, detail, kind.
    RowModel* lines() { return &lines_; }
    RowModel* doubts() { return &doubts_; }
    bool waits() const { return waiting_.has_value(); }
    QString waiting() const;
    QString waitingStanding() const { return standingOf(verdictOn(waiting_, evening_)); }
    QString hint() const;
    bool attacking() const { return target_.has_value(); }
    QString attack() const;
    bool allowed() const { return verdict_.allowed(); }
    /// What the verdict comes to, as `standingOf` names it.
    QString standing() const { return standingOf(verdict_); }
    bool canAct() const { return evening_.ledger().active.has_value(); }
    /// This table lets played knights be burned (WAR-33).
    bool burns() const { return evening_.ledger().box.burns; }

    QString label() const override;
    bool isOffered() const override { return evening_.ledger().box.weaponsDestroy; }
    int tappable() const override { return BoardModel::Corners | BoardModel::Edges; }
    void tap(const game::Site&) override;
    Marks marks() const override;
    std::vector<game::Site> path() const override;
    std::optional<Undertaking> undertaking() const override;
    Q_INVOKABLE void toggleConsent(const QString& colour) override;
    Q_INVOKABLE void toggleLender(const QString& colour) override;
    /// Adds one of a kind; starts again from none where that would be too many.
    Q_INVOKABLE void takeSpoil(const QString& resource);
    Q_INVOKABLE void record();
    Q_INVOKABLE void cancel() override;
    /// Recorded at once where the rules surely allow it; else it waits for `recordWaiting`.
    Q_INVOKABLE void buyWeapon();
    Q_INVOKABLE void burnKnight();
    Q_INVOKABLE void recordWaiting();
    void refresh() override;

  private:
    /// What would be recorded; none while nothing is tapped.
    std::optional<game::Attacked> attacked() const;
    rules::war::Spoils spoilsThere() const;
    QString fateOf(game::Colour) const;
    void showSeats();
    void showAttack();
    void tell(const game::Body&);

    Evening& evening_;
    RowModel seats_, consents_, lenders_, spoils_, lines_, doubts_;
    std::optional<game::Body> waiting_;  ///< tapped, and not plainly allowed
    std::optional<game::Site> target_;
    std::optional<game::Colour> attacker_;  ///< of the target, whosever turn it is by now
    rules::ColourSet consent_, lending_;
    game::Cards taken_{};
    rules::Verdict verdict_;
};

}  // namespace hexwarden::viewmodel
