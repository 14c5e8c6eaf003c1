#include "calibration/lens.h"

#include "tracker/board/message.h"

#include <algorithm>
#include <cmath>

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {
namespace {

using Measured = Outcome<Lens>;

std::string oneDecimal(double value) {
    const long tenths = std::lround(value * 10);
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

/// The sheet's normal in a view, as a camera of assumed focal length sees it.
cv::Vec3d normalOf(const SheetView& view) {
    cv::Vec3d turn, shift;
    cv::solvePnP(view.cornersOnSheet, view.cornersInImage, cameraMatrix(assumedCamera(view.size)), cv::noArray(), turn,
                 shift, false, cv::SOLVEPNP_IPPE);
    cv::Matx33d cameraFromSheet;
    cv::Rodrigues(turn, cameraFromSheet);
    return {cameraFromSheet(0, 2), cameraFromSheet(1, 2), cameraFromSheet(2, 2)};
}

double spreadDegrees(const std::vector<SheetView>& views) {
    std::vector<cv::Vec3d> normals;
    for (const SheetView& view : views) normals.push_back(normalOf(view));
    double widest = 0;
    for (const cv::Vec3d& a : normals)
        for (const cv::Vec3d& b : normals) widest = std::max(widest, std::acos(std::clamp(a.dot(b), -1.0, 1.0)));
    return widest * 180 / CV_PI;
}

double coverage(const std::vector<SheetView>& views) {
    std::vector<cv::Point2f> all, hull;
    for (const SheetView& view : views) all.insert(all.end(), view.cornersInImage.begin(), view.cornersInImage.end());
    cv::convexHull(all, hull);
    return cv::contourArea(hull) / views.front().size.area();
}

std::optional<board::Message> objectionTo(const std::vector<SheetView>& views, const LensOptions& options) {
    if (views.size() < options.minViews)
        return board::say("only %1 photographs show the sheet, %2 are needed", views.size(), options.minViews);
    for (const SheetView& view : views)
        if (view.size != views.front().size)
            return board::say("the photographs differ in size: take all with one camera setting");
    if (coverage(views) < options.minCoverage)
        return board::say("the sheet is always in the same part of the picture: bring it closer and into the corners");
    if (spreadDegrees(views) < options.minSpreadDegrees)
        return board::say("the views are too alike: tilt the sheet by 20 to 40 degrees to different sides");
    return std::nullopt;
}

}  // namespace

Outcome<Lens> measureLens(const std::vector<SheetView>& views, const LensOptions& options) {
    if (const auto objection = objectionTo(views, options)) return Measured::refused(*objection);
    const cv::Size size = views.front().size;
    std::vector<std::vector<cv::Point3f>> onSheet;
    std::vector<std::vector<cv::Point2f>> inImage;
    for (const SheetView& view : views) {
        onSheet.push_back(view.cornersOnSheet);
        inImage.push_back(view.cornersInImage);
    }
    cv::Matx33d matrix = cameraMatrix(assumedCamera(size));
    cv::Mat distortion = cv::Mat::zeros(1, 5, CV_64F), turns, shifts, deviations;
    std::vector<double> viewErrors;
    // The third radial term is left out: a table camera's corners do not determine it and it bends the rim.
    const double error =
        cv::calibrateCamera(onSheet, inImage, size, matrix, distortion, turns, shifts, deviations, cv::noArray(),
                            viewErrors, cv::CALIB_FIX_K3 | cv::CALIB_USE_INTRINSIC_GUESS);
    const double longSide = std::max(size.width, size.height);
    if (!(error <= options.maxReprojectionPx * longSide / 1000))
        return Measured::refused(board::say(
            "the corners miss a flat sheet by %1 pixels: mount the sheet flat and hold it still", oneDecimal(error)));
    Lens lens;
    lens.camera.size = size;
    lens.camera.focalPx = {matrix(0, 0), matrix(1, 1)};
    lens.camera.centrePx = {matrix(0, 2), matrix(1, 2)};
    std::copy_n(distortion.ptr<double>(), lens.camera.distortion.size(), lens.camera.distortion.begin());
    lens.camera.source = LensSource::sheet;
    lens.camera.reprojectionPx = error;
    lens.viewErrorPx = viewErrors;
    lens.focalDeviationPx = std::max(deviations.at<double>(0), deviations.at<double>(1));
    if (lens.focalDeviationPx > options.maxFocalDeviation * matrix(0, 0))
        return Measured::refused(board::say("the views leave the focal length open by %1 %: add views with more tilt",
                                            oneDecimal(100 * lens.focalDeviationPx / matrix(0, 0))));
    return lens;
}

}  // namespace hexwarden::calibration
