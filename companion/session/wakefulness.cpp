#include "companion/session/wakefulness.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusReply>

namespace hexwarden::session {

namespace {

constexpr int kPatienceMs = 300;

QDBusMessage call(const QString& method) {
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.ScreenSaver"),
                                          QStringLiteral("/org/freedesktop/ScreenSaver"),
                                          QStringLiteral("org.freedesktop.ScreenSaver"), method);
}

}  // namespace

void Wakefulness::setAwake(bool awake) {
    if (awake == awake_) return;
    awake_ = awake;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return;
    if (awake) {
        QDBusMessage inhibit = call(QStringLiteral("Inhibit"));
        inhibit << QStringLiteral("Hexwarden") << QStringLiteral("A game is on the table");
        const QDBusReply<quint32> cookie = bus.call(inhibit, QDBus::Block, kPatienceMs);
        cookie_ = cookie.isValid() ? cookie.value() : 0;
    } else if (cookie_ != 0) {
        QDBusMessage release = call(QStringLiteral("UnInhibit"));
        release << cookie_;
        bus.send(release);
        cookie_ = 0;
    }
}

}  // namespace hexwarden::session
