// The interface of a panel of the books' screen: it stands beside a board, takes its taps and marks it.
#pragma once

#include "companion/viewmodel/board/board_model.h"

#include <QObject>
#include <vector>

namespace hexwarden::viewmodel {

class Panel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

  public:
    using QObject::QObject;

    /// On the button that opens it.
    virtual QString label() const = 0;
    /// There is something to show by the rules in force.
    virtual bool isOffered() const = 0;
    /// What a tap may mean while it is open; an or of BoardModel::Kind.
    virtual int tappable() const = 0;
    virtual void tap(const game::Site&) = 0;
    virtual Marks marks() const = 0;
    /// A line to draw on the board; empty for none.
    virtual std::vector<game::Site> path() const { return {}; }
    /// The game has gone on.
    virtual void refresh() = 0;
    /// Forgets what somebody has begun to enter and not recorded.
    virtual void cancel() {}

  signals:
    void changed();
};

}  // namespace hexwarden::viewmodel
