#include "calibration/reduce.h"

#include <opencv2/imgproc.hpp>

namespace hexwarden::calibration {

cv::Mat averagedDown(const cv::Mat& picture, cv::Size size) {
    cv::Mat now = picture;
    const auto isMuchLarger = [&] { return now.cols >= 4 * size.width && now.rows >= 4 * size.height; };
    while (now.cols % 2 == 0 && now.rows % 2 == 0 && (isMuchLarger() || now.size() == size * 2)) {
        cv::Mat half;
        cv::resize(now, half, now.size() / 2, 0, 0, cv::INTER_AREA);
        now = half;
    }
    if (now.cols <= size.width && now.rows <= size.height) return now;
    cv::Mat small;
    cv::resize(now, small, size, 0, 0, cv::INTER_AREA);
    return small;
}

cv::Mat averagedDown(const cv::Mat& picture, double scale) {
    return averagedDown(picture, cv::Size(cvRound(picture.cols * scale), cvRound(picture.rows * scale)));
}

}  // namespace hexwarden::calibration
