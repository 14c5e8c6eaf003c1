// Phones at the seats of a whole companion: no port while they are not wanted, what they answer is in the journal, and
// a photograph of the board is read.
#include "companion/session/photograph.h"
#include "tests/seats/code_reader.h"
#include "tests/seats/party.h"
#include "tests/session/session_fixture.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

namespace hexwarden::session {
namespace {

using game::Colour;
using namespace Qt::StringLiterals;
using tests::TestPhone;

/// The addresses on which this process listens, as /proc/net/tcp writes them.
QStringList listening() {
    QStringList sockets;
    for (const QFileInfo& open : QDir(QStringLiteral("/proc/self/fd")).entryInfoList(QDir::Files | QDir::System))
        if (const QString to = open.symLinkTarget(); to.contains(QStringLiteral("socket:[")))
            sockets << to.section('[', 1).chopped(1);
    QStringList found;
    for (const char* table :
         {"/proc/self/net/tcp", "/proc/self/net/tcp6", "/proc/self/net/udp", "/proc/self/net/udp6"}) {
        QFile file(QString::fromLatin1(table));
        if (!file.open(QIODevice::ReadOnly)) continue;
        for (const QByteArray& line : file.readAll().split('\n')) {
            const QStringList words = QString::fromLatin1(line).split(' ', Qt::SkipEmptyParts);
            const bool listens =
                words.size() > 9 && (words[3] == QStringLiteral("0A") || words[3] == QStringLiteral("07"));
            if (listens && sockets.contains(words[9])) found << words[1];
        }
    }
    return found;
}

class PhonesTest : public tests::SessionFixture {
  protected:
    PhonesTest() { qputenv("HEXWARDEN_SEATS", "127.0.0.1"); }

    QString journal() const { return home_.filePath("evening.hexwarden"); }

    void begin(viewmodel::Companion& companion) {
        companion.evening().declare(game::bodyOf("began seat red \"Anna\" south seat blue \"Ben\" north"));
    }
    void layBoard(viewmodel::Companion& companion) {
        companion.scan()->dealBox(0);
        companion.evening().declare(companion.scan()->laidOut());
    }
    /// What the seat's code on the screen leads to.
    static QString linkOf(viewmodel::Companion& companion, const QString& seat) {
        viewmodel::SeatsModel& seats = *companion.seats();
        return tests::linkIn(seats.codes()[seat].toString(), seats.seatCodeSide());
    }

    int argc_ = 1;
    char name_[8] = "session";
    char* argv_[2] = {name_, nullptr};
};

TEST_F(PhonesTest, WithTheSwitchOffNoPortIsOpen) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    begin(*companion);
    EXPECT_EQ(listening(), QStringList());
    companion->seats()->turn(true);
    ASSERT_TRUE(companion->seats()->isOn()) << companion->seats()->problem().toStdString();
    ASSERT_EQ(listening().size(), 1);
    EXPECT_TRUE(listening().front().startsWith("0100007F:"))
        << "that address alone, not all: " << listening().front().toStdString();
    EXPECT_TRUE(companion->seats()->address().startsWith("127.0.0.1:"));
    companion->seats()->turn(false);
    EXPECT_EQ(listening(), QStringList());
    EXPECT_EQ(companion->seats()->address(), "");
}

TEST_F(PhonesTest, AnotherGameEndsThem) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    begin(*companion);
    companion->seats()->turn(true);
    session.openFile(home_.filePath("other.hexwarden"));
    EXPECT_FALSE(companion->seats()->isOn());
    EXPECT_EQ(listening(), QStringList());
}

TEST_F(PhonesTest, KeysOpenNothingOnceTheGameIsOver) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    begin(*companion);
    layBoard(*companion);
    for (const char* line : {"joined", "red builds city 0,0,N", "red builds city 0,0,S", "red builds city 1,1,S",
                             "red builds city -1,0,N", "red builds city 2,-2,N", "red continues"})
        companion->evening().declare(game::bodyOf(line));
    companion->seats()->turn(true);
    viewmodel::SeatsModel& seats = *companion->seats();
    const QString before = linkOf(*companion, "blue");
    TestPhone there(linkOf(*companion, "red"));
    waitUntil([&] { return !there.mine().isEmpty(); });

    companion->evening().declare(game::bodyOf("red rolls 1 1"));
    ASSERT_EQ(companion->evening().ledger().phase, rules::Phase::over);
    EXPECT_TRUE(seats.isOn());
    EXPECT_EQ(seats.code() + seats.lookOnCode() + seats.codes()["blue"_L1].toString(), "");
    TestPhone late(before);
    waitUntil([&] { return late.isGone(); });
    EXPECT_EQ(late.errors, QStringList{"This game is over, and its keys open nothing any more."});
    EXPECT_TRUE(late.state.isEmpty());
    waitUntil([&] { return there.state["title"_L1].toString() == companion->table()->turnTitle(); });
    EXPECT_TRUE(there.isThere()) << "it shows how the game ended";

    // Nobody had won: the game goes on, with other keys.
    companion->table()->undo();
    ASSERT_NE(companion->evening().ledger().phase, rules::Phase::over);
    EXPECT_NE(linkOf(*companion, "blue"), "");
    EXPECT_NE(linkOf(*companion, "blue"), before);
    TestPhone again(before);
    waitUntil([&] { return again.isGone(); });
    EXPECT_TRUE(again.state.isEmpty());
    TestPhone next(linkOf(*companion, "blue"));
    waitUntil([&] { return !next.mine().isEmpty(); });
    EXPECT_TRUE(there.isThere());
}

TEST_F(PhonesTest, WhatAPhoneAnswersIsInTheJournalWithItsSeat) {
    QCoreApplication app(argc_, argv_);
    const auto companion = this->companion();
    {
        Session session(*companion, options(journal()));
        begin(*companion);
        layBoard(*companion);
        companion->seats()->turn(true);
        TestPhone phone(linkOf(*companion, "red"));
        waitUntil([&] { return !phone.mine()["marks"_L1].toObject().isEmpty(); });
        EXPECT_TRUE(companion->seats()->taken()["red"_L1].toBool());
        EXPECT_FALSE(companion->seats()->taken()["blue"_L1].toBool());
        phone.say("go", {{"dx", 1}, {"dy", 0}});
        phone.say("press");
        waitUntil([&] { return !phone.mine()["options"_L1].toArray().isEmpty() || !phone.errors.isEmpty(); });
        ASSERT_TRUE(phone.errors.isEmpty()) << phone.errors.front().toStdString();
        phone.say("record", {{"option", phone.mine()["options"_L1][0]["text"_L1].toString()}, {"count", 1}});
        waitUntil([&] { return companion->evening().journal().size() == 3; });
    }
    const auto events = journal::Journal::open(journal().toStdString()).events();
    ASSERT_EQ(events.size(), 3U);
    EXPECT_TRUE(std::holds_alternative<game::Built>(events.back().body)) << game::text(events.back().body);
    EXPECT_EQ(events.back().seat, Colour::red);
    EXPECT_EQ(events.back().source, game::Source::tap);
}

TEST_F(PhonesTest, ABoardIsReadFromAPhonesPhotograph) {
    QCoreApplication app(argc_, argv_);
    cv::VideoCapture film(HEXWARDEN_SOURCE "/data/samples/first_evening/game.mp4");
    cv::Mat frame;
    for (int i = 0; i < 40; ++i) film.read(frame);
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", frame, bytes, {cv::IMWRITE_JPEG_QUALITY, 95});
    const auto companion = this->companion();
    Session session(*companion, options(journal()));
    begin(*companion);
    companion->seats()->turn(true);
    TestPhone phone(linkOf(*companion, "blue"));
    waitUntil([&] { return phone.state["photograph"_L1].toBool(); });
    phone.sendBytes("no picture at all");
    waitUntil([&] { return !phone.errors.isEmpty(); });
    EXPECT_TRUE(companion->scan()->empty());
    phone.sendBytes({reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())});
    waitUntil([&] { return !phone.news.isEmpty() || phone.errors.size() > 1; });
    ASSERT_EQ(phone.errors.size(), 1) << phone.errors.back().toStdString();
    EXPECT_EQ(companion->scan()->board()->hexes()->items().size(), 19U);
    waitUntil([&] { return phone.state["reading"_L1]["board"_L1]["hexes"_L1].toObject().size() == 19; });
    EXPECT_EQ(phone.state["reading"_L1]["summary"_L1].toString(), companion->scan()->summary());
}

}  // namespace
}  // namespace hexwarden::session
