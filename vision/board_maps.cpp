#include "vision/board_maps.h"

#include <opencv2/imgproc.hpp>

namespace hexwarden::vision {
namespace {

constexpr int kCellPx = 4;

/// Beyond the picture there is nothing, and the network is told so by black.
void blacken(cv::Mat& cutOut, const cv::Matx33d& imageFromCutOut, cv::Size picture) {
    const cv::Matx33d cutOutFromImage = imageFromCutOut.inv();
    const cv::Point2d first = project(cutOutFromImage, {-.5, -.5});
    const cv::Point2d last = project(cutOutFromImage, {picture.width - .5, picture.height - .5});
    const cv::Rect inside =
        cv::Rect(cv::Point(cvRound(first.x), cvRound(first.y)), cv::Point(cvRound(last.x), cvRound(last.y))) &
        cv::Rect({}, cutOut.size());
    cv::Mat black = cv::Mat::zeros(cutOut.size(), cutOut.type());
    cutOut(inside).copyTo(black(inside));
    cutOut = black;
}

}  // namespace

BoardNetwork::BoardNetwork(const std::filesystem::path& onnx) : network_(onnx) {}

BoardMaps BoardNetwork::look(Pyramid& pyramid, cv::Point2d middle, double squarePx, int side) {
    const double step = squarePx / side, first = (side - 1) / 2. * step;
    const cv::Matx33d imageFromCutOut{step, 0, middle.x - first, 0, step, middle.y - first, 0, 0, 1};
    cv::Mat cutOut = pyramid.crop(imageFromCutOut, {side, side});
    blacken(cutOut, imageFromCutOut, pyramid.image().size());
    const cv::Mat heat = network_.run({cutOut}, {"heat"})[0];
    const auto channel = [&](int index) {
        return cv::Mat(heat.size[2], heat.size[3], CV_32F, const_cast<float*>(heat.ptr<float>(0, index))).clone();
    };
    const cv::Matx33d cutOutFromMap{kCellPx, 0, (kCellPx - 1) / 2., 0, kCellPx, (kCellPx - 1) / 2., 0, 0, 1};
    return {channel(0), channel(1), channel(2), imageFromCutOut * cutOutFromMap, pyramid.image().size()};
}

}  // namespace hexwarden::vision
