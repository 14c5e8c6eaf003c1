#include "companion/viewmodel/screens/companion.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace {

using hexwarden::viewmodel::Companion;

TEST(Companion, KeepsEverySentenceUntilSomebodyHasReadIt) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    companion.tell("the journal is damaged");
    companion.tell("the camera is gone");
    companion.tell("the camera is gone");
    EXPECT_EQ(companion.notice(), "The journal is damaged\nThe camera is gone");
    companion.dismissNotice();
    EXPECT_EQ(companion.notice(), "");
}

TEST(Companion, OpensOnlyScreensThatItHas) {
    const QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    for (const QString& screen : Companion::screens()) {
        companion.setScreen(screen);
        EXPECT_EQ(companion.screen(), screen);
    }
    companion.setScreen("nowhere");
    EXPECT_EQ(companion.screen(), Companion::screens().back());
}

}  // namespace
