// What was learned of a table in earlier evenings, and what of it is of no use any more.
#include "calibration/profile.h"
#include "companion/session/session.h"
#include "tests/session/session_fixture.h"
#include "vision/scanner.h"

namespace hexwarden::session {
namespace {

class ProfilesTest : public tests::SessionFixture {
  protected:
    int argc_ = 1;
    char name_[9] = "profiles";
    char* argv_[2] = {name_, nullptr};
    QCoreApplication app_{argc_, argv_};
};

TEST_F(ProfilesTest, WhatIsKnownOfATableIsKeptAndUsedAgain) {
    {
        const auto companion = this->companion();
        Session session(*companion, options());
        companion->camera()->keepProfile();
        EXPECT_EQ(companion->notice(), "There is no picture yet.");
        companion->dismissNotice();
        waitUntil([&] { return companion->camera()->found(); });
        companion->camera()->keepProfile();
        EXPECT_TRUE(companion->notice().startsWith("Kept for")) << companion->notice().toStdString();
    }
    const auto companion = this->companion();
    Session session(*companion, options());
    ASSERT_EQ(companion->camera()->profiles()->count(), 2);
    EXPECT_EQ(companion->camera()->profiles()->value(1, "title"), "The sample game");
    EXPECT_TRUE(companion->camera()->profiles()->value(1, "chosen").toBool());
    waitUntil([&] { return companion->camera()->found(); });
    EXPECT_EQ(companion->notice(), "") << "it is a profile of this table";
}

TEST_F(ProfilesTest, AProfileOfAnotherTableIsRefusedWithOneSentenceAndTheTableIsWatchedAllTheSame) {
    calibration::Profile other;
    other.source = "7";
    other.camera = calibration::assumedCamera({640, 480});
    const QString file = folderOf("profiles") + "/7.profile";
    calibration::save(other, file.toStdString());
    const auto companion = this->companion();
    Session session(*companion, options());
    companion->camera()->chooseProfile(file);
    waitUntil([&] { return companion->camera()->found(); });
    EXPECT_TRUE(companion->notice().startsWith("This profile is of another table: the camera was 7 and is sample"))
        << companion->notice().toStdString();
    EXPECT_EQ(companion->notice().count('\n'), 0);
    EXPECT_TRUE(companion->camera()->profiles()->value(0, "chosen").toBool());
}

TEST_F(ProfilesTest, PiecesThatAnotherVersionWasShownAreToShowOnceMore) {
    calibration::Profile old;
    old.source = "sample";
    old.camera = calibration::assumedCamera({1280, 720});
    old.shown = {
        vision::kAnyPieces,
        {{board::Piece::settlement, 1, board::Colour::red, false, std::vector<float>(calibration::kPlaceSize)}},
        "00000000"};
    const QString file = folderOf("profiles") + "/old.profile";
    calibration::save(old, file.toStdString());
    const auto companion = this->companion();
    Session session(*companion, options());
    companion->camera()->chooseProfile(file);
    EXPECT_TRUE(companion->notice().contains("were shown to another version of Hexwarden"))
        << companion->notice().toStdString();
    waitUntil([&] { return companion->camera()->found(); });
    EXPECT_EQ(companion->notice().count('\n'), 0);
}

}  // namespace
}  // namespace hexwarden::session
