#include "vision/picture_decoder.h"

#include "vision/halved_png.h"
#include "vision/picture_header.h"

#include <cstdio>
#include <memory>
#include <mutex>

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

/// The library turns it upright itself.
cv::Mat decodedHeic(std::span<const std::uint8_t> bytes) {
    const std::unique_ptr<heif_context, With<heif_context_free>> context(heif_context_alloc());
    if (heif_context_read_from_memory_without_copy(context.get(), bytes.data(), bytes.size(), nullptr).code) return {};
    heif_image_handle* found = nullptr;
    if (heif_context_get_primary_image_handle(context.get(), &found).code) return {};
    const std::unique_ptr<heif_image_handle, With<heif_image_handle_release>> handle(found);
    const auto pixels = std::int64_t(heif_image_handle_get_width(found)) * heif_image_handle_get_height(found);
    if (pixels <= 0 || pixels > mostPixels(PictureKind::heic)) return {};
    heif_image* made = nullptr;
    if (heif_decode_image(found, &made, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nullptr).code) return {};
    const std::unique_ptr<heif_image, With<heif_image_release>> image(made);
    int stride = 0;
    std::uint8_t* plane = heif_image_get_plane(made, heif_channel_interleaved, &stride);
    const cv::Size size(heif_image_get_primary_width(made), heif_image_get_primary_height(made));
    if (!plane || size.empty()) return {};
    cv::Mat picture(size, CV_8UC3, plane, static_cast<std::size_t>(stride));
    if (pixels > kMostWholePixels) cv::resize(picture, picture, {}, .5, .5, cv::INTER_AREA);
    cv::Mat bgr;
    cv::cvtColor(picture, bgr, cv::COLOR_RGB2BGR);
    return bgr;
}

cv::Mat decodedByOpenCv(std::span<const std::uint8_t> bytes, int flags) {
    // Not copied, and not written to.
    const cv::Mat wrapped(1, static_cast<int>(bytes.size()), CV_8U, const_cast<std::uint8_t*>(bytes.data()));
    try {
        return cv::imdecode(wrapped, flags);
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
    if (header->kind == PictureKind::heic) return decodedHeic(bytes);
    return decodedByOpenCv(bytes, large ? cv::IMREAD_REDUCED_COLOR_2 : cv::IMREAD_COLOR);
}

}  // namespace hexwarden::vision
