#include "tests/bench/contact_sheet.h"

#include "vision/photo.h"

#include <algorithm>
#include <cstdio>

#include <opencv2/imgproc.hpp>

namespace hexwarden::bench {
namespace {

constexpr int kCropPx = 200, kCaptionPx = 52, kColumns = 8;
const cv::Scalar kWrong(60, 60, 230), kRight(90, 170, 60);

double surprise(const Judged& j) {
    return j.right ? -j.p : j.p;
}

cv::Mat cropOf(const cv::Mat& photo, const Judged& j) {
    const double step = 2 * std::max(8., j.reachPx) / kCropPx;
    const cv::Matx23d photoFromCrop{step, 0, j.at.x - step * kCropPx / 2, 0, step, j.at.y - step * kCropPx / 2};
    cv::Mat crop;
    cv::warpAffine(photo, crop, photoFromCrop, {kCropPx, kCropPx}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
    cv::drawMarker(crop, {kCropPx / 2, kCropPx / 2}, {255, 255, 255}, cv::MARKER_CROSS, 14, 1, cv::LINE_AA);
    return crop;
}

}  // namespace

std::vector<Judged> worst(std::vector<Judged> judged, std::size_t howMany) {
    std::stable_sort(judged.begin(), judged.end(),
                     [](const Judged& a, const Judged& b) { return surprise(a) > surprise(b); });
    judged.resize(std::min(judged.size(), howMany));
    return judged;
}

cv::Mat contactSheet(const std::vector<Judged>& judged, const std::map<std::string, std::filesystem::path>& photoOf) {
    const int rows = std::max(1, (static_cast<int>(judged.size()) + kColumns - 1) / kColumns);
    cv::Mat sheet(rows * (kCropPx + kCaptionPx), kColumns * kCropPx, CV_8UC3, cv::Scalar::all(30));
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const Judged& j = judged[i];
        const cv::Point corner(static_cast<int>(i) % kColumns * kCropPx,
                               static_cast<int>(i) / kColumns * (kCropPx + kCaptionPx));
        cropOf(vision::readPhoto(photoOf.at(j.photo)).image, j).copyTo(sheet({corner, cv::Size(kCropPx, kCropPx)}));
        char p[8];
        std::snprintf(p, sizeof p, "%.3f", j.p);
        const auto line = [&](int number, const std::string& text, cv::Scalar colour) {
            cv::putText(sheet, text, corner + cv::Point(4, kCropPx + 15 * number), cv::FONT_HERSHEY_SIMPLEX, .42,
                        colour, 1, cv::LINE_AA);
        };
        line(1, j.photo, {200, 200, 200});
        line(2, j.said + ' ' + p, j.right ? kRight : kWrong);
        if (!j.right) line(3, "is " + j.truth, {200, 200, 200});
    }
    return sheet;
}

}  // namespace hexwarden::bench
