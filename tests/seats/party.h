// A table whose phones are let in: a companion that journals what is declared, its server on this machine alone, and
// phones that keep what they are shown, as the page does.
#pragma once

#include "companion/seats/server.h"
#include "tests/viewmodel/desk.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QWebSocket>
#include <deque>
#include <functional>
#include <memory>

namespace hexwarden::tests {

class TestPhone : public QObject {
  public:
    /// `link`: what a code says. Connects at once, and shows the key.
    explicit TestPhone(const QString& link, const QString& id = newId());

    static QString newId();
    void connectAgain();
    void leaveNetwork();
    /// As fast as a phone may, unless it is `hasty`.
    void say(const QString& act, QJsonObject fields = {});
    void sendText(const QString& text) { socket_->sendTextMessage(text); }
    void sendBytes(const QByteArray& bytes) { socket_->sendBinaryMessage(bytes); }

    const QString& id() const { return id_; }
    QJsonObject mine() const { return state[QLatin1String("mine")].toObject(); }
    bool isThere() const { return !state.isEmpty() && socket_->state() == QAbstractSocket::ConnectedState; }
    bool isGone() const { return socket_->state() == QAbstractSocket::UnconnectedState; }
    QWebSocket& socket() { return *socket_; }

    QJsonObject state;
    QStringList errors, news;
    bool hasty = false;
    std::deque<qsizetype> sizes;  ///< of the messages that came, in bytes
    std::function<void()> shown;  ///< when the state has changed

  private:
    void hear(const QString& text);

    QString link_, id_;
    std::unique_ptr<QWebSocket> socket_;
    int number_ = 0;
    QElapsedTimer sinceLast_;
};

class Party {
  public:
    /// The whole sample game of a book, or its first lines.
    explicit Party(const std::string& game = "evening", std::size_t lines = 1000);

    /// Starts again with these lines.
    void play(const std::vector<std::string>& lines);
    void add(const game::Event&);
    void add(const std::string& line) { add(game::Event{.body = game::bodyOf(line)}); }

    /// Lets everything happen until it is so; a test that waits for ever is stopped from outside.
    static void waitUntil(const std::function<bool()>& isSo);
    std::unique_ptr<TestPhone> phoneOf(game::Colour seat);
    std::unique_ptr<TestPhone> looker();
    /// The last event, by its text, with the seat that said it: "red: red discards 4".
    std::string last() const;

  private:
    int argc_ = 1;
    char name_[6] = "seats";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
    QTemporaryDir folder_;

  public:
    viewmodel::Companion companion{folder_.filePath("settings.ini")};
    std::vector<game::Event> journal;
    std::unique_ptr<seats::Server> server;
};

/// Texts of a list that a phone was sent: each is a text, or has one in a field.
QStringList textsOf(const QJsonValue& list, const char* field = "text");

/// RFC 7396, as the page does it.
QJsonObject patched(QJsonObject state, const QJsonObject& patch);

}  // namespace hexwarden::tests
