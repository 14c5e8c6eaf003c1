// "It read this wrongly": shows the last seconds with what was read, and keeps them in one file if people want that.
#pragma once

#include "companion/session/last_seconds.h"
#include "companion/table/table.h"
#include "companion/viewmodel/screens/companion.h"

#include <QObject>
#include <functional>
#include <memory>

namespace hexwarden::session {

class Misreadings : public QObject {
    Q_OBJECT

  public:
    /// `folder`: where the files go. `table`: the game as it is recorded now; none while no table is there.
    Misreadings(viewmodel::Companion&, std::filesystem::path folder,
                std::function<std::shared_ptr<const table::Snapshot>()> table);

    LastSeconds& lastSeconds() { return lastSeconds_; }
    /// The one that was kept last; none if there is none.
    std::optional<std::filesystem::path> newest() const;

  private:
    void show();
    void keep(const QString& correction);

    viewmodel::Companion& companion_;
    std::filesystem::path folder_;
    std::function<std::shared_ptr<const table::Snapshot>()> table_;
    LastSeconds lastSeconds_;
    source::Clip shown_;  ///< what people look at: no more and no less is kept
};

/// What was read, what the record says, in the words of `tracker/board`: no names.
std::string readingText(const board::Observation& last, const table::Snapshot&);

}  // namespace hexwarden::session
