#include "companion/viewmodel/screens/camera_model.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace {

using namespace hexwarden::viewmodel;

TEST(Camera, KeepsOnlyTheNewestPicture) {
    PictureFeed feed;
    QSignalSpy arrived(&feed, &PictureFeed::arrived);
    feed.put(QImage(4, 3, QImage::Format_RGB32));
    feed.put(QImage(8, 6, QImage::Format_RGB32));
    EXPECT_EQ(feed.newest().width(), 8);
    EXPECT_EQ(arrived.size(), 2);
}

TEST(Camera, SaysWhyNoBoardWasFound) {
    CameraModel camera;
    camera.report({"0", false, "Only seven hexes are in view.", 0, {}, {}, {}});
    EXPECT_EQ(camera.status(), "Only seven hexes are in view.");
    camera.report({"0", true, "", 0.9, {"A hint."}, {{{0, 0}, {1, 0}, {1, 1}}}, {}});
    EXPECT_TRUE(camera.found());
    EXPECT_EQ(camera.lattice().size(), 1);
}

TEST(Camera, CornersStayInThePictureAndAreGivenInOrder) {
    CameraModel camera;
    camera.setPlacingCorners(true);
    camera.moveCorner(0, -3, 0.5);
    camera.moveCorner(7, 0.5, 0.5);
    std::vector<QPointF> given;
    QObject::connect(&camera, &CameraModel::cornersGiven, [&](const auto& corners) { given = corners; });
    camera.takeCorners();
    ASSERT_EQ(given.size(), 4U);
    EXPECT_EQ(given[0], QPointF(0, 0.5));
    EXPECT_FALSE(camera.placingCorners());
}

TEST(Camera, ChoosingASourceMarksIt) {
    CameraModel camera;
    camera.showSources({{"0", "Webcam"}, {"sample", "The sample game"}}, "sample");
    QString chosen;
    QObject::connect(&camera, &CameraModel::sourceChosen, [&](const QString& key) { chosen = key; });
    camera.choose("0");
    EXPECT_EQ(chosen, "0");
    EXPECT_TRUE(camera.sources()->value(0, "chosen").toBool());
    EXPECT_FALSE(camera.sources()->value(1, "chosen").toBool());
}

TEST(Camera, AnEmptyAddressIsNoSource) {
    CameraModel camera;
    camera.showSources({{"0", "Webcam"}}, "0");
    const QSignalSpy chosen(&camera, &CameraModel::sourceChosen);
    camera.choose(" ");
    EXPECT_EQ(chosen.size(), 0);
    EXPECT_TRUE(camera.sources()->value(0, "chosen").toBool());
}

TEST(Camera, ListsTheColoursThatWereLearned) {
    CameraModel camera;
    EXPECT_EQ(camera.learned()->count(), 0);
    CameraReport report;
    report.learnedPieces = {{"red", 3}, {"blue", 4}};
    camera.report(report);
    ASSERT_EQ(camera.learned()->count(), 2);
    EXPECT_EQ(camera.learned()->value(1, "colour"), "blue");
    EXPECT_TRUE(camera.learnedTitle().contains("7")) << camera.learnedTitle().toStdString();
}

TEST(Camera, TakesALensOnlyOnceItIsSettled) {
    CameraModel camera;
    QSignalSpy taken(&camera, &CameraModel::lensTaken), wanted(&camera, &CameraModel::lensMeasuringWanted);
    camera.reportLens({3, 8, "Hold it still.", ""});
    EXPECT_EQ(camera.lensViews(), 0) << "nobody is measuring";
    camera.setMeasuringLens(true);
    camera.reportLens({3, 8, "Hold it still.", ""});
    EXPECT_EQ(camera.lensViews(), 3);
    camera.takeLens();
    EXPECT_EQ(taken.size(), 0);
    camera.reportLens({5, 8, "Taken.", "Focal length 820 px."});
    camera.takeLens();
    EXPECT_EQ(taken.size(), 1);
    EXPECT_FALSE(camera.measuringLens());
    EXPECT_EQ(wanted.size(), 2);
}

TEST(Camera, OffersTheModesOfTheOpenCamera) {
    CameraModel camera;
    QSignalSpy changed(&camera, &CameraModel::deviceChanged), chosen(&camera, &CameraModel::modeChosen);
    const DeviceReport device{
        {"1280x720@30/MJPG", "640x480@30/YUYV"}, "640x480@30/YUYV", "640x480@30/YUYV", true, false};
    camera.reportDevice(device);
    camera.reportDevice(device);
    EXPECT_EQ(changed.size(), 1) << "reported with every picture, shown when it changes";
    ASSERT_EQ(camera.modes()->count(), 2);
    EXPECT_TRUE(camera.modes()->value(1, "chosen").toBool());
    EXPECT_FALSE(camera.bestMode());
    EXPECT_TRUE(camera.canLock());
    camera.chooseMode("");
    EXPECT_EQ(chosen.size(), 1);
    camera.forget();
    EXPECT_EQ(camera.modes()->count(), 0);
    EXPECT_EQ(camera.mode(), "");
}

TEST(Camera, KnowsWhereAHexAndWhatStandsOnItAreInThePicture) {
    CameraModel camera;
    EXPECT_TRUE(camera.placeOf("0,0").isEmpty());
    CameraReport report;
    report.boardFound = true;
    report.latticeInPicture = {{{.1, .1}, {.2, .1}, {.2, .2}}, {{.4, .5}, {.6, .5}, {.6, .7}, {.4, .7}}};
    report.hexes = {{0, 0}, {1, 0}};
    camera.report(report);
    const QRectF place = camera.placeOf("1,0");
    EXPECT_TRUE(place.contains(QRectF(.4, .5, .2, .2)));
    EXPECT_LT(place.top(), .45) << "pieces stand up";
    EXPECT_NEAR(place.bottom(), .7, 1e-9);
    EXPECT_GE(camera.placeOf("0,0").top(), 0) << "within the picture";
    EXPECT_TRUE(camera.placeOf("5,5").isEmpty());
}

}  // namespace
