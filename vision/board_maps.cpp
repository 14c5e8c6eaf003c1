#include "vision/board_maps.h"

#include <algorithm>

namespace hexwarden::vision {
namespace {

constexpr int kCellPx = 4;
constexpr double kMarginSides = 1.3;

}  // namespace

cv::Matx33d imageFromRectified(const cv::Matx33d& imageFromLattice, const std::vector<cv::Point2d>& inLattice,
                               int side) {
    cv::Point2d low = inLattice[0], high = low;
    for (const cv::Point2d p : inLattice) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    const double span = std::max(high.x - low.x, high.y - low.y) + 2 * kMarginSides, step = span / side;
    const cv::Point2d first = (low + high) / 2 - cv::Point2d(step, step) * ((side - 1) / 2.);
    return imageFromLattice * cv::Matx33d(step, 0, first.x, 0, step, first.y, 0, 0, 1);
}

BoardNetwork::BoardNetwork(const std::filesystem::path& onnx) : network_(onnx) {}

BoardMaps BoardNetwork::look(Pyramid& pyramid, const cv::Matx33d& imageFromCutOut, int side) {
    const cv::Mat cutOut = pyramid.crop(imageFromCutOut, {side, side}, cv::BORDER_CONSTANT);
    const cv::Mat heat = network_.run({cutOut}, {"heat"})[0];
    const auto channel = [&](int index) { return channelOf(heat, 0, index).clone(); };
    return {channel(0), channel(1), channel(2), imageFromCutOut * resizedFromPicture(kCellPx, kCellPx),
            pyramid.image().size()};
}

}  // namespace hexwarden::vision
