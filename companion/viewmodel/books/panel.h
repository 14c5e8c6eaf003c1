// The interface of a panel of the books' screen: it stands beside a board, takes its taps and marks it.
#pragma once

#include "companion/rules/path_search.h"
#include "companion/viewmodel/board/board_model.h"
#include "tracker/game/event.h"

#include <QObject>
#include <optional>
#include <vector>

namespace hexwarden::viewmodel {

/// What somebody has begun to enter and others may agree to: an attack (WAR-7, WAR-20).
struct Undertaking {
    QString text;
    rules::ColourSet mayConsent{};
    rules::ColourSet mayLend{};  ///< knights
    rules::ColourSet consents{};
    rules::ColourSet lends{};
};

/// What others can grant whoever is at turn, and what he can promise: his own word each.
struct Agreement {
    game::Consented event;
    QString text;
    bool given = false;
};

class Panel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

  public:
    using QObject::QObject;

    /// On the button that opens it.
    virtual QString label() const = 0;
    /// There is something to show by the rules in force.
    virtual bool isOffered() const = 0;
    /// What a tap may mean while it is open; bits of BoardModel::Kind.
    virtual int tappable() const = 0;
    virtual void tap(const game::Site&) = 0;
    virtual Marks marks() const = 0;
    /// A line to draw on the board; empty for none.
    virtual std::vector<game::Site> path() const { return {}; }
    /// The game has gone on.
    virtual void refresh() = 0;
    /// Forgets what somebody has begun to enter and not recorded.
    virtual void cancel() {}

    virtual std::optional<Undertaking> undertaking() const { return std::nullopt; }
    /// What can be agreed on at this moment (RISK-12), given or not.
    virtual std::vector<Agreement> possibleAgreements() const { return {}; }
    /// A player agrees to the undertaking, or no longer.
    virtual void toggleConsent(const QString& /*colour*/) {}
    virtual void toggleLender(const QString& /*colour*/) {}

  signals:
    void changed();
};

}  // namespace hexwarden::viewmodel
