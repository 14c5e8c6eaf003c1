// Wires the screen "Our pieces" to whoever watches the table, and what was shown to the profile.
#pragma once

#include "companion/session/watching.h"
#include "companion/viewmodel/screens/companion.h"

#include <QPointer>
#include <functional>

namespace hexwarden::session {

class Showing : public QObject {
    Q_OBJECT

  public:
    /// Hears which kinds the camera knows by having been shown them.
    using Known = std::function<void(std::vector<board::Piece> kinds)>;

    /// `keep`: puts what was shown so far into the profile. The companion outlives it.
    Showing(viewmodel::Companion& companion, std::filesystem::path data, Known known, std::function<void()> keep);

    /// Somebody else watches now, with that set of pieces; nobody by null.
    void attach(Watching* watching, const std::string& pieceSet);

  private:
    void refresh();

    viewmodel::Companion& companion_;
    std::filesystem::path data_;
    Known known_;
    std::function<void()> keep_;
    QPointer<Watching> watching_;
    std::string pieceSet_;
    std::size_t pieces_ = 0;  ///< as reported last
};

}  // namespace hexwarden::session
