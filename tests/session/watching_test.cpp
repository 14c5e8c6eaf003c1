// A camera that goes away and comes back, and one that cannot be opened.
#include "companion/session/watching.h"

#include "companion/viewmodel/words/messages.h"
#include "tests/session/session_fixture.h"
#include "tests/support/fake_camera.h"
#include "tests/support/mjpeg_server.h"

#include <QSignalSpy>

#include <netinet/in.h>
#include <opencv2/imgcodecs.hpp>
#include <sys/socket.h>
#include <unistd.h>

namespace hexwarden::session {
namespace {

std::vector<std::uint8_t> greyPicture() {
    std::vector<std::uint8_t> jpeg;
    cv::imencode(".jpg", cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(120)), jpeg);
    return jpeg;
}

class WatchingTest : public tests::SessionFixture {
  protected:
    static WatchOptions watched(const std::string& source) {
        return {std::filesystem::path(HEXWARDEN_SOURCE) / "data", source, true, source, {}};
    }

    int argc_ = 1;
    char name_[12] = "watching";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
    table::Table table_;
    viewmodel::PictureFeed feed_;
    Leftovers leftovers_;
};

TEST_F(WatchingTest, ACameraThatGoesAwayIsReportedAndSeenAgainWhenItComesBack) {
    auto server = std::make_unique<support::MjpegServer>(greyPicture());
    const int port = server->port();
    Watching watching(watched(server->address()), table_, feed_, leftovers_);
    QString reason;
    QObject::connect(&watching, &Watching::reported, &watching, [&](const auto& report) { reason = report.reason; });
    QSignalSpy pictures(&feed_, &viewmodel::PictureFeed::arrived);
    waitUntil([&] { return !pictures.empty() && !reason.isEmpty(); });
    const QString without = reason;
    server.reset();
    waitUntil([&] { return reason != without; });
    pictures.clear();
    server = std::make_unique<support::MjpegServer>(greyPicture(), port);
    waitUntil([&] { return !pictures.empty() && reason == without; });
}

TEST_F(WatchingTest, ACameraOfThisMachineIsWatchedPulledOutAndPluggedInAgainElsewhere) {
    support::FakeCameras cameras(home_.filePath("machine").toStdString());
    const std::string lines =
        "card C920\n" + cameras.mode("MJPG", {1280, 720}, "30 15", {cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(120))});
    WatchOptions options = watched("046d_C920");
    options.steering = std::make_shared<source::Steering>();
    Watching watching(options, table_, feed_, leftovers_);
    QString reason;
    QObject::connect(&watching, &Watching::reported, &watching, [&](const auto& report) { reason = report.reason; });
    QSignalSpy pictures(&feed_, &viewmodel::PictureFeed::arrived);
    waitUntil([&] { return !reason.isEmpty(); });  // nothing is plugged in yet
    EXPECT_TRUE(pictures.empty());
    cameras.plug(0, "046d_C920", lines);
    waitUntil([&] { return !pictures.empty(); });
    EXPECT_EQ(source::text(options.steering->chosen().mode), "1280x720@15/MJPG");
    cameras.unplug(0);
    const QString gone = viewmodel::inWords(board::say("the camera %1 is gone: plug it in again", "C920"));
    waitUntil([&] { return reason == gone; });
    pictures.clear();
    cameras.plug(3, "046d_C920", lines);
    waitUntil([&] { return !pictures.empty() && reason != gone; });
}

TEST_F(WatchingTest, ACameraThatIsNotThereIsReportedInOneSentence) {
    Watching watching(watched("77"), table_, feed_, leftovers_);
    QSignalSpy failed(&watching, &Watching::failed);
    waitUntil([&] { return !failed.empty(); });
    EXPECT_TRUE(failed[0][0].toString().contains("77")) << failed[0][0].toString().toStdString();
}

TEST_F(WatchingTest, ACameraThatIsNotThereYetIsReportedOnceAndWatchedWhenItComes) {
    auto server = std::make_unique<support::MjpegServer>(greyPicture());
    const int port = server->port();
    const std::string address = server->address();
    server.reset();
    Watching watching(watched(address), table_, feed_, leftovers_);
    QSignalSpy failed(&watching, &Watching::failed), reported(&watching, &Watching::reported);
    QSignalSpy pictures(&feed_, &viewmodel::PictureFeed::arrived);
    waitUntil([&] { return reported.size() > 1; });
    server = std::make_unique<support::MjpegServer>(greyPicture(), port);
    waitUntil([&] { return !pictures.empty(); });
    EXPECT_EQ(failed.size(), 1);
}

// Somebody listens at the address and never answers. Were the end of watching to wait for an answer, this test would
// wait for it too: the line is hung up only afterwards.
TEST_F(WatchingTest, EndingDoesNotWaitForACameraThatIsJustBeingOpened) {
    const int listening = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    ASSERT_EQ(::bind(listening, reinterpret_cast<sockaddr*>(&here), size), 0);
    ASSERT_EQ(::listen(listening, 4), 0);
    ASSERT_EQ(::getsockname(listening, reinterpret_cast<sockaddr*>(&here), &size), 0);
    const std::string address = "http://127.0.0.1:" + std::to_string(ntohs(here.sin_port)) + "/video";
    auto watching = std::make_unique<Watching>(watched(address), table_, feed_, leftovers_);
    const int line = ::accept(listening, nullptr, nullptr);  // now it is being opened
    QSignalSpy failed(watching.get(), &Watching::failed);
    watching.reset();
    EXPECT_EQ(leftovers_.size(), 1U);
    EXPECT_TRUE(failed.empty());
    ::close(line);
    ::close(listening);
}

}  // namespace
}  // namespace hexwarden::session
