// The screen stays awake while a game is on the table, and no longer. On a bus of its own, with a desktop that answers.
#include "tests/session/session_fixture.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <mutex>
#include <set>

namespace hexwarden::session {
namespace {

/// What GNOME and KDE answer. Lives in a thread of its own: whoever asks it waits.
class ScreenSaver : public QDBusVirtualObject {
  public:
    std::size_t held() const {
        const std::scoped_lock lock(mutex_);
        return held_.size();
    }
    QStringList said() const {
        const std::scoped_lock lock(mutex_);
        return said_;
    }

  private:
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
        const std::scoped_lock lock(mutex_);
        if (message.member() == QStringLiteral("Inhibit")) {
            said_ << message.arguments().value(0).toString();
            held_.insert(++last_);
            return bus.send(message.createReply(last_));
        }
        said_ << message.member();
        held_.erase(message.arguments().value(0).toUInt());
        return bus.send(message.createReply());
    }
    QString introspect(const QString&) const override { return {}; }

    mutable std::mutex mutex_;
    std::set<quint32> held_;
    QStringList said_;
    quint32 last_ = 40;
};

class WakefulnessTest : public tests::SessionFixture {
  protected:
    WakefulnessTest() {
        saver_.moveToThread(&thread_);
        thread_.start();
        desktop_.registerVirtualObject(QStringLiteral("/org/freedesktop/ScreenSaver"), &saver_);
        EXPECT_TRUE(desktop_.registerService(QStringLiteral("org.freedesktop.ScreenSaver")));
    }
    ~WakefulnessTest() override {
        thread_.quit();
        thread_.wait();
        QDBusConnection::disconnectFromBus(desktop_.name());
    }

    int argc_ = 1;
    char name_[6] = "awake";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
    QDBusConnection desktop_ = QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("desktop"));
    QThread thread_;
    ScreenSaver saver_;
};

TEST_F(WakefulnessTest, TheScreenIsHeldFromTheBeginningOfAGameToTheEndOfTheProgram) {
    const auto companion = this->companion();
    SessionOptions options = this->options();
    options.source = home_.filePath("no camera");
    {
        Session session(*companion, options);
        QCoreApplication::processEvents();
        EXPECT_EQ(saver_.held(), 0U) << "nobody plays yet";
        companion->newGame()->start();
        waitUntil([&] { return companion->evening().begun(); });
        EXPECT_EQ(saver_.held(), 1U);
        EXPECT_EQ(saver_.said(), QStringList{"Hexwarden"}) << "asked once, by its name";
        companion->table()->undo();
        companion->newGame()->start();
        EXPECT_EQ(saver_.held(), 1U);
    }
    waitUntil([&] { return saver_.held() == 0; });
}

TEST_F(WakefulnessTest, TheSampleMayBeLeftAlone) {
    const auto companion = this->companion();
    Session session(*companion, options());
    waitUntil([&] { return companion->evening().begun(); });
    ASSERT_TRUE(companion->isSample());
    EXPECT_EQ(saver_.said(), QStringList());
    companion->newGame()->start();
    waitUntil([&] { return !companion->isSample() && companion->evening().begun(); });
    EXPECT_EQ(saver_.held(), 1U) << "their own game";
}

}  // namespace
}  // namespace hexwarden::session
