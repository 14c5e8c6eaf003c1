// The end's screen, good at any time: points with their reasons, and how the rolls fell against what was to be
// expected.
#pragma once

#include "companion/viewmodel/screens/evening.h"
#include "companion/viewmodel/screens/row_model.h"

namespace hexwarden::viewmodel {

class EndModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the companion")
    Q_PROPERTY(hexwarden::viewmodel::RowModel* standings READ standings CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* rolls READ rolls CONSTANT)
    Q_PROPERTY(hexwarden::viewmodel::RowModel* production READ production CONSTANT)
    Q_PROPERTY(int mostCards READ mostCards NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString lead READ lead NOTIFY changed)
    Q_PROPERTY(QString rollTitle READ rollTitle NOTIFY changed)
    Q_PROPERTY(double mostRolls READ mostRolls NOTIFY changed)
    Q_PROPERTY(bool begun READ begun NOTIFY changed)
    Q_PROPERTY(bool rolled READ rolled NOTIFY changed)

  public:
    explicit EndModel(Evening& evening, QObject* parent = nullptr);

    /// Who leads first. Roles: colour, name, points, reasons, drawn (cards from rolls, by kind), toWin (share 0..1),
    /// tokens (victory tokens, or -1 where points win), tokenReasons.
    RowModel* standings() { return &standings_; }
    /// 2 to 12. Roles: sum, count, expected.
    RowModel* rolls() { return &rolls_; }
    /// Cards by player and time. Roles: colour, name, cards, line (points from 0,0 to 1,1: share of the rolls, share of
    /// the most cards that anybody has).
    RowModel* production() { return &production_; }
    int mostCards() const { return mostCards_; }
    QString title() const;
    /// Who leads, and with what.
    QString lead() const;
    QString rollTitle() const;
    double mostRolls() const { return mostRolls_; }
    bool begun() const { return evening_.begun(); }
    bool rolled() const { return evening_.state().turn.number > 0; }

    /// "html", "json" or "csv".
    Q_INVOKABLE void exportAs(const QString& format) { emit exportWanted(format); }
    void refresh();

  signals:
    void changed();
    void exportWanted(const QString& format);

  private:
    Evening& evening_;
    RowModel standings_, rolls_, production_;
    double mostRolls_ = 1;
    int mostCards_ = 1;
};

}  // namespace hexwarden::viewmodel
