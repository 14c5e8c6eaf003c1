// Phones at the seats: listens on one address of the local network for as long as it lives, lets in phones that show
// the key of this game, and shows each what its seat sees. Lives in the thread of the screens. docs/seats.md has the
// protocol, docs/decisions/0017-phones-by-a-small-server.md why it is this one.
#pragma once

#include "companion/seats/desk.h"
#include "companion/seats/phone.h"
#include "companion/seats/rate.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QPointer>
#include <QTcpServer>
#include <QWebSocketServer>
#include <map>
#include <set>

namespace hexwarden::seats {

inline constexpr int kMostConnections = 32;

class Server : public QObject {
    Q_OBJECT

  public:
    /// Throws std::runtime_error, one sentence, if nobody can listen there. Port 0: any that is free.
    Server(viewmodel::Companion&, const QHostAddress&, quint16 port, Desk::Declare);
    ~Server() override;

    /// "192.168.1.7:8470".
    QString host() const { return host_; }
    /// What a code says: for a seat, for whoever chooses one, or for looking on.
    QString linkFor(game::Colour seat) const;
    QString linkToPlay() const;
    QString linkToLookOn() const;
    /// The keys open nothing any more; phones that are there stay.
    void withdrawKeys();
    /// Others than there ever were.
    void makeKeys();
    bool hasKeys() const { return !playKey_.isEmpty(); }

    bool isTaken(game::Colour seat) const { return seats_.contains(seat); }
    int lookersOn() const;
    /// Whoever has the seat must take it again.
    void free(game::Colour seat);
    /// To the phone that sent the last photograph: why it was not read, or, by nothing, that it was.
    void answerPhotograph(const QString& sentence);

  signals:
    /// Somebody took a seat, left, or looks on.
    void changed();
    /// A phone has photographed the board.
    void photographed(const QByteArray& bytes);

  private:
    struct Seat {
        QByteArray phone;
        std::unique_ptr<Desk> desk;
    };

    void welcome();
    void upgrade();
    void forget(QObject* connection);
    void hear(Phone&, const Message&);
    void greet(Phone&, const Message&);
    void take(Phone&, const QString& seat);
    Seat* seatOf(const Phone&);
    bool wantsBoard() const;
    void showSoon();
    void showNow();
    QJsonObject shownTo(const Phone&, const QJsonObject& shared);

    viewmodel::Companion& companion_;
    Desk::Declare declare_;
    QTcpServer listener_;
    QWebSocketServer sockets_;
    QString host_;
    QByteArray playKey_, lookKey_;
    Rate arrivals_;
    QElapsedTimer clock_;
    std::set<QObject*> connections_;
    std::vector<Phone*> phones_;
    std::map<game::Colour, Seat> seats_;
    QPointer<Phone> photographer_;
    QTimer soon_;
    bool stale_ = true;  ///< something happened at the table since `shared_`
    QJsonObject shared_;
};

}  // namespace hexwarden::seats
