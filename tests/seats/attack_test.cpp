// Phones, and what is none, that mean harm or have gone mad: the table goes on, the journal is as a tap could have made
// it, and nobody else waits.
#include "companion/seats/http.h"
#include "tests/fuzz/mutation.h"
#include "tests/seats/party.h"
#include "tests/support/seed.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QUrl>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden;
using game::Colour;
using tests::Party;
using namespace Qt::StringLiterals;
using tests::TestPhone;

constexpr int kDamaged = 10000;
constexpr qint64 kArrivalsApartMs = 12;  // the server lets a hundred a second in

/// One of every kind, as a phone says them.
std::vector<std::string> messages() {
    return {
        R"({"do":"hello","n":1,"key":"00112233445566778899aabbccddeeff","phone":"00112233445566778899aabbccddeeff"})",
        R"({"do":"take","n":2,"seat":"blue"})",
        R"({"do":"settle","n":3,"due":"Anna discards 4."})",
        R"({"do":"point","n":4,"x":0.5,"y":-1.25})",
        R"({"do":"go","n":5,"dx":1,"dy":0})",
        R"({"do":"press","n":6})",
        R"({"do":"record","n":7,"option":"The robber comes: no card","count":1})",
        R"({"do":"putDown","n":8})",
        R"({"do":"agree","n":9,"agreement":"Peace with Ben"})",
        R"({"do":"consent","n":10,"attack":"x"})",
        R"({"do":"lend","n":11,"attack":"x"})",
        R"({"do":"answer","n":12,"question":"x","answer":"Ben"})",
        R"({"do":"count","n":13,"cards":5})",
        R"({"do":"ask","n":14,"question":"build"})",
        R"({"do":"about","n":15,"player":"red"})",
        R"({"do":"piece","n":16,"piece":"road"})",
        R"({"do":"ifConsents","n":17,"player":"red"})",
        R"({"do":"ifLends","n":18,"player":"red"})",
        R"({"do":"sum","n":19,"sum":8})",
        R"({"do":"close","n":20})",
        R"({"do":"put","n":21,"pays":true})",
        R"({"do":"leave","n":22})",
        R"({"do":"pick","n":23,"due":"Anna chooses 2 card(s) for gold.","kind":"ore"})",
        R"({"do":"clear","n":24,"due":"Anna chooses 2 card(s) for gold."})"};
}

std::vector<std::string> requests(const std::string& host) {
    return {"GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n",
            "GET /page.js HTTP/1.1\r\nHost: " + host + "\r\nAccept: */*\r\nOrigin: http://" + host + "\r\n\r\n",
            "GET /socket HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"};
}

TEST(Attack, DamagedMessagesAreAllAnsweredOrUnderstood) {
    for (const std::string& seed : messages()) {
        fuzz::Mutation mutation({seed}, support::seed());
        int refused = 0;
        for (int i = 0; i < kDamaged; ++i) {
            const auto read = seats::messageOf(QByteArray::fromStdString(mutation.next()));
            if (const auto* why = std::get_if<QString>(&read)) {
                ++refused;
                ASSERT_TRUE(fuzz::isOneSentence(why->toStdString())) << why->toStdString();
            } else {
                ASSERT_GE(std::get<seats::Message>(read).number, 1);
            }
        }
        EXPECT_GT(refused, kDamaged / 10) << seed;
        EXPECT_LT(refused, kDamaged) << seed << ": some faults are none";
    }
}

TEST(Attack, DamagedMessagesToADeskWriteNothingThatATapCouldNot) {
    Party party("evening", tests::kSetUp);
    party.add("red holds 9 wool unknown 0");
    party.add("red rolls 3 4");
    const std::size_t before = party.journal.size();
    seats::Desk desk(party.companion, Colour::red,
                     [&](Colour seat, const game::Body& body) { party.add(game::Event{.seat = seat, .body = body}); });
    fuzz::Mutation mutation(messages(), support::seed());
    int taken = 0;
    for (int i = 0; i < kDamaged; ++i) {
        const auto read = seats::messageOf(QByteArray::fromStdString(mutation.next()));
        const auto* message = std::get_if<seats::Message>(&read);
        if (!message || message->act == "hello" || message->act == "take" || message->act == "leave") continue;
        desk.take(*message);
        ++taken;
    }
    EXPECT_GT(taken, 100);
    EXPECT_GT(party.journal.size(), before) << "some are none";
    for (std::size_t i = before; i < party.journal.size(); ++i) {
        EXPECT_EQ(game::playerOf(party.journal[i].body), Colour::red) << game::text(party.journal[i].body);
        EXPECT_TRUE(seats::mayDeclare(party.journal[i].body, Colour::red)) << game::text(party.journal[i].body);
    }
    for (const auto& entry : party.companion.evening().story())
        EXPECT_TRUE(!entry.event.seat || entry.verdict.allowed()) << game::text(entry.event.body);
}

TEST(Attack, DamagedRequestsAreRefusedOrAreNone) {
    for (const std::string& seed : requests("127.0.0.1:8470")) {
        fuzz::Mutation mutation({seed}, support::seed());
        for (int i = 0; i < kDamaged; ++i) {
            const seats::Head head = seats::readHead(QByteArray::fromStdString(mutation.next()));
            if (head.state == seats::Head::State::whole) {
                ASSERT_TRUE(head.request.path.startsWith('/'));
                ASSERT_FALSE(head.request.host.isEmpty());
            } else if (head.state == seats::Head::State::refused) {
                ASSERT_GE(head.status, 400);
            }
        }
    }
}

/// What a server on this machine answers to these bytes until it hangs up.
QByteArray answerTo(const Party& party, const QByteArray& bytes, qint64 patience = 60000) {
    const QUrl url(party.server->linkToPlay());
    QTcpSocket socket;
    socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
    Party::waitUntil([&] { return socket.state() == QAbstractSocket::ConnectedState; });
    socket.write(bytes);
    QElapsedTimer clock;
    clock.start();
    Party::waitUntil([&] { return socket.state() == QAbstractSocket::UnconnectedState || clock.elapsed() > patience; });
    return socket.readAll();
}

TEST(Attack, DamagedRequestsToTheServerLeaveItServing) {
    Party party;
    const auto phone = party.phoneOf(Colour::red);
    const std::string host = party.server->host().toStdString();
    fuzz::Mutation mutation(requests(host), support::seed());
    int answered = 0;
    for (int i = 0; i < 300; ++i) {
        QElapsedTimer apart;
        apart.start();
        // Some become sockets, which say no more.
        const QByteArray answer = answerTo(party, QByteArray::fromStdString(mutation.next()) + "\r\n\r\n", 50);
        EXPECT_TRUE(answer.isEmpty() || answer.startsWith("HTTP/1.1 ")) << answer.left(80).toStdString();
        answered += !answer.isEmpty();
        Party::waitUntil([&] { return apart.elapsed() >= kArrivalsApartMs; });
    }
    EXPECT_GT(answered, 250);
    EXPECT_TRUE(answerTo(party, QByteArray::fromStdString(requests(host)[0])).contains("<title>Hexwarden"));
    EXPECT_TRUE(phone->isThere());
}

TEST(Attack, OnlyThePageIsServedAndOnlyUnderItsOwnName) {
    Party party;
    const QByteArray host = party.server->host().toLatin1();
    const auto get = [&](const QByteArray& path, const QByteArray& as, const QByteArray& more = {}) {
        return answerTo(party, "GET " + path + " HTTP/1.1\r\nHost: " + as + "\r\n" + more + "\r\n").left(12);
    };
    EXPECT_EQ(get("/", host), "HTTP/1.1 200");
    EXPECT_EQ(get("/art.js", host), "HTTP/1.1 200");
    for (const QByteArray path : {"/../../etc/passwd", "/%2e%2e/etc/passwd", "/page.js?x", "//", "/index", "/PAGE.JS"})
        EXPECT_EQ(get(path, host), "HTTP/1.1 404") << path.toStdString();
    EXPECT_EQ(get("/", "evil.example"), "HTTP/1.1 421") << "a name from elsewhere that leads here";
    EXPECT_EQ(get("/", host, "Origin: http://evil.example\r\n"), "HTTP/1.1 421");
    EXPECT_EQ(get("/socket", host,
                  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"),
              "HTTP/1.1 404")
        << "no page asks for that socket";
}

TEST(Attack, AHugeBodyIsNotRead) {
    Party party;
    const QByteArray host = party.server->host().toLatin1();
    EXPECT_TRUE(answerTo(party, "POST / HTTP/1.1\r\nHost: " + host + "\r\nContent-Length: 1000000000\r\n\r\n" +
                                    QByteArray(1000000, 'x'))
                    .startsWith("HTTP/1.1 405"));
}

TEST(Attack, AMessageThatIsTooLargeEndsItsSocketAlone) {
    Party party;
    const auto good = party.phoneOf(Colour::red), bad = party.phoneOf(Colour::blue);
    bad->sendText(QString(2000000, 'x'));
    Party::waitUntil([&] { return bad->isGone(); });
    const auto worse = party.phoneOf(Colour::white);
    worse->sendBytes(QByteArray(100, 'x'));
    Party::waitUntil([&] { return !worse->errors.isEmpty(); });
    EXPECT_EQ(worse->errors.front(), "No photograph is wanted now.");
    worse->sendBytes(QByteArray(13 * 1024 * 1024, 'x'));
    Party::waitUntil([&] { return worse->isGone(); });
    EXPECT_TRUE(good->isThere());
}

TEST(Attack, MoreConnectionsThanAllowedAreClosedAndThoseThatAreThereStay) {
    Party party;
    const auto phone = party.phoneOf(Colour::red);
    const QUrl url(party.server->linkToPlay());
    std::vector<std::unique_ptr<QTcpSocket>> sockets;
    for (int i = 0; i < 60; ++i) {
        sockets.push_back(std::make_unique<QTcpSocket>());
        sockets.back()->connectToHost(url.host(), static_cast<quint16>(url.port()));
    }
    const auto connected = [&] {
        return std::ranges::count_if(sockets,
                                     [](const auto& s) { return s->state() == QAbstractSocket::ConnectedState; });
    };
    Party::waitUntil([&] { return connected() == seats::kMostConnections - 1; });
    EXPECT_TRUE(phone->isThere());
    sockets.clear();
    TestPhone next(party.server->linkFor(Colour::blue));
    Party::waitUntil([&] {
        if (next.isGone()) next.connectAgain();  // as the page does
        return !next.mine().isEmpty();
    });
}

TEST(Attack, SixPhonesThatFloodAreDroppedWhileTheTableGoesOn) {
    Party party("evening", tests::kSetUp);
    std::vector<std::unique_ptr<TestPhone>> phones;
    for (const Colour seat : {Colour::red, Colour::blue, Colour::white, Colour::orange})
        phones.push_back(party.phoneOf(seat));
    for (int i = 0; i < 2; ++i) phones.push_back(party.looker());
    for (auto& phone : phones) phone->hasty = true;
    tests::Desk whole;
    whole.play();
    std::size_t added = party.journal.size();
    while (std::ranges::any_of(phones, [](const auto& phone) { return !phone->isGone(); })) {
        for (auto& phone : phones)
            if (!phone->isGone())
                for (int i = 0; i < 20; ++i) phone->say("ask", {{"question", "where"}});
        if (added < whole.journal.size()) party.add(whole.journal[added++]);
        QCoreApplication::processEvents();
    }
    while (added < whole.journal.size()) party.add(whole.journal[added++]);
    EXPECT_EQ(party.journal, whole.journal) << "what people did at the table, and nothing else";
    TestPhone& again = *phones.front();
    again.connectAgain();
    Party::waitUntil([&] { return !again.mine().isEmpty(); });
    EXPECT_EQ(again.state["title"_L1].toString(), party.companion.table()->turnTitle());
}

/// What has come over a socket by hand: the text of the last whole message (RFC 6455, 5.2).
QByteArray lastMessage(const QByteArray& bytes) {
    QByteArray last;
    qsizetype at = bytes.indexOf("\r\n\r\n") + 4;
    while (at + 10 <= bytes.size()) {
        const auto byte = [&](qsizetype i) { return static_cast<quint8>(bytes[at + i]); };
        const int kind = byte(0) & 15;
        quint64 length = byte(1) & 127;
        qsizetype head = 2;
        if (length >= 126) {
            const int more = length == 126 ? 2 : 8;
            length = 0;
            for (int i = 0; i < more; ++i) length = length * 256 + byte(head + i);
            head += more;
        }
        if (at + head + static_cast<qsizetype>(length) > bytes.size()) break;
        if (kind == 1) last = bytes.mid(at + head, static_cast<qsizetype>(length));
        if (kind == 0) last += bytes.mid(at + head, static_cast<qsizetype>(length));
        at += head + static_cast<qsizetype>(length);
    }
    return last;
}

/// Somebody at the other end of a phone's socket who reads when the test says so, and when it is, the test says too.
class Sleeper {
  public:
    Sleeper() {
        listener_.listen(QHostAddress::LocalHost);
        end.setReadBufferSize(1024);
        end.connectToHost(QHostAddress::LocalHost, listener_.serverPort());
        end.write(QByteArray::fromStdString(requests("127.0.0.1")[2]));
        Party::waitUntil([&] { return listener_.hasPendingConnections(); });
        socket = listener_.nextPendingConnection();
        phone = std::make_unique<seats::Phone>(socket, nullptr, [this] { return nowMs; });
        QObject::connect(phone.get(), &seats::Phone::gone, [this] { gone = true; });
    }

    /// One state after another until the network takes no more.
    void fallBehind() {
        for (int i = 0; socket->bytesToWrite() == 0; ++i) {
            phone->show({{"number", i}, {"text", QString(100000, 'x')}, {"of", QString(100000, QChar('a' + i % 20))}});
            QCoreApplication::processEvents();
        }
        pass(0);
    }
    void catchUp() {
        end.setReadBufferSize(0);
        Party::waitUntil([&] { return end.readAll(), socket->bytesToWrite() == 0; });
        end.setReadBufferSize(1024);
        pass(0);
    }
    void pass(qint64 ms) {
        nowMs += ms;
        phone->look();
    }

  private:
    int argc_ = 0;
    QCoreApplication app_{argc_, nullptr};
    QWebSocketServer listener_{QString(), QWebSocketServer::NonSecureMode};

  public:
    QTcpSocket end;
    QWebSocket* socket = nullptr;
    std::unique_ptr<seats::Phone> phone;
    qint64 nowMs = 1000;
    bool gone = false;
};

TEST(Attack, WhoDoesNotReadHoldsNothingUpAndGetsTheLatest) {
    Sleeper sleeper;
    sleeper.phone->admit(seats::Phone::Role::plays, {});
    constexpr int kStates = 1000;
    const QString long_(100000, 'x');
    for (int i = 0; i < kStates; ++i) {
        sleeper.phone->show({{"number", i}, {QStringLiteral("text%1").arg(i % 2), long_}});
        QCoreApplication::processEvents();
    }
    EXPECT_FALSE(sleeper.gone) << "what it has not read is not heaped up";
    QByteArray heard;
    sleeper.end.setReadBufferSize(0);
    const auto number = [&] {
        heard += sleeper.end.readAll();
        return QJsonDocument::fromJson(lastMessage(heard)).object()["patch"_L1]["number"_L1].toInt(-1);
    };
    Party::waitUntil([&] { return number() == kStates - 1; });
    EXPECT_LT(heard.size(), kStates / 4 * long_.size());
}

TEST(Attack, WhoReadsNothingForTwentySecondsIsDropped) {
    Sleeper sleeper;
    sleeper.phone->admit(seats::Phone::Role::plays, {});
    sleeper.fallBehind();
    sleeper.pass(20000);
    EXPECT_FALSE(sleeper.gone);
    sleeper.pass(1);
    EXPECT_TRUE(sleeper.gone);
}

TEST(Attack, WhoReadsNowAndThenIsNotDropped) {
    Sleeper sleeper;
    sleeper.phone->admit(seats::Phone::Role::plays, {});
    for (int i = 0; i < 2; ++i) {
        sleeper.fallBehind();
        sleeper.pass(14000);
        sleeper.catchUp();
    }
    EXPECT_FALSE(sleeper.gone);
}

TEST(Attack, WhoShowsNoKeyIsDroppedAfterTenSeconds) {
    Sleeper sleeper;
    sleeper.pass(10000);
    EXPECT_FALSE(sleeper.gone);
    sleeper.pass(1);
    EXPECT_TRUE(sleeper.gone);
}

TEST(Attack, WhoAnswersNothingForThirtySecondsIsDropped) {
    Sleeper sleeper;
    sleeper.phone->admit(seats::Phone::Role::plays, {});
    sleeper.pass(30000);
    EXPECT_FALSE(sleeper.gone);
    sleeper.pass(1);
    EXPECT_TRUE(sleeper.gone);
}

}  // namespace
