// One phone's socket: checks its messages before they go further, sends it what it may see as differences from what it
// has, and drops it when it floods or does not read.
#pragma once

#include "companion/seats/message.h"
#include "companion/seats/rate.h"

#include <QObject>
#include <QTimer>
#include <QWebSocket>
#include <functional>

namespace hexwarden::seats {

/// What turns `before` into `after` (RFC 7396).
QJsonObject difference(const QJsonObject& before, const QJsonObject& after);

class Phone : public QObject {
    Q_OBJECT

  public:
    enum class Role { unknown, looksOn, plays };

    /// Milliseconds that only go forward.
    using Clock = std::function<qint64()>;

    /// Takes the socket over.
    Phone(QWebSocket* socket, QObject* parent, Clock = sinceStart());

    Role role() const { return role_; }
    /// By the key that it showed, and the number by which it is known again.
    void admit(Role, const QByteArray& id);
    const QByteArray& id() const { return id_; }
    /// Whether a photograph of it would be taken now.
    void letPhotograph(bool);

    /// Sends what it has not seen; later, if it has not yet read what was sent before.
    void show(const QJsonObject& state);
    /// That something was done.
    void tell(const QString& news);
    /// Says why something was not done.
    void refuse(const QString& sentence);
    /// Says why, and ends.
    void sendAway(const QString& sentence);
    /// Drops a phone that does not read, shows no key or sleeps. Called every five seconds.
    void look();

  signals:
    void said(const hexwarden::seats::Message& message);
    void photographed(const QByteArray& bytes);
    void gone();

  private:
    void hear(const QString& text);
    void hearBytes(const QByteArray& bytes);
    bool mayGoOn();
    void send(const QJsonObject&);
    void showLatest();
    void drop();
    static Clock sinceStart();

    QWebSocket* socket_;
    const Clock now_;
    const qint64 sinceMs_;
    Role role_ = Role::unknown;
    QByteArray id_;
    Rate rate_;
    int tooFast_ = 0, refusals_ = 0;
    qint64 lastNumber_ = 0;
    QTimer pulse_;
    qint64 heardMs_, unreadSinceMs_ = -1;
    bool maySendPhotograph_ = false;
    bool waiting_ = false;  ///< `latest_` has not been sent
    bool gone_ = false;
    QJsonObject shown_, latest_;
};

}  // namespace hexwarden::seats
