#include "tests/seats/party.h"

#include "companion/seats/key.h"

#include <QJsonDocument>
#include <QThread>
#include <QUrlQuery>
#include <fstream>

namespace hexwarden::tests {

using namespace Qt::StringLiterals;

QStringList textsOf(const QJsonValue& list, const char* field) {
    QStringList texts;
    for (const auto& one : list.toArray())
        texts << (one.isString() ? one.toString() : one[QLatin1String(field)].toString());
    return texts;
}

QJsonObject patched(QJsonObject state, const QJsonObject& patch) {
    for (auto it = patch.begin(); it != patch.end(); ++it) {
        if (it.value().isNull())
            state.remove(it.key());
        else if (it.value().isObject())
            state.insert(it.key(), patched(state[it.key()].toObject(), it.value().toObject()));
        else
            state.insert(it.key(), it.value());
    }
    return state;
}

TestPhone::TestPhone(const QString& link, const QString& id) : link_(link), id_(id) {
    connectAgain();
}

QString TestPhone::newId() {
    return seats::newKey();
}

void TestPhone::connectAgain() {
    const QUrl url(link_);
    const QUrlQuery link(url.fragment());
    number_ = 0;
    state = {};
    socket_ = std::make_unique<QWebSocket>(QStringLiteral("http://") + url.authority());
    connect(socket_.get(), &QWebSocket::textMessageReceived, this, &TestPhone::hear);
    connect(socket_.get(), &QWebSocket::connected, this, [this, link] {
        QJsonObject hello{{"key", link.queryItemValue("k")}, {"phone", id_}};
        if (link.hasQueryItem("s")) hello.insert("seat", link.queryItemValue("s"));
        say("hello", hello);
    });
    socket_->open(QUrl(QStringLiteral("ws://") + url.authority() + QStringLiteral("/socket")));
}

void TestPhone::leaveNetwork() {
    socket_->abort();
}

void TestPhone::say(const QString& act, QJsonObject fields) {
    constexpr qint64 kApartMs = 55;
    while (!hasty && sinceLast_.isValid() && sinceLast_.elapsed() < kApartMs) QCoreApplication::processEvents();
    sinceLast_.start();
    fields.insert("do", act);
    fields.insert("n", ++number_);
    sendText(QString::fromUtf8(QJsonDocument(fields).toJson(QJsonDocument::Compact)));
}

void TestPhone::hear(const QString& text) {
    sizes.push_back(text.toUtf8().size());
    const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
    if (message.contains("error")) errors << message["error"_L1].toString();
    if (message.contains("news")) news << message["news"_L1].toString();
    if (!message.contains("patch")) return;
    state = patched(state, message["patch"_L1].toObject());
    if (shown) shown();
}

Party::Party(const std::string& game, std::size_t lines) {
    companion.evening().onDeclared([this](const game::Body& body) { add(game::Event{.body = body}); });
    server = std::make_unique<seats::Server>(
        companion, QHostAddress::LocalHost, 0,
        [this](game::Colour seat, const game::Body& body) { add(game::Event{.seat = seat, .body = body}); });
    Desk desk;
    desk.play(lines, game);
    journal = desk.journal;
    companion.evening().follow(journal);
}

void Party::play(const std::vector<std::string>& lines) {
    journal.clear();
    for (const std::string& line : lines)
        journal.push_back({.sequence = static_cast<std::int64_t>(journal.size()) + 1, .body = game::bodyOf(line)});
    companion.evening().follow(journal);
}

void Party::add(const game::Event& event) {
    journal.push_back(event);
    journal.back().sequence = static_cast<std::int64_t>(journal.size());
    companion.evening().follow(journal);
}

void Party::waitUntil(const std::function<bool()>& isSo) {
    while (!isSo()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QThread::msleep(1);
    }
}

std::unique_ptr<TestPhone> Party::phoneOf(game::Colour seat) {
    auto phone = std::make_unique<TestPhone>(server->linkFor(seat));
    waitUntil([&] { return !phone->mine().isEmpty(); });
    return phone;
}

std::unique_ptr<TestPhone> Party::looker() {
    auto phone = std::make_unique<TestPhone>(server->linkToLookOn());
    waitUntil([&] { return phone->isThere(); });
    return phone;
}

std::string Party::last() const {
    const game::Event& event = journal.back();
    return (event.seat ? std::string(board::word(*event.seat)) : "table") + ": " + game::text(event.body);
}

}  // namespace hexwarden::tests
