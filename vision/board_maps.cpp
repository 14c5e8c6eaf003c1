#include "vision/board_maps.h"

namespace hexwarden::vision {
namespace {

constexpr int kCellPx = 4;

}  // namespace

BoardNetwork::BoardNetwork(const std::filesystem::path& onnx) : network_(onnx) {}

BoardMaps BoardNetwork::look(Pyramid& pyramid, const cv::Matx33d& imageFromCutOut, int side) {
    const cv::Mat cutOut = pyramid.crop(imageFromCutOut, {side, side}, cv::BORDER_CONSTANT);
    const cv::Mat heat = network_.run({cutOut}, {"heat"})[0];
    const auto channel = [&](int index) { return channelOf(heat, 0, index).clone(); };
    return {channel(0), channel(1), channel(2), imageFromCutOut * resizedFromPicture(kCellPx, kCellPx),
            pyramid.image().size()};
}

}  // namespace hexwarden::vision
