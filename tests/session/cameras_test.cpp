// The companion on a machine with cameras: every fault is shown on its screen, and everything goes on.
#include "companion/session/session.h"
#include "tests/session/camera_fixture.h"

namespace hexwarden::session {
namespace {

namespace fs = std::filesystem;

class SessionCamerasTest : public tests::CameraFixture {
  protected:
    SessionCamerasTest() {
        QObject::connect(companion_->camera(), &viewmodel::CameraModel::reported, companion_.get(),
                         [this] { notices_ << companion_->camera()->status(); });
        QObject::connect(companion_->camera()->feed(), &viewmodel::PictureFeed::arrived, companion_.get(),
                         [this] { ++pictures_; });
    }

    static SessionOptions watching(const QString& source) {
        SessionOptions wanted = options();
        wanted.source = source;
        wanted.retryMs = 1;
        return wanted;
    }
    void waitForNotice(const QString& part) {
        waitUntil([&] {
            return std::ranges::any_of(notices_, [&](const QString& notice) { return notice.contains(part); });
        });
    }
    static std::ptrdiff_t openFiles() {
        return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
    }

    std::unique_ptr<viewmodel::Companion> companion_ = companion();
    QStringList notices_;
    int pictures_ = 0;
};

TEST_F(SessionCamerasTest, EveryFaultIsReportedWithItsCureAndTheNextCameraIsWatched) {
    Session session(*companion_, watching(kName));
    waitForNotice("There is no camera, file or folder '046d_C920'");
    const std::string plain = grey();
    const std::pair<std::string, const char*> faults[]{
        {plain + "busy\n", "is busy: close the program that uses it"},
        {plain + "denied\n", "may not be opened by you: join the group"},
        {plain + "silent\n", "gives no pictures: unplug it and plug it in again"},
        {plain + "torn\n", "gives no pictures: unplug it and plug it in again"},
        {plain + "unplugged-after 3\n", "is gone: plug it in again"},
        {plain + "gives MJPG 640x480\n", "gives pictures of 320x240 where it promised 640x480"},
        {plain + "rate 1\n", "is too slow"},
        {grey(0), "gives black pictures: open its shutter"},
    };
    for (const auto& [lines, sentence] : faults) {
        notices_.clear();
        machine_.plug(0, kName, lines);
        waitForNotice(sentence);
        machine_.unplug(0);
    }
    pictures_ = 0;
    machine_.plug(3, kName, plain);
    waitUntil([&] { return pictures_ > 0; });
}

TEST_F(SessionCamerasTest, AHundredPlugsLeaveNoFileOpen) {
    const std::string plain = grey();
    machine_.plug(0, kName, plain);
    Session session(*companion_, watching(kName));
    std::ptrdiff_t before = 0;
    for (int i = 0; i < 100; ++i) {
        pictures_ = 0;
        waitUntil([&] { return pictures_ > 0; });
        if (i == 0) before = openFiles();
        notices_.clear();
        machine_.unplug(0);
        waitForNotice("is gone");
        machine_.plug(0, kName, plain);
    }
    pictures_ = 0;
    waitUntil([&] { return pictures_ > 0; });
    waitUntil([&] { return openFiles() <= before; });  // somebody may just be asking who is there
}

TEST_F(SessionCamerasTest, TheCameraThatSeesABoardIsProposedToWhoeverChooses) {
    machine_.plug(0, "laptop", grey());
    machine_.plug(1, kName, board());
    Session session(*companion_, watching("laptop"));
    waitUntil([&] { return pictures_ > 0; });
    EXPECT_EQ(companion_->camera()->proposed(), "");
    companion_->setScreen("camera");
    waitUntil([&] { return companion_->camera()->proposed() == "C920"; });
    companion_->camera()->takeProposed();
    EXPECT_EQ(companion_->camera()->proposed(), "");
    waitUntil([&] { return companion_->camera()->found(); });
    EXPECT_EQ(companion_->settings()->source(), kName);
}

TEST_F(SessionCamerasTest, APluggedInCameraIsListedAtOnceAndKeepsItsModeAndTurn) {
    Session session(*companion_, watching("sample"));
    viewmodel::CameraModel& camera = *companion_->camera();
    const int without = camera.sources()->count();
    machine_.plug(0, kName, board());
    waitUntil([&] { return camera.sources()->count() == without + 1; });
    camera.choose(kName);
    waitUntil([&] { return camera.mode() == "1280x720@15/MJPG"; });
    camera.chooseMode("1280x720@30/MJPG");
    waitUntil([&] { return camera.mode() == "1280x720@30/MJPG"; });
    camera.chooseTurn(180, false);
    EXPECT_EQ(companion_->settings()->cameraTurn(kName), "180");
    waitUntil([&] { return camera.turn() == 180 && camera.mode() == "1280x720@30/MJPG" && camera.found(); });
    machine_.unplug(0);
    waitUntil(
        [&] { return camera.sources()->count() == without + 1 && camera.sources()->value(without, "title") == kName; });
}

TEST_F(SessionCamerasTest, SaysHowTheCameraStands) {
    machine_.plug(0, kName, board());
    Session session(*companion_, watching(kName));
    viewmodel::CameraModel& camera = *companion_->camera();
    waitUntil([&] { return camera.found() && camera.placing()->count() > 8; });
    for (int row = 0; row < camera.placing()->count(); ++row)
        EXPECT_FALSE(camera.placing()->value(row, "value").toString().isEmpty()) << row;
    EXPECT_EQ(camera.placed(), camera.cure().isEmpty());
}

}  // namespace
}  // namespace hexwarden::session
