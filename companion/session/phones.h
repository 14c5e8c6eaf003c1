// Phones at the seats: starts and ends the server as the table's screen wants it, and tells that screen who is there.
// While they are not wanted there is no server, and no port is open.
#pragma once

#include "companion/seats/server.h"

#include <QTimer>
#include <memory>

namespace hexwarden::session {

class Phones : public QObject {
    Q_OBJECT

  public:
    /// Outlived by the companion.
    Phones(viewmodel::Companion&, seats::Desk::Declare);

    /// Another game is on the table: the keys of the last one open nothing any more.
    void end();
    /// To the phone that sent one: why it was not read, or, by nothing, that it was.
    void answerPhotograph(const QString& sentence);

  signals:
    void photographed(const QByteArray& bytes);

  private:
    void turn(bool on);
    void begin();
    void showCodes();
    void showSeats();
    /// The keys of a game end with it; who is there sees how it ended for some time.
    void noteEnd();

    viewmodel::Companion& companion_;
    seats::Desk::Declare declare_;
    std::unique_ptr<seats::Server> server_;
    std::vector<game::Seat> seats_;  ///< as they are shown
    QTimer farewell_;
};

}  // namespace hexwarden::session
