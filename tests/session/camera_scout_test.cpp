// Who is plugged in, and which of them sees a board.
#include "companion/session/camera_scout.h"

#include "tests/session/camera_fixture.h"

#include <gmock/gmock.h>

namespace hexwarden::session {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class CameraScoutTest : public tests::CameraFixture {
  protected:
    CameraScoutTest() {
        QObject::connect(&scout_, &CameraScout::changed, &scout_, [this](const Cameras& now) { there_ = now; });
        QObject::connect(&scout_, &CameraScout::sawBoard, &scout_, [this](const QString& name) { saw_ << name; });
        scout_.start();
    }

    std::optional<Cameras> there_;
    QStringList saw_;
    CameraScout scout_{std::filesystem::path(HEXWARDEN_SOURCE) / "data", std::chrono::milliseconds(5)};
};

TEST_F(CameraScoutTest, TellsWhoComesAndGoes) {
    waitUntil([&] { return there_.has_value(); });
    EXPECT_TRUE(there_->empty());
    machine_.plug(2, kName, grey());
    waitUntil([&] { return there_->size() == 1; });
    EXPECT_EQ(there_->front().name, kName);
    machine_.unplug(2);
    waitUntil([&] { return there_->empty(); });
}

TEST_F(CameraScoutTest, OneThatMayBeOpenedLaterIsReportedAgain) {
    machine_.plug(0, kName, grey() + "denied\n");
    waitUntil([&] { return there_ && there_->size() == 1; });
    EXPECT_FALSE(there_->front().problem.empty());
    machine_.plug(0, "", grey());  // rights come after the device
    waitUntil([&] { return there_->size() == 1 && there_->front().problem.empty(); });
}

TEST_F(CameraScoutTest, LooksThroughTheOthersOnceSomebodyChooses) {
    machine_.plug(0, "laptop", grey());
    machine_.plug(1, kName, board());
    machine_.plug(2, "shut", grey(0));
    waitUntil([&] { return there_ && there_->size() == 3; });
    EXPECT_THAT(machine_.log(), Not(HasSubstr("format"))) << "nobody has asked";
    scout_.look(true, "laptop");
    waitUntil([&] { return !saw_.empty(); });
    EXPECT_EQ(saw_, QStringList{kName});
}

}  // namespace
}  // namespace hexwarden::session
