#include "calibration/lens_capture.h"
#include "tests/calibration/rendered_plane.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hexwarden::calibration {
namespace {

using testing::HasSubstr;

constexpr int kDotsPerInch = 150;

CameraModel truth() {
    CameraModel camera = assumedCamera({1000, 750});
    camera.focalPx = {820, 820};
    camera.centrePx = {508, 370};
    camera.distortion = {0.09, -0.15, 0.001, -0.0005, 0};
    return camera;
}

/// A photograph of the A4 sheet: tilted by the first two angles, turned by the third, its middle in the direction
/// (acrossMm, downMm) at a distance.
cv::Mat photograph(cv::Vec3d degrees, cv::Vec3d shiftMm, const Noise& noise = {2, 0.6, 7}) {
    const CameraModel camera = truth();
    static const cv::Mat sheet = sheetPicture(Paper::a4, kDotsPerInch);
    const double mmPerPx = 25.4 / kDotsPerInch;
    const cv::Size2d paper = paperMm(Paper::a4);
    const cv::Matx33d planeFromTexture{mmPerPx, 0, -paper.width / 2, 0, mmPerPx, -paper.height / 2, 0, 0, 1};
    return rendered(sheet, straightFromPlane(camera, degrees * (CV_PI / 180), shiftMm) * planeFromTexture, camera,
                    noise);
}

struct Placement {
    cv::Vec3d degrees, shiftMm;
};
const std::vector<Placement> kGoodPlacements{{{0, 0, 0}, {0, 0, 330}},         {{30, 0, 90}, {20, 10, 330}},
                                             {{-30, 5, 92}, {-60, 30, 360}},   {{3, 32, 80}, {70, -20, 380}},
                                             {{5, -32, 100}, {-60, -40, 350}}, {{22, 22, 20}, {90, 40, 420}},
                                             {{-20, 25, 60}, {-90, 40, 400}}};

/// The corners without a photograph, each off by a tenth of a pixel.
std::vector<SheetView> views(const std::vector<Placement>& placements) {
    cv::RNG rng(11);
    std::vector<SheetView> all;
    for (const auto& [degrees, shiftMm] : placements) {
        SheetView view;
        view.size = truth().size;
        for (int y = 1; y < kSquaresDown; ++y)
            for (int x = 1; x < kSquaresAcross; ++x)
                view.cornersOnSheet.emplace_back(x * kSquareMm - 84, y * kSquareMm - 108, 0);
        cv::projectPoints(view.cornersOnSheet, degrees * (CV_PI / 180), shiftMm, cameraMatrix(truth()),
                          truth().distortion, view.cornersInImage);
        for (cv::Point2f& p : view.cornersInImage)
            p += cv::Point2f(static_cast<float>(rng.gaussian(0.1)), static_cast<float>(rng.gaussian(0.1)));
        all.push_back(view);
    }
    return all;
}

TEST(Lens, IsRecoveredFromRenderedPhotographs) {
    std::vector<SheetView> seen;
    for (const auto& [degrees, shiftMm] : kGoodPlacements) {
        const auto view = findSheet(photograph(degrees, shiftMm));
        ASSERT_TRUE(view) << view.refusal;
        seen.push_back(*view);
    }
    const auto lens = measureLens(seen);
    ASSERT_TRUE(lens) << lens.refusal;
    EXPECT_NEAR(lens->camera.focalPx[0], 820, 8.2);
    EXPECT_NEAR(lens->camera.focalPx[1], 820, 8.2);
    EXPECT_NEAR(lens->camera.centrePx.x, 508, 5);
    EXPECT_NEAR(lens->camera.centrePx.y, 370, 5);
    EXPECT_LT(lens->camera.reprojectionPx, 0.3);
    EXPECT_EQ(lens->viewErrorPx.size(), seen.size());
    // What matters in the end: pixels land where the true lens puts them.
    std::vector<cv::Point2d> grid;
    for (int y = 50; y < 750; y += 50)
        for (int x = 50; x < 1000; x += 50) grid.emplace_back(x, y);
    const auto ours = straightened(lens->camera, grid), theirs = straightened(truth(), grid);
    const cv::Matx33d oursFromTheirs = cameraMatrix(lens->camera) * cameraMatrix(truth()).inv();
    for (std::size_t i = 0; i < grid.size(); ++i) {
        const cv::Vec3d p = oursFromTheirs * cv::Vec3d(theirs[i].x, theirs[i].y, 1);
        EXPECT_LT(cv::norm(ours[i] - cv::Point2d(p[0], p[1])), 5) << grid[i];
    }
}

TEST(Lens, TooFewViewsAreRefused) {
    auto few = views(kGoodPlacements);
    few.resize(3);
    EXPECT_THAT(english(measureLens(few).refusal), HasSubstr("only 3 photographs"));
}

TEST(Lens, ViewsThatAreTooAlikeAreRefused) {
    std::vector<Placement> alike;
    for (double shift : {-60., -30., 0., 30., 60.}) alike.push_back({{1, 2, shift / 4}, {shift, shift / 2, 330}});
    EXPECT_THAT(english(measureLens(views(alike)).refusal), HasSubstr("too alike"));
}

TEST(Lens, ViewsOfDifferentSizeAreRefused) {
    auto mixed = views(kGoodPlacements);
    mixed[2].size = {750, 1000};
    EXPECT_THAT(english(measureLens(mixed).refusal), HasSubstr("differ in size"));
}

TEST(Lens, ASheetFarAwayIsRefused) {
    std::vector<Placement> far;
    for (double degrees : {-30., -10., 10., 30.}) far.push_back({{degrees, degrees / 2, 0}, {0, 0, 900}});
    EXPECT_THAT(english(measureLens(views(far)).refusal), HasSubstr("same part of the picture"));
}

TEST(Lens, ABentSheetIsRefused) {
    auto bent = views(kGoodPlacements);
    for (SheetView& view : bent)
        for (std::size_t i = 0; i < view.cornersInImage.size(); ++i)
            view.cornersInImage[i].y += static_cast<float>(i * 7 % 5) * 4 - 8;
    EXPECT_THAT(english(measureLens(bent).refusal), HasSubstr("miss a flat sheet"));
}

TEST(Lens, ViewsThatLeaveTheFocalLengthOpenAreRefused) {
    LensOptions strict;
    strict.maxFocalDeviation = 1e-5;
    EXPECT_THAT(english(measureLens(views(kGoodPlacements), strict).refusal), HasSubstr("leave the focal length open"));
}

using Step = LensCapture::Step;

Outcome<SheetView> held(const SheetView& view, float byPx = 0) {
    SheetView moved = view;
    for (cv::Point2f& p : moved.cornersInImage) p.x += byPx;
    return moved;
}

TEST(LensCapture, TakesEveryViewThatIsHeldStillUntilTheLensIsSettled) {
    const auto placed = views(kGoodPlacements);
    LensCapture capture({.wanted = placed.size()});
    for (std::size_t i = 0; i < placed.size(); ++i) {
        EXPECT_FALSE(capture.complete());
        EXPECT_EQ(capture.look(held(placed[i])), Step::moving);
        EXPECT_EQ(capture.look(held(placed[i], 0.5F)), Step::taken);
        EXPECT_EQ(capture.views(), i + 1);
    }
    ASSERT_TRUE(capture.complete()) << capture.lens().refusal;
    EXPECT_NEAR(capture.lens()->camera.focalPx[0], 820, 8.2);
}

TEST(LensCapture, WaitsWhileTheSheetMovesOrIsLikeBefore) {
    const auto placed = views(kGoodPlacements);
    LensCapture capture;
    EXPECT_EQ(capture.look(held(placed[0])), Step::moving);
    EXPECT_EQ(capture.look(held(placed[0], 9)), Step::moving);
    EXPECT_EQ(capture.look(held(placed[0], 9)), Step::taken);
    EXPECT_EQ(capture.look(held(placed[0], 9)), Step::alike);
    EXPECT_EQ(capture.look(Outcome<SheetView>::refused(board::say("no marker"))), Step::unseen);
    EXPECT_FALSE(capture.inView());
    EXPECT_EQ(capture.look(held(placed[1])), Step::moving);
    EXPECT_THAT(english(capture.lens().refusal), HasSubstr("only 1 photographs"));
}

TEST(LensCapture, OfDeliberatePicturesEveryNewViewCounts) {
    const auto placed = views(kGoodPlacements);
    LensCapture capture({.still = true});
    EXPECT_EQ(capture.look(held(placed[0])), Step::taken);
    EXPECT_EQ(capture.look(held(placed[1])), Step::taken);
    EXPECT_EQ(capture.look(held(placed[0])), Step::alike);
}

TEST(FindSheet, ACoveredSheetSaysHowManyCornersAreSeen) {
    cv::Mat covered = photograph({10, 0, 0}, {0, 0, 330});
    covered.rowRange(180, covered.rows) = 90;
    EXPECT_THAT(english(findSheet(covered).refusal), testing::AnyOf(HasSubstr("corners of the sheet are in view"),
                                                                    HasSubstr("no marker of the sheet is in view")));
}

TEST(FindSheet, AnotherPictureIsRefused) {
    EXPECT_THAT(english(findSheet(cv::Mat(480, 640, CV_8UC3, cv::Scalar(120, 130, 90))).refusal),
                HasSubstr("no marker"));
    EXPECT_THAT(english(findSheet(cv::Mat()).refusal), HasSubstr("empty"));
}

}  // namespace
}  // namespace hexwarden::calibration
