#include "companion/viewmodel/screens/health_model.h"

#include "companion/viewmodel/screens/companion.h"
#include "companion/viewmodel/screens/misreading_model.h"

#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace hexwarden::viewmodel {
namespace {

using Health = HealthLine::Health;

TEST(HealthModel, SaysHowMuchNeedsAttention) {
    HealthModel health;
    EXPECT_TRUE(health.summary().isEmpty());
    health.setExamining(true);
    EXPECT_FALSE(health.summary().isEmpty());
    health.setExamining(false);
    health.show({{Health::fine, "Qt 6", {}, {}}});
    const QString well = health.summary();
    health.show({{Health::fine, "Qt 6", {}, {}}, {Health::limited, "No camera", "Plug one in", {"a", "b"}}});
    const QString limited = health.summary();
    EXPECT_NE(limited, well);
    EXPECT_TRUE(limited.contains('1'));
    health.show({{Health::limited, {}, {}, {}}, {Health::broken, {}, {}, {}}, {Health::broken, {}, {}, {}}});
    EXPECT_TRUE(health.summary().contains('2'));
}

TEST(HealthModel, ListsWordsCureAndDetails) {
    HealthModel health;
    health.show({{Health::limited, "No camera", "Plug one in", {"a", "b"}}});
    ASSERT_EQ(health.lines()->count(), 1);
    EXPECT_EQ(health.lines()->value(0, "health").toString(), "limited");
    EXPECT_EQ(health.lines()->value(0, "cure").toString(), "Plug one in");
    EXPECT_EQ(health.lines()->value(0, "details").toString(), "a, b");
}

TEST(HealthModel, ACrashIsForgottenOnce) {
    HealthModel health;
    QSignalSpy forgotten(&health, &HealthModel::crashForgotten);
    health.forgetCrash();
    EXPECT_TRUE(forgotten.empty());
    health.tellCrash("ended by: abort");
    health.forgetCrash();
    EXPECT_EQ(forgotten.size(), 1);
    EXPECT_TRUE(health.crash().isEmpty());
}

QByteArray jpegOf(const QColor& colour) {
    QImage image(16, 16, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "JPG");
    return bytes;
}

TEST(MisreadingModel, ShowsTheLastPictureAndAnyBeforeIt) {
    MisreadingModel misreading;
    misreading.setCorrection("of the one before");
    misreading.show({{{jpegOf(Qt::white), 1000}, {jpegOf(Qt::black), 2500}}, "read"});
    EXPECT_TRUE(misreading.correction().isEmpty());
    EXPECT_EQ(misreading.at(), 1);
    EXPECT_LT(misreading.feed()->newest().pixelColor(8, 8).lightness(), 20);
    const QString last = misreading.moment();
    misreading.setAt(0);
    EXPECT_GT(misreading.feed()->newest().pixelColor(8, 8).lightness(), 235);
    EXPECT_NE(misreading.moment(), last);
    EXPECT_TRUE(misreading.moment().contains("1.5") || misreading.moment().contains("1,5"));
    misreading.setAt(7);
    EXPECT_EQ(misreading.at(), 1);
}

TEST(MisreadingModel, KeepsWhatPeopleSayAndThrowsAwayEverything) {
    MisreadingModel misreading;
    QSignalSpy kept(&misreading, &MisreadingModel::kept), discarded(&misreading, &MisreadingModel::discarded);
    misreading.show({{{jpegOf(Qt::white), 0}}, "read"});
    misreading.setCorrection(" a city ");
    misreading.keep();
    EXPECT_EQ(kept.at(0).at(0).toString(), "a city");
    misreading.discard();
    EXPECT_EQ(discarded.size(), 1);
    EXPECT_EQ(misreading.pictures(), 0);
    EXPECT_TRUE(misreading.reading().isEmpty());
}

TEST(Companion, TakesOneFileOfThisMachine) {
    QTemporaryDir folder;
    Companion companion(folder.filePath("settings.ini"));
    QSignalSpy wanted(&companion, &Companion::fileWanted);
    companion.open({QUrl("https://example.org/x.jpg")});
    companion.open({QUrl::fromLocalFile("/a"), QUrl::fromLocalFile("/b")});
    companion.open({});
    EXPECT_TRUE(wanted.empty());
    EXPECT_FALSE(companion.notice().isEmpty());
    companion.open({QUrl::fromLocalFile("/tmp/an evening.hexwarden")});
    EXPECT_EQ(wanted.at(0).at(0).toString(), "/tmp/an evening.hexwarden");
}

}  // namespace
}  // namespace hexwarden::viewmodel
