// The games that were kept on this machine.
#pragma once

#include "companion/viewmodel/screens/past_model.h"

#include <QDateTime>
#include <map>
#include <vector>

namespace hexwarden::session {

class GameShelf {
  public:
    explicit GameShelf(QString folder) : folder_(std::move(folder)) {}

    /// In short, the latest first, at most `kMost`, without the one that is played. A file that cannot be read is left
    /// out: opening it by name says why. Those that have not changed since are not read again.
    std::vector<viewmodel::PastGame> games(const QString& butNot);

    static constexpr int kMost = 40;

  private:
    struct Read {
        QDateTime changed;
        std::optional<viewmodel::PastGame> game;
    };

    QString folder_;
    std::map<QString, Read> read_;
};

}  // namespace hexwarden::session
