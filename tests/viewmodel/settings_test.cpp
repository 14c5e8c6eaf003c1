#include "companion/viewmodel/screens/settings.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace {

using hexwarden::viewmodel::Settings;

TEST(Settings, RemembersWhatPeopleChoseButNotWhatWasBorrowed) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    {
        Settings settings(file);
        settings.setDark(false);
        settings.setLanguage("de");
        settings.setLastJournal("evening.hexwarden");
        settings.setCameraMode("046d_C920/1", "1280x720@15/MJPG");
        settings.borrow(true, "en");
        EXPECT_TRUE(settings.dark());
    }
    const Settings later(file);
    EXPECT_FALSE(later.dark());
    EXPECT_EQ(later.language(), "de");
    EXPECT_EQ(later.lastJournal(), "evening.hexwarden");
    EXPECT_EQ(later.cameraMode("046d_C920/1"), "1280x720@15/MJPG");
    EXPECT_EQ(later.cameraMode("another"), "");
}

TEST(Settings, APipeIsNotWaitedForAndWhyIsSaid) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("settings.ini");
    EXPECT_EQ(Settings(file).problem(), "");
    ASSERT_EQ(::mkfifo(file.toLocal8Bit().constData(), 0600), 0);
    Settings settings(file);
    EXPECT_TRUE(settings.problem().contains("settings.ini is not a file"));
    settings.setDark(!settings.dark());
    settings.sync();
}

TEST(Settings, ALargeScreenBeginsWithLargeText) {
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(1280, 800)), 100);
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(1920, 1080)), 100);
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(1920, 1200)), 100) << "111, in steps of 25";
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(2560, 1440)), 125) << "133";
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(2560, 1600)), 150) << "148";
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(3840, 2160)), 200);
    EXPECT_EQ(hexwarden::viewmodel::textSizeFor(QSize(7680, 4320)), 300);
}

}  // namespace
