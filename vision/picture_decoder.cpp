#include "vision/picture_decoder.h"

#include "vision/codecs/codecs.h"
#include "vision/halved_png.h"
#include "vision/picture_header.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string_view>

#include <fcntl.h>
#include <libheif/heif.h>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <unistd.h>

namespace hexwarden::vision {
namespace {

/// libjpeg, libpng and libtiff write their warnings to stderr themselves, past every handler that OpenCV sets.
class Hush {
  public:
    Hush() : guard_(mutex()), stderr_(::dup(STDERR_FILENO)) {
        const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (stderr_ >= 0 && nowhere >= 0) ::dup2(nowhere, STDERR_FILENO);
        if (nowhere >= 0) ::close(nowhere);
    }
    ~Hush() {
        if (stderr_ < 0) return;
        ::dup2(stderr_, STDERR_FILENO);
        ::close(stderr_);
    }
    Hush(const Hush&) = delete;
    Hush& operator=(const Hush&) = delete;

  private:
    static std::mutex& mutex() {
        static std::mutex one;
        return one;
    }

    std::lock_guard<std::mutex> guard_;
    int stderr_;
};

template <auto release>
struct With {
    void operator()(auto* what) const { release(what); }
};

/// One plane with 8 bits, at half its size if it is large; empty if it is not there.
cv::Mat planeOf(heif_image* image, heif_channel which, bool large) {
    int stride = 0;
    std::uint8_t* data = heif_image_get_plane(image, which, &stride);
    const cv::Size size(heif_image_get_width(image, which), heif_image_get_height(image, which));
    if (!data || size.empty()) return {};
    const int bits = heif_image_get_bits_per_pixel_range(image, which);
    const cv::Mat whole(size, bits > 8 ? CV_16UC1 : CV_8UC1, data, static_cast<std::size_t>(stride));
    cv::Mat plane = whole;
    if (large) cv::resize(whole, plane, {}, .5, .5, cv::INTER_AREA);
    if (bits > 8) plane.convertTo(plane, CV_8U, 255. / ((1 << bits) - 1));
    return plane;
}

void turn(cv::Mat& picture, int quartersAgainstTheClock) {
    constexpr std::array kTurns{cv::ROTATE_90_COUNTERCLOCKWISE, cv::ROTATE_180, cv::ROTATE_90_CLOCKWISE};
    if (quartersAgainstTheClock > 0)
        cv::rotate(picture, picture, kTurns.at(static_cast<std::size_t>(quartersAgainstTheClock) - 1));
}

/// By planes, for the library makes those whatever it is asked for, and a picture of them beside them would take as
/// much again. For the same reason it is turned here.
cv::Mat decodedHeic(std::span<const std::uint8_t> bytes, const HeicHeader& header, bool large) {
    const std::unique_ptr<heif_context, With<heif_context_free>> context(heif_context_alloc());
    if (heif_context_read_from_memory_without_copy(context.get(), bytes.data(), bytes.size(), nullptr).code) return {};
    heif_image_handle* found = nullptr;
    if (heif_context_get_primary_image_handle(context.get(), &found).code) return {};
    const std::unique_ptr<heif_image_handle, With<heif_image_handle_release>> handle(found);
    const std::unique_ptr<heif_decoding_options, With<heif_decoding_options_free>> how(heif_decoding_options_alloc());
    how->ignore_transformations = header.reshaped ? 0 : 1;
    heif_image* made = nullptr;
    if (heif_decode_image(found, &made, heif_colorspace_RGB, heif_chroma_444, how.get()).code) return {};
    std::unique_ptr<heif_image, With<heif_image_release>> image(made);
    const std::array planes{planeOf(made, heif_channel_B, large), planeOf(made, heif_channel_G, large),
                            planeOf(made, heif_channel_R, large)};
    for (const cv::Mat& plane : planes)
        if (plane.empty() || plane.size() != planes[0].size()) return {};
    if (large) image.reset();  // halved planes are copies
    cv::Mat picture;
    cv::merge(planes.data(), planes.size(), picture);
    if (!header.reshaped) turn(picture, header.turns);
    return picture;
}

/// OpenCV chooses a decoder by itself, and passes files of other kinds to a DICOM reader that aborts the program on a
/// damaged file.
bool looksLikeDicom(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kMark = "DICM";
    constexpr std::size_t kAt = 128;
    return bytes.size() >= kAt + kMark.size() && std::equal(kMark.begin(), kMark.end(), bytes.begin() + kAt);
}

cv::Mat decodedByOpenCv(std::span<const std::uint8_t> bytes, int flags) {
    if (looksLikeDicom(bytes)) return {};
    // Not copied, and not written to.
    const cv::Mat wrapped(1, static_cast<int>(bytes.size()), CV_8U, const_cast<std::uint8_t*>(bytes.data()));
    try {
        return codecs::decoded(wrapped, flags);
    } catch (const cv::Exception&) {
        return {};
    }
}

}  // namespace

cv::Mat decoded(std::span<const std::uint8_t> bytes) {
    const auto header = headerOf(bytes);
    if (!header) return {};
    const Hush hush;
    const bool large = header->width * header->height > kMostWholePixels;
    if (large && header->kind == PictureKind::png) return halvedPng(bytes);
    if (header->heic) return decodedHeic(bytes, *header->heic, large);
    return decodedByOpenCv(bytes, large ? cv::IMREAD_REDUCED_COLOR_2 : cv::IMREAD_COLOR);
}

cv::Mat glimpse(std::span<const std::uint8_t> jpeg) {
    const auto header = headerOf(jpeg);
    if (!header || header->kind != PictureKind::jpeg) return {};
    const Hush hush;
    return decodedByOpenCv(jpeg, cv::IMREAD_REDUCED_GRAYSCALE_8);
}

}  // namespace hexwarden::vision
