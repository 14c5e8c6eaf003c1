#include "companion/seats/phone.h"

#include "companion/seats/words.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <chrono>
#include <utility>

namespace hexwarden::seats {

namespace {

constexpr int kMessagesASecond = 20;
/// Messages too many, or damaged, after which somebody is no phone of ours.
constexpr int kMostTooFast = 200, kMostRefusals = 200;
constexpr std::chrono::seconds kPulse{5};
constexpr qint64 kSilenceMs = 30000;  ///< a phone that answers nothing for so long sleeps or is gone
constexpr qint64 kHelloMs = 10000;
constexpr qint64 kUnreadMs = 20000;
constexpr qint64 kUnreadBytes = 512 * 1024;

}  // namespace

QJsonObject difference(const QJsonObject& before, const QJsonObject& after) {
    QJsonObject changes;
    for (auto it = after.begin(); it != after.end(); ++it) {
        const QJsonValue old = before[it.key()];
        if (old == it.value()) continue;
        if (old.isObject() && it.value().isObject())
            changes.insert(it.key(), difference(old.toObject(), it.value().toObject()));
        else
            changes.insert(it.key(), it.value());
    }
    for (auto it = before.begin(); it != before.end(); ++it)
        if (!after.contains(it.key())) changes.insert(it.key(), QJsonValue::Null);
    return changes;
}

Phone::Clock Phone::sinceStart() {
    QElapsedTimer clock;
    clock.start();
    return [clock] { return clock.elapsed(); };
}

Phone::Phone(QWebSocket* socket, QObject* parent, Clock now)
    : QObject(parent),
      socket_(socket),
      now_(std::move(now)),
      sinceMs_(now_()),
      rate_(kMessagesASecond),
      heardMs_(sinceMs_) {
    socket_->setParent(this);
    letPhotograph(false);
    connect(socket_, &QWebSocket::textMessageReceived, this, &Phone::hear);
    connect(socket_, &QWebSocket::binaryMessageReceived, this, &Phone::hearBytes);
    connect(socket_, &QWebSocket::pong, this, [this] { heardMs_ = now_(); });
    connect(socket_, &QWebSocket::bytesWritten, this, &Phone::showLatest);
    connect(socket_, &QWebSocket::disconnected, this, [this] {
        if (!std::exchange(gone_, true)) emit gone();
    });
    connect(&pulse_, &QTimer::timeout, this, &Phone::look);
    pulse_.start(kPulse);
}

void Phone::admit(Role role, const QByteArray& id) {
    role_ = role;
    id_ = id;
}

void Phone::letPhotograph(bool may) {
    maySendPhotograph_ = may;
    const auto most = static_cast<quint64>(may ? kMostPhotograph : kMostMessage);
    socket_->setMaxAllowedIncomingMessageSize(most);
    socket_->setMaxAllowedIncomingFrameSize(most);
}

void Phone::hear(const QString& text) {
    if (!mayGoOn()) return;
    const auto read = messageOf(text.toUtf8());
    if (const auto* why = std::get_if<QString>(&read)) return refuse(*why);
    const auto& message = std::get<Message>(read);
    if (message.number <= lastNumber_) return refuse(Seats::tr("That was said already."));
    lastNumber_ = message.number;
    emit said(message);
}

void Phone::hearBytes(const QByteArray& bytes) {
    if (!mayGoOn()) return;
    if (!maySendPhotograph_) return refuse(Seats::tr("No photograph is wanted now."));
    emit photographed(bytes);
}

bool Phone::mayGoOn() {
    if (gone_) return false;
    heardMs_ = now_();
    if (rate_.take(heardMs_)) return true;
    if (++tooFast_ == 1)
        refuse(Seats::tr("Slower, please: no more than %n message(s) a second.", nullptr, kMessagesASecond));
    if (tooFast_ > kMostTooFast) drop();
    return false;
}

void Phone::refuse(const QString& sentence) {
    if (gone_) return;
    if (++refusals_ > kMostRefusals) return drop();
    send({{"error", sentence}});
}

void Phone::tell(const QString& news) {
    if (!gone_) send({{"news", news}});
}

void Phone::sendAway(const QString& sentence) {
    send({{"error", sentence}, {"over", true}});
    socket_->close(QWebSocketProtocol::CloseCodePolicyViolated);
    socket_->flush();
}

void Phone::send(const QJsonObject& json) {
    socket_->sendTextMessage(QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact)));
    if (socket_->bytesToWrite() > kUnreadBytes) drop();
}

void Phone::show(const QJsonObject& state) {
    latest_ = state;
    waiting_ = true;
    showLatest();
}

void Phone::showLatest() {
    if (gone_ || socket_->bytesToWrite() > 0) return;  // only the latest is worth reading
    unreadSinceMs_ = -1;
    if (!std::exchange(waiting_, false)) return;
    const QJsonObject changes = difference(shown_, latest_);
    shown_ = latest_;
    if (!changes.isEmpty()) send({{"patch", changes}});
}

void Phone::look() {
    const qint64 now = now_();
    if (socket_->bytesToWrite() == 0)
        unreadSinceMs_ = -1;
    else if (unreadSinceMs_ < 0)
        unreadSinceMs_ = now;
    const bool tooSlow = unreadSinceMs_ >= 0 && now - unreadSinceMs_ > kUnreadMs;
    const bool unknown = role_ == Role::unknown && now - sinceMs_ > kHelloMs;
    if (tooSlow || unknown || now - heardMs_ > kSilenceMs) return drop();
    socket_->ping();
}

void Phone::drop() {
    if (std::exchange(gone_, true)) return;
    socket_->disconnect(this);
    socket_->abort();
    emit gone();
}

}  // namespace hexwarden::seats
