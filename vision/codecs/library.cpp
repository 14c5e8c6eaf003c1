#include "vision/codecs/library.h"

#include <opencv2/imgcodecs.hpp>

namespace hexwarden::codecs {
namespace {

cv::Mat decoded(const cv::Mat& bytes, int flags) {
    return cv::imdecode(bytes, flags);
}

std::vector<std::uint8_t> encoded(const std::string& ending, const cv::Mat& picture,
                                  const std::vector<int>& parameters) {
    std::vector<std::uint8_t> bytes;
    cv::imencode(ending, picture, bytes, parameters);
    return bytes;
}

cv::VideoCapture* video() {
    return new cv::VideoCapture;
}

}  // namespace
}  // namespace hexwarden::codecs

extern "C" const hexwarden::codecs::Library* hexwarden_codecs() {
    using namespace hexwarden::codecs;
    static const Library library{decoded, encoded, video};
    return &library;
}
