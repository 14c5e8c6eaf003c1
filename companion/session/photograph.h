// A photograph of the board that a phone has sent: read in a thread of its own, one at a time.
#pragma once

#include "tracker/board/observation.h"

#include <QByteArray>
#include <QObject>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>

namespace hexwarden::session {

class Photograph : public QObject {
    Q_OBJECT

  public:
    explicit Photograph(std::filesystem::path data);

    /// Ends in `read` or `refused`; what comes while another is being read is refused at once.
    void take(const QByteArray& picture, const std::string& pieceSet);

  signals:
    void read(const hexwarden::board::Observation& seen);
    /// Why there is no board in it, one sentence.
    void refused(const QString& sentence);

  private:
    std::filesystem::path data_;
    bool reading_ = false;
    std::jthread reader_;  // last: it tells the others
};

}  // namespace hexwarden::session
