#include "vision/photo.h"

#include <fstream>
#include <stdexcept>

#include <opencv2/imgcodecs.hpp>

namespace hexwarden::vision {
namespace {

namespace fs = std::filesystem;

/// JPEG decoders fill what is missing with grey and say nothing, so the end mark is looked for.
bool endsEarly(const std::vector<uchar>& bytes) {
    const bool jpeg = bytes.size() > 3 && bytes[0] == 0xFF && bytes[1] == 0xD8;
    if (!jpeg) return false;
    for (std::size_t i = bytes.size() - 1; i > 0; --i)
        if (bytes[i - 1] == 0xFF && bytes[i] == 0xD9) return bytes.size() - i > bytes.size() / 2 + 1;
    return true;
}

}  // namespace

Frame readPhoto(const fs::path& path) {
    const auto fail = [&](const std::string& what) -> void { throw std::runtime_error(path.string() + " " + what); };
    std::error_code none;
    if (!fs::is_regular_file(path, none)) fail(fs::exists(path, none) ? "is no file" : "does not exist");
    std::ifstream in(path, std::ios::binary);
    const std::vector<uchar> bytes{std::istreambuf_iterator<char>(in), {}};
    if (bytes.empty()) fail("is empty or cannot be read");
    if (endsEarly(bytes)) fail("ends before its picture does");
    cv::Mat image;
    try {
        image = cv::imdecode(bytes, cv::IMREAD_COLOR);
    } catch (const cv::Exception&) {
        fail("is no picture that can be decoded");
    }
    if (image.empty()) fail("is no picture that can be decoded");
    return {image, 0, 0};
}

}  // namespace hexwarden::vision
