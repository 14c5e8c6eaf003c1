// A second start finds the first, hands over what it was to open, and goes.
#include "companion/session/single_start.h"

#include "tests/session/session_fixture.h"

#include <QSignalSpy>

#include <sys/wait.h>
#include <unistd.h>

namespace hexwarden::session {
namespace {

class SingleStartTest : public tests::SessionFixture {
  protected:
    /// In a process of its own, as a second start is.
    int secondStart(const StartRequest& request) const {
        const pid_t child = ::fork();
        if (child == 0) {
            const SingleStart second(home_.path());
            ::_exit(second.isFirst() ? 10 : second.handOver(request) ? 0 : 1);
        }
        return child;
    }
    static int statusOf(int child) {
        int status = 0;
        ::waitpid(child, &status, 0);
        return WEXITSTATUS(status);
    }

    int argc_ = 1;
    char name_[12] = "start";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
};

TEST_F(SingleStartTest, TheSecondHandsOver) {
    SingleStart first(home_.path());
    ASSERT_TRUE(first.isFirst());
    std::vector<StartRequest> asked;
    QObject::connect(&first, &SingleStart::asked, &app_,
                     [&](const StartRequest& request) { asked.push_back(request); });
    const int child = secondStart({"/tmp/Ein Abend.hexwarden", "scan", "0", "token"});
    waitUntil([&] { return !asked.empty(); });
    EXPECT_EQ(statusOf(child), 0);
    EXPECT_EQ(asked[0].file, "/tmp/Ein Abend.hexwarden");
    EXPECT_EQ(asked[0].screen, "scan");
    EXPECT_EQ(asked[0].source, "0");
    EXPECT_EQ(asked[0].token, "token");
}

TEST_F(SingleStartTest, OneThatEndedLeavesThePlace) {
    std::make_unique<SingleStart>(home_.path()).reset();
    EXPECT_EQ(statusOf(secondStart({})), 10);
    // Killed: its socket lies there still.
    const pid_t child = ::fork();
    if (child == 0) {
        const SingleStart crashed(home_.path());
        ::_exit(0);
    }
    statusOf(child);
    EXPECT_TRUE(QFile::exists(home_.filePath("hexwarden.socket")) || !QDir(home_.path()).isEmpty());
    EXPECT_TRUE(SingleStart(home_.path()).isFirst());
}

TEST_F(SingleStartTest, OneThatDoesNotAnswerIsReported) {
    const SingleStart first(home_.path());
    EXPECT_EQ(statusOf(secondStart({})), 1) << "nobody runs the first one's event loop";
}

TEST_F(SingleStartTest, WhereNoLockCanBeMadeEverybodyIsTheFirst) {
    EXPECT_TRUE(SingleStart(home_.filePath("nowhere")).isFirst());
}

}  // namespace
}  // namespace hexwarden::session
