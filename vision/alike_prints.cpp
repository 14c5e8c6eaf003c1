#include "vision/alike_prints.h"

#include <algorithm>

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

// Of a print: details of such sizes (pixels of the crop) and this part of them, at half the size. Colours count less
// than light and shade, which show digits.
constexpr double kFinest = .7, kCoarsest = 10, kColour = .4;
const cv::Rect kPrinted(7, 4, 18, 22);
constexpr int kShift = 2;  ///< so far one print may lie off another
constexpr int kPlaces = (2 * kShift + 1) * (2 * kShift + 1);

/// Nats a unit of mean correlation. On all labelled boards the four 3:1 correlate by .2 to .5 more than the mean.
constexpr double kAlikeNats = 30;

cv::Mat printOf(const cv::Mat& crop) {
    cv::Mat scaled, lab, fine, coarse, half;
    crop.convertTo(scaled, CV_32FC3, 1 / 255.);
    cv::cvtColor(scaled, lab, cv::COLOR_BGR2Lab);
    cv::GaussianBlur(lab, fine, {}, kFinest);
    cv::GaussianBlur(lab, coarse, {}, kCoarsest);
    cv::Mat details = fine - coarse;
    cv::multiply(details, cv::Scalar(1, kColour, kColour), details);
    cv::resize(details, half, crop.size() / 2, 0, 0, cv::INTER_AREA);
    return half(kPrinted).clone();
}

/// All but its rim, moved by so many pixels, as one row of mean zero and length one.
cv::Mat moved(const cv::Mat& print, int x, int y) {
    const cv::Size inner(print.cols - 2 * kShift, print.rows - 2 * kShift);
    cv::Mat part = print(cv::Rect({kShift + x, kShift + y}, inner)).clone();
    part -= cv::mean(part);
    part = part.reshape(1, 1);
    return part / std::max(cv::norm(part), 1e-6);
}

}  // namespace

AlikePrints::AlikePrints(const std::vector<cv::Mat>& crops) {
    std::vector<int> seen;
    cv::Mat still, anywhere;
    for (std::size_t i = 0; i < crops.size(); ++i) {
        if (crops[i].empty()) continue;
        seen.push_back(static_cast<int>(i));
        const cv::Mat print = printOf(crops[i]);
        still.push_back(moved(print, 0, 0));
        for (int y = -kShift; y <= kShift; ++y)
            for (int x = -kShift; x <= kShift; ++x) anywhere.push_back(moved(print, x, y));
    }
    if (seen.size() < 2) return;
    const cv::Mat all = still * anywhere.t();
    const int count = static_cast<int>(seen.size());
    const auto best = [&](int i, int j) {
        double most = 0;
        cv::minMaxLoc(all(cv::Rect(j * kPlaces, i, kPlaces, 1)), nullptr, &most);
        return most;
    };
    double sum = 0;
    const int size = static_cast<int>(crops.size());
    cv::Mat alike(size, size, CV_64F, cv::Scalar(0)), known(size, size, CV_8U, cv::Scalar(0));
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j) {
            if (i == j) continue;
            const double both = (best(i, j) + best(j, i)) / 2;
            alike.at<double>(seen[i], seen[j]) = both;
            known.at<uchar>(seen[i], seen[j]) = 1;
            sum += both;
        }
    alike_ = cv::Mat::zeros(size, size, CV_64F);
    cv::subtract(alike, cv::Scalar(sum / (count * (count - 1))), alike_, known);
}

double AlikePrints::natsFor(const FourHarbours& edges) const {
    if (alike_.empty()) return 0;
    double sum = 0;
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            sum += alike_.at<double>(static_cast<int>(edges[i]), static_cast<int>(edges[j]));
    constexpr double kPairs = 6;
    return kAlikeNats * sum / kPairs;
}

}  // namespace hexwarden::vision
